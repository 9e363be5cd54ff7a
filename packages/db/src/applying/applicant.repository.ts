import { UnexpectedError } from "@sendoff/kit/errors";
import { sql } from "kysely";
import type { Db } from "../client.ts";
import { laneCvId } from "./cv-in-use.ts";
import type { LaneKey } from "./lane.repository.ts";

/** A person as the answer engine needs them: only what they said. Empty values are absent. */
export interface ApplicantRow {
  readonly email: string;
  readonly user: Readonly<{
    firstName?: string;
    lastName?: string;
    email?: string;
    dialCode?: string;
    mobile?: string;
    /** The name of the country chosen in the settings. */
    country?: string;
    location?: string;
    role?: string;
    username?: string;
    noticePeriod?: string;
    currentCtc?: number;
    currentCtcCurrency?: string;
    expectedCtc?: number;
    expectedCtcCurrency?: string;
  }>;
  readonly filters: unknown;
  /** Whether open questions may be drafted for them. */
  readonly draftAnswers: boolean;
  /** How well a job has to match, in percent, where the platform's own filter does not say. */
  readonly minimumScore: number;
  readonly answers: readonly {
    readonly question: string;
    readonly answer: unknown;
    readonly kind: string;
    readonly options: unknown;
    readonly savedOn: string;
    readonly country: string;
    readonly company: string;
    readonly location: string;
  }[];
  readonly cv:
    | {
        readonly id: string;
        readonly version: number;
        readonly fileName: string;
        readonly mimeType: string;
        readonly sha256: string;
        readonly storageKey: string;
      }
    | undefined;
  /** The user's own date, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * The user with their answers and the CV that goes out from this account: a run under way keeps the one it began with. Throws
 * UnexpectedError when there is no such user.
 */
export async function getApplicant(db: Db, { userId, platformId }: LaneKey): Promise<ApplicantRow> {
  const [user, answers, cv] = await Promise.all([
    db
      .selectFrom("app_user")
      .selectAll()
      .select(sql<string>`to_char(now() at time zone time_zone, 'YYYY-MM-DD')`.as("today"))
      .where("id", "=", userId)
      .executeTakeFirst(),
    // The latest last: it wins over earlier ones on the same question.
    db
      .selectFrom("saved_answer")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("saved_at")
      .execute(),
    db
      .selectFrom("cv")
      .selectAll()
      .where("id", "=", laneCvId(sql`${userId}::uuid`, sql`${platformId}::integer`))
      .executeTakeFirst(),
  ]);
  if (user === undefined)
    throw new UnexpectedError("An applicant is gone", { safeContext: { userId } });
  return {
    email: user.email,
    user: {
      email: user.email,
      ...present("firstName", user.first_name),
      ...present("lastName", user.last_name),
      ...present("dialCode", user.dial_code),
      ...present("mobile", user.mobile),
      ...present("country", countryName(user.country_id)),
      ...present("location", user.location),
      ...present("role", user.role),
      ...present("username", user.username),
      ...present("noticePeriod", user.notice_period),
      ...present("currentCtc", user.current_ctc),
      ...present("currentCtcCurrency", user.current_ctc_currency),
      ...present("expectedCtc", user.expected_ctc),
      ...present("expectedCtcCurrency", user.expected_ctc_currency),
    },
    filters: user.filters,
    draftAnswers: user.draft_answers,
    minimumScore: user.minimum_score,
    answers: answers.map((row) => ({
      question: row.question,
      answer: row.answer,
      kind: row.kind,
      options: row.options,
      savedOn: row.saved_at.toISOString().slice(0, 10),
      country: row.country,
      company: row.company,
      location: row.location,
    })),
    cv:
      cv === undefined
        ? undefined
        : {
            id: cv.id,
            version: cv.version,
            fileName: cv.file_name,
            mimeType: cv.mime_type,
            sha256: cv.sha256,
            storageKey: cv.storage_key,
          },
    today: user.today,
  };
}

const REGIONS = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** What the list of regions adds to a country's plain name: "Hong Kong SAR China", "Myanmar (Burma)". */
const BESIDE_NAME = / SAR China$| \(.*\)$/;

/** The English name of the country with this number in ISO 3166-1; null for 0, which stands for none. */
function countryName(id: number): string | null {
  if (id === 0) return null;
  // A locale's region may be written as such a number; its letters are what names are kept under.
  const { region } = new Intl.Locale(`und-${String(id).padStart(3, "0")}`);
  const name = region === undefined ? undefined : REGIONS.of(region);
  return name?.replace(BESIDE_NAME, "") ?? null;
}

function present<K extends string, V extends string | number>(
  key: K,
  value: V | null,
): { [P in K]?: V } {
  if (value === null || value === "") return {};
  const result: { [P in K]?: V } = {};
  result[key] = value;
  return result;
}
