import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { isAmong, isBare, type Token, tokensIn } from "../reading/tokens.ts";

/** Names of several words: "Salesforce Data Cloud" is neither a cloud nor data. */
function namesIn(asked: readonly Token[]): string[] {
  const names: string[][] = [[]];
  for (const { word, weight, means } of asked) {
    if (weight === "heavy" && means === undefined) names.at(-1)?.push(word);
    else names.push([]);
  }
  return names.filter((name) => name.length > 1).map((name) => name.join(" "));
}

const OTHER = new Set(
  "not,previous,non,less than,more than,at least,sponsor,authorised,permit,visa,citizen,eu,pay,expected,future,why,start,notice,travel,willing,available,alternate,unfinished,up to,#,number,month,year,how many,how long,since,current,speak,reference,need,certificate,registered,licence,disability,degree,education,completed,internship,abroad,criminal,background check,drug test,relocate,night,weekend,shift,car,employed,company".split(
    ",",
  ),
);

/** "Have you prepared plans for highway projects?": Yes where one job's title and description have all telling words. */
export function mentionedInJob(question: Question, facts: Facts): Finding | undefined {
  if (
    !question.isYesNo ||
    question.options > 3 ||
    question.isSeveral ||
    question.countries.length > 0
  )
    return undefined;
  if (isAboutSomebodyElse(question)) return undefined;
  // A question freed of its frame has lost which of its words are names.
  if (!/\p{Lu}/u.test(question.raw)) return undefined;
  const { asked, scene } = tokensIn(question);
  if (isBare(asked) || scene.length > 0 || asked.length > 20) return undefined;
  if (asked.some(({ means }) => OTHER.has(means ?? ""))) return undefined;
  const isOfDoing = asked.some(({ means }) =>
    /^(?:did|have|experience|work|use)$/.test(means ?? ""),
  );
  const telling = asked.filter(({ weight }) => weight === "plain" || weight === "heavy");
  if (!isOfDoing || telling.length < 2) return undefined;
  const job = facts.profile.experience.find(({ jobTitle, description = "" }) => {
    const words = fold(`${jobTitle} ${description.slice(0, 1500)}`).split(" ");
    const text = ` ${words.join(" ")} `;
    return (
      namesIn(asked).every((name) => text.includes(` ${name} `)) &&
      telling.every(({ word }) => word.split(" ").every((part) => isAmong(part, words)))
    );
  });
  return job === undefined
    ? undefined
    : derived(yesNo(true), `Your job at ${job.company} names it`, 0.75);
}
