// One word for one idea in all that users read, in both languages (docs/voice.md).
import type { RuleTester } from "oxlint/plugins-dev";
import { GONE_FROM_TEXTS } from "../gone-words.ts";

type Rule = Parameters<RuleTester["run"]>[1];
type Context = Parameters<NonNullable<Rule["create"]>>[0];
type Ranged = NonNullable<Parameters<Context["report"]>[0]["node"]>;

/** Texts of screens, and what the server says: each of its sentences has a line in a list of translations. */
const TEXTS =
  /\/apps\/web\/src\/.*(?:messages|-text)(?:\.[a-z]{2})?\.ts$|\/domain\/src\/translations\/.*\.[a-z]{2}\.ts$/u;
/** The operators' pages, and sentences that only old rows have. */
const NOT_FOR_USERS = /\/features\/console\/|\/(?:console|former)\.[a-z]{2}\.ts$/u;

const GONE = new RegExp(
  `(?<![\\p{L}\\p{M}_-])(${[...GONE_FROM_TEXTS.keys()].join("|")})s?(?![\\p{L}\\p{M}_-])`,
  "iu",
);

/** A text for users has none of the words that `GONE_FROM_TEXTS` lists. */
export const noGoneText: Rule = {
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    if (!TEXTS.test(file) || NOT_FOR_USERS.test(file)) return {};
    const check = (node: Ranged, text: string): void => {
      const word = GONE.exec(text)?.[1]?.toLowerCase();
      if (word === undefined) return;
      context.report({
        node,
        message: `Users read "${GONE_FROM_TEXTS.get(word) ?? ""}", not "${word}" (docs/voice.md).`,
      });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string" && node.parent?.type !== "ImportDeclaration") {
          check(node, node.value);
        }
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ""),
    };
  },
};
