import { deepAll, selectorFor } from "../../in-page/dom.ts";
import { canBeFound, canBeHit } from "../../in-page/hit-test.ts";
import { textOf } from "../../in-page/text.ts";
import { testCounted } from "../../in-page/held-guesses.ts";

/* Runs inside the page, after the files of ../../in-page. */

export interface RawPrimary {
  text: string;
  selector: string;
  action: string;
  variant: string;
  isDisabled: boolean;
}

/** The button that a step goes on with; without one, what is wrong with those that there are, or an empty string. */
export interface FoundPrimary {
  primary: RawPrimary | null;
  problem: string;
}

interface PrimaryAction {
  action: string;
  keys: [string, string][];
  words: RegExp;
}

const ACTIONS: PrimaryAction[] = [
  {
    action: "submit",
    keys: [
      ["test-id", "[data-testid=submit-application-button]"],
      ["name", "[name=submit-application]"],
    ],
    words: /^submit( your)? application$/i,
  },
  {
    action: "next",
    keys: [["test-id", "[data-testid=continue-button]"]],
    words: /^(continue|next|review( your application)?|apply anyway)$/i,
  },
];
const HASHED_TEST_ID = /^[0-9a-f]{12,}$/;

const DECOY_NAME = /(^|[ -])hp-/;

/** Some of the buttons that stand beside the real one to catch robots say so in their names. */
function isNamedDecoy(button: Element): boolean {
  const name = `${button.getAttribute("data-testid") ?? ""} ${button.getAttribute("name") ?? ""}`;
  return DECOY_NAME.test(name) || button.getAttribute("aria-hidden") === "true";
}

/** By what the button is one of this action: a key of its own, else its words; an empty string when it is none. */
function variantOf(button: Element, { keys, words }: PrimaryAction): string {
  const key = keys.find(([, css]) => button.matches(css));
  if (key !== undefined) return key[0];
  if (!testCounted(words, textOf(button))) return "";
  const isHashed = HASHED_TEST_ID.test(button.getAttribute("data-testid") ?? "");
  return isHashed ? "hashed-test-id" : "text";
}

/**
 * Others beside the real button have its word and its kind of test id, and differ by how they are drawn (portal facts, captured
 * 2.3): the one that a person can hit is the real one; of several, the one whose classes no other has, as all decoys have the same.
 * When none can be hit, or several differ or none does, nobody knows which it is.
 */
function chooseButton(
  all: readonly Element[],
  root: Element,
  hasKey: (button: Element) => boolean,
): Element | string {
  const found = all.filter((each) => canBeFound(each, root));
  const [only, ...others] = found;
  if (only === undefined) return "hidden";
  // What covers a lone button will go away again; a click waits for that.
  if (others.length === 0) return only;
  const hit = found.filter((each) => canBeHit(each, root));
  const keyed = hit.filter(hasKey);
  const [chosen, ...rest] = keyed.length === 1 ? keyed : hit;
  if (chosen === undefined) return "covered";
  if (rest.length === 0) return chosen;
  const odd = oddOneOut(all);
  return odd !== undefined && hit.includes(odd) ? odd : "ambiguous";
}

/** The only one with its classes where all others have the same ones; undefined where there is none, or too few to tell. */
function oddOneOut(buttons: readonly Element[]): Element | undefined {
  const looks = Map.groupBy(buttons, (each) => [...each.classList].toSorted().join(" "));
  const [alone, ...others] = [...looks.values()].filter((each) => each.length === 1);
  return looks.size === 2 && others.length === 0 ? alone?.[0] : undefined;
}

/** The step's main button, never a decoy. Scrolls the page where several bear its word. */
export function primaryButton(root: Element): FoundPrimary {
  const buttons = deepAll(root, "button,[role=button]").filter((each) => !isNamedDecoy(each));
  let problem = "";
  for (const action of ACTIONS) {
    const all = buttons.filter((each) => variantOf(each, action) !== "");
    if (all.length === 0) continue;
    const chosen = chooseButton(all, root, (each) =>
      action.keys.some(([, css]) => each.matches(css)),
    );
    if (typeof chosen !== "string") {
      return { primary: rawPrimary(chosen, action), problem: "" };
    }
    problem ||= chosen;
    if (chosen !== "hidden") break;
  }
  return { primary: null, problem };
}

function rawPrimary(button: Element, action: PrimaryAction): RawPrimary {
  return {
    text: textOf(button),
    selector: selectorFor(button),
    action: action.action,
    variant: variantOf(button, action),
    isDisabled: button.matches(":disabled") || button.getAttribute("aria-disabled") === "true",
  };
}
