import type { Finding } from "../facts/claim.ts";
import { regionKey } from "../world/regions.ts";
import { derived, found, textClaim, yesNo } from "../facts/claim.ts";
import { SALARY } from "@sendoff/contract/constants";
import { fitPlace } from "@sendoff/domain/choosing";
import { isPlausiblePay, noticeDays as daysOfNotice } from "@sendoff/domain/profile";
import type { Facts } from "../facts/facts.ts";
import { inEnglish, wordingOf } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import { isArea, liesInArea } from "../world/areas.ts";
import { countryOfCity, usStateLetters } from "../world/gazetteer.ts";
import { cityKey, isRemotePlace, placeFrom, placeInWords, type Place } from "../world/places.ts";
import { countriesIn, countryByName, countryName } from "../world/countries.ts";
import { cityInWords, homeCountry, livingPlace } from "./living-place.ts";

/** Pay, notice period, and the places the user lives in or would work at. */
export function findTerms(
  meaning: Meaning,
  facts: Facts,
  said: (meaning: Meaning) => boolean | undefined,
): Finding | undefined {
  switch (meaning.topic) {
    case "current_pay":
      return pay(facts.user.currentCtc, facts.user.currentCtcCurrency, "current");
    case "expected_pay":
      return pay(facts.user.expectedCtc, facts.user.expectedCtcCurrency, "expected");
    case "expected_pay_range":
      return (
        payRange(facts) ?? pay(facts.user.expectedCtc, facts.user.expectedCtcCurrency, "expected")
      );
    case "pay_within":
      return payWithin(meaning, facts);
    case "current_pay_currency":
      return currency(facts.user.currentCtc, facts.user.currentCtcCurrency);
    case "expected_pay_currency":
      return currency(facts.user.expectedCtc, facts.user.expectedCtcCurrency);
    case "notice":
      return notice(meaning, facts);
    case "notice_within":
    case "start_date":
      // Part of a notice that is being served has passed: the whole of it says no longer when one is free.
      return said({ topic: "serving_notice", isNegated: false }) === true
        ? undefined
        : unlessNegotiable(
            notice(meaning, facts),
            facts,
            meaning.topic === "notice_within" ? meaning.threshold : undefined,
          );
    case "lives_in":
      return livesIn(meaning, facts);
    case "relocate":
      // Who has said no to moving at all is not answered for, even where a list of places says otherwise.
      return said({ topic: "relocate", isNegated: false }) === false
        ? undefined
        : wouldWorkAt(meaning, facts);
    case "commute":
      return wouldWorkAt(meaning, facts);
    case "preferred_locations":
      return preferredLocations(facts);
    case "work_remote":
      return workRemote(meaning, facts);
    default:
      return undefined;
  }
}

/** Why a CTC that was typed is not used, in a line for the user; undefined when that is not what is missing. */
export function payDoubt({ topic }: Meaning, { user }: Facts): string | undefined {
  const [which, amount, code] =
    topic === "current_pay"
      ? ["current", user.currentCtc, user.currentCtcCurrency]
      : topic === "expected_pay" || topic === "expected_pay_range" || topic === "pay_within"
        ? ["expected", user.expectedCtc, user.expectedCtcCurrency]
        : [];
  return amount === undefined || amount <= 0 || isPlausiblePay(amount, code ?? "")
    ? undefined
    : `Your ${which} CTC in settings, ${amount} rupees a year, cannot be a year's pay`;
}

/** Zero is what an import or an empty form leaves behind (SPEC 9), no pay; a slip of the unit is none either. */
function pay(
  amount: number | undefined,
  currencyCode: string | undefined,
  which: string,
): Finding | undefined {
  if (amount === undefined || amount <= 0) return undefined;
  const code = (currencyCode ?? "INR").toUpperCase();
  if (!isPlausiblePay(amount, code)) return undefined;
  return found(
    { kind: "money", perYear: amount, currency: code },
    "settings",
    `Your ${which} CTC in settings, ${code} a year`,
  );
}

function payRange({ jobPreferences }: Facts): Finding | undefined {
  const range = jobPreferences?.salaryRange;
  if (range === undefined || (range.min === SALARY.defaultMin && range.max === SALARY.defaultMax))
    return undefined;
  return found(
    { kind: "payRange", min: range.min, max: range.max, currency: "INR" },
    "preferences",
    "The salary range in your job preferences",
    0.8,
  );
}

/** Within the budget is a Yes; above it the user may still agree, so that is unknown. */
function payWithin(meaning: Meaning, { user }: Facts): Finding | undefined {
  const { expectedCtc } = user;
  if (
    expectedCtc === undefined ||
    expectedCtc <= 0 ||
    meaning.threshold === undefined ||
    meaning.isNegated
  )
    return undefined;
  const isInr = (user.expectedCtcCurrency ?? "INR").toUpperCase() === "INR";
  if (!isInr || expectedCtc > meaning.threshold || !isPlausiblePay(expectedCtc, "INR"))
    return undefined;
  return derived(yesNo(true), "Your expected CTC is not above it", 0.85);
}

