import type { TopicEntry } from "./topic-entry.ts";

const SETTINGS = "settings, then the profile";

/** The person: names, contact, where they live. */
export const PERSON: readonly TopicEntry[] = [
  {
    topic: "first_name",
    means: "given name",
    from: SETTINGS,
    concludes: "the preferred first name, where no other was answered",
    never: "a middle name, or a name by which one goes instead",
    asked: [{ words: "first; first + name", with: "legal" }],
  },
  {
    topic: "last_name",
    means: "family name",
    from: SETTINGS,
    asked: [{ words: "last; last + name", with: "legal" }],
  },
  {
    topic: "first_surname",
    means: "the first of two family names",
    from: SETTINGS,
    concludes: "the first word of a family name of exactly two",
    asked: [{ words: "first last" }],
  },
  {
    topic: "second_surname",
    means: "the second of two family names",
    from: SETTINGS,
    concludes: "the second word of a family name of exactly two",
    asked: [{ words: "second last" }],
  },
  {
    topic: "name_prefix",
    means: "the small words before a Dutch family name",
    from: SETTINGS,
    concludes: "where the family name begins with them",
    asked: [{ words: "name prefix" }],
  },
  {
    topic: "full_name",
    means: "given and family name",
    from: SETTINGS,
    asked: [
      {
        words: "full; full + name; name; name + legal; first + last; first + last + name",
        with: "legal, full",
      },
    ],
  },
  {
    topic: "last_first_name",
    means: "family name, then given name",
    from: SETTINGS,
    concludes: "without a comma where the label has none",
    asked: [{ words: "last first" }, { words: "last first plain", subject: "plain" }],
  },
  {
    topic: "salutation",
    means: "form of address",
    from: "the profile's gender",
    concludes: "Herr or Frau, M. or Mme, where no choice between Miss, Mrs and Ms is needed",
    asked: [{ words: "salutation" }],
  },
  {
    topic: "gender",
    means: "gender",
    from: "the profile",
    never: "inferred from a name",
    asked: [{ words: "gender", with: "legal, -" }],
  },
  {
    topic: "email",
    means: "e-mail address, and the same once more to confirm it",
    from: "the profile, then settings",
    asked: [{ words: "email", with: "repeat, address, current" }],
  },
  {
    topic: "phone",
    means: "telephone number",
    from: SETTINGS,
    concludes: "with or without its dial code, in the shape the field shows",
    asked: [
      {
        words: "phone; phone + dial code",
        with: "repeat, dial code, not, current, whatsapp, name, #, digit",
      },
    ],
  },
  {
    topic: "dial_code",
    means: "dial code of the country",
    from: "the number",
    asked: [{ words: "dial code", with: "phone, country" }],
  },
  {
    topic: "phone_type",
    means: "mobile or landline",
    from: "settings hold a mobile",
  },
  {
    topic: "address",
    means: "street and house number",
    from: "the profile",
    asked: [
      { words: "address; street + house number; live + address", with: "current, live, full" },
    ],
  },
  {
    topic: "full_address",
    means: "street, postcode and city in one field",
    from: "the profile",
    concludes: "in the order of the country: the postcode before the city, or behind the state",
    asked: [
      {
        words:
          "address + zip; address + city + zip; address + street + city; street + city + zip; street + house number + zip; address + city + state",
        with: "address, street, house number, city, state, zip, country, current, live, full",
      },
    ],
  },
  {
    topic: "street",
    means: "street without its number",
    from: "the profile's address",
    concludes: "only where the address is one name and one number",
    asked: [{ words: "street; street + not + house number", with: "name" }],
  },
  {
    topic: "house_number",
    means: "house number",
    from: "the profile's address",
    concludes: "only where the address holds one number at its beginning or end",
    asked: [{ words: "house number" }],
  },
  {
    topic: "address_unit",
    means: "letter behind a Dutch house number, or the flat of a Brazilian address",
    from: "the profile's address",
    concludes: "only where the street and the number have fields of their own by custom",
    asked: [{ words: "address unit" }],
  },
  {
    topic: "city",
    means: "city of residence",
    from: SETTINGS,
    asked: [
      {
        words: "city; city + live; which + city + live; live + city + current",
        with: "current, name, address, location, live, where, which",
      },
      { words: "suburb", with: "name, live, which, do", subject: "district" },
    ],
  },
  {
    topic: "state",
    means: "state, province or county",
    from: "the profile, then the location in settings",
    concludes:
      "the code of a US state; the province that a Spanish or Italian city gives its name to; the French département of a postcode",
    asked: [{ words: "state", with: "live, current, address, name, which" }],
  },
  {
    topic: "county",
    means: "county",
    from: "the state of an address in Britain, the city of one in Ireland",
    never: "the state of an address in the US",
    asked: [{ words: "county", with: "live, current, address, name, which" }],
  },
  {
    topic: "zip",
    means: "postcode",
    from: "the profile",
    asked: [{ words: "zip", with: "live, current, address" }],
  },
  {
    topic: "zip_city",
    means: "postcode and city in one field",
    from: "the profile",
    asked: [{ words: "zip + city", with: "live, address" }],
  },
  {
    topic: "country",
    means: "country of residence",
    from: SETTINGS,
    asked: [{ words: "country", with: "live, current, location, address, name, which, where" }],
  },
  {
    topic: "location",
    means: "where the person lives",
    from: SETTINGS,
    asked: [
      {
        words:
          "location; where + live; where + location; live; city + country; city + state + country",
        with: "live, current, where, location",
      },
      { words: "city + state", with: "live, current, location", subject: "city and state" },
      { words: "city + state + zip", with: "live, current", subject: "city, state and zip" },
    ],
  },
  {
    topic: "nationality",
    means: "citizenship, by name",
    from: "the profile",
    asked: [{ words: "nationality", with: "current, country, which" }],
  },
  {
    topic: "linkedin",
    means: "LinkedIn profile",
    from: "a saved answer",
    asked: [{ words: "linkedin", with: "url" }],
  },
  {
    topic: "github",
    means: "GitHub profile",
    from: "a saved answer",
    asked: [{ words: "github", with: "url" }],
  },
  {
    topic: "portfolio",
    means: "website or portfolio",
    from: "a saved answer",
    asked: [{ words: "website", with: "url" }],
  },
  {
    topic: "change_reason",
    means: "why one looks for another job",
    from: "a saved answer",
    never: "a reason out of anything else",
  },
  {
    topic: "referral_source",
    means: "how the job was found",
    from: "a saved answer",
    asked: [
      {
        words: "heard of",
        with: "how, where, when, did, do, have, role, company, job title, position, from, who, source, what, work, name, first",
      },
    ],
  },
  {
    topic: "driving_licence",
    means: "driving licence, with the class or country that is named",
    from: "a saved answer to the same class and country",
    never: "another class, another country's, or a vehicle",
  },
  {
    topic: "birth_date",
    means: "date of birth",
    from: "a saved answer",
    asked: [{ words: "birth", with: "date" }],
  },
  {
    topic: "age",
    means: "age or its group",
    from: "the birth date, by arithmetic",
    asked: [{ words: "age; age + year", with: "completed, year, current, full, what, how many" }],
  },
  { topic: "adult", means: "at least so old", from: "the birth date, by arithmetic" },
  {
    topic: "cv_file",
    means: "the CV",
    from: "the CV on hand",
    never: "a letter, a photo, a certificate, or several files in one",
    asked: [{ words: "cv", with: "upload, url, current" }],
  },
  { topic: "other_file", means: "any other file", from: "nothing" },
];
