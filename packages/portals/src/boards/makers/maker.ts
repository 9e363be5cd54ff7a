import type { MakerPages } from "../maker-pages.ts";
import type { JobFeed } from "../feed.ts";

/** What an address of a maker says of the company: none where it names none. */
export interface FoundCompany {
  /** The host that has the company's pages. */
  readonly host: string;
  readonly token: string | undefined;
}

/** Where a maker keeps its companies' pages. */
export interface MakerAddress {
  /** Whether the address is the maker's, and which company it names; undefined for somebody else's. */
  readonly find: (url: URL) => FoundCompany | undefined;
  /** The company is the host's first name (`acme.breezy.hr`), or the first part of the path (`apply.workable.com/acme`). */
  readonly companyIn: "host" | "path";
  /** The host of the public job feed, where it is another than that of the pages. */
  readonly feedHost?: string;
  /** Hosts that its pages load scripts, styles and pictures from, and send files to. */
  readonly assetHosts: readonly string[];
  /** See captcha-hosts.ts. */
  readonly captchaHosts: readonly string[];
}

/** One maker of boards as data: what is written for a new one. */
export interface MakerDefinition {
  readonly address: MakerAddress;
  readonly pages: MakerPages;
  /** Public lists of a company's jobs, the best first; without one that answers, the page that lists them is read. */
  readonly feeds: readonly JobFeed[];
}

/** Names under a maker's domain that are the maker's own. */
const MAKERS_OWN = /^(www|app|api|admin|help|support|developers?|docs|status|blog|cdn|static)$/;

/** Companies by their own host: `<company>.<suffix>`, where a suffix may have a region before it. */
export function companyHosts(suffix: RegExp): MakerAddress["find"] {
  return ({ hostname }) => {
    const host = hostname.replace(/\.$/, "");
    const token = suffix.test(host) ? host.replace(suffix, "") : "";
    if (token === "" || token.includes(".") || MAKERS_OWN.test(token)) return undefined;
    return { host, token };
  };
}

/** Companies in the path of `hosts`; all of them are served from the first. `skip` takes off what may stand before the company. */
export function companyPaths(
  hosts: readonly [string, ...string[]],
  skip: RegExp,
  reserved: readonly string[] = [],
): MakerAddress["find"] {
  return ({ hostname, pathname }) => {
    if (!hosts.includes(hostname.replace(/\.$/, ""))) return undefined;
    const [first] = pathname.replace(skip, "/").split("/").filter(Boolean);
    const token = first === undefined || reserved.includes(first) ? undefined : first;
    return { host: hosts[0], token };
  };
}
