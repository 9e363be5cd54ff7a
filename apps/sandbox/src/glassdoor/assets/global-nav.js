// The bar on top of every page: its menu opens and closes.
const profile = document.querySelector("#globalNav .bar__menu button");
profile?.addEventListener("click", () => {
  const list = profile.nextElementSibling;
  list.hidden = !list.hidden;
  profile.setAttribute("aria-expanded", String(!list.hidden));
});
