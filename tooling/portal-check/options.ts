import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { findPortal } from "./portal.ts";
import type { CheckedPortal } from "./portal.ts";

const text = { type: "string" } as const;
const list = { type: "string", multiple: true } as const;

const Options = z.object({
  portal: z.string("--portal is missing"),
  role: z.array(z.string().min(1)).default(["Software Engineer"]),
  place: z.array(z.string().min(1)).default([]),
  answers: z.string().optional(),
  cv: z.string().optional(),
  save: z.string().min(1).optional(),
  hide: z.string().optional(),
  fill: z.boolean().default(false),
  headless: z.boolean().default(false),
  sandbox: z.url("--sandbox takes an address").optional(),
  account: z.string().optional(),
  "password-file": z.string().optional(),
});

/** A call of the command, read and found to make sense. */
export interface CheckWish {
  readonly portal: CheckedPortal;
  readonly isSandbox: boolean;
  readonly roles: readonly string[];
  readonly places: readonly string[];
  readonly answersFile: string | undefined;
  readonly cvFile: string | undefined;
  /** Goes on to fill the form in; otherwise its first page is read and left as it is. */
  readonly fills: boolean;
  readonly saveTo: string | undefined;
  /** What else is to be taken out of saved pages. */
  readonly hidden: readonly string[];
  readonly headless: boolean;
  /** Of a stand-in: signed in with by itself. */
  readonly credentials: { readonly email: string; readonly password: string } | undefined;
}

function readCredentials(given: z.infer<typeof Options>): CheckWish["credentials"] {
  const { account, "password-file": file, sandbox } = given;
  if (account === undefined && file === undefined) return undefined;
  if (account === undefined || file === undefined) {
    throw new TypeError("--account and --password-file go together");
  }
  // A real account is signed in to by its owner, in the window.
  if (sandbox === undefined) throw new TypeError("--account is for --sandbox only");
  return { email: account, password: readFileSync(file, "utf8").trim() };
}

/** Reads the call. Throws a TypeError that says what is wrong with it. */
export function readWish(args: readonly string[]): CheckWish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      portal: text,
      role: list,
      place: list,
      answers: text,
      cv: text,
      save: text,
      hide: text,
      fill: { type: "boolean" },
      headless: { type: "boolean" },
      sandbox: text,
      account: text,
      "password-file": text,
    },
  });
  const parsed = Options.safeParse(values);
  if (!parsed.success) throw new TypeError(parsed.error.issues[0]?.message);
  const given = parsed.data;
  const portal = findPortal(given.portal, given.sandbox);
  if (!given.fill && (given.answers ?? given.cv) !== undefined) {
    throw new TypeError("--answers and --cv go with --fill: without it nothing is filled in");
  }
  const credentials = readCredentials(given);
  const isAnybodys = portal.driver.manifest.signIn === "none";
  const isOwn = !isAnybodys && given.sandbox === undefined;
  if (isOwn && given.save !== undefined && given.hide === undefined) {
    throw new TypeError(
      "--save needs --hide: your name and whatever else of yours the portal shows, with commas between",
    );
  }
  return {
    portal,
    isSandbox: given.sandbox !== undefined,
    roles: given.role,
    places: given.place,
    answersFile: given.answers,
    cvFile: given.cv,
    fills: given.fill,
    saveTo: given.save,
    hidden: (given.hide ?? "")
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
    headless: given.headless,
    credentials,
  };
}
