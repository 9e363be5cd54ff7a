import type { Cell, Line } from "../layout/line.ts";
import type { Section } from "../structure/sections.ts";
import { contactLines } from "./contact.ts";
import { COMPANY_WORDS, LEGAL_FORMS } from "../vocabulary/employer-words.ts";
import { RANK_WORDS, TITLE_WORDS } from "../vocabulary/job-words.ts";
import { isCityName, isPlaceName, isRegionName } from "../vocabulary/place-words.ts";
import { INSTITUTION_WORDS } from "../vocabulary/school-words.ts";

/** What stands between an address and other contacts on one line. */
const BETWEEN = /\s*[|·•∙⋅♦]\s*|\s[–—/-]\s/u;
const LABEL =
  /^(?:(?:(?:postal|zip|post)\s?code\s*(?:&|and|\/|,)\s*)?(?:city|town)|locations?|(?:home |current )?address|based in|adresse|anschrift|wohnort|ort|ville|lieu|dirección|direccion|domicilio|ciudad|ubicación|endereço|cidade|localização|indirizzo|residenza|città|adres zamieszkania|adres|woonplaats|miasto|adress|bostadsort|adresa|alamat|địa chỉ|г\.|гор\.|гр\.|м\.|город(?: проживания)?|місто|град|адреса?|место жительства|проживание|проживает|πόλη|διεύθυνση|κατοικία|المدينة|العنوان|مكان الإقامة|الإقامة|עיר|כתובת|מגורים|עיר מגורים|地址|所在地|现居住?地|居住地|现居|住址|城市|所在城市|居住城市|住所|現住所|주소|거주지)(?:\s*:\s*|\s+|$|(?<=[гмр]\.)(?=\p{Lu}))/iu;
/** "94102", "43214-3120", "30-529", "1011 AB", "W2 4RU", "H2J 2L4", "P17 XK82". */
const POSTCODE =
  "(?:[A-Z]{1,2}-)?\\d{4,6}(?:-\\d{0,4})?(?:\\s?[A-Z]{2}(?=\\s))?|\\d{2,3}-\\d{3,4}|\\d{3}\\s\\d{2,3}|[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d|[A-Z]\\d{2}\\s?[A-Z\\d]{4}";
const POSTCODE_FIRST = new RegExp(`^(?:${POSTCODE})(?:\\s+|$)`, "u");
/** The first half of a British one ("Leeds LS6") only stands behind. */
const POSTCODE_LAST = new RegExp(
  `(?:^|\\s+)(?:${POSTCODE}|[A-Z]{1,2}\\d{1,2}[A-Z]?|\\(\\d{2,3}\\))$`,
  "u",
);
/** Labels of other contacts, which stand beside one another as their values do below. */
const OTHER_LABEL =
  /^(?:mobile|cell|phone|tel\p{L}*|e-?mail|web\p{L}*|linkedin|github|nationality|date of birth|birth)\b/iu;
/** Capitals throughout, but for the small words of names: "Frankfurt am Main". */
const PLAIN =
  /^[\p{Lu}\u05d0-\u06ff\u3041-\ud7ff][\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|am|an der|auf|de|del|da|do|dos|der|di|du|en|la|las|le|les|los|of|on|sur|the|upon|van|von))*$/u;
/** Countries that people write behind a city without a comma, but for those that are also a title ("MD", "MA", "PE"). */
const COUNTRY_CODE =
  /^(?:AE|AR|AT|AU|BE|BG|BR|CA|CH|CL|CN|CO|CZ|DE|DK|EE|EG|ES|FI|FR|GB|GH|GR|HK|HR|HU|ID|IE|IL|IN|IT|JP|KE|KR|LT|LU|LV|MX|MY|NG|NL|NO|NZ|PH|PK|PL|PT|QA|RO|RS|SA|SE|SG|SI|SK|TH|TR|TW|UA|UK|US|USA|UAE|VN|ZA)$/;
