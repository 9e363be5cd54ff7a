// The calendar of a date box.
const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
const DAY = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
});

const asText = (date) =>
  [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("/") +
  `/${date.getFullYear()}`;

function dayButton(date, today) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "artdeco-calendar__day-btn";
  const isToday = date.toDateString() === today.toDateString();
  button.setAttribute("aria-label", `${DAY.format(date)}.${isToday ? " This is today" : ""}`);
  button.textContent = String(date.getDate());
  return button;
}

function drawCalendar(box, month, choose) {
  const today = new Date();
  box.replaceChildren();
  const head = document.createElement("div");
  head.className = "artdeco-calendar__head";
  const move = (label, text, by) => {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-label", label);
    button.textContent = text;
    const target = new Date(month.getFullYear(), month.getMonth() + by, 1);
    button.addEventListener("click", () => drawCalendar(box, target, choose));
    return button;
  };
  const title = document.createElement("strong");
  title.textContent = MONTH.format(month);
  head.append(move("Previous month", "‹", -1), title, move("Next month", "›", 1));
  const grid = document.createElement("div");
  grid.className = "artdeco-calendar__grid";
  const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  for (let day = 1; day <= days; day += 1) {
    const date = new Date(month.getFullYear(), month.getMonth(), day);
    const button = dayButton(date, today);
    if (day === 1) button.style.gridColumnStart = String(date.getDay() + 1);
    button.addEventListener("click", () => choose(date));
    grid.append(button);
  }
  box.append(head, grid);
}

/** The calendar behind a date box. */
export function startCalendar(button, step) {
  const id = button.getAttribute("data-own-open-calendar");
  const input = step.querySelector(`#${CSS.escape(id)}`);
  const box = step.querySelector(`[data-own-calendar="${CSS.escape(id)}"]`);
  button.addEventListener("click", () => {
    box.hidden = !box.hidden;
    if (box.hidden) return;
    const now = new Date();
    drawCalendar(box, new Date(now.getFullYear(), now.getMonth(), 1), (date) => {
      input.value = asText(date);
      box.hidden = true;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
}
