import type { Run } from "../layout/line.ts";

/** "Energie- und Gebäudetechnik": the word behind such a hyphen is no part of the one before it. */
const AND = /^(?:und|oder|bzw|and|or|et|ou|y|e|o|en|of|och|og|eller|i)(?![\p{L}])/u;

/** What begins words that are written with a hyphen wherever they stand: "cross-functional", "sous-préfet". */
const BEFORE_HYPHEN = new Set(
  `cross|self|full|part|long|short|high|low|mid|real|open|closed|non|anti|multi|pre|post|sub|semi|ex|vice|co|e|front|back|end|data|cost|user|client|customer|problem|decision|team|time|detail|result|results|goal|award|world|large|small|medium|first|second|third|
  one|two|three|four|five|on|off|in|out|up|down|over|under|all|well|best|hands|fast|early|late|day|year|test|model|event|server|web|cloud|mobile|object|service|product|process|project|market|community|evidence|human|machine|deep|work|health|energy|water|food|
  life|child|family|school|company|industry|state|home|business|peer|key|top|single|double|cutting|domain|quality|risk|value|zero|free|follow|start|set|check|sign|hand|step|point|face|built|build|to|by|of|and|the|sous|chef|mi|auto|demi|avant|micro|contre|grand`
    .split("|")
    .map((word) => word.trim()),
);

/** No name ends in one of these. */
const ENDS_OPEN =
  /[\p{L}\d] (?:of|and|for|the|de|del|des|du|et|und|von|für|y|e|da|do|di|och|og|en|van|voor|[&/])$/u;

/** Whether a text ends in a word that wants another one: a name goes on in the next line. */
export function endsOpen(text: string): boolean {
  return ENDS_OPEN.test(text);
}

/** Chinese and Japanese have no spaces between words. */
const SPACELESS_END = /[\u3001\u3002\u3041-\u9fff，；]$/;
const SPACELESS_START = /^[\u3041-\u9fff]/;

/** Whether a text that is followed by the other on the next line ends in the middle of a word. */
export function isBrokenWord(text: string, next: string): boolean {
  return /\p{L}-$/u.test(text) && /^\p{L}/u.test(next) && !AND.test(next);
}

/** Whether the hyphen at the end of a broken word was put there by who set the page: "Contract Con-" above "trol". */
function isSetHyphen(text: string, next: string): boolean {
  const word = /(?<![\p{L}-])(\p{L}+)-$/u.exec(text)?.[1];
  if (word === undefined || !/\p{Ll}$/u.test(word) || !/^\p{Ll}{2}/u.test(next)) return false;
  return !BEFORE_HYPHEN.has(word.toLowerCase());
}

/** The texts of two lines as one: "Llewellyn-" above "Shah" was one word, and the page broke it behind its hyphen. */
export function joinLines(text: string, next: string): string {
  if (SPACELESS_END.test(text) && SPACELESS_START.test(next)) return text + next;
  if (!isBrokenWord(text, next)) return `${text} ${next}`;
  return (isSetHyphen(text, next) ? text.slice(0, -1) : text) + next;
}

/** The runs of two lines as those of one. */
export function joinRuns(runs: readonly Run[], next: readonly Run[]): Run[] {
  const [last, first] = [runs.at(-1), next[0]];
  if (last === undefined || first === undefined) return [...runs, ...next];
  const isBroken = isBrokenWord(last.text, first.text);
  const isSet = isBroken && isSetHyphen(last.text, first.text);
  const end = isSet ? { ...last, text: last.text.slice(0, -1) } : last;
  return [...runs.slice(0, -1), end, { ...first, spaceBefore: !isBroken }, ...next.slice(1)];
}
