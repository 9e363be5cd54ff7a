/**
 * Habits of frauds that honest employers have one by one: nobody is met, all talk is by chat, papers are wanted at once, the
 * address is a free one, nobody may be asked. Several of them together are a sign.
 */

const CHAT = String.raw`(?:whats\s?app|telegram|signal|wechat|messenger|viber|line app|text chat|chat group|encrypted messenger|hangouts|skype chat|chat)`;
const NOBODY_MET =
  /\b(?:no|without(?: an| any)?) (?:formal |technical |personal |separate |video |telephone )?(?:interviews?|technical round|round|meeting)\b(?! on | at the weekend)|\binterview (?:is )?not (?:required|needed)\b|\bselection by (?:form|passport|profile|cv|paper)|\bdirect (?:joining|selection|offer)\b|\bmatched on paper\b|\boffer (?:letter )?(?:is )?(?:given |issued |sent )?(?:within (?:24|48|72|\d+|twenty-four|seventy-two) hours|the same day|same day)\b|\bmanagement quota\b|\bno license checks\b|\bbackdoor\b|\bdecisions? (?:are|is) made on the spot\b|\byour (?:resume|cv|profile) was reviewed\b|\be-offer\b|\bquick hire in one day\b|\b100 ?% placement\b|\boffer letter same day\b|\bconfirmed on the spot\b|\bno local (?:weld )?test\b|\b(?:already|have been|has been) (?:shortlisted|selected|pre-?approved)\b/i;
const BY_CHAT = new RegExp(
  String.raw`\b(?:only|all|entirely|strictly|exclusively)\b[^.!?]{0,40}\b(?:by|on|via|over|through) (?:\w+ )?${CHAT}\b|\b${CHAT}(?: and \w+| or \w+)? only\b|\binterviews?\b[^.!?]{0,45}\b(?:by|on|via|over|through|as|in) (?:a |an |the |our )?(?:\w+ )?${CHAT}\b|\b(?:adds?|guides?|contact|write to|message|text|reach)\b[^.!?]{0,45}\b(?:on|via|by|over) (?:\w+ )?(?:whats\s?app|telegram|signal)\b|\bour hr whats\s?app\b|\bcalls? (?:are |is )?not answered\b|\bby (?:chat|email and telegram)\b|\b(?:screening|selection|interview|procedure|process|hiring)\b[^.!?]{0,40}\b(?:in writing|in text|by text|on (?:microsoft teams chat|whats\s?app|telegram|signal)|over text)\b|\b(?:stays?|happens?|takes place|is done) (?:only )?(?:in|on|by) (?:the )?${CHAT}\b|\bonly text and mail\b|\b(?:text|written|chat) interview\b|\bdownload (?:telegram|signal|whats\s?app|wire|session)\b|\bmessag(?:ing|e) (?:workspace|app|board)\b|\btext \w+ to our number\b|\btext is best\b|\bno phone calls\b|\bno office visits\b|\bno calls(?: please)?\b|\breply on whats\s?app\b|\bcannot (?:speak|talk|call)\b[^.!?]{0,20}\bphone\b|\bnot discussed on call\b|\bcommunicat\w+ by (?:e-?mail|chat|telegram|whatsapp) (?:only|and telegram)\b`,
  "i",
);
const PAPER = String.raw`(?:aadhaa?r|pan(?: card)?|passport|ssn|social security (?:number|card)|id card|identity card|proof of address|utility bills?|bank statement|selfie|nric|driver['’]?s licen[cs]e|driving licen[cs]e (?:front|copy|photo)|emirates id|national insurance number|national id|salary slips|form 16|tax number|bank (?:name|details|account)|routing number|iban|sort code|cancelled cheque|card photo|id number|id\.me|voided check|date of birth)`;
const PAPERS_AT_ONCE = new RegExp(
  String.raw`\b(?:send|upload|share|submit|reply with|provide|forward|e-?mail|give us|we need|we receive|attach|need|have ready|confirm|documents:|documents needed|complete the form with)\b[^.!?]{0,90}\b${PAPER}\b`,
  "i",
);
const FREE_MAIL =
  /@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|aol|proton(?:mail)?|gmx|rediffmail|mail|freemail|icloud|zoho|yandex|web|inbox|fastmail)\.[a-z.]+/i;
const NOBODY_ASKED =
  /\b(?:do not|don['’]?t|please avoid|never|not to) (?:call|contact|visit|phone|ring|approach|ask)\b[^.!?]{0,50}\b(?:office|branch|client|company|authority|hotel|hospital|school|bank|firm|headquarters|store|hr|directly)\b|\bphone lines? (?:is|are) (?:reserved|closed)|\bofficial (?:address|website|site|mail|e-?mail)\b[^.!?]{0,30}\b(?:maintenance|updated|down|unavailable)\b|\b(?:hard of hearing|travelling abroad|traveling abroad|currently abroad|still abroad|out of the country)\b|\bcounter (?:doesn['’]?t|does not) deal\b|\bname (?:will be|is) disclosed\b|\breferences (?:are )?not taken\b|\banonymous by design\b|\b(?:often|always|currently) abroad\b/i;
const HURRY =
  /\b(?:only|last|few|limited) (?:\w+ )?(?:seats?|slots?|places|vacancies)\b|\bseats? (?:per|are) (?:pin code )?limited\b|\bwithin (?:24|48|\d\d?|two|six) hours\b|\bhurry\b|\btoday only\b|\bapply (?:now|today) before\b/i;
const AFTER_HIRE =
  /\b(?:after|upon|once|on) (?:the |an |your |you (?:have )?)*(?:offer|join\w*|accept\w*|hired?|appointment|conditional offer)\b|\bbring\b|\bright to work\b/i;

/** The sentence that shows the habits, when a text has enough of them. */
export function fraudulentHabits(sentences: readonly string[]): string | undefined {
  const find = (pattern: RegExp) => sentences.find((sentence) => pattern.test(sentence));
  const unmet = find(NOBODY_MET);
  const chat = find(BY_CHAT);
  const papers = sentences.find((each) => PAPERS_AT_ONCE.test(each) && !AFTER_HIRE.test(each));
  const mail = find(FREE_MAIL);
  const unasked = find(NOBODY_ASKED);
  const strong = [papers, chat, unmet, unasked, mail].filter((each) => each !== undefined);
  const isEnough =
    strong.length >= 3 ||
    (papers !== undefined && (mail !== undefined || chat !== undefined)) ||
    (unmet !== undefined && (chat !== undefined || papers !== undefined)) ||
    (strong.length === 2 && find(HURRY) !== undefined);
  return isEnough ? (papers ?? chat ?? unmet ?? unasked) : undefined;
}
