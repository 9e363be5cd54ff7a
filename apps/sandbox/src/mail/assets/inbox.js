// Loads the page again when something new has arrived, and shows it. While an address is typed it waits.
const main = document.querySelector("main");
const PERIOD_MS = 2000;

async function look() {
  const query = new URLSearchParams(window.location.search);
  const to = query.get("to");
  const filter = to ? `?to=${encodeURIComponent(to)}` : "";
  const kind = main.getAttribute("data-inbox");
  const response = await fetch(`/${kind}/api/messages${filter}`);
  const [newest] = await response.json();
  if ((newest?.id ?? "") === main.getAttribute("data-newest")) return;
  query.delete("id");
  const next = `/${kind}${query.size === 0 ? "" : `?${query}`}`;
  if (next === window.location.pathname + window.location.search) window.location.reload();
  else window.location.assign(next);
}

setInterval(() => {
  if (document.activeElement?.tagName !== "INPUT") look().catch(() => undefined);
}, PERIOD_MS);