/** Words of streets and houses, which stand before the city. */
const STREET =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|drive|dr|blvd|boulevard|place|court|square|house|flat|apt|apartment|unit|floor|block|enclave|estate|villa|box|rue|chemin|allée|calle|avenida|rua|via|viale|piazza|plaza|straat|laan|ulica|ul|vägen|gatan|cad|mah|sok|jalan|jl)\.?(?!\p{L})|(?:straße|strasse|str\.|gasse|weg|platz|straat|gatan|vägen)$/iu;

function isCode(part: string | undefined): boolean {
  return part !== undefined && /^[A-Z]{2,3}$/.test(part);
}

/** What geography ends an address: a country, a state, or two or three capitals that stand for one. */
function isRegion(part: string): boolean {
  return isCode(part) || (isPlaceName(part) && !isCityName(part));
}

/** "Seattle Washington", "Berlin Germany": two parts although no comma is between them. */
function partsOf(text: string): string[] {
  if (!PLAIN.test(text) || isCityName(text) || isPlaceName(text)) return [text];
  const words = text.split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const tail = words.slice(at).join(" ");
    if (COUNTRY_CODE.test(tail) || isPlaceName(tail)) return [words.slice(0, at).join(" "), tail];
  }
  return [text];
}

/** "2712 Broadway St" begins with the number of a house. */
function withoutPostcode(part: string): string {
  const bare = part.replace(POSTCODE_FIRST, "").replace(POSTCODE_LAST, "").trim();
  return STREET.test(bare) ? part : bare;
}

interface Address {
  readonly parts: readonly string[];
  /** Whether a postcode was among them. */
  readonly hasPostcode: boolean;
}

function addressOf(text: string): Address {
  let hasPostcode = false;
  const parts = text
    .replace(/,?\s*\((\p{Lu}[\p{L} ]*)\)\s*$/u, ", $1")
    .split(/[,،、，]\s*/)
    .flatMap((part) => {
      const bare = withoutPostcode(part.trim());
      if (bare !== part.trim()) hasPostcode = true;
      // "NM 87106 US"
      const [region, country] = /^([A-Z]{2}) \S*\d\S* ([A-Z]{2,3})$/.exec(bare)?.slice(1) ?? [];
      if (region === undefined || country === undefined) return bare;
      hasPostcode = true;
      return [region, country];
    })
    .filter((part) => part !== "");
  const last = parts.at(-1);
  return {
    parts: last === undefined ? parts : [...parts.slice(0, -1), ...partsOf(last)],
    hasPostcode,
  };
}

function isTown(part: string): boolean {
  return (
    PLAIN.test(part) &&
    !isCode(part) &&
    part.split(/\s+/).length <= 4 &&
    !STREET.test(part) &&
    !TITLE_WORDS.test(part) &&
    !RANK_WORDS.test(part) &&
    !INSTITUTION_WORDS.test(part) &&
    !COMPANY_WORDS.test(part) &&
    !LEGAL_FORMS.test(part)
  );
}

