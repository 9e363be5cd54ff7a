// What is Greenhouse's alone: the button that leads to the form, the countries of a phone, and a company's own small forms.

document.querySelector("[data-own-scroll]")?.addEventListener("click", () => {
  document.querySelector(".application--container").scrollIntoView();
});

// The company's own forms lead nowhere in here.
for (const other of document.querySelectorAll(".company-search, .company-newsletter")) {
  other.addEventListener("submit", (event) => event.preventDefault());
}

const button = document.querySelector(".iti__selected-country");
const list = document.querySelector("#iti-0__dropdown-content");
const show = (isOpen) => {
  list.classList.toggle("iti__hide", !isOpen);
  button.setAttribute("aria-expanded", String(isOpen));
};
button?.addEventListener("click", () => show(list.classList.contains("iti__hide")));
list?.addEventListener("click", (event) => {
  const country = event.target.closest("li");
  if (country === null) return;
  button.textContent = `+${country.dataset.dialCode}`;
  button.setAttribute("aria-label", country.textContent);
  show(false);
});
list?.querySelector("input").addEventListener("input", ({ target }) => {
  for (const country of list.querySelectorAll("li")) {
    country.hidden = !country.textContent.toLowerCase().includes(target.value.toLowerCase());
  }
});
