import { fold } from "../structure/heading-words.ts";
import { labelRole } from "./label-words.ts";
import type { Role } from "./label-role.ts";

const TITLE = `certificate|certificates|certification|certifications|certificate name|certification name|name of certificate|certificate title|name of certification|licence|license|licence or certificate|license or certification|credential|course|course name|course title|training|training course|
  award|award name|name of award|award title|prize|honor|honour|scholarship|achievement|title|name|description|qualification|
  intitulé|titre|nom|certificat|formation|diplôme|habilitation|prix|distinction|récompense|zertifikat|bezeichnung|titel|name|weiterbildung|schulung|kurs|auszeichnung|preis|certificado|título|nombre|denominación|curso|certificación|premio|galardón|
  certificação|nome|prémio|prêmio|certificato|titolo|attestato|corso|certificazione|riconoscimento|certificaat|naam|cursus|opleiding|prijs|certyfikat|nazwa|szkolenie|nagroda|uprawnienia|intyg|utbildning|namn|utmärkelse|kurs|certifikat|pris|
  сертификат|название|курс|награда|диплом|сертифікат|назва|нагорода|сертификация|πιστοποίηση|τίτλος|βραβείο|الشهادة|اسم الشهادة|الجائزة|תעודה|שם התעודה|פרס|证书|证书名称|奖项|奖项名称|獎項|證書|資格|資格名|免許|免許・資格|受賞|자격증|자격증명|수상명|수상내역`;
const ISSUER = `issued by|issuer|issuing body|issuing organization|issuing organisation|issuing authority|issuing institution|awarded by|awarding body|awarding institution|awarding organisation|given by|granted by|presented by|certified by|certifying body|authority|provider|training provider|
  délivré par|organisme|organisme certificateur|décerné par|attribué par|émetteur|remis par|ausgestellt von|aussteller|ausstellende stelle|anbieter|verliehen von|vergeben von|veranstalter|träger|expedido por|emitido por|otorgado por|entidad|entidad emisora|emisor|concedido por|organismo|
  emitida por|entidade|entidade emissora|atribuído por|rilasciato da|ente|ente certificatore|conferito da|emesso da|uitgegeven door|afgegeven door|uitgever|toegekend door|uitreikende instantie|wydany przez|wystawca|organizator|przyznane przez|utfärdat av|utfärdare|utställare|
  utstedt av|udstedt af|myöntäjä|vydal|kiállító|emis de|veren kurum|выдан|кем выдан|кем выдано|организатор|видано|издаден от|φορέας|جهة الإصدار|الجهة المانحة|גורם מנפיק|颁发机构|发证机构|頒發單位|発行元|認定機関|발행처|발급기관|수여기관`;
const ASIDE = `expiry|expiry date|expires|expiration|expiration date|valid until|valid to|validity|credential id|certificate no|certificate number|license number|licence number|number|level|gültig bis|nummer|valable jusqu'au|numéro|número|válido hasta|vence|validade|numero|scadenza|geldig tot|ważny do`;

const ROLE_OF = new Map<string, Role>();
for (const [role, labels] of [
  ["title", TITLE],
  ["company", ISSUER],
  ["aside", ASIDE],
  [
    "dates",
    "date issued|issue date|issued|issued on|date of issue|awarded|obtained|delivered|délivré le|obtenu en|ausgestellt am|expedición|emisión|rilasciato il",
  ],
] as const)
  for (const label of labels.split("|")) ROLE_OF.set(fold(label.trim()), role);

/** What a label, or the head of a column, says of a certificate or an award: its name (`title`), who gave it (`company`) or when. */
export function credentialRole(text: string): Role | undefined {
  if (text.length > 60 || /\d/.test(text)) return undefined;
  const own = ROLE_OF.get(fold(text.replace(/[.:\s]+$/, "")));
  if (own !== undefined) return own;
  const role = labelRole(text);
  return role === "school" ? "company" : role === "degree" ? "title" : role;
}
