const NOT_TYPED_IN = new Set([
  "button",
  "checkbox",
  "radio",
  "submit",
  "reset",
  "range",
  "file",
  "color",
]);

/** Whether a key goes into a field that it is typed into: a key of the page's own would take it away. */
export function isTyping({ target }: Event): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_IN.has(target.type);
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("textarea, select, [role=combobox]") || target.isContentEditable;
}
