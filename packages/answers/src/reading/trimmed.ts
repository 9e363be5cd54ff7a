import { isFrameWord } from "../languages/frame-words.ts";
import { isAkinWithin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Articles, prepositions and the like of the languages of forms, which no name of a thing begins or ends with. */
const SMALL = setOf(`
a an the my your our of in on with at for to by as any some from into and or der die das den dem des ein eine einer einem einen im in am an auf als bei von vom zum zur mit fur
le la les l un une des du de d en sur dans avec comme au aux el los las una con como por para al o os as um uma no na nos nas do da dos das em com ao
il lo gli i uno nel nella nello nell dell della dello nei per del di dal het een op met in bij van voor ka ki ke ko mein me main se par tant qu que vous nous sie du tu te
il y a is are was were been be do does did have has had you i we hai hain ho tha
`);

/** Verbs of doing and words of degree around the name of a thing: they say that it was done, not what. */
const VERBAL = setOf(`
using use used usage handheld hand held utilising utilizing driving operating handling working work worked performing running doing taking preparing monitoring practising practicing practised
hands practical solid proven progressive progressively responsible relevant related actual good strong sound prior previous recent active valid official
overall total complete completed full whole combined altogether experience exp expertise exposure background knowledge skills skill proficiency familiarity erfahrung
berufserfahrung praxis kenntnisse umgang anwendung einsatz experiencia conocimiento conocimientos manejo uso usando tiempo anos experience connaissance connaissances maitrise
utilisation pratique annee annees experiencia conhecimento conhecimentos dominio tempo esperienza conoscenza uso utilizzo anni ervaring kennis anubhav years year yrs months tatig seit
vielen wie viele jahren jahre jahr interi intere vollen volle kam saal sal kitne roop advising drafting drafted negotiating negotiated conducting providing delivering
demande exige zusammenarbeit cooperation collaboration colaboracion colaboracao collaborazione samenwerking
`);

/** What kind of thing a name names, behind the name: "ABELDent practice management software" is ABELDent. */
const KIND = setOf(`
software tool tools system systems platform platforms program programme programming language framework application app package packages technology technologies
machine machines unit units products product queries query sistemi tecniche tecnica tecnicas techniken ambiente umgebung control controls truck trucks dashboards dashboard reporting techniques technique equipment industry field sector domain area roles role position positions
settore campo ambito bereich branche sector setor area secteur domaine industrie environment environments projects project certificate certification licence license card
ehr emr crm erp cms lms wms pos suite module modules contract contracts firewall firewalls steuerung steuerungen maschine maschinen anlage anlagen bedienung
library libraries kit plugin plugins api apis patients patient campaign campaigns architecture architectures logiciel logiciels outil outils programa programas programm programme
herramienta herramientas ferramenta ferramentas strumento strumenti pakket programma sistema sistemas systeem gerat gerate equipo equipos
titel title abschluss training course kurs schulung formation curso corso attestation zertifikat certificat certificado certificato
`);

/** Whether a word says what kind of thing a name names. */
export const isKindWord = (word: string): boolean => KIND.has(word);

/** Words that limit what is asked to a part of it, or to what no profile tells: behind them nothing is trimmed. */
const LIMITING =
  /\b(?:not|without|no|non|only|excl\w*|except|other|than|besides|hors|ohne|sauf|sans|sin|sem|senza|zonder|behalve|outside|overseas|abroad|part time|post|pre|nach|apres|despues|dopo|since|after|before|within|last|past|previous|current (?:job|role|company)|lead\w*|manag\w*|supervis\w*|team|people|head|chief|senior|junior|equivalent|similar|first|highest|year of|annee d|production|enterprise|customer facing|b2b)\b/;

/** Years of training in a thing are not those of the thing. */
export const OF_A_COURSE = /\b(?:training|course|kurs|schulung|formation|curso|corso|cursus)\b/;

/** The subject of a question freed of words that say nothing of which thing it is, in ever shorter forms; none where a word limits it. */
export function trimmedForms(subject: string): string[] {
  const words = subject
    .replace(/\bhands on\b/g, " ")
    .split(" ")
    .filter(Boolean);
  if (LIMITING.test(subject) || words.length > 10) return [];
  const bare = stripped(words, isAround);
  const named = stripped(bare, (word) => isAround(word) || KIND.has(word));
  const inner = bare.filter((word) => !isAround(word));
  const forms = [bare, inner, named].map((form) => form.join(" "));
  return [...new Set(forms)].filter((form) => form.length > 1 && form !== subject);
}

/** Whether a word only surrounds the name of a thing. */
export const isAround = (word: string): boolean =>
  SMALL.has(word) || VERBAL.has(word) || isFrameWord(word);

/**
 * "Koha library management system" is Koha, and "AutoCAD draughting" of a draughtsman AutoCAD: the one listed thing that a name begins
 * with or holds, where the rest says what kind of thing it is or is of the person's own trade.
 */
export function thingWithin(
  subject: string,
  things: readonly string[],
  trade: readonly string[],
): string | undefined {
  const words = subject.split(" ").filter((word) => !isAround(word));
  if (LIMITING.test(subject) || / (?:or|oder|ou|o|of|in|within) /.test(subject)) return undefined;
  if (words.length < 2 || words.length > 6) return undefined;
  const found = things.filter((thing) => {
    const own = fold(thing).split(" ");
    const rest = words.filter((word) => !own.includes(word));
    if (rest.length === words.length || !own.every((word) => words.includes(word))) return false;
    const isKind =
      KIND.has(words.at(-1) ?? "") && words.slice(0, own.length).join(" ") === own.join(" ");
    return isKind || rest.every((word) => KIND.has(word) || isAkinWithin([word], trade));
  });
  const [only, second] = found.toSorted((left, right) => right.length - left.length);
  return second === undefined || (only !== undefined && fold(only).includes(fold(second)))
    ? only
    : undefined;
}

function stripped(words: readonly string[], isNoise: (word: string) => boolean): string[] {
  const first = words.findIndex((word) => !isNoise(word));
  const last = words.findLastIndex((word) => !isNoise(word));
  return first < 0 ? [] : words.slice(first, last + 1);
}
