/** What is weighed: a saved answer for a question, or a thing of the profile for one that wants a yes, a bound or years. */
export const WEIGHED = ["saved", "thing", "bound", "years"] as const;
export type Weighed = (typeof WEIGHED)[number];

/** What is seen of a question and of what might answer it, each by a name and a number. */
export type Features = Readonly<Record<string, number>>;

/** What was learned from the sets of questions: how often words stand in forms, and what each feature weighs. */
export interface Model {
  /** In how many questions words were counted. */
  questions: number;
  /** In about how many of them a word stands; rare ones are left out. */
  counts: ReadonlyMap<string, number>;
  weights: Readonly<Record<Weighed, Features>>;
}

/** How rare a word is in forms: 0 for one that stands in every question, some 9 for one that none holds. */
export const rarityIn = ({ questions, counts }: Model, word: string): number =>
  Math.log((questions + 1) / ((counts.get(word) ?? 0) + 1));

/** How likely it is that what has these features answers the question (logistic regression). */
export function chanceOf(weights: Features, features: Features): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += (weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/** Reads what `modelText` writes. */
export function modelOf(text: string): Model {
  const counts = new Map<string, number>();
  const weights: Record<Weighed, Record<string, number>> = {
    saved: {},
    thing: {},
    bound: {},
    years: {},
  };
  let questions = 0;
  for (const line of text.trim().split("\n")) {
    const [head = "", rest = ""] = line.split(/: (.*)/s);
    const kind = WEIGHED.find((each) => each === head);
    if (head === "questions") questions = Number(rest);
    else if (kind === undefined) for (const word of rest.split(",")) counts.set(word, Number(head));
    else
      for (const entry of rest.split(", ")) {
        const [name = "", weight] = entry.split(" ");
        weights[kind][name] = Number(weight);
      }
  }
  return { questions, counts, weights };
}

/** A line of a text is at most so long, but for a single word. */
const WIDTH = 130;

/** What was learned as a text: the weights of each kind, then the words by the number of questions that hold them. */
function modelText({ questions, counts, weights }: Model): string {
  const lines = WEIGHED.map((kind) => {
    const entries = Object.entries(weights[kind]).map(
      ([name, weight]) => `${name} ${weight.toFixed(3)}`,
    );
    return `${kind}: ${entries.join(", ")}`;
  });
  const byCount = new Map<number, string[]>();
  for (const [word, count] of counts) byCount.set(count, [...(byCount.get(count) ?? []), word]);
  for (const [count, words] of [...byCount].toSorted(([left], [right]) => right - left)) {
    let line = "";
    for (const word of words.toSorted()) {
      if (line !== "" && line.length + word.length > WIDTH) {
        lines.push(`${count}: ${line}`);
        line = "";
      }
      line = line === "" ? word : `${line},${word}`;
    }
    lines.push(`${count}: ${line}`);
  }
  return [`questions: ${questions}`, ...lines].join("\n");
}

/** `learned.ts` with what was learned. */
export const learnedText = (model: Model): string =>
  `import { modelOf } from "./model.ts";

/** What was learned from the sets of questions in \`unseen/\`. Written by \`npm run answers:learn\`. */
export const LEARNED = modelOf(\`
${modelText(model)}
\`);
`;
