import { createHash, randomInt, randomUUID } from "node:crypto";
import { markup, type Markup } from "../../../markup.ts";
import { hashText } from "../../../seeded-random.ts";
import { DECOY_WAYS, type DecoyWay } from "../../faults.ts";
import { hasPlainTestId } from "../form-pages.ts";
import type { Form } from "../form-store.ts";
import type { Module } from "../form-model.ts";
import { lookCss, ruleFor, type LookRule } from "./looks.ts";
import type { ModuleView } from "./module-view.ts";

/** The button that goes on, and those around it that only look like it. */
export interface ContinueButtons {
  html: Markup;
  continue_id: string;
  decoys: string[];
  looks: LookRule[];
}

/** Decoys have one look in every module (captured 2.3); another build has another hash. */
const DECOY_HASH = "12q5xo4";
const OTHER_DECOY_HASH = "1pk0rz6";
const REAL_HASHES = ["1acnfi4", "ep7br2", "8xj3l3"] as const;
/** The whole of the test id that ordinary question pages of all jobs have; its beginning is captured (2.3). */
const QUESTION_TEST_ID = "30e6dd3d81aa5f0b92c47e6a13d8f05be2749c61a8d03f5e7b16c92da4508e7f";
/** Classes that cannot be written into a selector as they are: they may begin with a digit. */
const QUESTION_CLASSES = [
  "9b1f6c0d27ae83451cd9e0f7263ab584d1c07e96f2a83b5d60e4791fa2c8d3b6",
  "e47a90c5d1836fb2",
] as const;
type Pair = readonly [number, number];
/** How many buttons the contact page has, and at which place the one that works stands. */
const CONTACT_PLACES: readonly [Pair, ...Pair[]] = [
  [4, 2],
  [4, 3],
  [6, 3],
  [6, 2],
  [12, 6],
  [12, 2],
];
/** How many stand before and after the one that works on the CV page. */
const RESUME_PLACES: readonly [Pair, ...Pair[]] = [
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 2],
  [5, 4],
];

const sha = (): string => createHash("sha256").update(randomUUID()).digest("hex");
const pick = <T>(items: readonly [T, ...T[]]): T => items[randomInt(items.length)] ?? items[0];

const COVER = "content:'';position:absolute;inset:auto 0 0 0;height:56px;background:#fff;z-index:1";
const BELOW = "position:absolute;bottom:4px;left:0;height:44px";
/** Why nobody sees or hits a decoy. The real rules were not captured; each of these is as likely as the others. */
const WAYS: Record<DecoyWay, { decoy: string; box?: string }> = {
  off_left: { decoy: "position:absolute;left:-9999px" },
  off_right: { decoy: "position:fixed;top:40vh;left:130vw" },
  off_below: { decoy: "position:fixed;top:140vh;left:40px" },
  opacity: { decoy: `${BELOW};opacity:0` },
  filter: { decoy: `${BELOW};filter:opacity(0)` },
  clip: { decoy: `${BELOW};clip-path:inset(50%)` },
  clip_rect: { decoy: `${BELOW};clip:rect(0 0 0 0)` },
  cover: { decoy: `${BELOW};z-index:0`, box: `&::after{${COVER}}` },
  beneath: { decoy: "position:absolute;inset:0 0 auto 0;height:44px;z-index:0" },
  visibility: { decoy: `${BELOW};visibility:hidden` },
  size: { decoy: `${BELOW};width:0;height:0;padding:0;border:0;overflow:hidden` },
  scale: { decoy: `${BELOW};transform:scale(0)` },
  // Anybody can hit them: they differ by their class and what it draws.
  look_alone: { decoy: "margin:4px" },
};

function wayOf(form: Form, module: Module): DecoyWay {
  const forced = form.owner.faultsOf(form.account).decoys ?? null;
  const byForm = DECOY_WAYS[hashText(`decoys:${form.id}:${module}`) % DECOY_WAYS.length];
  return forced ?? byForm ?? "off_left";
}

interface ButtonInput {
  id: string;
  testId: string;
  classes: string;
}

const button = ({ id, testId, classes }: ButtonInput, isBusy = false): Markup =>
  markup`<button type="button" id="${id}" class="${classes}" data-testid="${testId}"${isBusy ? markup` aria-busy="false"` : null}><span>Continue</span></button>`;

