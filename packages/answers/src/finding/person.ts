import type { Claim, Finding } from "../facts/claim.ts";
import { found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { phrasesFor } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import { fold } from "../text/fold.ts";
import { countryByName, countryByPeople, countryName, dialCodeOf } from "../world/countries.ts";
import { partOfAddress, quarterIn, streetLine } from "./address.ts";
import { county, fullAddress, homeCountry, place, cityStateZip } from "./living-place.ts";

/** Names, contacts and the place of living, from settings first and the profile second. */
export function findPerson(meaning: Meaning, facts: Facts): Finding | undefined {
  const { user, profile } = facts;
  const { personal } = profile;
  switch (meaning.topic) {
    case "first_name":
      return either("first name", user.firstName, personal.firstName);
    case "last_name":
      return either(
        "last name",
        meaning.subject === "without prefix" ? user.lastName?.replace(PREFIX, "") : user.lastName,
        personal.lastName,
      );
    case "first_surname":
    case "second_surname":
      return surname(meaning, facts);
    case "name_prefix":
      return namePrefix(facts);
    case "full_name":
      return fullName(facts);
    case "last_first_name":
      return lastFirst(facts, meaning.subject === "plain" ? " " : ", ");
    case "salutation":
      return personal.gender === undefined
        ? undefined
        : found(
            { kind: "salutation", gender: personal.gender },
            "profile",
            `Your profile says ${personal.gender}`,
            0.85,
          );
    case "email":
      return email(facts);
    case "phone":
    case "dial_code":
    case "phone_type":
      return phone(meaning, facts);
    case "address":
      return either(
        "address",
        undefined,
        meaning.subject === "street line" ? streetLine(personal.address) : personal.address,
      );
    case "full_address":
      return fullAddress(facts);
    case "street":
    case "house_number":
    case "address_unit":
      return partOfAddress(meaning, personal.address);
    case "zip":
      return either("zip code", undefined, personal.zipCode);
    case "zip_city":
      return personal.zipCode === undefined || personal.city === undefined
        ? undefined
        : found(
            textClaim(`${personal.zipCode} ${personal.city}`),
            "profile",
            "Your zip code and city",
          );
    case "city":
    case "state":
    case "location":
      if (meaning.subject === "suburb") return suburb(facts) ?? place("city", facts);
      if (meaning.subject === "district") return suburb(facts);
      if (meaning.subject === "city, state and zip") return cityStateZip(facts);
      return place(meaning.topic, facts, meaning.subject === "city and state");
    case "county":
      return county(facts);
    case "country":
      return country(facts);
    case "nationality":
      return nationality(facts);
    case "gender":
      if (meaning.subject !== undefined || personal.gender === undefined) return undefined;
      return found(genderClaim(personal.gender), "profile", `Your profile says ${personal.gender}`);
    default:
      return undefined;
  }
}

function either(
  what: string,
  setting: string | undefined,
  typed: string | undefined,
): Finding | undefined {
  if (setting !== undefined && setting !== "")
    return found(textClaim(setting), "settings", `Your ${what} in settings`);
  return typed === undefined || typed === ""
    ? undefined
    : found(textClaim(typed), "profile", `Your ${what} in the profile`);
}

function fullName({ user, profile }: Facts): Finding | undefined {
  const first = user.firstName ?? profile.personal.firstName;
  const last = user.lastName ?? profile.personal.lastName;
  if (first === undefined || last === undefined) return undefined;
  const source = user.firstName === undefined ? "profile" : "settings";
  return found(textClaim(`${first} ${last}`), source, "Your first and last name");
}

/** Spain and Latin America give two family names; which of them is which is only plain where there are exactly two words. */
function surname({ topic }: Meaning, { user, profile }: Facts): Finding | undefined {
  const names = (user.lastName ?? profile.personal.lastName ?? "").split(/\s+/).filter(Boolean);
  const isPlain =
    names.length <= 2 && names.every((name) => name.length > 3 && !name.includes("-"));
  const [first, second] = names;
  const name = topic === "first_surname" ? first : second;
  const source = user.lastName === undefined ? "profile" : "settings";
  return isPlain && name !== undefined
    ? found(textClaim(name), source, "Your family name", 0.85)
    : undefined;
}

const PREFIX =
  /^((?:van|de|den|der|ter|ten|te|het|op|in|'t|von)(?: (?:de|den|der|het|'t))?) (?=\p{L})/iu;

function namePrefix({ user, profile }: Facts): Finding | undefined {
  const prefix = PREFIX.exec(user.lastName ?? profile.personal.lastName ?? "")?.[1];
  const source = user.lastName === undefined ? "profile" : "settings";
  return prefix === undefined
    ? undefined
    : found(textClaim(prefix), source, "Your family name", 0.9);
}

function lastFirst({ user, profile }: Facts, between: string): Finding | undefined {
  const first = user.firstName ?? profile.personal.firstName;
  const last = user.lastName ?? profile.personal.lastName;
  if (first === undefined || last === undefined) return undefined;
  const source = user.firstName === undefined ? "profile" : "settings";
  return found(textClaim(`${last}${between}${first}`), source, "Your last and first name");
}

