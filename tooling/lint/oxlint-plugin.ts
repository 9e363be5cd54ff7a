// Rules of this house that no ready-made rule covers. oxlint loads this file itself; it sees one file at a time, so what
// needs the whole graph is in .dependency-cruiser.cjs.
import { posix } from "node:path";
import type { RuleTester } from "oxlint/plugins-dev";
import { GONE_WORDS } from "../gone-words.ts";
import { noGoneText } from "./gone-from-texts.ts";
import { noInlineText } from "./inline-text.ts";
import { translatedSentence } from "./translated-sentence.ts";

type Rule = Parameters<RuleTester["run"]>[1];
type Context = Parameters<NonNullable<Rule["create"]>>[0];
type Ranged = NonNullable<Parameters<Context["report"]>[0]["node"]>;

const FEATURE = /\/apps\/web\/src\/features\/([^/]+)\//;

/** Web features do not import each other (app/ composes them), by whichever spelling. */
const noCrossFeatureImport: Rule = {
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    const own = FEATURE.exec(file)?.[1];
    if (own === undefined) return {};
    return {
      ImportDeclaration(node) {
        const target = node.source.value;
        const path = target.startsWith(".") ? posix.join(posix.dirname(file), target) : target;
        const other = /(?:^|\/)features\/([^/]+)/.exec(path)?.[1];
        if (other === undefined || other === own) return;
        context.report({
          node,
          message: `The feature ${own} imports the feature ${other}. Compose them in app/, or move the shared part to components/ or lib/.`,
        });
      },
    };
  },
};

/** `watch()` renders the whole form on every key; `useWatch` renders what needs the value. */
const noFormWatch: Rule = {
  create(context) {
    let usesForms = false;
    return {
      ImportDeclaration(node) {
        if (node.source.value === "react-hook-form") usesForms = true;
      },
      CallExpression(node) {
        const { callee } = node;
        const name =
          callee.type === "MemberExpression" && callee.property.type === "Identifier"
            ? callee.property.name
            : callee.type === "Identifier"
              ? callee.name
              : undefined;
        if (!usesForms || name !== "watch") return;
        context.report({
          node,
          message:
            "watch() renders the whole form on every key. Use useWatch where the value is needed.",
        });
      },
    };
  },
};

/** A fixed wait is too short on a slow day and too long on all others. */
const noFixedWait: Rule = {
  create(context) {
    return {
      MemberExpression(node) {
        if (node.property.type !== "Identifier" || node.property.name !== "waitForTimeout") return;
        context.report({
          node,
          message: "Wait for a state (a locator, a response), not for a time.",
        });
      },
    };
  },
};

/** A trial click sends the page a real one and only keeps it from its scripts: on a button that sends an application, once too often. */
const noTrialClick: Rule = {
  create(context) {
    return {
      Property(node) {
        if (node.key.type !== "Identifier" || node.key.name !== "trial") return;
        if (node.value.type !== "Literal" || node.value.value !== true) return;
        context.report({ node, message: "Ask canPress of form/hand.ts, which makes no event." });
      },
    };
  },
};

/** Requests go through kit's client or the web app's api client: time-outs, errors and parsing live there. */
const noRawFetch: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        const isPlain = callee.type === "Identifier" && callee.name === "fetch";
        const isMember =
          callee.type === "MemberExpression" &&
          callee.object.type === "Identifier" &&
          ["globalThis", "window", "self"].includes(callee.object.name) &&
          callee.property.type === "Identifier" &&
          callee.property.name === "fetch";
        if (!isPlain && !isMember) return;
        context.report({
          node,
          message:
            "Raw fetch has no time-out and no parsing. Use kit's client, or the api client in the web app.",
        });
      },
    };
  },
};

const GONE = new RegExp(`(?:^|-)(${[...GONE_WORDS.keys()].join("|")})s?(?=-|$)`, "u");
/** Whether a file may have one of them at all; most have none and are not walked. */
const MAY_HAVE_GONE = new RegExp([...GONE_WORDS.keys()].join("|").replaceAll("-", ".?"), "iu");
/** Names of columns and of JSON fields are what they are to the outside. */
const OUTSIDE = /^[a-z0-9]+(?:_[a-z0-9]+)+$|^enclosures?$/u;

/** The word in the name that is gone, as `GONE_WORDS` has it. */
function findGone(name: string): string | undefined {
  const parts = name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[._]/gu, "-");
  return GONE.exec(parts.toLowerCase())?.[1];
}

/** The field's words in names: those of `gone-words.ts` do not come back. */
const noGoneWord: Rule = {
  create(context) {
    const check = (node: Ranged, name: string): void => {
      const word = OUTSIDE.test(name) ? undefined : findGone(name);
      if (word === undefined) return;
      context.report({ node, message: `"${word}" is gone. Say: ${GONE_WORDS.get(word) ?? ""}.` });
    };
    const inName = posix.basename(context.filename.replaceAll("\\", "/"));
    return {
      Program: (node) => check(node, inName),
      ...(MAY_HAVE_GONE.test(context.sourceCode.text)
        ? {
            Identifier: (node) => check(node, node.name),
            JSXIdentifier: (node) => check(node, node.name),
            PrivateIdentifier: (node) => check(node, node.name),
          }
        : {}),
    };
  },
};

export default {
  meta: { name: "sendoff" },
  rules: {
    "no-cross-feature-import": noCrossFeatureImport,
    "no-form-watch": noFormWatch,
    "no-fixed-wait": noFixedWait,
    "no-gone-text": noGoneText,
    "no-gone-word": noGoneWord,
    "no-inline-text": noInlineText,
    "no-raw-fetch": noRawFetch,
    "no-trial-click": noTrialClick,
    "translated-sentence": translatedSentence,
  },
};
