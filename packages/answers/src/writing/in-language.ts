import { wordingOf } from "../languages/lexicon.ts";

/** Days, weeks and months in the languages of forms, one and several of them. */
const UNITS: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  de: { day: ["Tag", "Tage"], week: ["Woche", "Wochen"], month: ["Monat", "Monate"] },
  fr: { day: ["jour", "jours"], week: ["semaine", "semaines"], month: ["mois", "mois"] },
  es: { day: ["día", "días"], week: ["semana", "semanas"], month: ["mes", "meses"] },
  pt: { day: ["dia", "dias"], week: ["semana", "semanas"], month: ["mês", "meses"] },
  it: { day: ["giorno", "giorni"], week: ["settimana", "settimane"], month: ["mese", "mesi"] },
  nl: { day: ["dag", "dagen"], week: ["week", "weken"], month: ["maand", "maanden"] },
};

/** "6 Wochen" for "6 weeks" under a German question; any other text stays as it is. */
export function lengthInLanguage(text: string, question: string): string {
  const [, count = "", unit = ""] = /^(\d{1,3}) (day|week|month)s?$/i.exec(text.trim()) ?? [];
  // "Aviso prévio" is Portuguese; without its accent it may be Spanish as well.
  const isShared = /\baviso pr[eé]vio\b/i.test(question);
  const language = isShared ? (/é/.test(question) ? "pt" : "en") : wordingOf(question).language;
  const words = UNITS[language]?.[unit.toLowerCase()];
  return words === undefined ? text : `${count} ${count === "1" ? words[0] : words[1]}`;
}

/** "Italia" under an Italian question for the country of that code; undefined in English and where no name is known. */
export function countryInLanguage(code: string, question: string): string | undefined {
  const { language } = wordingOf(question);
  return language === "en" || language === "hi"
    ? undefined
    : new Intl.DisplayNames([language], { type: "region" }).of(code);
}