/** The profile's address is the one to write to; the account's is only known to receive sign-in codes. */
function email({ user, profile, accountEmail }: Facts): Finding | undefined {
  const main = profile.personal.email ?? user.email;
  if (main === undefined) return undefined;
  const others = [user.email, accountEmail].filter((each) => each !== undefined);
  const claim = textClaim(main, others.length === 0 ? undefined : others);
  const source = profile.personal.email === undefined ? "settings" : "profile";
  return found(claim, source, "Your e-mail address");
}

/** The number without its dial code, and the dial code's digits. */
function phoneOf(facts: Facts): { dial: string; national: string } | undefined {
  const { user, profile } = facts;
  const written = user.mobile ?? profile.personal.phone;
  if (written === undefined) return undefined;
  const digits = written.replace(/\D/g, "");
  const isInternational = written.trim().startsWith("+") || written.trim().startsWith("00");
  const country = countryByName(profile.personal.country ?? user.country);
  const stated = (
    profile.personal.countryCode ??
    user.dialCode ??
    (country === undefined ? "" : (dialCodeOf(country) ?? ""))
  ).replace(/\D/g, "");
  const own = (user.mobile === undefined ? stated : (user.dialCode ?? stated)).replace(/\D/g, "");
  const bare = digits.replace(/^00/, "");
  if (isInternational) {
    // The fixed +91 of the first form (SPEC 2) is no part of a number whose country and dial code are another's.
    const home = homeCountry(facts);
    const isMisfiled =
      bare.startsWith("91") &&
      bare.length === 12 &&
      own !== "91" &&
      home !== undefined &&
      dialCodeOf(home) === own;
    if (isMisfiled) return { dial: own, national: bare.slice(2) };
    const dial = [own, stated, "91", "44", "61", "49", "33", "34", "1"].find(
      (code) => code !== "" && bare.startsWith(code),
    );
    if (dial === undefined) return undefined;
    return { dial, national: bare.slice(dial.length) };
  }
  return digits.length < 6 ? undefined : { dial: own, national: digits.replace(/^0/, "") };
}

function phone(meaning: Meaning, facts: Facts): Finding | undefined {
  const number = phoneOf(facts);
  if (number === undefined) return undefined;
  const source = facts.user.mobile === undefined ? "profile" : "settings";
  if (meaning.topic === "phone_type") {
    return facts.user.mobile === undefined
      ? undefined
      : found(
          textClaim("Mobile", ["Mobile phone", "Cell", "Cell phone", "Mobil"]),
          source,
          "The number in settings is a mobile",
          0.9,
        );
  }
  if (meaning.topic === "dial_code") {
    if (number.dial === "") return undefined;
    const home = homeCountry(facts);
    const isHome = home !== undefined && dialCodeOf(home) === number.dial;
    return found(
      { kind: "dial", code: number.dial, ...(isHome ? { country: home } : {}) },
      source,
      `Your number starts with +${number.dial}`,
    );
  }
  return found({ kind: "phone", ...number }, source, "Your phone number");
}

function country(facts: Facts): Finding | undefined {
  const typed = facts.profile.personal.country ?? facts.user.country;
  const code = homeCountry(facts);
  if (typed === undefined && code === undefined) return undefined;
  const text = typed ?? countryName(code ?? "");
  if (code === undefined) return found(textClaim(text), "profile", "Your country");
  const source = facts.profile.personal.country === undefined ? "settings" : "profile";
  return found(
    {
      kind: "country",
      code,
      text:
        code === countryByName(text) && code !== "US" && code !== "GB" ? text : countryName(code),
      isNationality: false,
    },
    source,
    "The country you live in",
  );
}

/** The part of the city that an address names behind the street. */
function suburb(facts: Facts): Finding | undefined {
  const { address, city } = facts.profile.personal;
  const quarter = quarterIn(address);
  if (quarter !== undefined)
    return found(textClaim(quarter), "profile", "Your address in the profile", 0.87);
  const parts = (address ?? "").split(",").map((part) => part.trim());
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  const isPlace = last !== undefined && /^\p{L}[\p{L} '-]+$/u.test(last) && last !== city;
  return isPlace
    ? found(textClaim(last), "profile", "Your address in the profile", 0.85)
    : undefined;
}

function nationality({ profile }: Facts): Finding | undefined {
  const typed = profile.personal.citizenship;
  const code = countryByPeople(typed);
  if (typed === undefined) return undefined;
  if (code === undefined)
    return found(textClaim(typed), "profile", "Your citizenship in the profile");
  return found(
    { kind: "country", code, text: typed, isNationality: true },
    "profile",
    "Your citizenship in the profile",
  );
}

/** A gender with the other words forms have for it, in any language. */
export function genderClaim(gender: string): Claim {
  const meaning = ["male", "female"].find((each) =>
    phrasesFor(each).some((word) => word === fold(gender)),
  );
  return textClaim(
    gender,
    meaning === undefined ? [] : [...phrasesFor(meaning), ...(DOUBLED[meaning] ?? [])],
  );
}

/** "Male (Man)" and the like, for one of them alone may be another choice. */
const DOUBLED: Readonly<Record<string, readonly string[]>> = {
  male: ["male man", "man male"],
  female: ["female woman", "woman female"],
};
