// The bar on top of every page, its menu, and the cookie banner.
const banner = document.getElementById("onetrust-banner-sdk");

function answerCookies() {
  document.cookie = `OptanonAlertBoxClosed=${Date.now()}; path=/; max-age=31536000; samesite=lax`;
  banner.style.display = "none";
}

for (const id of ["onetrust-accept-btn-handler", "onetrust-reject-all-handler"]) {
  document.getElementById(id)?.addEventListener("click", answerCookies);
}
document.getElementById("onetrust-pc-btn-handler")?.addEventListener("click", (event) => {
  event.currentTarget.textContent = "Only needed cookies are used";
});

const bar = document.getElementById("gnav-main-container");
const tools = [...bar.querySelectorAll("button")];
const list = bar.querySelector(".bar__list");
for (const tool of tools) {
  tool.addEventListener("click", () => {
    list.hidden = !list.hidden;
    for (const other of tools) other.setAttribute("aria-expanded", String(!list.hidden));
  });
}
