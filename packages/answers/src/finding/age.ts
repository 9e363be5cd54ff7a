import { derived, yesNo, type Finding } from "../claim.ts";
import type { Meaning } from "../meaning.ts";

/** Age and "are you at least N?", from the birth date that the user has given, by arithmetic. */
export function findAge(
  meaning: Meaning,
  birthDate: string | undefined,
  today: string,
): Finding | undefined {
  if (meaning.topic !== "age" && meaning.topic !== "adult") return undefined;
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

function yearsSince(date: string, today: string): number | undefined {
  const iso = /^(\d{4})-(\d{2}-\d{2})$/;
  const [born, now] = [iso.exec(date), iso.exec(today)];
  if (born === null || now === null) return undefined;
  const years = Number(now[1]) - Number(born[1]) - ((now[2] ?? "") < (born[2] ?? "") ? 1 : 0);
  return years >= 0 && years < 120 ? years : undefined;
}
