import type { Finding } from "../facts/claim.ts";
import { found, textClaim } from "../facts/claim.ts";
import type { Meaning } from "../question/meaning.ts";

/** "Flat 3, 12 High Street": which of the numbers is the house's, nobody can tell by rule. */
const INSIDE_A_HOUSE =
  /^(?:flat|apt|apartment|unit|suite|plot|block|sector|phase|floor|room|house no)\b/i;

/** A house number with the letter behind it that belongs to it. */
const NUMBER = String.raw`\d{1,5}(?:[ -]?[a-z]\d?)?`;
/** A number in a part of its own: a longer one is a postcode. */
const NUMBER_ALONE = String.raw`\d{1,4}(?:[ -]?[a-z])?`;

const BEFORE = new RegExp(String.raw`^(${NUMBER})[ ,]\s*\D+$`, "i");
const BEHIND = new RegExp(String.raw`^[^\d,]+ (${NUMBER})$`, "i");
const ALONE = new RegExp(`^(${NUMBER_ALONE})$`, "i");

/** The number of a house where the address has one at its beginning or its end, and the rest of it. */
export function partOfAddress(
  { topic, subject }: Meaning,
  address: string | undefined,
): Finding | undefined {
  const text = (address ?? "").trim();
  if (topic === "address_unit") return unitOf(text);
  if (INSIDE_A_HOUSE.test(text)) return undefined;
  const [line = "", next = ""] = text.split(",").map((part) => part.trim());
  const number =
    BEFORE.exec(line)?.[1] ??
    BEHIND.exec(line)?.[1] ??
    (/^\D+$/.test(line) ? ALONE.exec(next)?.[1] : undefined);
  if (number === undefined) return undefined;
  const street = line
    .replace(/\d.*$/, (rest) => (/^\d/.test(line) ? rest.replace(number, "") : ""))
    .replace(/^[\s,]+|[\s,]+$/g, "");
  const asked =
    topic === "street" ? street : subject === "bare" ? /^\d+/.exec(number)?.[0] : number;
  return asked === undefined || asked === ""
    ? undefined
    : found(textClaim(asked), "profile", "Your address in the profile", 0.85);
}

/** "B" of "Putselaan 214 B", "apto 62" of "Rua das Paineiras, 385, apto 62, Vila Mariana". */
function unitOf(text: string): Finding | undefined {
  const [line = "", ...more] = text.split(",").map((part) => part.trim());
  const letter = /^[^\d,]+ \d{1,5}[ -]?([a-z]\d?|[ivx]{1,4}|(?:bis|hs))$/i.exec(line)?.[1];
  const flat = more.find((part) =>
    /^(?:apto?|apartamento|bloco|casa|sala|conjunto|cj|andar|unit|apt|suite|flat)\b/i.test(part),
  );
  const unit = letter ?? flat;
  return unit === undefined
    ? undefined
    : found(textClaim(unit), "profile", "Your address in the profile", 0.85);
}

/** Quarters as addresses of Latin America name them. */
const QUARTER =
  /^(?:col(?:onia)?|fracc(?:ionamiento)?|barrio|urb(?:anizaci[oó]n)?|bairro)\.? (?=\p{L}|\d)/iu;

const partsOf = (address: string | undefined): string[] =>
  (address ?? "").split(",").map((part) => part.trim());

/** "Mitras Norte" of "Privada Los Fresnos 214, Col. Mitras Norte". */
export function quarterIn(address: string | undefined): string | undefined {
  const [only, second] = partsOf(address).filter((part) => QUARTER.test(part));
  return second === undefined ? only?.replace(QUARTER, "") : undefined;
}

/** The address without its quarter. */
export const streetLine = (address: string | undefined): string | undefined =>
  address === undefined
    ? undefined
    : partsOf(address)
        .filter((part) => !QUARTER.test(part))
        .join(", ");