/** The look of the decoys, and the hash by which the one that works differs from them. */
function decoyLooks(form: Form, view: ModuleView, realHash: string) {
  const hash = hashText(`build:${form.job.id}`) % 4 === 0 ? OTHER_DECOY_HASH : DECOY_HASH;
  const way = WAYS[wayOf(form, realHash === "6ja1uy" ? "resume" : "contact")];
  const boxHash = "f2w9ke";
  const css = "padding:10px 20px;border:1px solid #8b8b99;border-radius:8px;background:#fff";
  return {
    decoy: view.classOf(hash),
    real: view.classOf(realHash),
    box: view.classOf(boxHash),
    looks: [
      ruleFor(hash, `${css};${way.decoy}`),
      ruleFor(realHash, lookCss("primary")),
      ruleFor(boxHash, `${lookCss("buttonBox")};${way.box ?? ""}`),
    ],
  };
}

/** Four, six or twelve buttons; the one that works shares its test id with decoys, and only one class is its own. */
function contactButtons(form: Form, view: ModuleView): ContinueButtons {
  const [count, place] = pick(CONTACT_PLACES);
  const { decoy, real, box, looks } = decoyLooks(form, view, pick(REAL_HASHES));
  const testIds = [sha(), sha()];
  const ids = Array.from({ length: count }, sha);
  const isReal = (index: number): boolean => index === place - 1;
  // Of two test ids the one of the button that works also stands on every other decoy.
  const testIdOf = (index: number): string => testIds[(index + place - 1) % 2] ?? "";
  return {
    html: markup`<div class="${box}">${ids.map((id, index) => button({ id, testId: testIdOf(index), classes: isReal(index) ? real : decoy }))}</div>`,
    continue_id: ids[place - 1] ?? "",
    decoys: ids.filter((_id, index) => !isReal(index)),
    looks,
  };
}

/** `hp-continue-button-<n>` before and again after the one `continue-button`. */
function resumeButtons(form: Form, view: ModuleView): ContinueButtons {
  const [before, after] = pick(RESUME_PLACES);
  const { decoy, real, box, looks } = decoyLooks(form, view, "6ja1uy");
  const id = sha();
  const decoys: string[] = [];
  const row = (count: number): Markup[] =>
    Array.from({ length: count }, (_, index) => {
      const decoyId = sha();
      decoys.push(decoyId);
      return button({ id: decoyId, testId: `hp-continue-button-${index}`, classes: decoy }, true);
    });
  return {
    html: markup`<div data-testid="resume-selection-footer" class="${box}">${row(before)}${button({ id, testId: "continue-button", classes: real }, true)}${row(after)}</div>`,
    continue_id: id,
    decoys,
    looks,
  };
}

function singleButton(
  view: ModuleView,
  parts: Pick<ButtonInput, "testId" | "classes">,
  label: string,
) {
  const id = sha();
  return {
    html: markup`<div${view.look("buttonBox")}><button type="button" id="${id}" class="${parts.classes}" data-testid="${parts.testId}"><span>${label}</span></button></div>`,
    continue_id: id,
    decoys: [],
    looks: [],
  };
}

function questionButton(form: Form, view: ModuleView): ContinueButtons {
  const plain = view.classOf("6ja1uy");
  if (hasPlainTestId(form)) {
    const classes = `ia-continueButton ia-Question-continue ${plain}`;
    return singleButton(view, { testId: "continue-button", classes }, "Continue");
  }
  const [first, second] = QUESTION_CLASSES;
  const padded = second.padEnd(64, "0a7c");
  const classes = `${first} ${padded}`;
  const looks: LookRule[] = [[`[class~="${first}"]`, lookCss("primary")]];
  return { ...singleButton(view, { testId: QUESTION_TEST_ID, classes }, "Continue"), looks };
}

/** The way on from a page: which buttons stand there differs from module to module (captured 2.3). */
export function continueButtons(form: Form, module: Module, view: ModuleView): ContinueButtons {
  const classes = view.classOf("6ja1uy");
  switch (module) {
    case "contact":
      return contactButtons(form, view);
    case "resume":
      return resumeButtons(form, view);
    case "location":
      return singleButton(view, { testId: sha(), classes }, "Continue");
    case "questions":
      return questionButton(form, view);
    case "intervention":
      return singleButton(view, { testId: "continue-button", classes }, "Apply anyway");
    case "experience":
    case "work_history":
    case "education":
    case "qualifications":
      return singleButton(view, { testId: "continue-button", classes }, "Continue");
  }
}
