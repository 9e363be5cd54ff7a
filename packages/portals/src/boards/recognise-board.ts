import { BOARD_MAKER_NAMES } from "@sendoff/contract/board-makers";
import type { AccountSystem, BoardMaker } from "@sendoff/contract/board-makers";
import { accountSystemOf } from "./account-systems.ts";
import { companiesHost, findGeneralMaker } from "./general-makers.ts";
import type { GeneralMaker } from "./general-makers.ts";
import { isPublicHost } from "./public-host.ts";

/** Makers whose pages have page objects of their own. */
export type OwnPagesMaker = Exclude<BoardMaker, GeneralMaker>;

/** A company's own board. */
export interface Board {
  readonly maker: BoardMaker;
  /** The company's name in the board's address. */
  readonly token: string;
  /** The host that has its pages: the maker's, or one under it that is the company's. */
  readonly host: string;
}

export type RecognisedAddress =
  | { readonly kind: "board"; readonly board: Board }
  /** A system that is known and wants an account at each company before it shows a form. */
  | { readonly kind: "unsupported"; readonly system: AccountSystem; readonly message: string }
  /** Any other https address: kept as a bookmark (DECISIONS D9). */
  | { readonly kind: "bookmark"; readonly address: string }
  | { readonly kind: "refused"; readonly message: string };

const LONGEST_ADDRESS = 2_000;
const TOKEN = /^[\p{L}\p{N}][\p{L}\p{N} ._&-]{0,99}$/u;

const HOSTS: Readonly<Record<string, { maker: OwnPagesMaker; host: string }>> = {
  "boards.greenhouse.io": { maker: "greenhouse", host: "job-boards.greenhouse.io" },
  "job-boards.greenhouse.io": { maker: "greenhouse", host: "job-boards.greenhouse.io" },
  "boards.eu.greenhouse.io": { maker: "greenhouse", host: "job-boards.eu.greenhouse.io" },
  "job-boards.eu.greenhouse.io": { maker: "greenhouse", host: "job-boards.eu.greenhouse.io" },
  "jobs.lever.co": { maker: "lever", host: "jobs.lever.co" },
  "jobs.eu.lever.co": { maker: "lever", host: "jobs.eu.lever.co" },
  "jobs.ashbyhq.com": { maker: "ashby", host: "jobs.ashbyhq.com" },
};

/** The maker's name as people know it. */
export function makerName(maker: BoardMaker): string {
  return BOARD_MAKER_NAMES[maker];
}

const refused = (message: string): RecognisedAddress => ({ kind: "refused", message });

function parse(text: string): URL | undefined {
  const address = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address);
  const url = URL.parse(hasScheme ? address : `https://${address}`) ?? undefined;
  // As it is written out: each letter of another script becomes several.
  return url === undefined || url.href.length > LONGEST_ADDRESS ? undefined : url;
}

/** Greenhouse names the company in a query where its form stands in a frame. */
function tokenOf(url: URL, maker: OwnPagesMaker): string | undefined {
  const [first = ""] = url.pathname.split("/").filter(Boolean);
  const isEmbed = maker === "greenhouse" && first === "embed";
  return readToken(isEmbed ? (url.searchParams.get("for") ?? "") : first);
}

function readToken(encoded: string): string | undefined {
  try {
    const token = decodeURIComponent(encoded);
    return TOKEN.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

/** A board whose maker is known; undefined for an address of nobody we know. */
function findBoard(
  url: URL,
  host: string,
): { maker: BoardMaker; host: string; token?: string } | undefined {
  const own = Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined;
  if (own !== undefined) {
    const token = tokenOf(url, own.maker);
    return { ...own, ...(token === undefined ? {} : { token }) };
  }
  const found = findGeneralMaker(url);
  const token = readToken(found?.token ?? "");
  return found === undefined
    ? undefined
    : { maker: found.maker, host: found.host, ...(token === undefined ? {} : { token }) };
}

/**
 * What an address given in Add Platform leads to, by its host alone: nothing is fetched. A host only counts when it is the
 * maker's own to the last letter, on its usual port. Hosts and paths: portal facts of each maker.
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
  const system = hasOwnPort ? undefined : accountSystemOf(host);
  if (system !== undefined) {
    const message = `${system} boards are bookmarks: each company there wants an account before it shows its form. Open it and apply yourself.`;
    return { kind: "unsupported", system, message };
  }
  if (!isPublicHost(host)) {
    return refused(
      "This address is inside a private network. Give one that everybody on the internet can open.",
    );
  }
  const known = hasOwnPort ? undefined : findBoard(url, host);
  if (known === undefined) return { kind: "bookmark", address: url.href };
  const { maker, token } = known;
  if (token === undefined) {
    return refused(
      `This ${makerName(maker)} address names no company. Open the company's list of jobs and copy its address.`,
    );
  }
  return { kind: "board", board: { maker, token, host: known.host } };
}

/**
 * Where the maker's boards are: what a driver's session has as `baseUrl`. With the sandbox's address the stand-in of that
 * maker there; a company with a host of its own has it at `/<maker>/<company>`.
 */
export function boardsBaseUrl(board: Board, sandboxUrl?: string): string {
  if (sandboxUrl === undefined) return `https://${board.host}`;
  const base = `${sandboxUrl.replace(/\/$/, "")}/${board.maker}`;
  return companiesHost(board.maker) ? `${base}/${encodeURIComponent(board.token)}` : base;
}
