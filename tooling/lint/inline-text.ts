// What people read stands in the messages.ts of its feature, so that a language can be added by adding files.
import type { RuleTester } from "oxlint/plugins-dev";

type Rule = Parameters<RuleTester["run"]>[1];
type Context = Parameters<NonNullable<Rule["create"]>>[0];
type Visitors = ReturnType<NonNullable<Rule["create"]>>;
type NodeOf<Name extends keyof Visitors> = Parameters<NonNullable<Visitors[Name]>>[0];
type Text = NodeOf<"Literal"> | NodeOf<"TemplateLiteral">;
type Node = NonNullable<Text["parent"]>;

const SCREENS = /\/apps\/web\/src\//u;
const TEXTS = /messages(?:\.[a-z]{2})?\.ts$|-text\.[a-z]{2}\.ts$|\.test\.tsx?$|\/testing\//u;

const LETTER = /\p{L}/u;

/** Attributes whose value is read, by a person or by a screen reader, whatever it looks like. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext)|ariaLabel|title|placeholder|alt|label|busyLabel|note|description|hint|text|caption|unit|error|question)$/u;

/** "Save", "Try again in a moment.": a capital first, then nothing more or another word. */
const SENTENCE = /^[“"(]?(?:\p{Lu}[\p{Ll}’'-]+[.!?…:]*$|\p{Lu}[\p{L}’'-]*[.,:;!?]?\s+\S)/u;

/** Names of keys and of HTTP, codes, and what draws a picture. */
const NO_TEXT =
  /^(?:Enter|Escape|Tab|Backspace|Delete|Home|End|Shift|Control|Ctrl|Alt|Meta|Space|Arrow\w+|Page(?:Up|Down)|Process|Dead|Unidentified|Compose|Bearer .*|[A-Z\d]+|[MLHVCSQTAZ][-\d\s.].*|SourceGraphic)$/su;

/** What these are given is for the browser or for us. */
const NOT_SHOWN = /(?:Error|Exception|RegExp|URL|Event|getModifierState)$|^(?:Intl|console)\b/u;

/** What stands in a literal or between the values of a template. */
function wordsOf(node: Text): string {
  if (node.type === "TemplateLiteral") return node.quasis.map((each) => each.value.raw).join("0");
  return typeof node.value === "string" ? node.value : "";
}

/** The node whose value this is: through both ways of a condition, and the values of a template. */
function holderOf(node: Text): Node | null {
  let inner: Node = node;
  let outer = node.parent;
  while (
    outer !== null &&
    (outer.type === "LogicalExpression" ||
      outer.type === "TemplateLiteral" ||
      (outer.type === "ConditionalExpression" && outer.test !== inner))
  ) {
    inner = outer;
    outer = outer.parent;
  }
  return outer;
}

/** Whether it is shown where it stands: between tags, or as an attribute that is read. */
function isShown(holder: Node | null): boolean {
  if (holder?.type === "JSXExpressionContainer") {
    return holder.parent.type === "JSXAttribute"
      ? isShown(holder.parent)
      : holder.parent.type === "JSXElement" || holder.parent.type === "JSXFragment";
  }
  if (holder?.type !== "JSXAttribute") return false;
  return holder.name.type === "JSXIdentifier" && READ.test(holder.name.name);
}

/** "credit" of plural(count, "credit"): a noun that is shown with its number. */
function isCounted({ parent }: Text): boolean {
  return (
    parent.type === "CallExpression" &&
    parent.callee.type === "Identifier" &&
    parent.callee.name === "plural"
  );
}

/** Names, comparisons and what is for us are no texts, whatever they look like. */
function isNoText(node: Text, source: Context["sourceCode"]): boolean {
  const { parent } = node;
  switch (parent.type) {
    case "BinaryExpression":
    case "SwitchCase":
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportNamedDeclaration":
    case "MemberExpression":
    case "TSLiteralType":
    case "TaggedTemplateExpression":
      return true;
    case "Property":
      return parent.key === node;
    case "NewExpression":
    case "CallExpression":
      return NOT_SHOWN.test(source.getText(parent.callee));
    default:
      return false;
  }
}

/** The rule: no text between tags, in an attribute that is read, or anywhere else in the code of a screen. */
export const noInlineText: Rule = {
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    if (!SCREENS.test(file) || TEXTS.test(file)) return {};
    const report = (node: NodeOf<"JSXText"> | Text): void => {
      const message = "What people read stands in the messages.ts of its feature, not here.";
      context.report({ node, message });
    };
    const check = (node: Text): void => {
      const words = wordsOf(node);
      if (!LETTER.test(words) || isNoText(node, context.sourceCode)) return;
      const isSentence = SENTENCE.test(words) && !NO_TEXT.test(words);
      if (isShown(holderOf(node)) || isCounted(node) || isSentence) report(node);
    };
    return {
      JSXText: (node) => {
        if (LETTER.test(node.value)) report(node);
      },
      Literal: check,
      TemplateLiteral: check,
    };
  },
};
