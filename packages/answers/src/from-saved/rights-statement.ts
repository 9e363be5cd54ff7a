import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { countryByCodeOrName } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { readSaved } from "./read-saved.ts";

/** Statements by which one may work for anybody, as the boards of Australia and New Zealand have them. */
const UNRESTRICTED =
  /^i(?: a)?m an? (?:\w+ ){0,2}(?:citizen|permanent resident)\b|\b(?:visa|permit) with no (?:work )?(?:restrictions|limitations)\b|\bunrestricted\b|\bfull working rights\b/;
const RESTRICTED = /\b(?:sponsor\w*|restricted|temporary|student|limited|up to|hours|not)\b/;

/** "Do you have full working rights in Australia?" by the statement on them that was chosen before. */
export function rightsStated(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  const isAsked =
    (meaning?.topic === "authorised" || meaning?.topic === "authorised_any_employer") &&
    !meaning.isNegated &&
    question.isYesNo;
  if (!isAsked) return undefined;
  const home = placeFrom(facts.job.location).country;
  const country = meaning.country ?? home;
  const saved = facts.answers.find((each) => {
    const { answer, country: own } = each;
    if (typeof answer !== "string" || country === undefined) return false;
    const { question: read, meaning: said } = readSaved(each);
    const isOfRights = said?.topic === "authorised" || said?.topic === "work_status";
    const of = read.countries[0] ?? countryByCodeOrName(own) ?? home;
    const statement = fold(answer);
    return (
      isOfRights &&
      of === country &&
      UNRESTRICTED.test(statement) &&
      !RESTRICTED.test(
        statement.replace(/\bunrestricted\b|\bno (?:work )?(?:restrictions|limitations)\b/g, " "),
      )
    );
  });
  return saved === undefined
    ? undefined
    : {
        ...derived(yesNo(true), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
        savedQuestion: saved.question,
      };
}
