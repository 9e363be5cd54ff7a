import type { Meaning } from "../meaning.ts";
import type { Question } from "../question.ts";

const MARKETING =
  /\b(newsletters?|marketing|promotional|promotions|job alerts?|talent (community|network|pool)|future (opportunities|openings|roles|vacancies)|similar (jobs|roles)|stay up to date|follow .{0,80}|subscribe|career updates|product updates|send me (emails|updates|news)|recevoir des|boletin|recibir (ofertas|novedades)|werbe)\b/;
const CONSENT =
  /\b(i (hereby )?(agree|consent|certify|confirm|acknowledge|declare|attest|accept|authori[sz]e|understand|affirm|have read)|by (checking|ticking|submitting|clicking|selecting)|privacy (policy|notice|statement)|terms (and|of)|terms|gdpr|data protection|background check authori[sz]ation|consent|signature|e ?sign|sign here|sign your name|electronic signature|type your (full )?name (to|as)|do you (agree|consent|certify|acknowledge|confirm|accept|understand)|declaration|datenschutz\w*|einwillig\w*|ich (stimme|bestatige|willige|akzeptiere)|zustimm\w*|j accepte|je (certifie|confirme|consens|reconnais)|politique de confidentialite|acepto|autorizo|certifico|politica de privacidad|main sehmat)\b/;

/** Consents, attestations, signatures and marketing: the user's own act (DECISIONS D13). */
export function readConsent(question: Question): Meaning | undefined {
  const { text } = question;
  const isConsent =
    CONSENT.test(text) || /^(signature|unterschrift|firma|initials)\b/.test(question.core);
  if (MARKETING.test(text) && !/\b(privacy|terms|certify|background)\b/.test(text)) {
    return { topic: "marketing", isNegated: false };
  }
  return isConsent ? { topic: "consent", isNegated: false } : undefined;
}
