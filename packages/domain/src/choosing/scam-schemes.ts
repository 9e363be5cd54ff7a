import { type Clause, isAboutTheWork, MONEY, ownPart, says } from "./scam-words.ts";

/**
 * Schemes that a posting describes in its own words rather than in those of a fee: money that comes back with the first salary, goods
 * and tasks that are paid in advance, parcels that pass through the applicant's home, people who are to be recruited, sign-ins that
 * are handed over.
 */

const FIRST_PAY = String.raw`(?:first|1st|second|2nd|final|last|joining|initial|next|your)\s+(?:\w+\s+){0,2}?(?:salar(?:y|ies)|pay(?:out|ments?|checks?|cheques?|slips?|day)?|checks?|cheques?|wages?|month['’]?s? (?:salary|pay|wages)|allowance|commission|invoice|earnings|stipend)`;
const COMES_BACK = new RegExp(
  String.raw`\b(?:refund\w*|returned|return|released|reimburs\w*|repaid|paid back|comes? back|given back|adjusted|credited(?: back)?|added|set off|deducted|recovered|offset)\b[^.!?]{0,60}\b(?:${FIRST_PAY}|probation|on completion|after (?:\d+|one|two|three|six|ninety|thirty|sixty) (?:days|months|weeks|shifts)|within \d+ days|after (?:joining|induction|onboarding|training|the final)|at joining|upon joining|when you (?:join|start|leave)|end of (?:the )?(?:contract|training|season)|last shift|after (?:the |your )?(?:first|second|third|\d+\w*)|to your first)`,
  "i",
);
const COSTS = new RegExp(
  String.raw`${MONEY}|\b(?:fees?|deposits?|charges?|premium|bond|caution money)\b`,
  "i",
);
/** What an honest employer reimburses: the applicant's own costs to third parties. */
const OWN_COSTS =
  /\b(?:travel|train|bus|flight|relocation|moving|expenses|mileage|ticket|tuition|gym|taxi|parking|eye test)\b/i;
const WHO_PAYS =
  /\b(?:you|your|candidates?|applicants?|joiners?|engineers?|nurses?|teachers?|drivers?|people|selected|shortlisted|each|every|trainees?|members?|staff|crew|workers?|associates?|agents?|payable|pay|paid|costs?|sums?|fee|deposit)\b/i;

