// The server's sentences are written in English where they are thrown or kept, and are read in other languages too.
import type { RuleTester } from "oxlint/plugins-dev";
import { translatorFor } from "../../packages/domain/src/translations/translate.ts";

type Rule = Parameters<RuleTester["run"]>[1];
type Context = Parameters<NonNullable<Rule["create"]>>[0];
type Ranged = NonNullable<Parameters<Context["report"]>[0]["node"]>;

/** Where sentences stand that a user may read: the api, the worker, and what both are made of. */
const SERVER = /\/(?:apps\/(?:api|worker)|packages\/(?:answers|db|domain|portals))\/src\//u;
/** What is for tests, for whoever runs the product (their pages, figures and mails), and for the model that drafts. */
const NOT_FOR_USERS =
  /\/said\/|\/testing\/|\.(?:test|suite|fixture)\.|\/migrations\/|\/embedded\/|-figures\.|\/ledger-proof\/|\/answers\/src\/drafting\//u;

/** Stands for what is put into a sentence; no sentence of ours has it. */
const PUT_IN = "\uE000";
/** A whole sentence, from its capital or the name that it begins with to its full stop. Questions are those of forms, which stay as they are. */
const SENTENCE = /^(?:[A-Z]|\uE000 [a-z]).* .*\.$/su;

const say = translatorFor("hi");
/** Some name, as it is put in. */
const NAME = "Quillstack";

function isTranslated(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(say(text.replaceAll(PUT_IN, NAME)));
}

/** A sentence that a user may read has its Hindi in `packages/domain/src/translations`. */
export const translatedSentence: Rule = {
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    if (!SERVER.test(file) || NOT_FOR_USERS.test(file)) return {};
    const look = (node: Ranged, text: string): void => {
      if (!SENTENCE.test(text) || isTranslated(text)) return;
      context.report({
        node,
        message:
          "This sentence has no Hindi yet. Add both to a list of packages/domain/src/translations.",
      });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string") look(node, node.value);
      },
      TemplateLiteral(node) {
        look(node, node.quasis.map(({ value }) => value.cooked ?? "").join(PUT_IN));
      },
    };
  },
};
