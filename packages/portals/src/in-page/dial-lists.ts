import { deepContains, hasBox, isKnownBy, isRendered, parentOf } from "./dom.ts";
import { listOptionsOf } from "./kinds.ts";
import type { Group } from "./raw-control.ts";
import { fullTextOf, squash } from "./text.ts";
import { labelsOf } from "./traps.ts";
import { testCounted } from "./held-guesses.ts";

const DIAL_CODE = /\+\s?\d{1,4}\b/;
const DIAL_NAMES = /country.{0,12}(code|select)|dial|calling|iti__|phone.{0,3}country/i;
/** How far apart a number and its list of countries may stand. */
const MOST_LEVELS = 4;

function isPhoneBox(element: Element | undefined): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  return isKnownBy(element, "[type=tel],[autocomplete=tel],[autocomplete^=tel-]");
}

/** A list of countries by their dial codes that has no label of its own: with one it is a question of its own. */
function isBareDialList(group: Group): boolean {
  const [list] = group.members;
  if (list === undefined || !["picker", "native_select"].includes(group.widget)) return false;
  const hasLabel = labelsOf(list).some(
    (label) => isRendered(label) && hasBox(label) && fullTextOf(label) !== "",
  );
  if (hasLabel) return false;
  const options =
    list instanceof HTMLSelectElement ? [...list.options] : listOptionsOf(list).slice(0, 20);
  const coded = options.filter((option) => DIAL_CODE.test(fullTextOf(option)));
  if (coded.length > options.length / 2) return true;
  const names = ["id", "name", "class", "aria-label", "data-testid"];
  const isNamed = names.some((name) => testCounted(DIAL_NAMES, list.getAttribute(name) ?? ""));
  // "United States +1" in the box of a list that is searched.
  const shown = list instanceof HTMLInputElement ? list.value : "";
  return (
    isNamed || /\+\d{1,4}$/.test(shown) || /^\+\s?\d{1,4}$/.test(squash(list.textContent ?? ""))
  );
}

/** Whether the two stand together, with no other question between or around them. */
function standTogether(phone: Element, list: Element, others: readonly Group[]): boolean {
  let holder = parentOf(phone);
  for (let level = 0; holder !== null && level < MOST_LEVELS;) {
    const box = holder;
    // What stands inside of web components is not counted.
    if (!(box.getRootNode() instanceof ShadowRoot)) level += 1;
    if (deepContains(box, list)) {
      return !others.some((group) => group.members.some((each) => deepContains(box, each)));
    }
    holder = parentOf(box);
  }
  return false;
}

/** A phone number and the bare list of dial codes beside it are one question: the list joins the number's group. */
export function withDialLists(groups: readonly Group[]): Group[] {
  const joined = new Set<Group>();
  for (const phone of groups) {
    const [box] = phone.members;
    if (phone.widget !== "text" || box === undefined || !isPhoneBox(box)) continue;
    const list = groups.find((group) => {
      const [member] = group.members;
      const others = groups.filter((each) => each !== group && each !== phone);
      return member !== undefined && isBareDialList(group) && standTogether(box, member, others);
    });
    if (list === undefined || joined.has(list)) continue;
    phone.beside = list;
    joined.add(list);
  }
  return groups.filter((group) => !joined.has(group));
}
