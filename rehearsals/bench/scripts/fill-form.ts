import type { Frame, Page } from "playwright-core";

const ANSWERS: readonly [RegExp, string][] = [
  [/notice period/i, "30"],
  [/ctc/i, "34"],
  [/years/i, "7"],
  [/company/i, "Kaveri Payments"],
  [/^first\b/i, "Asha"],
  [/^last\b/i, "Raman"],
  [/phone/i, "9876543210"],
  [/e-?mail/i, "asha.raman@example.com"],
  [/name/i, "Asha Raman"],
  [/location|city/i, "Bangalore"],
  [/country/i, "India"],
  [/authorized/i, "Yes"],
  // A list that is known by its button's word only.
  [/^select$/i, "Yes"],
];

/** What the script answers to a question; "1" to one that it does not know. */
export function answerTo(question: string): string {
  return ANSWERS.find(([wording]) => wording.test(question))?.[1] ?? "1";
}

interface Box {
  readonly nth: number;
  readonly label: string;
}
interface Found {
  readonly texts: readonly Box[];
  readonly lists: readonly Box[];
  /** Lists that open at a click, and the browser's own. */
  readonly opened: readonly Box[];
  readonly native: readonly Box[];
  readonly yes: readonly number[];
  readonly files: readonly number[];
}

/** Marks what is to be filled in below `root`, so that it can be addressed. Runs in the page. */
function findFields(root: Element): Found {
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().right > 0;
  let count = 0;
  const mark = (element: Element): number => {
    count += 1;
    element.setAttribute("data-bare", String(count));
    return count;
  };
  const labelOf = (field: Element): string => {
    const ids = (field.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const own =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? [...(field.labels ?? [])].map((label) => label.textContent ?? "").join(" ")
        : "";
    const label = own.trim() || named.trim() || (field.getAttribute("aria-label") ?? "");
    if (label !== "") return label;
    // A question without a tie to its box stands above it.
    let around = field.parentElement;
    while (around !== null && around.textContent?.trim() === "") around = around.parentElement;
    return around?.textContent ?? "";
  };
  const isText = (field: Element): boolean =>
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && /^(text|tel|email|number|url)$/.test(field.type));
  const boxesOf = (css: string): Box[] =>
    [...root.querySelectorAll(css)].flatMap((field) =>
      seen(field) ? [{ nth: mark(field), label: labelOf(field) }] : [],
    );
  const lists = boxesOf("input[role=combobox]:not([readonly])");
  const opened = boxesOf(
    "input[role=combobox][readonly], [data-testid] > [role=combobox]:not(input)",
  );
  const native = boxesOf("select");
  const texts = [...root.querySelectorAll("input, textarea")].flatMap((field) => {
    const isOpen =
      isText(field) &&
      seen(field) &&
      field.getAttribute("role") !== "combobox" &&
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      (field.value === "" || /^\+\d{1,3}$/.test(field.value)) &&
      !field.readOnly;
    return isOpen ? [{ nth: mark(field), label: labelOf(field) }] : [];
  });
  const yes = [...root.querySelectorAll("label, [role=radio], button")].flatMap((element) =>
    /^\W*yes$/i.test(element.textContent?.trim() ?? "") && seen(element) ? [mark(element)] : [],
  );
  const empty = [...root.querySelectorAll("input[type=file]")].filter(
    (field) => field instanceof HTMLInputElement && field.files?.length === 0,
  );
  const named = empty.filter(({ id }) => /resume|cv/i.test(id));
  const files = [...named, ...empty].slice(0, 1).map(mark);
  return { texts, lists, opened, native, yes, files };
}

/** Fills the empty boxes of the form, says yes, and attaches the CV to its first place for a file where it has one. */
export async function fillForm(at: Page | Frame, form: string, cvPath: string | null) {
  const root = at.locator(form).first();
  const { texts, lists, opened, native, yes, files } = await root.evaluate(findFields);
  const field = (nth: number) => root.locator(`[data-bare="${nth}"]`);
  for (const { nth, label } of texts) await field(nth).fill(answerTo(label));
  for (const { nth, label } of lists) {
    const answer = answerTo(label);
    await field(nth).fill(answer);
    await at.getByRole("option").filter({ hasText: answer }).first().click();
  }
  for (const { nth, label } of opened) {
    await field(nth).click();
    await at
      .getByRole("option", { name: answerTo(label) })
      .filter({ visible: true })
      .first()
      .click();
  }
  for (const { nth, label } of native) await field(nth).selectOption(answerTo(label));
  for (const nth of yes) await field(nth).click();
  const [file] = files;
  if (cvPath !== null && file !== undefined) await field(file).setInputFiles(cvPath);
}

/** Marks the one button of these words that a person would hit, among decoys: of several alike one has a class of its own. */
export async function pressHit(at: Page | Frame, words: string): Promise<string> {
  const found = await at.waitForFunction((pattern) => {
    const textOf = (button: Element): string =>
      button instanceof HTMLInputElement ? button.value : (button.textContent ?? "").trim();
    const named = [
      ...document.querySelectorAll("button, [role=button], input[type=submit]"),
    ].filter((button) => new RegExp(pattern, "i").test(textOf(button)));
    const ownClass = named.filter(
      ({ className }) => named.filter((other) => other.className === className).length === 1,
    );
    const hasDecoys = named.length > 2 && ownClass.length === 1;
    for (const button of hasDecoys ? ownClass : named) {
      const text = textOf(button);
      if (button.matches(":disabled")) continue;
      button.scrollIntoView({ block: "center" });
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit === null || !button.contains(hit) || width === 0) continue;
      for (const old of document.querySelectorAll("[data-bare-press]"))
        old.removeAttribute("data-bare-press");
      button.setAttribute("data-bare-press", "");
      return text;
    }
    return null;
  }, words);
  const text = await found.jsonValue();
  return text ?? "";
}
