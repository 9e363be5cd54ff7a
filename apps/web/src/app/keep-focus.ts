/** What the focus is in, from the control outwards, with what stood beside each: so that a place is known once it is gone. */
interface Place {
  readonly element: Element;
  readonly next: Element | null;
  readonly previous: Element | null;
}

const CONTROLS =
  "a[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex='-1'])";

/**
 * A control that is pressed often goes away with what it did: a row that is skipped, a button that is done. The browser then puts the
 * focus on the body, and the next Tab begins at the top of the page. From now on it goes on beside where it was: to what stands
 * next, else to the heading of the part it was in. Whoever clicks beside all controls is left alone. Returns how to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  let trail: readonly Place[] = [];
  let isLooking = false;
  const look = (): void => {
    isLooking = false;
    if (document.activeElement !== document.body) return;
    const [first] = trail;
    if (first === undefined) return;
    // Still there: the person has turned to something else.
    if (canTakeFocus(first.element)) trail = [];
    else targetOf(trail)?.focus({ preventScroll: true });
  };
  const lookSoon = (): void => {
    if (isLooking) return;
    isLooking = true;
    // What moves the focus itself does so first.
    setTimeout(look);
  };
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element) trail = trailOf(target, root);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
  root.addEventListener("focusin", remember);
  root.addEventListener("focusout", lookSoon);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
    root.removeEventListener("focusout", lookSoon);
  };
}

function trailOf(target: Element, root: Element): Place[] {
  const trail: Place[] = [];
  for (let at: Element | null = target; at !== null && at !== root; at = at.parentElement) {
    trail.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling });
  }
  return trail;
}

function canTakeFocus(element: Element): boolean {
  return (
    element.isConnected && !element.matches(":disabled") && element.closest("[hidden]") === null
  );
}

function targetOf(trail: readonly Place[]): HTMLElement | undefined {
  // A dialog holds the focus while it is open.
  const dialog = document.querySelector("[role=dialog][data-open]");
  if (dialog !== null && !trail.some(({ element }) => element === dialog)) {
    return controlIn(dialog) ?? undefined;
  }
  const lost = trail.findLast(({ element }) => !canTakeFocus(element));
  const around = trail.find(({ element }) => canTakeFocus(element))?.element ?? null;
  const beside = [lost?.next, lost?.previous].flatMap((each) => controlIn(each ?? null) ?? []);
  return beside[0] ?? headingOf(around);
}

/** The control itself, or the first one in it; undefined for none that is on the page. */
function controlIn(element: Element | null): HTMLElement | undefined {
  if (element === null || !canTakeFocus(element)) return undefined;
  const control = element.matches(CONTROLS) ? element : element.querySelector(CONTROLS);
  return control instanceof HTMLElement ? control : undefined;
}

/** The heading of the part around it, made able to take the focus; the page's own where that has none. */
function headingOf(around: Element | null): HTMLElement | undefined {
  const part = around?.closest("section,[role=dialog],[role=region],form,main") ?? null;
  const heading =
    part?.querySelector("h1,h2,h3") ??
    document.querySelector("main h1") ??
    document.querySelector("main");
  if (!(heading instanceof HTMLElement)) return undefined;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  return heading;
}
