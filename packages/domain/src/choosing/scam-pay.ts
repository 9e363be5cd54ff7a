import { type NamedPay, payInLine, payInText, perYear } from "./pay-in-text.ts";
import { isOthersMoney } from "./scam-words.ts";

/** Work that asks nothing, whoever offers it. */
const EASY_WORK =
  /\b(no (?:prior |previous |work )?(?:experience|qualifications?|skills?|interview)(?:,| (?:is |are )?(?:needed|required|necessary)|\b)|without (?:an |any )?(?:interview|experience)|(?:from|on|with|using) your (?:phone|mobile)|guaranteed (?:income|earning))/i;
/** Signs of it that also good positions have. */
const SHORT_WORK =
  /\b(part[- ]?time|(?:one|two|1|2|1-2|few) hours? (?:a|per|every|each) day|\d\d (?:minutes|mins?) (?:daily|(?:a|per|every|each) day))\b/i;
const CLICK_WORK =
  /\b(data entry|typist|(?:simple|online) typing|typing (?:job|work)|copy[- ]paste|form[- ]filling|ad posting|posting ads|lik(?:e|ing) (?:youtube )?(?:videos|posts|pages)|survey work|online tasks)\b/i;
const HUMBLE_TITLE =
  /\b(packing|packer|helper|peon|office (?:boy|assistant)|delivery (?:boy|executive|partner|driver)|(?:cab|truck|company) driver|security guard|tele ?caller|receptionist|back office|(?:office|data|billing|store|filing) clerk|cashier|housekeeping|customer support)\b/i;
const PROFESSION =
  /\b(doctor|physician|surgeon|dentist|locum|practitioner|an?aesthetist|psychiatrist|consultant|lawyer|barrister|attorney|pilot|architect|director|engineer|developer|scientist|manager|professor|trader)\b/i;

/** What a sentence on pay has; turnovers are named without. */
const IS_PAY = /\b(pay|paid|salary|ctc|wages?|earn\w*|income|stipend|compensation|get|make)\b/i;

/** A year's pay that nobody gives for work that asks nothing. */
const EASY_PAY_A_YEAR: Readonly<Record<string, number>> = {
  INR: 2_400_000,
  USD: 150_000,
  EUR: 140_000,
  GBP: 120_000,
};
/** The same for typing, clicking and liking. */
const CLICK_PAY_A_YEAR: Readonly<Record<string, number>> = {
  INR: 1_200_000,
  USD: 100_000,
  EUR: 90_000,
  GBP: 80_000,
};
/** A month's pay above this is not a month's pay, whatever the work: a crore, a quarter of a million. */
const MOST_A_MONTH: Readonly<Record<string, number>> = {
  INR: 10_000_000,
  USD: 250_000,
  EUR: 250_000,
  GBP: 250_000,
};

/** The sentence, or the portal's own line, that promises pay which such work does not earn. */
export function impossiblePay(
  title: string,
  sentences: readonly string[],
  shown: string,
): string | undefined {
  const all = [title, ...sentences];
  const isProfession = PROFESSION.test(title);
  const isEasy =
    all.some((text) => EASY_WORK.test(text)) ||
    (!isProfession && all.some((text) => SHORT_WORK.test(text) || CLICK_WORK.test(text)));
  const kind = {
    isEasy,
    isHumble: HUMBLE_TITLE.test(title),
    isClicks: CLICK_WORK.test(title),
    isTurnover: false,
  };
  const line = payInLine(shown).some((pay) => isImpossible(pay, kind)) ? shown : undefined;
  const match = sentences.find((sentence, index) => {
    if (isOthersMoney(sentence)) return false;
    const near = `${sentences[index - 1] ?? ""} ${sentence}`;
    const isClicks = kind.isClicks || (!isProfession && CLICK_WORK.test(near));
    const isTurnover = !IS_PAY.test(sentence);
    return payInText(sentence).some((pay) => isImpossible(pay, { ...kind, isClicks, isTurnover }));
  });
  return match ?? line;
}

interface Work {
  readonly isEasy: boolean;
  readonly isHumble: boolean;
  readonly isClicks: boolean;
  /** The sentence does not say that the amount is anybody's pay. */
  readonly isTurnover: boolean;
}

function isImpossible(pay: NamedPay, { isEasy, isHumble, isClicks, isTurnover }: Work): boolean {
  const yearly = perYear(pay.min, pay.period);
  if (
    !isTurnover &&
    pay.period !== "year" &&
    yearly / 12 > (MOST_A_MONTH[pay.currency] ?? Infinity)
  )
    return true;
  // An hour's pay is not what these promise: tutors and part-time doctors earn well by the hour.
  if (pay.period === "hour") return false;
  const most = EASY_PAY_A_YEAR[pay.currency] ?? Infinity;
  if (isHumble && yearly > most) return true;
  if (pay.period === "year") return false;
  return (
    (isClicks && yearly > (CLICK_PAY_A_YEAR[pay.currency] ?? Infinity)) || (isEasy && yearly > most)
  );
}
