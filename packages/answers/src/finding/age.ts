import { derived, yesNo, type Finding } from "../facts/claim.ts";
import type { Meaning } from "../question/meaning.ts";

/** Age and "are you at least N?", from the birth date that the user has given, by arithmetic. */
export function findAge(
  meaning: Meaning,
  birthDate: string | undefined,
  today: string,
  saidAdult: (age: string) => boolean | undefined = () => undefined,
): Finding | undefined {
  if (meaning.topic !== "age" && meaning.topic !== "adult") return undefined;
  const said = meaning.topic === "adult" ? saidOfAge(meaning, saidAdult) : undefined;
  if (said !== undefined) return said;
  const years = birthDate === undefined ? undefined : yearsSince(birthDate, today);
  if (years === undefined) return undefined;
  const why = "From your date of birth";
  if (meaning.topic === "age")
    return derived({ kind: "years", floor: years, exact: years }, why, 0.9);
  const bound = Number(meaning.subject);
  return Number.isInteger(bound)
    ? derived(yesNo(years >= bound !== meaning.isNegated), why, 0.9)
    : undefined;
}

/** Who is 23 is 21 as well. */
function saidOfAge(
  { subject, isNegated }: Meaning,
  saidAdult: (age: string) => boolean | undefined,
): Finding | undefined {
  const bound = Number(subject);
  for (let age = 16; age <= 25; age += 1) {
    const isOld = age === bound ? undefined : saidAdult(String(age));
    if (isOld === undefined || (isOld ? age < bound : age > bound)) continue;
    const finding = derived(yesNo(isOld !== isNegated), "You answered on another age", 0.9);
    return { ...finding, source: "answer_bank" };
  }
  return undefined;
}

function yearsSince(date: string, today: string): number | undefined {
  const iso = /^(\d{4})-(\d{2}-\d{2})$/;
  const [born, now] = [iso.exec(date), iso.exec(today)];
  if (born === null || now === null) return undefined;
  const years = Number(now[1]) - Number(born[1]) - ((now[2] ?? "") < (born[2] ?? "") ? 1 : 0);
  return years >= 0 && years < 120 ? years : undefined;
}
