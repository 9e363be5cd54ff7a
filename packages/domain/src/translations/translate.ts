import type { UiLanguage } from "@sendoff/contract/language";
import { translator } from "./catalogue.ts";
import { hindi as answers } from "./answers.hi.ts";
import { hindi as choosing } from "./choosing.hi.ts";
import { hindi as commonQuestions } from "./common-questions.hi.ts";
import { hindi as consolePages } from "./console.hi.ts";
import { hindi as former } from "./former.hi.ts";
import { hindiGrammar } from "./grammar.hi.ts";
import { hindi as mails } from "./mails.hi.ts";
import { hindi as money } from "./money.hi.ts";
import { hindi as receipt } from "./receipt.hi.ts";
import { hindi as refusals } from "./refusals.hi.ts";
import { hindi as runs } from "./runs.hi.ts";

type Say = (text: string) => string;

const asItIs: Say = (text) => text;
let inHindi: Say | undefined;

/** How a sentence of the server's reads in a language. */
export function translatorFor(language: UiLanguage): Say {
  if (language === "en") return asItIs;
  inHindi ??= translator(
    {
      ...former,
      ...refusals,
      ...runs,
      ...choosing,
      ...answers,
      ...commonQuestions,
      ...consolePages,
      ...money,
      ...mails,
      ...receipt,
    },
    hindiGrammar,
  );
  return inHindi;
}

/** The same of a text of several lines, each by itself. */
export function translateLines(language: UiLanguage, text: string): string {
  return text.split("\n").map(translatorFor(language)).join("\n");
}

/** The words that screens have from this package too: of receipts, runs, plans and what an answer lacks. */
export function sharedHindi(): Say {
  return translator({ ...refusals, ...runs, ...choosing, ...money, ...receipt }, hindiGrammar);
}
