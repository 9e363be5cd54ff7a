const AT_ONCE =
  /^(immediate|immediately|immediate joiner|immediately available|available immediately|immediate(ly)? joining|none|no notice|no notice period|sofort|ab sofort|immediat|immediatement|inmediat[ao]|inmediatamente|तरत|turant)$/;
const SPAN =
  /^(\d{1,3}(?:\.\d)?) ?(days?|d|weeks?|w|months?|m|mths?|tage?|wochen?|monate?|jours?|semaines?|mois|dias?|semanas?|mes|meses|dni|tygodni\w*|miesiac\w*|din|hafte|mahin[ae]|दन|हफत|सपतह|मह|महन)?(?: notice(?: period)?)?$/;
const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six"] as const;

/** Days of a unit of time as English, German, French, Spanish, Polish or Hindi write it; a month is 30. */
export function daysPerUnit(unit: string): number {
  if (/^(w|week|woche|semaine|semana|tygodn|hafte|हफत|सपतह)/.test(unit)) return 7;
  return /^(m|month|mth|monat|mois|mes|mahin|miesiac|मह)/.test(unit) ? 30 : 1;
}

/** Case, accents and signs aside; a decimal point stays. */
function fold(text: string): string {
  return text
    .slice(0, 200)
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, " ")
    .replaceAll(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
}

/**
 * Days of a notice period as people write it: "Immediate" is 0, "15 days" 15, "2 weeks" 14, "1 month" 30, a lone "45" is days.
 * Undefined where it says no number of days ("soon", "1-2 months").
 */
export function noticeDays(written: string): number | undefined {
  // Folding makes a blank of every sign: "1-2 months" must not become two numbers or one.
  if (/\d\s*[-–/,]\s*\d/.test(written)) return undefined;
  const folded = fold(written);
  if (AT_ONCE.test(folded)) return 0;
  const digits = folded.replace(/^[a-z]+/, (word) => {
    const number = NUMBER_WORDS.findIndex((name) => name === word);
    return number === -1 ? word : String(number);
  });
  const [, number, unit = "days"] = SPAN.exec(digits) ?? [];
  return number === undefined ? undefined : Math.round(Number(number) * daysPerUnit(unit));
}

/** The same notice period in words that say their unit: "45" is "45 days", "1m" "1 month". Other texts stay as they are. */
export function writtenNoticePeriod(written: string): string {
  const text = written.trim();
  const [, number, unit] = /^(\d{1,3})\s*([dwm]?)$/i.exec(text) ?? [];
  if (number === undefined) return text;
  const word = { w: "week", m: "month" }[(unit ?? "").toLowerCase()] ?? "day";
  return `${Number(number)} ${word}${Number(number) === 1 ? "" : "s"}`;
}
