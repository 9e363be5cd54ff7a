import { fold } from "../vocabulary/heading-words.ts";
import { labelRole } from "../vocabulary/label-words.ts";
import type { Role } from "../vocabulary/label-role.ts";

// All labels stand here as `fold` writes them.
const TITLE = `certificate|certificates|certification|certifications|certificate name|certification name|name of certificate|certificate title|name of certification|licence|license|licence or certificate|license or certification|credential|course|course name|course title|training|training course|
  award|award name|name of award|award title|prize|honor|honour|scholarship|achievement|title|name|description|qualification|
  intitule|titre|nom|certificat|formation|diplome|habilitation|prix|distinction|recompense|zertifikat|bezeichnung|titel|name|weiterbildung|schulung|kurs|auszeichnung|preis|certificado|titulo|nombre|denominacion|curso|certificacion|premio|galardon|
  certificacao|nome|premio|premio|certificato|titolo|attestato|corso|certificazione|riconoscimento|certificaat|naam|cursus|opleiding|prijs|certyfikat|nazwa|szkolenie|nagroda|uprawnienia|intyg|utbildning|namn|utmarkelse|kurs|certifikat|pris|
  сертификат|название|курс|награда|диплом|сертифікат|назва|нагорода|сертификация|πιστοποιηση|τιτλοσ|βραβειο|الشهاده|اسم الشهاده|الجايزه|תעודה|שם התעודה|פרס|证书|证书名称|奖项|奖项名称|獎項|證書|資格|資格名|免許|免許 and 資格|受賞|자격증|자격증명|수상명|수상내역`;
const ISSUER = `issued by|issuer|issuing body|issuing organization|issuing organisation|issuing authority|issuing institution|awarded by|awarding body|awarding institution|awarding organisation|given by|granted by|presented by|certified by|certifying body|authority|provider|training provider|
  delivre par|organisme|organisme certificateur|decerne par|attribue par|emetteur|remis par|ausgestellt von|aussteller|ausstellende stelle|anbieter|verliehen von|vergeben von|veranstalter|trager|expedido por|emitido por|otorgado por|entidad|entidad emisora|emisor|concedido por|organismo|
  emitida por|entidade|entidade emissora|atribuido por|rilasciato da|ente|ente certificatore|conferito da|emesso da|uitgegeven door|afgegeven door|uitgever|toegekend door|uitreikende instantie|wydany przez|wystawca|organizator|przyznane przez|utfardat av|utfardare|utstallare|
  utstedt av|udstedt af|myontaja|vydal|kiallito|emis de|veren kurum|выдан|кем выдан|кем выдано|организатор|видано|издаден от|φορεασ|جهه الاصدار|الجهه المانحه|גורם מנפיק|颁发机构|发证机构|頒發單位|発行元|認定機関|발행처|발급기관|수여기관`;
const IGNORED = `expiry|expiry date|expires|expiration|expiration date|valid until|valid to|validity|credential id|certificate no|certificate number|license number|licence number|number|level|gultig bis|nummer|valable jusqu au|numero|numero|valido hasta|vence|validade|numero|scadenza|geldig tot|wazny do`;

export const ROLE_OF = new Map<string, Role>();
for (const [role, labels] of [
  ["title", TITLE],
  ["company", ISSUER],
  ["ignored", IGNORED],
  [
    "dates",
    "date issued|issue date|issued|issued on|date of issue|awarded|obtained|delivered|delivre le|obtenu en|ausgestellt am|expedicion|emision|rilasciato il",
  ],
] as const)
  for (const label of labels.split("|")) ROLE_OF.set(label.trim(), role);

/** What a label, or the head of a column, says of a certificate or an award: its name (`title`), who gave it (`company`) or when. */
export function credentialRole(text: string): Role | undefined {
  if (text.length > 60 || /\d/.test(text)) return undefined;
  const own = ROLE_OF.get(fold(text.replace(/[.:\s]+$/, "")));
  if (own !== undefined) return own;
  const role = labelRole(text);
  return role === "school" ? "company" : role === "degree" ? "title" : role;
}
