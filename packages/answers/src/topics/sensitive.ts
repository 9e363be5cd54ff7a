import type { TopicEntry } from "./topic-entry.ts";

const SAID = "a saved answer to the very same";
const DECLINE = "the choice not to say, where it is offered";

/** Rights to work, self-identification, records: only what was said, or what a citizenship gives. */
export const SENSITIVE_TOPICS: readonly TopicEntry[] = [
  {
    topic: "authorised",
    beside:
      "usa, after, verification, may, full time, authorised, work, country, live, current, legally, legalement, statements, republic, permanent, lawful, which, more than, vacancy, company, job, need, unrestricted, restriction, right, visa, permit, sponsor, eu, not, location, employed, entitled, eligible, united, state, legal, job title, office",
    means: "right to work in a country",
    from: "a saved answer for that country, or its citizenship",
    concludes: "citizens may work in their country, citizens of the EU and EEA in all of it",
    never: "that no sponsorship is needed; another country; a visa class",
  },
  {
    topic: "authorised_any_employer",
    beside:
      "usa, full time, may, authorised, work, country, live, current, company, unrestricted, restriction, authorization, full, any, permanent, legal, sponsor, visa, eu, not",
    means: "right to work for any employer there",
    from: "see authorised",
  },
  {
    topic: "sponsorship",
    means: "need of a sponsor, a permit or a visa, now or later",
    from: "a saved answer for that country and time, or its citizenship",
    never: "from a right to work",
  },
  { topic: "work_status", means: "kind of the right to work", from: "citizenship of that country" },
  {
    topic: "citizen",
    beside:
      "usa, commonwealth, asean, member, state, eu, citizen, permanent, live, nationality, passport, lawful, green, certificate, efta, eea, country, card, resident, citizenship, national, or, not, current, dual, birth, eu national, status, registered",
    means: "citizenship of a country, or of one of the EU, EEA or Commonwealth",
    from: "the profile",
    concludes: "membership of the country; India knows no second citizenship",
    never: "No for a country that is not named: a person may hold two",
  },
  {
    topic: "permit_needed",
    beside:
      "usa, may, employed, obtain, group, order, permit, need, work, authorised, not, visa, eu, anywhere, company, country, eimt, obtenir, obtain, aurez, soutien, up, fulfilment, live, restriction, sponsor, without, start, position, current",
    means: "need of a permit to work in a country",
    from: "see authorised",
  },
  {
    topic: "work_permit",
    beside:
      "permit, country, current, aufenthalts, work, visa, valid, live, full, unrestricted, eu, not",
    means: "work permit",
    from: SAID,
  },
  { topic: "pronouns", means: "pronouns", from: SAID, concludes: DECLINE },
  {
    topic: "race",
    asked: [
      { words: "race", with: "have, are, do, status, what, which, certificate, person, legal" },
    ],
    means: "race or ethnic group",
    from: SAID,
    concludes: DECLINE,
  },
  { topic: "hispanic", means: "Hispanic or Latino", from: SAID, concludes: DECLINE },
  { topic: "veteran", means: "military service", from: SAID, concludes: DECLINE },
  { topic: "protected_veteran", means: "protected veteran", from: SAID, concludes: DECLINE },
  {
    topic: "disability",
    asked: [
      {
        words: "disability",
        with: "have, are, do, status, what, which, certificate, person, legal",
      },
      {
        words: "rqth",
        subject: "rqth",
        with: "have, are, do, status, what, which, certificate, person, legal",
      },
      {
        words: "severe disability",
        subject: "severe",
        with: "have, are, do, status, what, which, certificate, person, legal",
      },
      {
        words: "protected category; protected category + disability",
        subject: "protected category",
        with: "disability, have, are, appartieni",
      },
    ],
    means: "disability",
    from: SAID,
    concludes: DECLINE,
  },
  {
    topic: "orientation",
    asked: [{ words: "orientation", with: "have, are, do, what, which, -" }],
    means: "sexual orientation",
    from: SAID,
    concludes: DECLINE,
  },
  { topic: "transgender", means: "transgender", from: SAID, concludes: DECLINE },
  {
    topic: "religion",
    asked: [
      { words: "religion", with: "have, are, do, status, what, which, certificate, person, legal" },
    ],
    means: "religion",
    from: SAID,
    concludes: DECLINE,
  },
  { topic: "caste", means: "category", from: SAID, concludes: DECLINE },
  {
    topic: "marital_status",
    asked: [
      {
        words: "marital status",
        with: "have, are, do, status, what, which, certificate, person, legal",
      },
    ],
    means: "marital status",
    from: SAID,
    concludes: DECLINE,
  },
  { topic: "self_id_other", means: "other self-identification", from: SAID, concludes: DECLINE },
  { topic: "criminal", means: "criminal record", from: SAID },
  { topic: "clearance", means: "security clearance", from: SAID },
  { topic: "background_check", means: "background check", from: SAID },
  { topic: "drug_test", means: "drug test", from: SAID },
  { topic: "non_compete", means: "non-compete", from: SAID },
  {
    topic: "consent",
    means: "consent, attestation, signature",
    from: "a saved answer to the same words",
  },
  {
    topic: "marketing",
    means: "optional news and offers",
    from: "policy",
    concludes: "an optional box stays unticked",
  },
];
