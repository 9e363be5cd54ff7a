// The box in the frame of a check: a person who ticks it is told to the page around.
const box = document.querySelector("#recaptcha-anchor");

box.addEventListener("click", (event) => {
  // A script's click is none of a hand's.
  if (!event.isTrusted || !box.checked) return;
  window.parent.postMessage({ kind: "check_passed" }, window.location.origin);
});
