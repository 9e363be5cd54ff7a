// Rows are drawn as one scrolls; a click shows the row's details beside the list.
import { readConfig } from "../../job-site/assets/net.js";

const DRAWN_AT_ONCE = 7;
const { rows } = readConfig();
const list = document.querySelector("[data-history]");
const detail = document.querySelector("[data-detail]");
let drawn = 0;

function make(name, className, text) {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

function choose(row, { title, company }) {
  list.querySelector(".select")?.classList.remove("select");
  row.classList.add("select");
  detail.replaceChildren(
    make("h2", "", title),
    make("p", "", company),
    make("p", "history__status", "Application sent"),
  );
}

function drawMore() {
  for (const item of rows.slice(drawn, drawn + DRAWN_AT_ONCE)) {
    const row = make("div", "ot__jdTupleContainer jdTupleContainer", "");
    const title = make("div", "jdTitle", item.title);
    title.title = item.title;
    const company = make("div", "company", item.company);
    company.title = item.company;
    row.append(title, company);
    if (item.date !== null) row.append(make("div", "history__date", item.date));
    row.addEventListener("click", () => choose(row, item));
    list.append(row);
  }
  drawn = Math.min(drawn + DRAWN_AT_ONCE, rows.length);
}

list.addEventListener("scroll", () => {
  if (list.scrollTop + list.clientHeight > list.scrollHeight - 40) drawMore();
});
drawMore();
if (rows.length > 0) choose(list.firstElementChild, rows[0]);
