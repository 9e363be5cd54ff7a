// The outer frame: passes on to the page around it what the form inside says.
window.addEventListener("message", (event) => {
  if (window.parent !== window) window.parent.postMessage(event.data, "*");
});
