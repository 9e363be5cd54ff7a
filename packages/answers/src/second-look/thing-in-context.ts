import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isYes } from "../finding/is-yes.ts";
import type { Question } from "../question/question.ts";
import type { Unknown } from "../unknown.ts";
import { fold } from "../text/fold.ts";
import { isSameSkill } from "../world/skills.ts";

const HAVING =
  /^(?:do you have (?:any |some |hands on |practical |working |previous |prior |professional |solid |strong )*(?:experience|exp|knowledge|proficiency) (?:with|in|of|using|working with)|do you know how to use|are you (?:familiar|proficient|comfortable|experienced) (?:with|in|at|using)|have you (?:ever |previously )?(?:used|worked with|worked on|worked in)|can you use|experience (?:with|in|using)) /;

/** What stands behind a thing and leaves it what it is: where and for whom it was used. */
const CONTEXT =
  /^ (?:in|on|at|for|as part of|within|during) (?:(?:a|an|the|your|any|real|live|commercial|professional|production|day to day|daily|own|work|working|business|office|team|company|job|role) ?)*(?:production|environments?|projects?|work|settings?|jobs?|roles?|career|professionally|workplace|basis|purposes?|experience|applications?)?$/;

/** What a thing is for, in the words of forms: "Redux for state management", "Jira to track issues". */
const PURPOSES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:redux|mobx|zustand|vuex|ngrx)$/, /\bstate management\b/],
  [/^(?:git|github|gitlab|bitbucket|svn)$/, /\b(?:version|source) control\b/],
  [
    /^(?:jira|asana|trello|monday|clickup)$/,
    /\b(?:project|issue|task|bug|ticket|sprint) (?:tracking|management|planning)\b/,
  ],
  [/^(?:terraform|pulumi|cloudformation)$/, /\binfrastructure as code\b|\biac\b|\bprovisioning\b/],
  [/^docker$/, /\bcontaineri[sz]ation\b|\bcontainers?\b/],
  [/^kubernetes$/, /\b(?:container )?orchestration\b/],
  [
    /^(?:jenkins|gitlab ci|github actions|circleci)$/,
    /\bci ?\/? ?cd\b|\bcontinuous integration\b|\bpipelines?\b/,
  ],
  [/^(?:ansible|chef|puppet)$/, /\b(?:configuration management|automation)\b/],
  [
    /^(?:tableau|power bi|looker)$/,
    /\b(?:data )?visuali[sz]ations?\b|\bdashboards?\b|\breporting\b/,
  ],
  [/^(?:figma|sketch|adobe xd)$/, /\b(?:design|prototyping|wirefram\w+|ui design|ux)\b/],
  [/^(?:postman|soapui)$/, /\bapi testing\b/],
  [/^(?:selenium|cypress|playwright)$/, /\b(?:test|testing) ?automation\b|\bautomat\w+ test\w*\b/],
  [
    /^(?:prometheus|grafana|datadog|nagios|new relic)$/,
    /\b(?:monitoring|alerting|observability)\b/,
  ],
  [/^(?:salesforce|hubspot|zoho crm)$/, /\bcrm\b|\bcustomer relationship management\b/],
  [
    /^(?:quickbooks|quickbooks online|xero|sage|tally)$/,
    /\b(?:bookkeeping|accounting|invoicing)\b/,
  ],
  [/^(?:zendesk|freshdesk|intercom)$/, /\b(?:ticketing|customer support|support tickets)\b/],
  [
    /^(?:excel|microsoft excel|ms excel)$/,
    /\b(?:spreadsheets?|reporting|data entry|data analysis)\b/,
  ],
];

/** "Redux for state management in your projects", "Ansible in a production environment": a listed thing with what is said of everybody's use of it. */
export function thingInContext(question: Question, { profile }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const frame = HAVING.exec(question.text)?.[0];
  if (frame === undefined) return undefined;
  const asked = question.text.slice(frame.length);
  for (const { name } of profile.skills) {
    for (let at = asked.indexOf(" "); at > 0; at = asked.indexOf(" ", at + 1)) {
      if (!isSameSkill(asked.slice(0, at), name)) continue;
      const key = fold(name);
      const purpose = PURPOSES.find(([thing]) => thing.test(key))?.[1];
      const rest = asked.slice(at).replace(/ (?:for|to do|to) (?=\S)/, " for ");
      const bare =
        purpose === undefined
          ? rest
          : rest.replace(new RegExp(` for (?:the |your )?(?:${purpose.source})`), "");
      if (bare === "" || CONTEXT.test(bare))
        return derived(yesNo(true), `${name} is in your skill list`, 0.8);
    }
  }
  return undefined;
}

const KIND =
  /^(.{2,200}?)\b(?:such as|like|including|e\.?g\.?,?|for example|for instance|i\.?e\.?,?)\s+([^?()]{3,160}?)(?:,? (?:or|and) (?:similar|the like|other\w*|equivalent|any other)\b[^?]*|,? etc\.?)?\s*\?*$/iu;
const ASKS =
  /^(?:do you have (?:any |some |hands[- ]on |practical |working |previous |prior |professional )*(?:experience|exp|knowledge)(?: (?:with|in|of|using|working with|working in))?|have you (?:ever |previously )?(?:used|worked (?:with|on|in))|are you (?:familiar|proficient|experienced|comfortable) (?:with|in|using))\s+(?:(?:an?|any|the|some|at least one|one or more|either|your|modern|popular|major|common|other|online|digital|computerized|electronic|cloud(?:-based)?)\s+)*(?:(?!implement|migrat|configur|administ|develop|sell|teach|train|support)[\p{L}\d/&-]+\s+){0,5}$/iu;

/** "An ERP such as NetSuite, SAP or Oracle": any one of the examples is one of the kind; who names none may know others. */
export function exampleOfKind(
  question: Question,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const [, frame, list] =
    KIND.exec(question.raw.trim().replace(/\(|\)/g, " ").replace(/\s+/g, " ")) ?? [];
  if (frame === undefined || list === undefined || !ASKS.test(frame) || /\bboth\b/i.test(frame))
    return undefined;
  const names = list
    .split(/\s*[,;/]\s*|\s+(?:or|and)\s+/iu)
    .map((name) => name.replace(/^(?:or|and)\s+/iu, "").trim())
    .filter((name) => /\p{L}/u.test(name));
  if (names.length < 2 || names.length > 8 || names.some((name) => name.split(" ").length > 4))
    return undefined;
  const known = names.find((name) => isYes(ask, `Do you have experience with ${name}?`));
  return known === undefined ? undefined : derived(yesNo(true), `Your profile names ${known}`, 0.8);
}
