/**
 * Closes the header's menu as menus close: after a link of it, a press beside it, and Escape. It is a <details>, which opens and
 * closes without code too. Returns a function that stops this.
 */
export function followSectionsMenu(): () => void {
  const findMenu = () => document.querySelector<HTMLDetailsElement>("[data-sections-menu]");
  const onClick = ({ target }: MouseEvent) => {
    const menu = findMenu();
    if (menu === null || !(target instanceof Element)) return;
    if (!menu.contains(target) || target.closest("a") !== null) menu.open = false;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const menu = findMenu();
    if (key !== "Escape" || menu?.open !== true) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("keydown", onKey);
  };
}
