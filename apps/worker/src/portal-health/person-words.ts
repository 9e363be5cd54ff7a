import type { Facts } from "@sendoff/answers/facts";

const NO_JOB = { title: "", company: "", location: "" };

/** Of an applicant, what names them. */
interface Person {
  readonly fullName: string;
  readonly email: string;
  readonly factsFor: (job: Facts["job"]) => Facts;
}

/** What is known of the person and what they answered before: nothing of it is to be seen in a failure bundle. */
export function wordsOfPerson(applicant: Person): string[] {
  const { fullName, email } = applicant;
  const { user, answers, accountEmail = "" } = applicant.factsFor(NO_JOB);
  return [
    fullName,
    ...fullName.split(/\s+/),
    ...[email, accountEmail].flatMap(wordsOfAddress),
    ...Object.values(user).flatMap(wordsIn),
    ...answers.flatMap(({ answer }) => wordsIn(answer)),
  ];
}

/** An account's address, and the part of it that portals greet with. */
export function wordsOfAddress(email: string): string[] {
  return [email, email.split("@")[0] ?? ""];
}

/** The values of answers that were given; the questions' own words stay. */
export function wordsOfAnswers(answers: unknown): string[] {
  if (!Array.isArray(answers)) return [];
  return answers.flatMap((answer: unknown) => {
    if (typeof answer !== "object" || answer === null) return [];
    return [...wordsIn(Reflect.get(answer, "value")), ...wordsIn(Reflect.get(answer, "replaced"))];
  });
}

/** Every text and number in a value of any shape. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  return Array.isArray(value) ? value.flatMap(wordsIn) : [];
}
