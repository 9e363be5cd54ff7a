/**
 * Runs inside a copy of the page. Takes out the words of cards and links that name those who hire, known by how classes and
 * headings call them and by addresses of profiles, and the names in them wherever else they stand ("Message Asha Raman"); and what
 * files are called, as CVs are most often by their owner's name.
 */
export function takeOutNames(leftOut: string): void {
  const parts = [
    "hirer",
    "jobs-poster",
    "recruiter",
    "hiring-manager",
    "hiringManager",
    "people-card",
  ];
  const cards = parts.flatMap((part) => [`[class*=${part} i]`, `[data-testid*=${part} i]`]).join();
  const hiring =
    /^(meet the hiring team|job poster|posted by|recruiter|hiring (manager|team)|contact person)\b/i;
  const profile = /\/(in|profile|people|users?|u|members?)\/[^/?#]+/i;
  const name = /^\p{Lu}[\p{L}.'-]+( \p{Lu}[\p{L}.'-]*){1,3}$/u;
  const roots = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : roots(shadowRoot),
    ),
  ];
  const textsIn = (node: Node): Node[] =>
    node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
  const named = new Set<string>();
  const silence = (element: Element): void => {
    for (const text of textsIn(element)) {
      const words = (text.textContent ?? "").trim();
      if (words === "" || words === leftOut || hiring.test(words)) continue;
      if (name.test(words)) named.add(words);
      text.textContent = leftOut;
    }
  };
  const all = roots(document);
  for (const root of all) {
    root.querySelectorAll(cards).forEach(silence);
    for (const heading of root.querySelectorAll("h1,h2,h3,h4,strong")) {
      const beside = [...(heading.parentElement?.children ?? [])];
      if (!hiring.test((heading.textContent ?? "").trim())) continue;
      beside.slice(beside.indexOf(heading) + 1).forEach(silence);
    }
    for (const link of root.querySelectorAll("a[href]")) {
      if (profile.test(link.getAttribute("href") ?? "")) silence(link);
    }
  }
  const file = /[^\s"'/\\]+(?=\.(?:pdf|docx?|rtf|odt)\b)/gi;
  const withoutNames = (text: string): string =>
    [...named].reduce((rest, each) => rest.replaceAll(each, leftOut), text.replace(file, leftOut));
  for (const root of all) {
    for (const text of [...root.childNodes].flatMap(textsIn)) {
      text.textContent = withoutNames(text.textContent ?? "");
    }
    for (const element of root.querySelectorAll("[aria-label],[title],[alt]")) {
      for (const spoken of ["aria-label", "title", "alt"]) {
        const text = element.getAttribute(spoken);
        if (text !== null) element.setAttribute(spoken, withoutNames(text));
      }
    }
  }
}
