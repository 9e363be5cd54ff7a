import { isPublicHost } from "./public-host.ts";

/** Who makes the board's pages. */
export type BoardMaker = "greenhouse" | "lever" | "ashby";

/** A company's own board. */
export interface Board {
  readonly maker: BoardMaker;
  /** The company's name in the board's address. */
  readonly token: string;
  /** The maker's host that has it; companies in Europe have one of their own. */
  readonly host: string;
}

export type RecognisedAddress =
  | { readonly kind: "board"; readonly board: Board }
  /** A system that is known and cannot be driven yet. */
  | { readonly kind: "unsupported"; readonly system: "Workday"; readonly message: string }
  /** Any other https address: kept as a bookmark (DECISIONS D9). */
  | { readonly kind: "bookmark"; readonly address: string }
  | { readonly kind: "refused"; readonly message: string };

const LONGEST_ADDRESS = 2_000;
const TOKEN = /^[\p{L}\p{N}][\p{L}\p{N} ._&-]{0,99}$/u;

const HOSTS: Readonly<Record<string, { maker: BoardMaker; host: string }>> = {
  "boards.greenhouse.io": { maker: "greenhouse", host: "job-boards.greenhouse.io" },
  "job-boards.greenhouse.io": { maker: "greenhouse", host: "job-boards.greenhouse.io" },
  "boards.eu.greenhouse.io": { maker: "greenhouse", host: "job-boards.eu.greenhouse.io" },
  "job-boards.eu.greenhouse.io": { maker: "greenhouse", host: "job-boards.eu.greenhouse.io" },
  "jobs.lever.co": { maker: "lever", host: "jobs.lever.co" },
  "jobs.eu.lever.co": { maker: "lever", host: "jobs.eu.lever.co" },
  "jobs.ashbyhq.com": { maker: "ashby", host: "jobs.ashbyhq.com" },
};
const WORKDAY = /(^|\.)(myworkdayjobs(-impl)?|myworkdaysite)\.com$/;

const NAMES: Readonly<Record<BoardMaker, string>> = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
};

/** The maker's name as people know it. */
export const makerName = (maker: BoardMaker): string => NAMES[maker];

const refused = (message: string): RecognisedAddress => ({ kind: "refused", message });

function parse(text: string): URL | undefined {
  const address = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address);
  const url = URL.parse(hasScheme ? address : `https://${address}`) ?? undefined;
  // As it is written out: each letter of another script becomes several.
  return url === undefined || url.href.length > LONGEST_ADDRESS ? undefined : url;
}

/** Greenhouse names the company in a query where its form stands in a frame. */
function tokenOf(url: URL, maker: BoardMaker): string | undefined {
  const [first = ""] = url.pathname.split("/").filter(Boolean);
  const isEmbed = maker === "greenhouse" && first === "embed";
  const encoded = isEmbed ? (url.searchParams.get("for") ?? "") : first;
  try {
    const token = decodeURIComponent(encoded);
    return TOKEN.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What an address given in Add Platform leads to, by its host alone: nothing is fetched. A host only counts when it is the
 * maker's own to the last letter, on its usual port. Hosts and paths: portal facts of Greenhouse, Lever, Ashby and Workday.
 */
export function recogniseBoard(text: string): RecognisedAddress {
  const url = parse(text);
  if (url === undefined)
    return refused("This is no address. Copy it from the browser's address bar.");
  if (url.protocol !== "https:") return refused("Give an address that begins with https://.");
  if (url.username !== "" || url.password !== "") {
    return refused("Leave the user name and password out of the address.");
  }
  const host = url.hostname.replace(/\.$/, "");
  const hasOwnPort = url.port !== "";
  if (!hasOwnPort && WORKDAY.test(host)) {
    const message =
      "Workday boards are not supported yet: each company there wants an account of its own. Apply on the page itself.";
    return { kind: "unsupported", system: "Workday", message };
  }
  if (!isPublicHost(host)) {
    return refused(
      "This address is inside a private network. Give one that everybody on the internet can open.",
    );
  }
  const known = hasOwnPort || !Object.hasOwn(HOSTS, host) ? undefined : HOSTS[host];
  if (known === undefined) return { kind: "bookmark", address: url.href };
  const token = tokenOf(url, known.maker);
  if (token === undefined) {
    return refused(
      `This ${makerName(known.maker)} address names no company. Open the company's list of jobs and copy its address.`,
    );
  }
  return { kind: "board", board: { ...known, token } };
}

/**
 * Where the maker's boards are: what a driver's session has as `baseUrl`. With the sandbox's address the stand-in of that
 * maker there.
 */
export function boardsBaseUrl(board: Board, sandboxUrl?: string): string {
  return sandboxUrl === undefined
    ? `https://${board.host}`
    : `${sandboxUrl.replace(/\/$/, "")}/${board.maker}`;
}