/** What must be bought or paid before work, with its amount. */
const THING = String.raw`(?:kit|licen[cs]e|software(?: key)?|key|starter (?:library|pack(?:age)?|set|kit)|library|package|id card|badge|uniform|tablet|laptop|device|equipment|macbook|phone|scanner|modem|training|course|certificate|certification|accreditation|induction|onboarding|medical|police (?:verification|clearance|check)|verification|vetting|screening|clearance|background (?:check|screening|report|verification)|dbs|attestation|entry permit|permit|visa|work permit|processing|file(?: (?:opening|charges?))?|file opening|registration|activation|membership|subscription|lead(?:s| pack| store)?|insurance|bond|pass|gate pass|slot|seat|interview|assessment|psychometric|test|document\w*|documentation|offer letter|joining|security|caution|commitment|project|vehicle|route|territory|franchise|inventory|stock|materials?|seaman book|ticket|accommodation|dormitory|embassy|stamping|biometrics?|translation|notary|agreement|stamp duty|courier|account activation|wallet|compliance|safeguarding|portal|manual|portfolio|photo ?shoot|audition|casting|booking|reservation|quota|node|admin(?:istration)?|handling|escrow|accreditation|register|registry|audit|profile|orientation|exam|development|coaching|qualification|product set|notarisation|notarization|mobili[sz]ation|consultancy|recruitment|placement|work permit|relocation|sponsorship)`;
const DUE = String.raw`(?:payable|to be (?:paid|deposited|transferred|settled|remitted|borne|arranged|bought)|must be (?:paid|deposited|transferred|settled|remitted)|(?:is|are) (?:due|charged|collected|requested|required|mandatory|taken)|due (?:before|on|upon|at)|borne by (?:the )?(?:candidate|applicant)|at (?:the )?(?:candidate|applicant|your own)['’]?s? (?:own )?(?:cost|expense)|mandatory|upfront|up front|in advance|before (?:the |your )?(?:interview|joining|start|allocation|training|induction|first|dispatch|offer|deployment|departure|onboarding))`;
const CHARGES: readonly RegExp[] = [
  // "Candidates only bear the medical and attestation of ₹24,000".
  new RegExp(
    String.raw`\b(?:candidates?|applicants?|you|joiners|selected \w+)\b[^.!?]{0,20}?\b(?:only |just |must |should |has to |have to |will |to )*(?:bear|bears|pay|pays|deposit|deposits|contribute|contributes|arrange|invest|stake|submit)\b[^.!?]{0,60}?${MONEY}`,
    "i",
  ),
  // "A stake of $6,000 in USDC", "starter kit ₹11,999".
  new RegExp(
    String.raw`\b(?:stake|staking|investment|starter (?:kit|pack|library|box|set)|joining (?:kit|pack)|activation|booking amount|token amount)\b[^.!?]{0,20}?${MONEY}`,
    "i",
  ),
  // "A commitment amount of ₹35,000 is payable", "the validation costs ₹3,540, payable by the candidate".
  new RegExp(String.raw`${MONEY}[^.!?]{0,70}?\b${DUE}`, "i"),
  new RegExp(
    String.raw`\b${THING}\b[^.!?]{0,60}?\b(?:is|are|costs?|for|of|at|:|=)\s*(?:only |just |a (?:nominal|small|one[- ]time) )?\(?${MONEY}[^.!?]{0,40}?\b${DUE}`,
    "i",
  ),
  // "Kindly pay ₹2,150 for police verification", "candidate pays only AED 1,850 file opening", "pay by PayNow the deposit of".
  new RegExp(
    String.raw`\b(?:pay(?!\s*[:=]|\s+(?:is|range|rate|scale|band|of|from|up)\b)|pays|transfer|deposit|remit|send|settle|arrange|cover)\b[^.!?]{0,45}?${MONEY}[^.!?]{0,25}?\b${THING}\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:pay(?!\s*[:=])|pays|transfer|remit|settle|leave|place|lodge)\b[^.!?]{0,50}?\b(?:${THING}\s+(?:and \w+ )?)?(?:fees?|deposits?|charges?|bond|premium|money|amount|contribution|sum)\s*(?:\(\w+\)\s*)?(?:of|=|:|is|-)\s*(?:only )?${MONEY}`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:buy|purchase|order|choosing|choose|starting with|begin with|using)\b[^.!?]{0,45}?\b${THING}\b[^.!?]{0,25}?\(?${MONEY}`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:the|a|an|your|one[- ]time)?\s*${MONEY}\s+(?:\w+ ){0,2}?(?:fees?|deposits?|charges?|bond|contribution|kit)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b${THING} (?:fees?|deposits?|charges?|costs?|amount|bond|contribution)\s*(?:is|are|of|:|=|-)?\s*(?:only )?\(?${MONEY}`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:minimum|starter|first|opening) (?:order|purchase|investment|top[- ]?up|recharge|stock)\b[^.!?]{0,30}?(?:${MONEY}|\d)`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:fee|deposit|charges?)\b[^.!?]{0,40}\bby (?:gift cards?|cash ?app|zelle|upi|paynow|gpay|google pay|phonepe|paytm|western union|moneygram|bitcoin|usdt|crypto|m-?pesa|revolut|wise|e-?transfer|interac|payid|venmo|wire)\b`,
    "i",
  ),
  // "The accreditation costs USD 59 for a year", "Audit and profile: AED 950 one-off", "orientation kit and exam slot Rs 6,500".
  new RegExp(
    String.raw`\b${THING}\b[^.!?]{0,60}?(?:\bcosts?\b|:|\bof\b|\bis\b|\bslot\b)\s*(?:only |just )?${MONEY}[^.!?]{0,60}?\b(?:one[- ]off|for a year|a year|is credited|valid|instal?ments?|emi|once[- ]off|one[- ]time|has to be|must be|adjusted|credited|at the time of joining|before|weekly|payment)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:escrow|weekly \w+ fee|register(?:ation)? fee)\b[^.!?]{0,30}?${MONEY}|${MONEY}\s+(?:\w+ ){0,2}?escrow\b`,
    "i",
  ),
  /\b(?:escrow|fee|deposit|kit|charges?)\b[^.!?]{0,60}\b(?:via|by|with|through) (?:a )?(?:payment app|gift cards?|prepaid cards?|voucher|cash app)\b/i,
  /\b(?:pay|paid) by (?:upi|gpay|phonepe|paytm|zelle|wire|e-?wallet)\b[^.!?]{0,60}\b(?:screenshot|joining date|coordinator|confirm)\b/i,
  /\bpay(?:s|able|ment)?\b[^.!?]{0,40}\bby (?:gift cards?|cash ?app|zelle|western union|moneygram|bitcoin|usdt|crypto)\b/i,
];
/** What the firm pays, or what is paid to the person. */
const PAID_TO_YOU =
  /\b(?:we|company|employer|trust|firm|council|school|hospital|us|clinic)\b[^.!?]{0,25}\b(?:pays?|covers?|bears?|sponsors?|provides?|gives?|contributes?|offers?|funds?|reimburses?)\b|\b(?:paid|covered|borne|funded|sponsored|provided) (?:for )?by (?:us|the (?:company|trust|firm|employer|school|council|hospital|group|county|city|bank))\b|\b(?:at|on) (?:the )?(?:company|employer|firm|city|trust|our)['’]?s? (?:cost|expense)\b|\b(?:salary|wages?|stipend|bonus|allowance|incentives?|compensation|ctc|rate|per hour|an hour|\/hr|per annum|a year|per month|a month|p\.?a\b|lpa|overtime|budget|voucher|worth|ote|benefits?|tips|per diem|paid leave|free)\b/i;

const RECRUITS =
  /\b(?:recruit|introduce|bring|add|refer|enrol|enroll|sponsor|sign up|build)\b[^.!?]{0,40}\b(?:under you|your (?:own )?(?:team|downline|network|branch(?:es)?|line)|(?:two|three|four|five|six|\d+) (?:people|friends|members|associates|managers|hr managers|partners|others))|\bdown ?line\b|\b(?:override|residual|passive) (?:income|commissions?|bonus)\b|\b(?:till|up to|to|on|for) (?:the )?(?:\w+ )?(?:level|generation)s?\b[^.!?]{0,10}\b(?:commission|income|deep)?|\b(?:seven|five|\d+) (?:generations|levels)\b|\b(?:of|from|on) (?:the )?(?:people|those|members|associates) (?:whom |that )?you (?:introduce|recruit|bring|sponsor|enrol)|\bnetwork marketing\b|\bmulti[- ]level\b|\bbe your own boss\b|\bunlimited (?:income|earning) potential\b|\bfinancial freedom\b|\bteam leaders? get a car\b/i;
/** What one's own people buy is one's income. */
const TEAM_BUYS =
  /\b(?:income|earnings|success|bonus|commission)\b[^.!?]{0,60}\b(?:people|everyone|those|everybody|members) (?:whom |that |who )?(?:you|you and they|they) (?:recruit|bring|introduce|train|sign|enrol)|\b(?:\w+) levels? deep\b|\bbuild your own crew\b|\b(?:percentage|%|share|commission|income)\b[^.!?]{0,60}\b(?:your (?:team|people|circle|group|network)|their (?:teams?|people|sales|branch(?:es)?|purchases?))\b/i;
const NO_WAGE =
  /\b(?:no (?:fixed |basic |base )?salary|commission only|100 ?% commission|1099|no ceiling|uncapped|income|earn\w*|commission|bonus|₹|£|\$|activation)\b/i;

const TASKS =
  /\b(?:prepaid (?:tasks?|group|orders?)|(?:combination|combo|combined|premium|lucky|merged) (?:tasks?|orders?|data sets?|sets?)|top[- ]?up (?:of )?(?:the |your )?(?:balance|account|wallet)|vip (?:level|task|group|member)s?|negative balance|training account|(?:like|follow|rate|review|subscribe)\w*\b[^.!?]{0,50}\b(?:per|each|every) (?:task|like|review|follow|video|click)|(?:five|5)[- ]star (?:ratings?|reviews?) (?:to|for|on)|optimi[sz]e \d+ (?:products|apps|orders|data sets)|complete \d+ (?:tasks|orders|sets) (?:a|per|each) day|withdraw (?:your )?(?:earnings|commission|profits?)|task (?:bonus|mentor|receptionist))/i;
/** "Convert the total to USDT", "connect the wallet": no work is paid or done so. */
const CRYPTO_MOVES =
  /\bconnect (?:an? |your |the )?(?:own )?(?:funded )?wallet\b|\bsalary (?:is )?(?:paid )?in tokens\b|\bfunded wallet\b|\b(?:convert|exchange|change|swap)\b[^.!?]{0,50}\b(?:to|into|for) (?:usd[tc]|crypto\w*|bitcoin|btc|tether)\b|\bconnect (?:the|your|a) (?:crypto )?wallet\b|\b(?:seed|recovery) phrase\b|\b(?:stake|staking)\b[^.!?]{0,60}\b(?:unlock\w*|yield\w*|access|node)\b|\b(?:top up|recharge|load|fund)\b[^.!?]{0,40}\b(?:wallet|account|balance)\b[^.!?]{0,40}\b(?:usd[tc]|crypto|commission|unlock|withdraw\w*)\b/i;
const CRYPTO_PAY =
  /\b(?:salary|paid|pay|wages|earnings|commission|payment)\b[^.!?]{0,30}\b(?:in |via |by )(?:usdt|crypto\w*|bitcoin|btc|tether)\b/i;

const PARCELS =
  /\b(?:parcels?|packages?|goods|shipments?)\b[^.!?]{0,80}\b(?:to|at|from) your (?:home|residence|house|address|own address|flat|apartment)\b|\b(?:replace|change|remove|print|stick)\b[^.!?]{0,30}\b(?:the )?(?:shipping )?labels?\b[^.!?]{0,80}\b(?:courier|post office|ship|send|forward|drop|counter)\b|\byour (?:home|address|residence) (?:as|is|becomes|serves as) (?:a |our |the )?(?:micro )?(?:hub|depot|warehouse|pick[- ]?up point|drop point|branch)\b|\b(?:re-?ship|reshipping|re-?mail(?:ing)?|parcel forwarding agent)\b/i;

const SIGN_INS =
  /\b(?:user ?name|user id|log ?-?in)\b[^.!?]{0,30}\b(?:for|of|to) (?:the|your) bank\b|\bcode from your bank\b|\b(?:user ?name|log ?-?in|user id|credentials?|access data|pass ?words?)\b[^.!?]{0,25}\b(?:and|with|or|\/)?\s*(?:pass ?word|pin)\b[^.!?]{0,60}|\b(?:log in|login|sign in|verify)\b[^.!?]{0,30}\bwith your (?:singpass|net ?banking|online banking|bank|mygov|id\.me|aadhaar otp|uae pass|bankid|itsme|digid|ssn)\b|\b(?:online|net|internet|mobile) ?banking\b[^.!?]{0,40}\b(?:log ?in|user|password|registered|access|credentials|details|iban)\b|\b(?:log ?in|access|credentials|user ?name)\b[^.!?]{0,25}\b(?:for|to|of) (?:your )?(?:online|net|internet|mobile) ?banking\b|\bdirect deposit log ?in\b|\b(?:debit|credit|atm) card\b[^.!?]{0,25}\b(?:front|photo|picture|both sides|number|copy|scan)\b|\b(?:photo|picture|copy|scan|front) of (?:your )?(?:debit|credit|atm) card\b|\bone[- ]time (?:code|password|pin)\b[^.!?]{0,40}\b(?:send|share|forward|tell|read)\b|\b(?:send|share|forward|tell|read)\b[^.!?]{0,40}\b(?:one[- ]time (?:code|password|pin)|otp)\b/i;
const SIGNATURES =
  /\b(?:hand over|hands over|share|give|send|lend|submit|deposit)\b[^.!?]{0,60}\b(?:digital signature|dsc|signature token|token with pin|self-service log ?-?in|log ?-?in|pin|licen[cs]e (?:number and )?(?:stamp|login)|stamp and signature)\b|\byour (?:id\.me|gov\.uk|mygov|singpass|bank|portal) log ?-?in\b|\blend your (?:licen[cs]e|registration|certificate|degree|name)\b/i;
const HANDED_OVER =
  /\b(?:you (?:give|send|share|provide|enter|hand|upload|need|submit|tell|will give|log)|give us|send us|share|provide|we need|we (?:will )?(?:require|ask)|log in|is needed|needed|required|submit|upload|ask for|text it|read it|receive|documents? (?:needed|required)|keep ready|for (?:payroll|salary) (?:sync|account|linking))\b/i;
const OPENS_ACCOUNTS =
  /\b(?:state|say|confirm|declare)\b[^.!?]{0,30}\b(?:you are|you['’]re|that you) open(?:ing)?\b[^.!?]{0,30}\b(?:account|it)\b[^.!?]{0,20}\b(?:yourself|own)\b|\b(?:video[- ]?ident\w*|video identification)\b[^.!?]{0,80}\b(?:test (?:customer|account|person)|accounts?|bank)\b|\b(?:test (?:customer|account))\b[^.!?]{0,60}\bvideo[- ]?ident|\b(?:access data|sim code|login data)\b[^.!?]{0,60}\b(?:uploaded|upload|sent|send|submit)\b|\bopen\b[^.!?]{0,40}\b(?:bank |test |crypto |trading |payment |paypal |wise |revolut )?accounts?\b[^.!?]{0,60}\b(?:in your (?:own )?name|with your (?:own )?(?:passport|id|identity)|under your (?:own )?name|for (?:us|our|the) (?:clients?|tests?|study))\b|\baccounts? (?:established|opened|created|registered) (?:in|under) your (?:own )?name\b|\bopens?\b[^.!?]{0,60}\b(?:accounts?|sim(?: cards?)?)\b[^.!?]{0,40}\bin (?:your |his |her |their )?own name\b|\b(?:atm card|passbook|sim)\b[^.!?]{0,40}\b(?:to our|hub|courier|hand over)\b|\b(?:create|open) (?:a )?courier accounts? (?:under|in) your\b|\brent (?:out )?your (?:bank |linkedin |facebook |upwork )?(?:account|profile)\b/i;

const MULE = new RegExp(
  String.raw`\b(?:retain|keep|deduct|commission of|less|minus)\b[^.!?]{0,20}(?:(?:\d+|two|three|five|seven|eight|ten) ?(?:%|per ?cent)|${MONEY})[^.!?]{0,80}\b(?:remit|forward|transfer|send|wire|pass|pay out|withdraw)\b`,
  "i",
);
const MULE_ACCOUNT =
  /\b(?:payments?|funds|money|transfers)\b[^.!?]{0,20}\b(?:reach|reaches|enter|hit)\b[^.!?]{0,20}\byour (?:own |personal |private )*(?:bank )?accounts?\b|\b(?:receipts?|payments?|funds|money|collections)\b[^.!?]{0,30}\b(?:come|comes|go|are (?:paid|sent|credited|routed|directed)|land|arrive)\b[^.!?]{0,40}\b(?:own|personal|savings|private)\b[^.!?]{0,25}\baccounts?\b|\b(?:receive|accept|collect|process)\b[^.!?]{0,40}\b(?:payments?|transfers?|funds|money|wires?|remittances?)\b[^.!?]{0,60}\b(?:in|into|to|through|via|on|using) your (?:own |personal |savings |private |current |checking |bank |existing )*accounts?\b/i;
const CHEQUE_BACK = new RegExp(
  String.raw`\b(?:cheque|check|transfer|draft|money order)\b[^!?]{0,160}\b(?:deposit|pay it in|pay into|bank it|cash it|forward|send)\b[^!?]{0,120}\b(?:keep|retain|balance|remainder|rest|difference|supplier|vendor|dealer)\b`,
  "i",
);
/** Funds come first, most of them goes on as vouchers or to a supplier. */
const FUNDS_ON =
  /\b(?:funds|money|cheque|check|advance|payment|deposit)\b[^!?]{0,120}\b(?:sent|issue[sd]?|paid|come|transferred|mailed|get)?\b[^!?]{0,60}\b(?:to you|your account|you)\b[^!?]{0,160}\b(?:remainder|rest|balance|difference|at once|the same day)\b/i;
const GOES_TO =
  /\b(?:scratch|vouchers?|gift ?cards?|pictures? of the codes?)\b|\b(?:certified|authori[sz]ed|our|approved|furniture|equipment|office|the) (?:\w+ )?(?:supplier|vendor|dealer)\b/i;

/** "I will send £4,400, which also covers the printer; transfer him £2,300 and keep £150." */
const OVERPAID = new RegExp(
  String.raw`\b(?:transfer|send|forward|wire|pass)\b[^.!?]{0,30}?${MONEY}[^.!?]{0,60}\b(?:to (?:him|her|them|the \w+|our \w+)|same day)\b[^.!?]{0,60}\bkeep\b`,
  "i",
);
const CHEQUE_SENT =
  /\b(?:receive|get|send|sent|mail|mailed|post|issue|courier)\w*\b[^.!?]{0,40}\b(?:cashier['’]?s? |certified |bank(?:er['’]?s)? )?(?:cheques?|checks?)\b|\bpayment by (?:cheque|check)\b/i;

const HELD =
  /\b(?:original|passport|degree|certificates?|mark ?sheets?|education(?:al)? (?:documents|certificates))\b[^.!?]{0,50}\b(?:kept|held|deposited|submitted|retained|surrendered|handed over|locked|stored)\b[^.!?]{0,40}\b(?:safe|until|till|with us|by us|for the (?:contract|bond)|to reserve|on day of|during)\b/i;

/** A scheme with the kind of sign that it is. */
type SchemeKind = "payment_asked" | "money_passed_on" | "off_platform_contact";

/** The scheme that a clause describes, if any. */
export function schemeIn({ text, around }: Clause): SchemeKind | undefined {
  if (isPaidFirst(text, around)) return "payment_asked";
  if (
    TASKS.test(text) ||
    CRYPTO_PAY.test(text) ||
    (CRYPTO_MOVES.test(text) &&
      /\byou|your|candidate|heads?\b/i.test(around) &&
      !isAboutTheWork(text))
  )
    return "payment_asked";
  if (RECRUITS.test(text) && NO_WAGE.test(around) && MONEY_HERE.test(around))
    return "payment_asked";
  if (
    TEAM_BUYS.test(text) &&
    /\bfrom your circle\b|\b(?:starter|joining) (?:kit|pack|library)|\bno fixed salary\b|\bpurchase|\bfriends?\b|\bcommission only\b|\bself-employed\b|\bseminar\b|\bno boss\b|\bproduct set\b/i.test(
      around,
    )
  )
    return "payment_asked";
  if (says(text, [PARCELS]) && !isAboutTheWork(text)) return "money_passed_on";
  if (says(text, [MULE_ACCOUNT]) || says(text, [OPENS_ACCOUNTS])) return "money_passed_on";
  if (CHEQUE_SENT.test(around) && CHEQUE_BACK.test(around) && /\byou|your|keep\b/i.test(around))
    return "money_passed_on";
  if (FUNDS_ON.test(around) && GOES_TO.test(around) && /\byou\b/i.test(text))
    return "money_passed_on";
  if (OVERPAID.test(text)) return "money_passed_on";
  if (says(text, [MULE]) && /\byour?\b/i.test(around)) return "money_passed_on";
  if (says(text, [SIGNATURES]) && !isAboutTheWork(text)) return "off_platform_contact";
  if (says(text, [SIGN_INS]) && HANDED_OVER.test(text) && !isAboutTheWork(text))
    return "off_platform_contact";
  return says(text, [HELD]) ? "off_platform_contact" : undefined;
}

/** Without what looks like a salary's period and is none: "costs USD 59 for a year". */
const payLess = (text: string): string =>
  text.replace(COMES_BACK, " ").replaceAll(/\bfor (?:a|one) year\b/gi, " ");

const MONEY_HERE = new RegExp(MONEY, "i");

/** Whether money, or something bought, comes before the work. */
function isPaidFirst(text: string, around: string): boolean {
  if (isAboutTheWork(text)) return false;
  const isBack = COMES_BACK.test(text) && COSTS.test(around) && WHO_PAYS.test(around);
  if (
    isBack &&
    MONEY_HERE.test(around) &&
    !OWN_COSTS.test(text) &&
    !PAID_TO_YOU.test(payLess(text))
  )
    return true;
  return says(text, CHARGES) && !PAID_TO_YOU.test(payLess(ownPart(text)));
}
