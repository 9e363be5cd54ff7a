import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { monthsOf } from "../finding/years.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { hasDenial } from "../reading/denial.ts";
import type { Question } from "../question/question.ts";
import { digitsFor } from "../text/numbers.ts";
import { fold } from "../text/fold.ts";
import { ledIn } from "./team-size.ts";

/** Having led people at all, in the languages of forms. */
const LED_PEOPLE =
  /\b(?:personalverantwortung|fuhrungsverantwortung|fuhrungserfahrung|(?:mitarbeiter|personal|team)fuhrung|(?:mitarbeiter\w*|teams?|personal|menschen) (?:gefuhrt|geleitet|fuhren|leiten)|(?:encadre|manage|dirige|encadrer|manager|diriger) (?:une |des |d )?(?:equipes?|collaborateurs|personnes)|(?:management|encadrement)(?: d equipes?| de personnes)?|(?:gestionado|liderado|coordinado|dirigido|gestionando|liderando) (?:un |una )?(?:equipos?|personas|personal)|(?:equipos?|personas|personal) a (?:tu |su )?cargo|(?:gestion|liderazgo|coordinacion|direccion) de (?:equipos?|personas|personal)|liderou (?:uma |um )?(?:equipes?|pessoas|times?)|(?:gestao|lideranca) de (?:equipes?|pessoas|times?)|lideranca|(?:gestito|coordinato|guidato) (?:un |una |delle |dei )?(?:team|risorse|persone|gruppo|squadra|collaboratori)|(?:gestione|coordinamento) (?:del |di |delle )?(?:personale|team|risorse|persone|collaboratori)|leidinggevende(?: ervaring)?|leiding gegeven|leidinggeven)\b/;
const AROUND =
  /^(?:getragen|ubernommen|gesammelt|mitbringen|bringen|bringst|vorweisen|disziplinarisch\w*|fachlich\w*|erste|eine?s?|kleines?|une|un|una|uma|alguna|anteriormente|previamente|deja|gia|gehad|aan|mensen|medewerkers|een|equipe|experiencia|esperienza|ervaring|erfahrung|de|en|em|in|di|nel|nella|im|der|van|met|jaar|\d+)$/;
const FRAME = new Set([
  "-",
  "have",
  "did",
  "experience",
  "year",
  "at least",
  "or more",
  "#",
  "can",
  "previous",
  "are",
]);

const TITLE =
  /\b(?:teamleit\w+|filialleit\w+|gruppenleit\w+|schichtleit\w+|abteilungsleit\w+|kuchenchef\w*|chef d equipe|cheffe d equipe|responsable d equipe|jef[ea] de (?:equipo|turno|cocina)|encargad[oa]|coordenador[a]? de equipe|lider de equipe|encarregad[oa]|supervisora?|caposquadra|capoturno|responsabile|teamleider|ploegleider|afdelingshoofd)\b/;

/** "Haben Sie bereits Personalverantwortung getragen?", "mindestens 2 Jahre Führungserfahrung": of the jobs whose title or description says whom one led. */
export function peopleLedInLanguages(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.around !== "") return undefined;
  if (question.countries.length > 0 || hasDenial(question.text)) return undefined;
  const text = digitsFor(question.text);
  // Who was led has led nobody.
  if (
    !LED_PEOPLE.test(text) ||
    /\b(?:wurden|wurdest|ete|von|par|sido|foi|stat[oa]|door)\b/.test(text)
  )
    return undefined;
  const bare = text.replace(LED_PEOPLE, " ");
  const isOther = wordingOf(bare).terms.some(
    ({ means, text: phrase }) =>
      !(means !== undefined && FRAME.has(means)) &&
      phrase.split(" ").some((word) => word !== "" && !AROUND.test(word) && !isFrameWord(word)),
  );
  const numbers = bare.match(/\d+/g) ?? [];
  const isOfYears = /\d+ (?:\p{L}+ )?(?:jahre?n?|ans|anos|anni|jaar)\b/u.test(bare);
  if (isOther || numbers.length > 1 || (numbers.length === 1 && !isOfYears)) return undefined;
  const jobs = facts.profile.experience.filter(leads);
  const months = jobs.length === 0 ? undefined : monthsOf(jobs, facts);
  if (months === undefined) return undefined;
  const bound = Number(numbers[0] ?? 0);
  return months / 12 >= bound
    ? derived(yesNo(true), `Your job at ${jobs[0]?.company ?? ""} says whom you led`, 0.8)
    : undefined;
}

/** A deputy who is said to lead eight people leads them; a title alone tells it only where it is no deputy's. */
function leads(job: Experience): boolean {
  const title = fold(job.jobTitle);
  const isDeputy =
    /\b(?:stellvertret\w*|stellv|adjointe?|adjunt[oa]|vice|assistent\w*|assistant\w*)\b/.test(
      title,
    );
  return (ledIn(job) ?? 0) > 1 || (TITLE.test(title) && !isDeputy);
}
