import type { FormField } from "@sendoff/contract/form";
import type { Bank } from "../bank/bank.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findCareer } from "../finding/career.ts";
import { findExperience } from "../finding/experience.ts";
import type { Meaning, Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { skillKey } from "../world/skills.ts";
import { atOnce } from "./at-once.ts";
import { degreeTooHigh, marksAbove } from "./degree-asked.ts";
import { bracketedSkill } from "./bracketed-skill.ts";
import { entryAsked } from "./entry-asked.ts";
import { citizenshipAsked } from "./citizenship-asked.ts";
import { jobAsked } from "./job-asked.ts";
import { hourlyPay } from "./hourly-pay.ts";
import { languagesAsked } from "./languages-asked.ts";
import { movingAsked } from "./moving.ts";
import { noneHad } from "./none-had.ts";
import { officeDays } from "./office-days.ts";
import { payPart } from "./pay-part.ts";
import { payAsked } from "./pay-asked.ts";
import { namedThing } from "./named-thing.ts";
import { peopleLed } from "./people-led.ts";
import { portfolioAsked } from "./portfolio-asked.ts";
import { paperAsked } from "./paper-asked.ts";
import { postQualification } from "./post-qualification.ts";
import { highSchool, schoolLevel } from "./school-level.ts";
import { homeNation } from "./home-nation.ts";
import { hoursWanted } from "./hours-wanted.ts";
import { teamSize } from "./team-size.ts";
import { careerByEvidence } from "../from-profile/career.ts";
import { jobSpan } from "../from-profile/job-span.ts";
import { languageReached } from "../from-profile/language-reached.ts";
import { mentionedInJob } from "../from-profile/mentions.ts";
import { paperByCode } from "../from-profile/paper-code.ts";
import { paperByEvidence } from "../from-profile/papers.ts";
import { sameChoices } from "../from-profile/same-choices.ts";
import { datesUnderEmployer } from "../from-profile/under-employer.ts";
import { serviceHere } from "../from-profile/service-here.ts";
import { thingByEvidence } from "../from-profile/things.ts";
import { timeZoneAsked } from "./time-zone.ts";
import {
  fullTimeInField,
  internshipDone,
  yearsInUnit,
  yearsUnderTitles,
} from "./years-by-title.ts";
import { budgetManaged, toldByJobs } from "./told-by-jobs.ts";
import { thingAsked } from "./thing-asked.ts";
import { trainedAs } from "./trained-as.ts";
import { tradeOf } from "./trade.ts";
import { OF_A_COURSE, thingWithin, trimmedForms } from "../reading/trimmed.ts";
import { yearsOfKin } from "./years-of-kin.ts";
import { yearsAsked } from "./years-asked.ts";
import { contractSaid } from "../from-saved/contract-now.ts";
import { heardOf } from "../from-saved/heard-of.ts";
import { licenceClassSaid } from "../from-saved/licence-class.ts";
import { travelSaid } from "../from-saved/travel.ts";
import { otherLanguages } from "../from-saved/other-languages.ts";
import { licenceAndCar } from "../from-saved/licence-and-car.ts";
import { extentSaid } from "../from-saved/extent-wanted.ts";
import { languagePaper } from "../from-saved/language-paper.ts";
import { rightsStated } from "../from-saved/rights-statement.ts";
import { qualificationIn } from "./qualification-in.ts";
import { travelShare } from "../from-saved/travel-share.ts";
import { motherTongue } from "../from-saved/mother-tongue.ts";
import { residenceSaid } from "../from-saved/residence.ts";
import { workModelSaid } from "../from-saved/work-model.ts";
import { contractRoles } from "../from-saved/contract-roles.ts";
import { daysAgreed } from "../from-saved/days-agreed.ts";
import { fresherOrNot } from "../from-saved/fresher.ts";
import { movingWithin } from "../from-saved/moving-within.ts";
import { extentRefused, ownThings, sameAmount, sameMeasured } from "../from-saved/kept-simply.ts";
import { licenceNumber } from "../from-saved/licence-number.ts";
import { paperStage } from "../from-saved/paper-stages.ts";
import { presenceAgreed } from "../from-saved/presence.ts";
import { permitEnd } from "../from-saved/permit-end.ts";
import { amountNow } from "../from-saved/amount-now.ts";
import { saidByLetters } from "../from-saved/by-letters.ts";
import { convictionsSaid } from "../from-saved/convictions.ts";
import { batchAsked } from "./batch.ts";
import { graduatedWithin } from "./graduated-within.ts";
import { licensedIn } from "./licensed-in.ts";
import { publicEmployer, settingAsked } from "./setting-asked.ts";
import { rightsDeduced } from "./rights-deduced.ts";
import { anyOfDegrees } from "./any-of-degrees.ts";
import { schoolBoard, schoolMarks } from "./school-marks.ts";
import {
  degreeInField,
  fullTimeYears,
  mostExperience,
  professionalBody,
  roleYears,
} from "./role-years.ts";
import { everydayKnown, everydaySaid, everydayYears } from "./everyday.ts";
import { livesAround } from "./lives-around.ts";
import { weekSplit } from "../from-saved/week-split.ts";
import { dayOfForm } from "./day-of-form.ts";
import { kindOfPaper, studyOfField } from "./kind-of-paper.ts";
import { toolInUse } from "./tool-in-use.ts";
import { usPerson } from "./us-person.ts";
import { sameFactSaid } from "../from-saved/same-fact.ts";
import { sameStatement } from "../from-saved/same-statement.ts";

/**
 * A second look at a question to which the first found nothing. Whatever it finds is added: no answer of the first look changes.
 */
export function lookAgain(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (field.kind === "file" || question.isSeveral) return undefined;
  return (
    sameStatement(field, meaning, facts) ??
    paperSaid(field, question, facts) ??
    convictionsSaid(question, meaning, facts) ??
    sameFactSaid(question, meaning, facts) ??
    everydaySaid(field, question, facts) ??
    bank.findLoosely(question, meaning) ??
    byLabelOrSetting(field, question, facts) ??
    workModelSaid(question, facts) ??
    daysAgreed(question, facts) ??
    contractRoles(question, facts) ??
    permitEnd(field, question, facts) ??
    fresherOrNot(field, facts) ??
    rightsDeduced(field, question, meaning, facts) ??
    residenceSaid(field, question, facts) ??
    heardOf(field, question, facts) ??
    contractSaid(field, question, facts) ??
    motherTongue(question, facts) ??
    travelShare(field, question, facts) ??
    rightsStated(question, meaning, facts) ??
    qualificationIn(field, question, facts) ??
    languagePaper(question, facts) ??
    extentSaid(question, facts) ??
    licenceAndCar(question, facts) ??
    otherLanguages(question, facts) ??
    travelSaid(question, facts) ??
    licenceClassSaid(field, question, facts) ??
    portfolioAsked(question, facts) ??
    byHome(field, question, facts) ??
    byPlaceOfWork(field, question, meaning, facts, bank) ??
    (meaning === undefined ? payAsked(question, facts) : undefined) ??
    payPart(question, facts) ??
    hourlyPay(question, facts) ??
    ofPeopleLed(question, facts) ??
    hoursWanted(field, question, facts) ??
    citizenshipAsked(question, facts) ??
    languagesAsked(question, facts) ??
    jobAsked(question, facts) ??
    entryAsked(question, facts) ??
    postQualification(question, facts) ??
    bySchooling(field, question, facts) ??
    everydayKnown(field, question, facts, bank) ??
    degreeTooHigh(question, facts) ??
    marksAbove(question, facts) ??
    atOnce(question, facts, (asked) => bank.saidYesNo(asked)) ??
    yearsAsked(question, meaning, facts, bank) ??
    yearsOfKin(question, meaning, facts) ??
    everydayYears(field, question, meaning, facts, bank) ??
    byTrimmedSubject(meaning, facts, bank) ??
    bracketedSkill(question, meaning, facts, bank) ??
    noneHad(question, facts) ??
    (meaning === undefined ? thingAsked(question, facts, bank) : undefined) ??
    (meaning === undefined || OF_THINGS.has(meaning.topic)
      ? paperAsked(question, facts)
      : undefined) ??
    (meaning === undefined || NAMED.has(meaning.topic)
      ? namedThing(question, facts, bank)
      : undefined) ??
    sameChoices(field, question, meaning, facts) ??
    bank.findByEvidence(field, question, meaning) ??
    languageReached(question, facts) ??
    jobSpan(question, facts) ??
    datesUnderEmployer(question, facts) ??
    (meaning === undefined || meaning.topic === "skill_years"
      ? serviceHere(question, facts)
      : undefined) ??
    (meaning === undefined || NAMED.has(meaning.topic)
      ? namedByLikeness(question, facts, bank)
      : undefined)
  );
}

/** The school that was left, and the trade that was learnt. */
const bySchooling = (field: FormField, question: Question, facts: Facts): Finding | undefined =>
  schoolLevel(question, facts, field.options) ??
  highSchool(question, facts) ??
  trainedAs(question, facts);

/** A thing, a career or a paper that the profile names in other words. */
const namedByLikeness = (question: Question, facts: Facts, bank: Bank): Finding | undefined =>
  thingByEvidence(question, facts, bank) ??
  careerByEvidence(question, facts) ??
  paperByEvidence(question, facts) ??
  paperByCode(question, facts) ??
  mentionedInJob(question, facts);

/** How far one is with a paper, its number, and what was answered on an amount or on one's own things. */
const paperSaid = (field: FormField, question: Question, facts: Facts): Finding | undefined =>
  paperStage(field, question, facts) ??
  licenceNumber(question, facts) ??
  sameAmount(question, facts) ??
  sameMeasured(question, facts) ??
  ownThings(question, facts) ??
  extentRefused(question, facts);

/** What the jobs tell of the people and the money in one's charge, and of where one worked. */
const ofPeopleLed = (question: Question, facts: Facts): Finding | undefined =>
  teamSize(question, facts) ??
  peopleLed(question, facts) ??
  budgetManaged(question, facts) ??
  toldByJobs(question, facts);

/** Days in an office and moves that were agreed to or refused. */
const byPlaceOfWork = (
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined =>
  officeDays(question, facts) ??
  weekSplit(question, facts) ??
  presenceAgreed(question, facts) ??
  movingAsked(question, meaning, facts, bank) ??
  movingWithin(field, question, facts);

/** The part of the country that one lives in, and the time there. */
const byHome = (field: FormField, question: Question, facts: Facts): Finding | undefined =>
  livesAround(question, facts) ??
  homeNation(field, question, facts) ??
  timeZoneAsked(field, question, facts);

/** Labels that few words tell, and what the profile says of one's charge, marks, papers and employers. */
function byLabelOrSetting(field: FormField, question: Question, facts: Facts): Finding | undefined {
  return (
    saidByLetters(field, question, facts) ??
    amountNow(field, question, facts) ??
    schoolMarks(question, facts) ??
    schoolBoard(field, question, facts) ??
    degreeInField(question, facts) ??
    anyOfDegrees(question, facts) ??
    kindOfPaper(field, question, facts) ??
    studyOfField(field, question, facts) ??
    toolInUse(field, question, facts) ??
    usPerson(question, facts) ??
    dayOfForm(question, facts) ??
    professionalBody(field, question, facts) ??
    batchAsked(question, facts) ??
    mostExperience(field, question, facts) ??
    fullTimeYears(question, facts) ??
    yearsInUnit(question, facts) ??
    yearsUnderTitles(field, question, facts) ??
    fullTimeInField(question, facts) ??
    internshipDone(question, facts) ??
    roleYears(question, facts) ??
    licensedIn(field, question, facts) ??
    publicEmployer(question, facts) ??
    settingAsked(question, facts) ??
    graduatedWithin(question, facts)
  );
}

const NAMED: ReadonlySet<Topic> = new Set<Topic>([
  "has_skill",
  "has_certificate",
  "skill_or_employer",
  "skill_years",
  "certificate_year",
]);

const OF_THINGS: ReadonlySet<Topic> = new Set<Topic>([
  "has_skill",
  "has_certificate",
  "skill_or_employer",
]);

const TRIMMED: ReadonlySet<Topic> = new Set<Topic>([...OF_THINGS, "skill_years"]);

/** "Experience driving a forklift", "años usando SAP": the thing without the words around it. */
function byTrimmedSubject(
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (meaning?.subject === undefined || !TRIMMED.has(meaning.topic)) return undefined;
  if (meaning.topic === "skill_years" && meaning.threshold !== undefined) return undefined;
  if (meaning.topic === "skill_years" && OF_A_COURSE.test(meaning.subject)) return undefined;
  const things = [
    ...facts.profile.skills.map(({ name }) => name),
    ...facts.profile.certifications.map(({ title }) => title),
  ];
  const thing = thingWithin(meaning.subject, things, tradeOf(facts));
  const forms = [...(thing === undefined ? [] : [fold(thing)]), ...trimmedForms(meaning.subject)];
  for (const form of forms) {
    const trimmed: Meaning = { ...meaning, subject: skillKey(form), named: form };
    const finding =
      findExperience(trimmed, facts, (topic, subject) => bank.saidYears(topic, subject)) ??
      findCareer(trimmed, facts) ??
      asCertificate(trimmed, facts);
    // The years of a list are of the thing itself; those of jobs may be of the words that were left out.
    const isListed = finding?.source === "profile" || finding?.source === "answer_bank";
    if (finding !== undefined && (isListed || trimmed.topic !== "skill_years")) return finding;
  }
  return undefined;
}

/** "Do you have X?" may ask for a certificate. Whoever is asked for a certificate and has only the skill does not hold it. */
function asCertificate(meaning: Meaning, facts: Facts): Finding | undefined {
  return meaning.topic === "has_certificate"
    ? undefined
    : findCareer({ ...meaning, topic: "has_certificate" }, facts);
}
