import { type Clause, isAboutTheWork, MONEY, ownPart, says } from "./scam-words.ts";

/**
 * Money before work, told by what is said rather than by its name: an amount, that it is a cost, and that it comes before the work or
 * back after it. What it is called (kit, accreditation, insurance, licence) does not matter.
 */

const AMOUNT = new RegExp(MONEY, "i");
const COST =
  /\b(?:fees?|deposits?|charges?|costs?|contribution|instal?ments?|premium|purchase[ds]?|buys?|bought|pay(?:s|able|ment)?|paid|kit|licen[cs]e|subscription|membership|token amount|bond|top[- ]?up|prepa(?:y|id|yment)|outlay|bear|borne)\b/i;
/** The cost stands before the work, or is what the work hangs on. */
const BEFORE =
  /\b(?:before (?:the |your |any |you )?(?:first|start\w*|joining|interview|offer|shift|assignment|training|onboarding|induction|work|contract|call|activation|we)|prior to (?:the |your )?(?:joining|start\w*|interview|onboarding|deployment|training|first)|in advance|up ?front|to (?:activate|unlock|secure|reserve|confirm|hold|block|release|complete|receive|finali[sz]e) (?:the |your |an? )?(?:\w+ )?(?:account|profile|seat|slot|place|position|post|job|offer(?: letter)?|onboarding|joining|file|id|contract|appointment|application|territory|spot|registration|work)|(?:fully |100 ?% )?(?:refundable|reimbursable)|(?:refunded|returned|reimbursed|credited|adjusted|repaid) (?:in|with|after|against|on|to|from|once|within))\b/i;
/** Somebody else pays, or it is what the person is paid. */
const NOT_THEIRS =
  /\b(?:we|company|employer|trust|firm|council|school|hospital|clinic|group|agency|university)\b[^.!?]{0,25}\b(?:pays?|covers?|bears?|sponsors?|funds?|reimburses?|refunds?|provides?|offers?|gives?|meets?)\b|\b(?:paid|covered|borne|funded|met|provided|reimbursed|refunded) (?:for )?by (?:us|the|our)\b|\b(?:salary|wages?|stipend|bonus|allowance|incentives?|ctc|per (?:hour|annum|month|shift|day)|an hour|a (?:year|month|shift)|hourly|pay rate|lpa|overtime|budget|voucher|ote|benefits?|relocation|travel|flights?|mileage|tuition|expenses|childcare|eye test|gym)\b|\bat our (?:cost|expense)\b/i;

/** Equipment that is bought from a supplier of the firm's choice, with money that is to come back. */
const OWN_SUPPLIER =
  /\b(?:buy|purchase|order|obtain|pay for|paid to)\b[^.!?]{0,80}\b(?:our|the|an?|company['’]?s?) (?:certified|approved|accredited|authori[sz]ed|designated|nominated|preferred|partner|registered) (?:\w+ )?(?:supplier|vendor|dealer|provider|reseller|partner|shop|store|agent)\b[^.!?]{0,120}\b(?:you|your|reimburs\w*|refund\w*|first)\b/i;

const PAPER = String.raw`(?:passport|aadhaa?r|pan card|ssn|social security number|national (?:id|insurance)|id card|identity card|driver['’]?s licen[cs]e|driving licen[cs]e|bank (?:details|account|statement)|iban|sort code|routing number|selfie|utility bill|credit (?:report|score)|debit card)`;
/** Papers that an employer needs of those it has hired, wanted before anybody was met. */
const PAPERS_FIRST = new RegExp(
  String.raw`\b(?:send|upload|submit|share|provide|attach|forward|e-?mail|reply with)\b[^.!?]{0,80}\b${PAPER}\b[^.!?]{0,80}\b(?:before (?:the |any |your )?(?:interview|call|offer)|to (?:be (?:considered|shortlisted)|secure|receive (?:the|your|an) offer|get (?:the|your|an) offer|generate (?:the|your) offer|prepare (?:the|your) (?:offer|contract))|so that we can (?:prepare|issue|send))`,
  "i",
);

/** Parcels of others that come to the applicant's home and go on. */
const HOME_PARCELS =
  /\b(?:receive|accept|collect)\b[^.!?]{0,60}\b(?:at|to) your (?:home|own|residential|private)\b[^.!?]{0,120}\b(?:labels?|re-?pack|carrier|courier|post|ship)\b/i;
/** "El candidato abona 590 € de matrícula", "der Bewerber zahlt", "le candidat verse". */
const FOREIGN_ADVANCE = new RegExp(
  String.raw`\b(?:candidat[oae]?s?|bewerber(?:in)?|kandidat|candidatos|candidati)\b[^.!?]{0,30}\b(?:abona|paga|deposita|versa|verse|paie|zahlt|überweist|betaalt|transfere)\b[^.!?]{0,30}?${MONEY}`,
  "i",
);
/** A bank draft that buys equipment from the firm's supplier; the rest is passed on. */
const DRAFT_ON =
  /\bdeposit it\b[^.!?]{0,80}\b(?:transfer|send|forward|wire|pay) (?:the |its )?(?:balance|rest|remainder|difference)\b/i;

/** Whether a clause has the applicant pass on goods or money that others send. */
export function passesGoodsOn({ text }: Clause): boolean {
  return says(text, [HOME_PARCELS, DRAFT_ON]);
}

/** Whether a clause wants money before there is any work. */
export function wantsAdvance({ text }: Clause): boolean {
  if (isAboutTheWork(text)) return false;
  if (says(text, [OWN_SUPPLIER, FOREIGN_ADVANCE])) return true;
  const own = ownPart(text);
  return AMOUNT.test(own) && COST.test(own) && !NOT_THEIRS.test(own) && says(own, [BEFORE]);
}

/** Whether a clause wants identity papers before an interview or for an offer. */
export function wantsPapersFirst({ text }: Clause): boolean {
  return !isAboutTheWork(text) && says(text, [PAPERS_FIRST]);
}