/** The city of "44 Keyes Avenue, Rosebank, Johannesburg, Gauteng, ZA"; empty when the text is no address. */
function cityIn(text: string): string {
  if (text.length > 110) return "";
  // "Lodwar (KE), Turkana County": what the country stands behind.
  const marked = /(?:^|,\s*)(\p{Lu}[\p{L}.'’ -]*?)\s*\([A-Z]{2}\),/u.exec(text)?.[1];
  if (marked !== undefined && isTown(marked)) return marked;
  const { parts, hasPostcode } = addressOf(text);
  let end = parts.length;
  while (end > 1 && isRegion(parts[end - 1] ?? "")) end -= 1;
  const rest = parts.slice(0, end);
  const isAddress = end < parts.length || hasPostcode || /^\d+\s/.test(text);
  const at = rest.findLastIndex((part) => isCityName(part));
  const [district = "", city] = [rest[at - 1], rest[at]];
  // "Buffalo, New York": the name of a city and of what it lies in.
  const isState = city !== undefined && isRegionName(city) && isTown(district);
  const known = isState ? district : city;
  // "Plot 9, Wharf Road, Apapa, Lagos": a city behind a street.
  const isBehindStreet =
    at > 0 && at === rest.length - 1 && rest.slice(0, -1).some((part) => STREET.test(part));
  // "רחוב הרצל 12, תל אביב": a house. "Bilbao, Bizkaia", "Yaba, Lagos": a district or a county beside a city that is known.
  const isHouse = /\p{L}{2}.*\d/u.test(rest[0] ?? "") && !/\d/.test(rest[1] ?? "");
  const isPair = rest.length === 2 && (isHouse || rest.every(isTown));
  if (known !== undefined && (isAddress || isBehindStreet || isPair || rest.length === 1))
    return known;
  if (!isAddress) return "";
  if (parts.length === 1)
    return POSTCODE_FIRST.test(text) && isTown(parts[0] ?? "") ? (parts[0] ?? "") : "";
  const [before = "", last = ""] = [rest.at(-2), rest.at(-1)];
  // Behind the city a county that no list knows, then the country: "Kinsale, Co. Cork, IE".
  const isBehindCounty = end + 1 === parts.length && (parts.length === 3 || isCode(parts[end]));
  if (isBehindCounty && isTown(before)) return before;
  return isTown(last) && !isPlaceName(last) ? last : "";
}

/** What a label such as "City:" says, in its own cell or in the next one; undefined without a label. */
function labelledValue(cell: Cell, next: Cell | undefined): string | undefined {
  const rest = cell.text.replace(LABEL, "").trim();
  if (rest === cell.text.trim()) return undefined;
  if (rest !== "") return rest;
  return next === undefined || OTHER_LABEL.test(next.text) ? undefined : next.text.trim();
}

const TOWN_END = /[市都府시]$/u;

/** "서울특별시 마포구", "大阪市北区梅田1-1": the city stands first, and no space need be behind it; that of a school or firm is not marked as one. */
function eastAsianCity(text: string, isLabelled: boolean): string {
  const address = text
    .replace(/^〒?\s*\d{3}-\d{4}\s*/u, "")
    .replace(/^(?:[\u4e00-\u9fff]{2,3}[県省]|(?:大阪|京都)府(?=.{1,3}市))/u, "");
  for (let length = Math.min(7, address.length); length > 1; length -= 1) {
    const city = address.slice(0, length).trim();
    if (isCityName(city) && (isLabelled || address !== text || TOWN_END.test(city))) return city;
  }
  return "";
}

/** The city that a label announces: it may be one that no list knows. */
function townIn(value: string): string {
  const city = cityIn(value) || eastAsianCity(value, true);
  const bare = withoutPostcode(value);
  return city === "" && isTown(bare) && !isPlaceName(bare) ? bare : city;
}

function cityOfLine(line: Line, name: string): string {
  for (const [i, cell] of line.cells.entries()) {
    const value = labelledValue(cell, line.cells[i + 1]);
    if (value !== undefined) {
      const city = townIn(value);
      if (city !== "") return city;
      if (!BETWEEN.test(value)) continue;
    }
    for (const part of cell.text.split(BETWEEN)) {
      if (name !== "" && part.startsWith(name)) continue;
      const bare = part.replace(LABEL, "").trim();
      const plain = bare.replace(/,$/, "");
      const city =
        bare === part.trim() ? cityIn(plain) || eastAsianCity(plain, false) : townIn(bare);
      if (city !== "") return city;
    }
  }
  return "";
}

/**
 * The city of the address near the name; empty when no text there is plainly an address or a large city. `name` is the
 * person's: letters behind it ("Rahul Sharma, CA") are no state.
 */
export function cityOf(sections: readonly Section[], name: string): string {
  const places = sections.filter(({ kind, heading }) => kind === "other" && LABEL.test(heading));
  for (const line of [...contactLines(sections), ...places.flatMap(({ lines }) => lines)]) {
    const city = cityOfLine(line, name);
    if (city !== "") return city;
  }
  return "";
}
