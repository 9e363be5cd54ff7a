/** Paths that stand before a company's own name, or name none. */
const NO_NAMES = new Set(["embed", "jobs", "careers", "career", "en", "en-us", "search", "apply"]);
const LONGEST = 60;

/** A name for a company's board from its address: "Copperline" of "https://boards.greenhouse.io/copperline"; empty where it tells none. */
export function proposedName(address: string): string {
  const url = URL.parse(address.trim());
  if (url === null || url.protocol !== "https:") return "";
  const segment = url.pathname.split("/").find((part) => part !== "") ?? "";
  const words = decode(segment)
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== "");
  if (words.length === 0 || NO_NAMES.has(segment.toLowerCase())) return "";
  const name = words.map((word) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`).join(" ");
  return name.length <= LONGEST ? name : "";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
