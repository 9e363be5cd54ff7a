import type { TopicEntry } from "./topic-entry.ts";

const PAY_EXTRAS =
  "gross, yearly, monthly, currency, range, lakh, thousand, #, how many, month, year, have, do, are";

/** Pay, notice, places, and what one would do. */
export const TERMS: readonly TopicEntry[] = [
  {
    topic: "current_pay",
    beside:
      "last, month, kitni, kitna, kitne, hai, wynagrodzenie, miesieczne, roczne, brutto, rate, obecne, aktualne, country, company, position, only, comma, decimal, thousand, use, not, pagas, paid, times, job title",
    means: "pay now",
    from: "settings",
    concludes: "by month, in lakhs or thousands",
    never: "another currency, net pay, pay by the hour or day, a part of the pay",
    asked: [
      {
        words: "current + pay; current pay; recent + pay; current + yearly + pay",
        with: `${PAY_EXTRAS}, current, recent, company, pay`,
      },
      { words: "pay", with: PAY_EXTRAS, under: "current job" },
    ],
  },
  {
    topic: "expected_pay",
    beside:
      "kitni, kitna, kitne, hai, wynagrodzenie, miesieczne, roczne, brutto, oczekiwane, oczekiwania, finansowe, rate, position, job title, job, company, country, rs, pagas, slab, fixe, paid, times, only, full, number, negotiable, willing, next, current",
    means: "pay wanted",
    from: "settings",
    concludes: "by month, in lakhs or thousands",
    never:
      "another currency, net pay, pay by the hour or day, for part of the hours, for freelance work",
    asked: [
      {
        words:
          "expected + pay; expected + gross; expected + yearly; pay + requirement; expected + yearly + pay",
        with: `${PAY_EXTRAS}, pay, expected`,
      },
    ],
  },
  {
    topic: "expected_pay_range",
    means: "range of the pay wanted",
    from: "job preferences, then settings",
  },
  {
    topic: "pay_within",
    means: "whether the pay wanted is within an amount",
    from: "settings",
    never: "No",
  },
  { topic: "current_pay_currency", means: "currency of the pay now", from: "settings" },
  { topic: "expected_pay_currency", means: "currency of the pay wanted", from: "settings" },
  {
    topic: "notice",
    beside:
      "cv, give, dar, devez, lang, resume, if, serving, earliest, requirement, office, letter, number, job title, experience, immediate, before, offer, leave",
    means: "notice period",
    from: "settings",
    concludes: "in the unit that is asked for, rounded up",
    asked: [
      {
        words:
          "notice; how many + day + start; how many + week + start; start + available + day; available + day; start + available + week; available + how many + day",
        with: "are, current, employed, day, week, month, how many, how long, have, company, need, position, work, start, available, full, not, which, do, date, can, willing",
      },
    ],
  },
  {
    topic: "notice_within",
    beside:
      "immediately, once, selected, only, up to, need, position, give, resume, immediate, start, notice, day, week, month, available, willing, current, company, expected, earliest, if, or more, less than, more than, at least, work, joiner, within, new",
    means: "whether one can start within a time",
    from: "the notice period",
  },
  {
    topic: "start_date",
    beside: "notice, day, date, year, month, new, offer, employed, if",
    means: "when one can start, as a date or a length",
    from: "today and the notice period",
    never: "a wish",
    asked: [
      {
        words:
          "since when + start; since when + available; start + date; start + available; start + earliest; start + when; available; available + date; available + when; available + since; start + willing; earliest + date; start; immediately + available",
        with: "can, when, earliest, date, day, work, position, since, available, are, how many, how long, since when, start, range, current, willing, do, expected month, which, month, week, year",
      },
    ],
  },
  {
    topic: "notice_negotiable",
    means: "whether the notice may be shortened",
    from: "a saved answer",
    asked: [
      { words: "notice + negotiable", with: "are, do, can, current, company, have", isYesNo: true },
    ],
  },
  { topic: "serving_notice", means: "whether the notice is running", from: "a saved answer" },
  {
    topic: "last_working_day",
    beside: "last, work, day, date, end, current, company, notice, lwd, expected, if, serving",
    means: "last day in the present job",
    from: "a saved answer",
  },
  {
    topic: "relocate",
    beside:
      "moving, moving house, house, job, shift, rotational, project, consider, relocate, willing, other, city, country, state, office, if, live, location, repeat, anywhere, out, move, work, available, day, need, requirement, company, job title, current, our, new, place, right",
    means: "whether one would move",
    from: "a saved answer; the places one lives or looks in",
    never: "a place that is not named there",
  },
  {
    topic: "lives_in",
    means: "whether one lives in a place",
    from: "the place of residence",
    never: "a place that the profile does not name",
  },
  {
    topic: "commute",
    beside:
      "willing, commute, commuting, work, location, office, live, company, daily, day, available, current, address",
    means: "whether one can get there",
    from: "the city one lives in",
    never: "by the distance",
  },
  { topic: "preferred_locations", means: "places looked in", from: "job preferences" },
  {
    topic: "work_remote",
    beside:
      "setting, willing, work, remote, laptop, home, available, full, day, company, current, preferred, location",
    means: "work from home",
    from: "a saved answer, job preferences",
  },
  {
    topic: "work_hybrid",
    beside:
      "setting, willing, work, hybrid, office, available, up, company, current, preferred, location",
    means: "hybrid work",
    from: "a saved answer",
  },
  {
    topic: "work_onsite",
    beside:
      "setting, willing, work, office, on site, available, company, current, preferred, location, full",
    means: "work on site",
    from: "a saved answer",
  },
  { topic: "travel", means: "travel", from: "a saved answer" },
  { topic: "shifts", means: "shifts", from: "a saved answer" },
  {
    topic: "willing",
    means: "whether one would do something",
    from: "a saved answer about the same deed, in any language and wording",
    concludes: "Yes to several hours of work at once when each has its Yes; No when one has its No",
    never: "a share, a place, or a number that the saved answer does not name",
  },
];
