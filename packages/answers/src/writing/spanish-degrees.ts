import { fold } from "../text/fold.ts";

/** Vocational studies of Spain and Mexico, the highest first: names that words such as "grado" and "bachiller" would misplace. */
const STEPS: readonly RegExp[] = [
  /\b(?:tsu|tecnico superior universitario)\b/,
  /\b(?:cfgs|grado superior|tecnico superior)\b/,
  /\b(?:carrera tecnica|profesional tecnico|tecnico profesional|tecnico bachiller|bachillerato (?:tecnico|tecnologico)|preparatoria tecnica)\b/,
  /\b(?:cfgm|grado medio|tecnico de grado medio)\b/,
];

const stepOf = (text: string): RegExp | undefined =>
  STEPS.find((pattern) => pattern.test(fold(text)));

/** Degrees of a university, none of which such a study is. */
const HIGHER =
  /\b(?:licenciatura|ingenieria|universitari[oa]s?|grado(?! (?:medio|superior))|posgrado|maestria|master|doctorado)\b/;

/** The choices that such a study may be: the one of its step, else those that are no degree; undefined for every other study. */
export function ofSpanishStep(
  name: string,
  options: readonly string[],
): readonly string[] | undefined {
  const step = stepOf(name);
  if (step === undefined) return undefined;
  const same = options.filter((option) => stepOf(option) === step);
  return same.length > 0 ? same : options.filter((option) => !HIGHER.test(fold(option)));
}
