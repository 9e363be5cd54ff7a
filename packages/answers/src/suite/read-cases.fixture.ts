import { FieldKind, type FieldValue, type FormField } from "@sendoff/contract/form";

/** One question of a suite with what a person would answer; undefined where nobody could from these facts. */
export interface Case {
  applicant: string;
  field: FormField;
  /** Any of these is right; most lines have one. */
  expected: (FieldValue | undefined)[];
  /** The value is right, and asking the user instead is fine, too. */
  mayAsk: boolean;
}

/** Reads the suite's lines; see the head of `answerable.cases.txt`. A line that cannot be read fails the suite. */
export function readCases(text: string): Case[] {
  const cases: Case[] = [];
  let applicant = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("@")) applicant = line.slice(1).trim();
    else if (line.trim() !== "" && !line.startsWith("#")) cases.push(readCase(line, applicant));
  }
  return cases;
}

function readCase(line: string, applicant: string): Case {
  const [expected = "", kind = "", question = "", options = "", extras = ""] = line
    .split("|")
    .map((part) => part.trim());
  const field: FormField = {
    question,
    kind: FieldKind.parse(kind),
    required: !/\boptional\b/.test(extras),
    options: options === "" ? [] : options.split(";").map((option) => option.trim()),
    value: kind === "checkbox" ? /\bvalue=true\b/.test(extras) : (extra(extras, "value") ?? ""),
    error: "",
  };
  for (const name of ["section", "hint", "placeholder", "accept", "autocomplete"] as const) {
    const text = extra(extras, name);
    if (text !== undefined) field[name] = text;
  }
  for (const name of ["min", "max", "maxLength"] as const) {
    const text = extra(extras, name);
    if (text !== undefined) field[name] = Number(text);
  }
  const wanted = expected.replace(/^~/, "");
  return {
    applicant,
    field,
    expected: wanted.split(" <or> ").map((text) => readExpected(text.replace(/^~/, "").trim())),
    mayAsk: expected.startsWith("~"),
  };
}

function extra(extras: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=(.+?)(?= \\w+=|$)`).exec(extras)?.[1]?.trim();
}

function readExpected(text: string): FieldValue | undefined {
  if (text === "?") return undefined;
  if (text === "true" || text === "false") return text === "true";
  if (text.startsWith("["))
    return text
      .slice(1, -1)
      .split(";")
      .map((item) => item.trim());
  return text;
}
