import { MONTH, NOW, SEASON, YEAR_END, markTimes } from "./date-marks.ts";

/** Nobody writes a date longer than this. */
const MAX_DATE_TEXT = 70;
const MAX_KNOWN = 4000;
/** The layout asks again and again for the same cells. */
const known = new Map<string, boolean>();

const TIMES = new RegExp(
  `${NOW}|${MONTH}|${SEASON}|${YEAR_END}|(?<!\\d)(?:19[5-9]\\d|20[0-4]\\d)(?!\\d)`,
  "gu",
);
const LENGTHS =
  /\d+\s*(?:years?|yrs?|months?|mos?|ans?|mois|jahre?n?|monate?n?|años?|mes(?:es)?|ann[io]|mes[ei]|anos?|jaar|maand(?:en)?|lat[a]?|rok|miesi(?:ąc|ące|ęcy)|år|mån(?:ader)?|måneder|лет|года?|месяц(?:ев|а)?|мес|років|роки|рік|міс(?:яц[іь]в?)?|години|месеца?|χρόνια|έτη|έτος|μήνες|سنوات|سنة|أشهر|شهر|שנים|שנה|חודשים|年|[个個ヶか]月|년|개월)(?!\p{L})/gu;
const JOINS =
  /[\d\s/.,:;()'’–—−~〜～-]+|(?<!\p{L})(?:to|since|until|till|bis|von|vom|from|au|du|de|del|di|a|à|al|dal|da|tot|t\/m|van|od|do|até|desde|hasta|seit|depuis|sinds|sedan|and|und|et|st|nd|rd|th|с|со|по|до|з|із|від|от|од|από|έως|ως|μέχρι|من|إلى|الى|حتى|منذ|עד|מ|自|从|從|至|到|から|まで|부터|까지)(?!\p{L})/gu;

function judge(text: string): boolean {
  if (text === "") return false;
  if (/^[-–—−]+$/.test(text)) return true;
  const marked = markTimes(text);
  const rest = marked.replace(TIMES, "").replace(LENGTHS, "");
  // Digits and dashes alone may be a telephone number.
  return rest.length < marked.length && rest.replace(JOINS, "") === "";
}

/** Whether nearly nothing but a date (or a piece of a wrapped one, or a length of time) stands in the text. */
export function isDateText(text: string): boolean {
  if (text.length > MAX_DATE_TEXT) return false;
  const before = known.get(text);
  if (before !== undefined) return before;
  const isDate = judge(text.trim());
  if (known.size > MAX_KNOWN) known.clear();
  known.set(text, isDate);
  return isDate;
}
