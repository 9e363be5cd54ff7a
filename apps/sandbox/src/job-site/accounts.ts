import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { Journal } from "../journal.ts";
import { hashText } from "../seeded-random.ts";
import { timestamp, type SiteClock } from "../site-clock.ts";

export const AccountProfile = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** National digits; empty when the person gave none. */
  phone: z.string(),
  phone_country: z.string(),
  city: z.string(),
  headline: z.string(),
});
export type AccountProfile = z.infer<typeof AccountProfile>;

export const Upload = z.object({
  id: z.string(),
  account: z.string(),
  purpose: z.enum(["resume", "cover_letter", "photo"]),
  file_name: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  uploaded_at: z.string(),
});
export type Upload = z.infer<typeof Upload>;

const Entry = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("session"), token: z.string(), account: z.string(), at: z.string() }),
  z.object({ kind: z.literal("session_end"), token: z.string() }),
  z.object({ kind: z.literal("remember"), token: z.string(), account: z.string() }),
  z.object({ kind: z.literal("upload"), upload: Upload }),
  z.object({ kind: z.literal("profile"), profile: AccountProfile }),
]);
type Entry = z.infer<typeof Entry>;

const CITIES = [
  "Bengaluru, Karnataka, India",
  "Pune, Maharashtra, India",
  "Hyderabad, Telangana, India",
];

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** An account is whoever signs in: its profile follows from the address, so that every run meets the same one. */
export function deriveProfile(email: string): AccountProfile {
  const local = email.split("@")[0] ?? email;
  const words = local.split(/[^a-zA-Z]+/).filter((word) => word !== "");
  const hash = hashText(email);
  return {
    email,
    first_name: capitalize(words[0] ?? "Member"),
    last_name: capitalize(words.slice(1).join(" ") || "Kumar"),
    phone: hash % 4 === 0 ? "" : `9${String(hash).padStart(10, "0").slice(-9)}`,
    phone_country: "India (+91)",
    city: CITIES[hash % CITIES.length] ?? "",
    headline: "Open to new opportunities",
  };
}

export interface AccountStore {
  createSession(account: string): Promise<string>;
  /** The account, or undefined when the session is unknown, ended or older than `maxAgeSeconds`. */
  findSession(token: string | undefined, maxAgeSeconds?: number): string | undefined;
  endSession(token: string): Promise<void>;
  /** Ends every session, or one account's. */
  endSessions(account?: string): Promise<void>;
  createRemember(account: string): Promise<string>;
  findRemembered(token: string | undefined): string | undefined;
  getProfile(account: string): AccountProfile;
  /** The account that has this phone, among those that have signed in before or whose profile was set. */
  findByPhone(phone: string): string | undefined;
  saveProfile(profile: AccountProfile): Promise<void>;
  recordUpload(upload: Upload): Promise<void>;
  findUpload(account: string, id: string): Upload | undefined;
  /** Newest first. */
  listUploads(account: string, purpose: Upload["purpose"]): Upload[];
  /** Forgets every account: sessions, browsers, profiles and uploads. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const newToken = (): string => randomBytes(24).toString("base64url");

class Accounts implements AccountStore {
  readonly #journal: Journal<Entry>;
  readonly #clock: SiteClock;
  readonly #sessions = new Map<string, { account: string; at: string }>();
  readonly #remembered = new Map<string, string>();
  readonly #profiles = new Map<string, AccountProfile>();
  readonly #uploads = new Map<string, Upload[]>();

  constructor(journal: Journal<Entry>, entries: readonly Entry[], clock: SiteClock) {
    this.#journal = journal;
    this.#clock = clock;
    for (const entry of entries) this.#take(entry);
  }

  #take(entry: Entry): void {
    if (entry.kind === "session") this.#sessions.set(entry.token, entry);
    else if (entry.kind === "session_end") this.#sessions.delete(entry.token);
    else if (entry.kind === "remember") this.#remembered.set(entry.token, entry.account);
    else if (entry.kind === "profile") this.#profiles.set(entry.profile.email, entry.profile);
    else {
      const { upload } = entry;
      this.#uploads.set(upload.account, [upload, ...(this.#uploads.get(upload.account) ?? [])]);
    }
  }

  async #record(entry: Entry): Promise<void> {
    await this.#journal.append(entry);
    this.#take(entry);
  }

  async createSession(account: string): Promise<string> {
    const token = newToken();
    await this.#record({ kind: "session", token, account, at: timestamp(this.#clock) });
    return token;
  }

  findSession(token: string | undefined, maxAgeSeconds?: number): string | undefined {
    const session = token === undefined ? undefined : this.#sessions.get(token);
    if (session === undefined) return undefined;
    const ageMs = this.#clock.now() - Date.parse(session.at);
    return maxAgeSeconds !== undefined && ageMs > maxAgeSeconds * 1000
      ? undefined
      : session.account;
  }

  endSession(token: string): Promise<void> {
    return this.#record({ kind: "session_end", token });
  }

  async endSessions(account?: string): Promise<void> {
    const ended = [...this.#sessions].filter(
      ([, session]) => account === undefined || session.account === account,
    );
    await Promise.all(ended.map(([token]) => this.endSession(token)));
  }

  async createRemember(account: string): Promise<string> {
    const token = newToken();
    await this.#record({ kind: "remember", token, account });
    return token;
  }

  findRemembered(token: string | undefined): string | undefined {
    return token === undefined ? undefined : this.#remembered.get(token);
  }

  getProfile(account: string): AccountProfile {
    return this.#profiles.get(account) ?? deriveProfile(account);
  }

  findByPhone(phone: string): string | undefined {
    const met = [...this.#sessions.values()].map((session) => session.account);
    const known = new Set([...this.#profiles.keys(), ...met]);
    return [...known].find((account) => this.getProfile(account).phone === phone);
  }

  saveProfile(profile: AccountProfile): Promise<void> {
    return this.#record({ kind: "profile", profile });
  }

  recordUpload(upload: Upload): Promise<void> {
    return this.#record({ kind: "upload", upload });
  }

  findUpload(account: string, id: string): Upload | undefined {
    return this.#uploads.get(account)?.find((upload) => upload.id === id);
  }

  listUploads(account: string, purpose: Upload["purpose"]): Upload[] {
    return (this.#uploads.get(account) ?? []).filter((upload) => upload.purpose === purpose);
  }

  async reset(): Promise<void> {
    for (const known of [this.#sessions, this.#remembered, this.#profiles, this.#uploads]) {
      known.clear();
    }
    await this.#journal.replace([]);
  }

  close(): Promise<void> {
    return this.#journal.close();
  }
}

/** The accounts of one site, and what they uploaded there. */
export async function openAccounts(
  dataDir: string,
  site: string,
  clock: SiteClock,
): Promise<AccountStore> {
  const { journal, entries } = await Journal.open(join(dataDir, `${site}-accounts.jsonl`), Entry);
  return new Accounts(journal, entries, clock);
}
