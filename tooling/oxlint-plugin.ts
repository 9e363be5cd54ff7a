// Rules of this house that no ready-made rule covers. oxlint loads this file itself; it sees one file at a time, so what
// needs the whole graph is in .dependency-cruiser.cjs.
import { posix } from "node:path";
import type { RuleTester } from "oxlint/plugins-dev";

type Rule = Parameters<RuleTester["run"]>[1];

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

export default {
  meta: { name: "sendoff" },
  rules: {
    "no-cross-feature-import": noCrossFeatureImport,
    "no-form-watch": noFormWatch,
    "no-fixed-wait": noFixedWait,
    "no-raw-fetch": noRawFetch,
    "no-trial-click": noTrialClick,
  },
};
