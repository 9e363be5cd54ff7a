import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";

const MARKETING =
  /\b(newsletters?|job alerts?|talent (community|network|pool)|stay up to date|promotional (emails|offers|messages|material)|marketing (emails?|communications?|messages?|material|updates)|subscribe|career updates|product updates|boletin|werbe\w*|infolettre|nieuwsbrief|op de hoogte|newsletters?|novidades|promocoes|novita|offerte e promozioni|aanbiedingen|nouveautes|actualites|neuigkeiten|novedades|promociones|uber neue stellen|neue stellenangebote|text me about|send me texts|(?:comunicazioni|comunicaciones|comunicacoes|communications?|mitteilungen|mails?) (?:di |de |zu )?marketing|keep me posted|receber (?:novas )?(?:vagas|oportunidades|ofertas|alertas)|recibir (?:nuevas )?(?:ofertas|vacantes|alertas)|recevoir (?:les |des |nos )?(?:nouvelles )?(?:offres|alertes)|ricevere (?:nuove )?(?:offerte|opportunita|aggiornamenti)|vacatures? (?:ontvangen|per e ?mail)|job ?agent|jobabo|stellenangebote (?:per|erhalten)|alertas? de (?:empleo|emprego|vagas)|alertes? emploi)\b/;
const MARKETING_ACT =
  /\b(receive|send me|notify me|contact me|keep me|sign me up|opt in|recevoir|recibir|erhalten|informiert)\b.{0,120}\b(future (opportunities|openings|roles|vacancies|jobs)|similar (jobs|roles)|offers|emails|news|updates|marketing|promotions|ofertas|offres|novedades|angebote|stellenangebote)\b|^follow .{1,80}/;
const CONSENT =
  /\b(i (hereby )?(agree|consent|certify|confirm|acknowledge|declare|attest|accept|authori[sz]e|understand|affirm|have read)|by (checking|ticking|submitting|clicking|selecting)|privacy (policy|notice|statement)|terms (and|of)|terms|gdpr|data protection|background check authori[sz]ation|consent|signature|e ?sign|sign here|sign your name|electronic signature|type your (full )?name (to|as)|do you (agree|consent|certify|acknowledge|confirm|accept|understand)|declaration|datenschutz\w*|einwillig\w*|ich (stimme|bestatige|willige|akzeptiere)|zustimm\w*|j accepte|je (certifie|confirme|consens|reconnais)|politique de confidentialite|acepto|autorizo|certifico|politica de privacidad|main sehmat)\b/;

/** Consents, attestations, signatures and marketing: the user's own act (DECISIONS D13). */
export function readConsent(question: Question): Meaning | undefined {
  const text = question.key;
  const isConsent =
    CONSENT.test(text) || /^(signature|unterschrift|firma|initials)\b/.test(question.core);
  if (
    (MARKETING.test(text) || MARKETING_ACT.test(text)) &&
    !/\b(privacy|terms|certify|background|dbs|update service)\b/.test(text)
  ) {
    return { topic: "marketing", isNegated: false };
  }
  return isConsent ? { topic: "consent", isNegated: false } : undefined;
}