function currency(amount: number | undefined, code: string | undefined): Finding | undefined {
  return code === undefined || amount === undefined || amount <= 0
    ? undefined
    : found(textClaim(code), "settings", "The currency of your CTC in settings");
}

/** Days of a written notice period; the default '1m' is no fact (SPEC 9). */
export function noticeDays(text: string | undefined): number | undefined {
  return text === undefined || text.trim().toLowerCase() === "1m" ? undefined : daysOfNotice(text);
}

function notice(meaning: Meaning, { user, today }: Facts): Finding | undefined {
  const days = noticeDays(user.noticePeriod);
  if (user.noticePeriod === undefined) return undefined;
  // "Negotiable" and "Serving notice" have no length: they answer a text, and no number (DECISIONS D16).
  if (days === undefined && meaning.topic === "notice" && /\p{L}{3}/u.test(user.noticePeriod))
    return found(textClaim(user.noticePeriod), "settings", "Your notice period in settings");
  if (days === undefined) return undefined;
  if (meaning.topic === "notice")
    return found(
      { kind: "days", days, text: user.noticePeriod },
      "settings",
      `Your notice period in settings: ${user.noticePeriod}`,
    );
  if (meaning.topic === "notice_within") {
    const limit = meaning.threshold ?? 0;
    const isYes = meaning.isStrict === true ? days < limit : days <= limit;
    return derived(
      yesNo(isYes !== meaning.isNegated),
      `Your notice period is ${user.noticePeriod}`,
    );
  }
  if (today === "" || meaning.subject !== undefined) return undefined;
  const start = new Date(`${today}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) return undefined;
  addNotice(start, user.noticePeriod, days);
  return derived(
    { kind: "days", days, text: user.noticePeriod, startDate: start.toISOString().slice(0, 10) },
    `Today and your notice period of ${user.noticePeriod}`,
    0.75,
  );
}

/** Who may negotiate the notice, or be bought out of it, may be free sooner than it says: only "in time" is sure. */
function unlessNegotiable(
  finding: Finding | undefined,
  { answers, user }: Facts,
  limit?: number,
): Finding | undefined {
  const isLate = finding?.claim.kind === "yesNo" && !finding.claim.isYes;
  // A month or more is not talked down to nothing, though it may be bought out.
  const isFar = limit === 0 && (noticeDays(user.noticePeriod) ?? 0) >= 28;
  const isNegotiable = answers.some(({ question, answer }) => {
    const means = new Set(wordingOf(question).terms.map((term) => term.means));
    const isAsked =
      means.has("notice") && ((means.has("negotiable") && !isFar) || means.has("buyout"));
    return isAsked && (answer === true || answer === "Yes" || isYes(answer));
  });
  return isLate && isNegotiable ? undefined : finding;
}

const isYes = (answer: unknown): boolean =>
  typeof answer === "string" && inEnglish(answer.split(/[,.]/)[0] ?? "") === "yes";

/** Three months' notice ends on the same day three months on, not after ninety days. */
function addNotice(date: Date, notice: string, days: number): void {
  const months =
    days % 30 === 0 && wordingOf(notice).terms.some(({ means }) => means === "month")
      ? days / 30
      : 0;
  if (months === 0) {
    date.setUTCDate(date.getUTCDate() + days);
    return;
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
}

/** The place a question names: the job's own, a country, or a city. */
function askedPlace(subject: string, facts: Facts): Place | undefined {
  const text = subject === "@job" ? facts.job.location : subject;
  if (text === "") return undefined;
  const country = countryByName(text) ?? (subject === "us" || subject === "u s" ? "US" : undefined);
  if (country !== undefined && country !== "SG") return { country };
  if (subject === "@job") return placeFrom(text);
  const inWords = placeInWords(text);
  if (inWords !== undefined) return inWords;
  const place = placeFrom(text);
  const isOneWord = place.state !== undefined || !isWellKnownCity(text.split(" ")[0] ?? "");
  const [named] = countriesIn(subject);
  if (!isOneWord) return undefined;
  return place.country === undefined && named !== undefined ? { ...place, country: named } : place;
}

/** One lives in one place: another city or country is a No. */
function livesIn(meaning: Meaning, facts: Facts): Finding | undefined {
  const home = livingPlace(facts);
  const country = homeCountry(facts);
  const isThere = country === undefined ? undefined : liesInArea(meaning.subject ?? "", country);
  if (isThere !== undefined)
    return derived(
      yesNo(isThere !== meaning.isNegated),
      `You live in ${countryName(country ?? "")}`,
      0.9,
    );
  // A country that people put in such an area or leave out of it.
  if (isArea(meaning.subject ?? "")) return undefined;
  const asked = askedPlace(meaning.subject ?? "", facts);
  if (asked === undefined || isRemotePlace(meaning.subject === "@job" ? facts.job.location : ""))
    return undefined;
  const isHere = isWithinTyped(asked, home, facts) ? true : isAt(home, asked, country);
  if (isHere === undefined) return undefined;
  const where = cityInWords(facts) ?? (country === undefined ? "" : countryName(country));
  return derived(yesNo(isHere !== meaning.isNegated), `You live in ${where}`, 0.9);
}

/** The suburb of an address lies in the city that the settings name, where it is no other city itself and the two are in one state. */
function isWithinTyped(asked: Place, home: Place, { user }: Facts): boolean {
  const typed = placeFrom(user.location ?? "");
  return (
    asked.city !== undefined &&
    asked.city === typed.city &&
    (asked.country === undefined || asked.country === typed.country) &&
    home.city !== undefined &&
    !isWellKnownCity(home.city) &&
    home.state !== undefined &&
    typed.state !== undefined &&
    isSameState(home, typed)
  );
}

const isWellKnownCity = (name: string): boolean => countryOfCity(cityKey(name)) !== undefined;

/** Cities of India's National Capital Region. */
const NCR = new Set([
  "delhi",
  "new delhi",
  "gurgaon",
  "noida",
  "greater noida",
  "ghaziabad",
  "faridabad",
]);

function isAt(home: Place, asked: Place, country: string | undefined): boolean | undefined {
  if (asked.city !== undefined) {
    if (asked.country !== undefined && country !== undefined && asked.country !== country)
      return false;
    if (home.city === undefined) return undefined;
    if (asked.city === "delhi ncr" && home.city !== undefined && NCR.has(home.city)) return true;
    if (home.city === asked.city) return isSameState(home, asked) ? true : undefined;
    // Only two known cities are surely different places: a quarter or a region may hold the other.
    return isWellKnownCity(home.city) && isWellKnownCity(asked.city) && !/ncr/.test(asked.city)
      ? false
      : undefined;
  }
  if (asked.state !== undefined)
    return home.state === undefined ? undefined : home.state === asked.state;
  if (asked.country === undefined || country === undefined) return undefined;
  if (asked.country === "EU") return undefined;
  return asked.country === country;
}

const isSameState = (left: Place, right: Place): boolean =>
  left.state === undefined ||
  right.state === undefined ||
  stateKey(left.state, left.country) === stateKey(right.state, right.country);

const stateKey = (state: string, country: string | undefined): string =>
  country === "US" ? (usStateLetters(state) ?? state).toLowerCase() : regionKey(state, country);

/** Whether the job's place is a part of a city: "Leeds (Morley)", "Dubai - Jebel Ali". */
const isJobWithin = (city: string | undefined, { job }: Facts): boolean =>
  city !== undefined && fitPlace({ location: job.location }, [city])?.fit === 1;

/** Yes where the user lives or has chosen to work; elsewhere only the user knows. */
function wouldWorkAt(meaning: Meaning, facts: Facts): Finding | undefined {
  if (meaning.isNegated || meaning.subject === undefined || meaning.subject.startsWith("other"))
    return undefined;
  // "Memphis TN": the state's code stands behind the city.
  const named =
    meaning.topic === "commute" ? meaning.subject.replace(/ (?=[a-z]{2}$)/, ", ") : meaning.subject;
  const asked = askedPlace(named, facts);
  if (asked?.city === undefined) return undefined;
  const home = livingPlace(facts);
  const isInCountry = asked.country === undefined || asked.country === homeCountry(facts);
  if (
    isInCountry &&
    ((home.city === asked.city && isSameState(home, asked)) ||
      (meaning.subject === "@job" && isJobWithin(home.city, facts)))
  )
    // The words of Indeed's choice, beside those of who would move there.
    return derived(
      meaning.topic === "commute"
        ? { kind: "yesNo", isYes: true, also: ["Yes, I can make the commute"] }
        : yesNo(true),
      "You live there",
      0.8,
    );
  const chosen = (facts.jobPreferences?.locations ?? []).find(
    (name) => cityKey(placeFrom(name).city ?? "") === asked.city,
  );
  if (chosen === undefined) return undefined;
  if (meaning.topic === "commute") return undefined;
  return found(yesNo(true), "preferences", `${chosen} is among the locations you look in`, 0.8);
}

function preferredLocations({ jobPreferences }: Facts): Finding | undefined {
  const names = jobPreferences?.locations ?? [];
  return names.length === 0
    ? undefined
    : found(
        { kind: "choices", names, of: "place" },
        "preferences",
        "The locations in your job preferences",
        0.9,
      );
}

function workRemote(meaning: Meaning, { jobPreferences }: Facts): Finding | undefined {
  const isChosen = (jobPreferences?.locations ?? []).some((name) => isRemotePlace(name));
  return isChosen && !meaning.isNegated
    ? found(yesNo(true), "preferences", "Remote is among the locations you look in", 0.85)
    : undefined;
}
