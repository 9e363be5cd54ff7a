import type { Question } from "../question/question.ts";

const JOB =
  "(?:job|jobs|role|position|post|company|employer|employment|organi[sz]ation|workplace|firm|career|opportunity|opportunities)";
const CURRENT = "(?:your |the |my |a |an )?(?:current |present |existing )?";

/** Whole questions for why one looks for another job, in the words that forms use. */
const ENGLISH = [
  `(?:what is |whats |please state |state )?(?:your |the |main )*reasons? (?:for|behind) (?:your )?(?:(?:looking|searching) for|seeking|wanting|considering|applying for) (?:a |an )?(?:new |another )?(?:job|role|position|opportunity|change)`,
  "reasons? for (?:change|leaving) (?:leaving|change)",
  "(?:main |your |what is your |what is the )*reasons? (?:for|behind) (?:your |the |a |seeking |looking for )*(?:job |career )?(?:change|switch|leaving (?=your current|current))(?: ?(?:your )?(?:job|current (?:job|company|employer|organi[sz]ation)))?",
  "why (?:are you|do you|would you) (?:looking|want|wish|like|planning|seeking) (?:for |to )?(?:a |your )?(?:job |new )?(?:change|leave|switch|changing|job)(?: (?:your )?(?:current )?(?:job|jobs|company|employer|role))?",
  `(?:what is |whats |please state |state |briefly state )?(?:your |the |main )*(?:reasons?|motivation|motive) (?:for|behind) (?:wanting to leave|wanting to change|wishing to leave|considering leaving|seeking to leave|looking to leave|planning to leave|leaving)(?: ${CURRENT}${JOB})?`,
  `why (?:are|do|would) you (?:currently |now )?(?:leaving|looking to leave|looking to move(?: on)?|looking to change|looking for|considering|thinking of leaving|planning to leave|seeking|wanting to leave|want to leave|want to move(?: on)?|want to change|wish to leave|wish to change|like to leave|searching for)(?: from)?(?: (?:a |an )?(?:new|another|different) ${JOB}| ${CURRENT}${JOB}| a change| employment)?(?: at this time| now)?`,
  `what (?:is |has )?(?:motivat\\w+|prompt\\w+|driv\\w+) (?:you |your )?(?:to )?(?:job change|job search|desire to leave|change|look for|leave|search for|seek)(?: (?:a |an )?(?:new|another) ${JOB}| ${CURRENT}${JOB}| a change)?`,
];
const OTHERS = [
  "(?:grund|grunde|motivation) (?:fur|ihres|des|deines) (?:den |ihren |deinen )?(?:\\w+ )?(?:wechsel\\w*|stellenwechsel\\w*|jobwechsel\\w*|arbeitgeberwechsel\\w*)",
  "(?:was ist |was sind |nennen sie )?(?:der |die |ihr |dein |den |ihren )?(?:grund|grunde|motivation|motiv) (?:fur )?(?:den |ihren |deinen |ihres |des )?(?:\\w+ )?(?:wechsel\\w*|stellenwechsel\\w*|jobwechsel\\w*|arbeitgeberwechsel\\w*)",
  "wechsel(?:grund|motivation|motiv|absicht)",
  "(?:warum|weshalb|wieso|aus welchem grund) (?:mochten|mochtest|wollen|willst|suchen|suchst) (?:sie|du)(?: (?:sich|dich))?(?: (?:ihren|deinen|ihre|deine|den|die|einen|eine))?(?: (?:aktuellen?|derzeitigen?|jetzigen?|neuen?))?(?: (?:arbeitgeber|arbeitsplatz|stelle|job|arbeit|position|herausforderung))?(?: (?:wechseln|verlassen|verandern|aufgeben|beruflich verandern))?",
  "(?:quel est |quelle est |quels sont )?(?:le |la |les |votre |vos )?(?:motifs?|raisons?) (?:du|de votre|de|de la) (?:changement|depart|recherche)(?: (?!precedent|dernier|ancien)\\w+){0,4}",
  "(?:pourquoi|pour quelles? raisons?) (?:souhaitez|voulez|desirez|envisagez|cherchez) vous (?:de )?(?:changer|quitter|un changement|un nouvel emploi|un nouveau poste)(?: (?!precedent|dernier|ancien).{0,40})?",
  "(?:cual(?:es)? (?:es|son) )?(?:el |los |tu |tus |su |sus )?(?:motivos?|razon|razones) (?:por (?:el|los|la|las) que|del?|de tu|de su|para(?: el)?) (?:deseas? |quieres? |buscas? |el |la |o )?(?:cambiar|cambio|busqueda|buscar)(?: (?:un |de |del )?(?:nuevo )?(?:empleo|trabajo|puesto|empresa))?",
  "por que (?:quieres|deseas|buscas|quiere|desea|busca|estas buscando|esta buscando|te gustaria) (?:cambiar|un cambio|un nuevo|otro|nuevo|empleo|trabajo)(?: (?:de |laboral)?\\w*)*",
  "(?:qual (?:e )?|informe )?(?:o |os |seu |seus )?(?:motivos?|razao|razoes) (?:da|de|do|para|para a|pelo qual|que o leva a) (?:deseja |quer |pretende |busca |sua )?(?:mudanca|mudar|troca|trocar|busca)(?: (?:de |da |do )?(?:emprego|empresa|trabalho|vaga))?",
  "(?:por que|por qual motivo|porque) (?:voce )?(?:deseja|quer|pretende|gostaria de|busca|esta buscando) (?:mudar|trocar|sair|uma mudanca|uma nova|um novo)(?: (?!anterior|ultimo)\\w+){0,5}",
  "(?:per quale|qual e il|quale e il) motivo (?:desidera|desideri|vuoi|vuole|vorresti|vorrebbe|stai cercando|cerchi|del|di|per cui vuoi) (?:di )?(?:cambiare|cambiamento|cambio|un nuovo)(?: (?!precedente|ultimo)\\w+){0,4}",
  "motivo (?:del )?(?:cambiamento|cambio)(?: (?:di )?lavoro)?",
  "(?:perche|per quale ragione) (?:vuoi|vuole|desidera|desideri|vorresti|vorrebbe|stai cercando di|cerchi di|cerchi|stai cercando) (?:cambiare|un nuovo|una nuova|un cambiamento)(?: (?!precedente|ultimo)\\w+){0,4}",
  "motivazion[ei] (?:al|del|per il) (?:cambiamento|cambio)",
  "(?:wat is )?(?:de |je |uw )?reden (?:van|voor) (?:je |uw |de )?(?:vertrek|verandering|overstap|baanwissel\\w*)(?: (?:bij |van )?(?:je |uw )?huidige \\w+)?",
  "waarom (?:wil je|wilt u|zoek je|zoekt u) (?:van baan |een nieuwe |een andere |naar een andere )?(?:veranderen|wisselen|overstappen|baan|functie|uitdaging|weg)(?: (?!vorige|laatste)\\w+){0,4}",
  "(?:aap )?(?:apni |apna )?(?:current |present )?(?:job|naukri|company) (?:kyun|kyu|kyon) (?:chhodna|chodna|change karna|badalna) (?:chahte|chahti|chahenge)(?: \\w+)?",
  "(?:job change|naukri badalne|job chhodne|job chodne) (?:ka|ki) (?:reason|karan|wajah)(?: (?:kya|batayein|bataye|hai))*",
  "(?:आप )?(?:वर्तमान )?नौकरी (?:बदलने|छोड़ने) का कारण(?: (?:क्या|बताएं|है))*",
];

const CHANGE_REASON = new RegExp(`^(?:${[...ENGLISH, ...OTHERS].join("|")})$`, "u");

/** "Reason for leaving" under the heading of a job before: what was said on the present one says nothing of it. */
export const isReasonForEarlierJob = ({ text, section }: Question): boolean =>
  section !== "" &&
  !OF_NOW.test(section) &&
  /\b(?:previous|former|past|prior|earlier|last|employment (?:history )?[2-9]|job [2-9]|experience [2-9])\b/.test(
    section,
  ) &&
  (CHANGE_REASON.test(text) || /^reasons? for leaving\b/.test(text));

/** A heading over the job that one has now. */
const OF_NOW =
  /^(?:your |the )?(?:current|present|most recent|current or most recent|present or most recent)(?: or most recent)? (?:job|role|position|employer|employment|company|work|post|appointment)(?: details| information)?$/;

/**
 * Whether a question asks why one looks for another job. Under the heading of a job, or of the job before, it is the reason for leaving
 * that one.
 */
export const asksChangeReason = ({ text, isSeveral, section }: Question): boolean =>
  text.length < 110 &&
  (section === "" || OF_NOW.test(section)) &&
  !isSeveral &&
  CHANGE_REASON.test(text);
