import { type Clause, isAboutTheWork, says } from "./scam-words.ts";

const CHAT = String.raw`(?:whats\s?app|telegram|signal app|wechat)`;
const IDENTITY = String.raw`(?:aadhaa?r|pan card|passbook|bank (?:details|account|passbook|statement)|passport (?:copy|scan)|debit card|credit card|otp|cvv)`;
const TO_SEND = String.raw`(?:send|share|forward|submit|drop|mail|e-?mail|provide|upload)`;
const CV = String.raw`(?:resume|résumé|cv|c\.v\.|bio-?data|documents|details|photos?)`;

const SECRETS: readonly RegExp[] = [
  /\b(?:send|share|forward|tell|give|provide)\b[^.!?]{0,50}\b(?:otp|cvv|atm pin|net ?banking|debit card|credit card|(?:code|pin) that your bank)/i,
  /\b(?:need|require|want|send|share|give)\b[^.!?]{0,30}\byour (?:bank (?:log ?in|password|pin)|otp|cvv)\b/i,
];
const PAPERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${TO_SEND}\b[^.!?]{0,80}\b${IDENTITY}\b[^!?]{0,80}(?:\b${CHAT}|\S@\S|\be-?mail\b|\bmail (?:id|address)\b)`,
    "i",
  ),
  new RegExp(
    String.raw`\be-?mail (?:us |me )?(?:your |the |copies of (?:your )?)?${IDENTITY}`,
    "i",
  ),
];
const CV_TO_CHAT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${TO_SEND}\b[^.!?]{0,30}\b${CV}\b[^.!?]{0,30}\b(?:on|via|over|through|at|to|by) (?:our |the |my )?${CHAT}`,
    "i",
  ),
  new RegExp(
    String.raw`\bwhats\s?app (?:us |me )?(?:your|their|the|an)\s(?:updated )?${CV}\b`,
    "i",
  ),
];
const CONTACT = new RegExp(
  String.raw`\b(?:contact|message|text|ping|reach|call|msg|dm|add|connect with|chat with|write to)\b(?! you)[^.!?]{0,40}\b(?:only|directly|strictly)?\s*(?:on|via|over|through|at) (?:our |my |the )?${CHAT}\b(?! for (?:queries|questions|updates|support))`,
  "i",
);
const INTERVIEW = new RegExp(
  String.raw`\b(?:interviews?|selection|hiring|joining|onboarding)\b[^.!?]{0,30}\b(?:only |entirely |fully |held |conducted |done |takes? place |is |are )+(?:on|via|over|through) (?:our |the )?${CHAT}`,
  "i",
);
const GROUP = new RegExp(
  String.raw`\bjoin (?:our |the |this )?${CHAT} (?:channel|group)\b[^.!?]{0,40}\b(?:to (?:get|apply|join|start)|job code|interview|offer|joining)\b`,
  "i",
);
/** The application itself is to be a chat. */
const CHAT_APPLICATION = new RegExp(
  String.raw`\b(?:only )?(?:candidates?|applicants?|those) who (?:write|message|text|apply)\b[^.!?]{0,20}\b(?:on|via|over) ${CHAT}|\bdownload ${CHAT}\b[^.!?]{0,60}\b(?:message|contact|add|text)\b`,
  "i",
);
const CHAT_ALONE = new RegExp(String.raw`\bcontact\b[^.!?]{0,40}\b${CHAT} only\b`, "i");
const CODE_WORD = new RegExp(
  String.raw`\b(?:text|send|message|type)\s+["“'][^"”'.]{1,20}["”'][^.!?]{0,20}\b(?:to|on) (?:our |this |the )?${CHAT}`,
  "i",
);
const LINK =
  /\b(?:wa|t)\.me\/\S+[^.!?]{0,40}\bto (?:apply|join|start)\b|\b(?:to (?:apply|join|proceed|start)|agent|recruiter|hr)\b[^!?]{0,40}\b(?:wa|t)\.me\/\S/i;
const RECRUITER = /\b(?:recruiter|recruitment|hr|hiring|agent|coordinator|manager)\b/i;
const HANDLE = /@\w{3,}|\+?\d[\d\s-]{7,}\d/;

const INSTEAD_OF_APPLYING =
  /\b(only|directly|strictly|do not apply|don['’]?t apply|agent|(?:to|in order to) (?:apply|join|start|proceed)|for (?:immediate|direct|instant|spot) joining|to (?:get|secure|confirm|receive) (?:the|your|an?) (?:job|seat|offer|task)|to (?:schedule|book|fix) (?:the|your|an) interview)\b/i;
const QUERIES = /\b(queries|questions?|doubts|assistance|support)\b/i;
/** Who can be visited does not hide in a chat. */
const WALK_IN =
  /\b(?:walk[- ]?in|come to|visit (?:us|our)|at (?:our|the) (?:\w+ )?(?:office|site|shop|clinic|school)|(?:office|site|clinic|shop) (?:\d|from|between)|or (?:apply|send it) here)\b/i;
/** Papers that any employer needs of those it has hired. */
const ONCE_HIRED =
  /\b(?:after|upon|on|once) (?:the |an |your |you (?:have )?)*(?:offer|join(?:ing|ed)?|accept\w*|hired?)\b|\bhr portal\b|\bpayroll\b|\bfirst day\b/i;

/** Whether a clause wants the applicant's papers or secrets, or leads the application away to a chat. */
export function leadsAway({ text, around }: Clause): boolean {
  if (isAboutTheWork(text)) return false;
  if (says(text, SECRETS)) return true;
  if (!ONCE_HIRED.test(text) && says(text, PAPERS)) return true;
  // A number for questions is a courtesy; a chat in the place of an application is not.
  if (QUERIES.test(around)) return false;
  if (
    (says(text, CV_TO_CHAT) && !WALK_IN.test(text)) ||
    says(text, [GROUP, LINK, CODE_WORD, CHAT_ALONE, CHAT_APPLICATION])
  )
    return true;
  const isRecruiter = RECRUITER.test(text) && HANDLE.test(text);
  const isInstead = INSTEAD_OF_APPLYING.test(around);
  return says(text, [CONTACT]) ? isInstead || isRecruiter : isInstead && says(text, [INTERVIEW]);
}
