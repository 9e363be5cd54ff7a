import { z } from "zod";
import { Translated } from "./translated.ts";

/** A connection's state as the user sees it. */
export const ConnectionState = z.enum(["connected", "code_required", "needs_user", "signed_out"]);
export type ConnectionState = z.infer<typeof ConnectionState>;

/** How a question of a platform's filters is drawn (SPEC 3). */
export const FilterType = z.enum(["checkbox", "text", "multiselect", "select", "switch"]);

export const PlatformFilterDefinition = z.object({
  id: z.number(),
  field_name: z.string(),
  field_type: FilterType,
  options: z.array(z.string()),
});
export type PlatformFilterDefinition = z.infer<typeof PlatformFilterDefinition>;

/** One of the product's own, a company's board that its user added, or an address that is only kept (DECISIONS D9). */
export const PlatformKind = z.enum(["built_in", "board", "bookmark"]);
export type PlatformKind = z.infer<typeof PlatformKind>;

/** What a connection takes: a password, a password or the code that the portal sends, or nothing at all. */
export const SignInNeeds = z.enum(["password", "password_or_code", "none"]);
export type SignInNeeds = z.infer<typeof SignInNeeds>;

export const PlatformTemplate = z.object({
  id: z.number(),
  platform_name: z.string(),
  platform_url: z.string(),
  tags: z.array(z.string()),
  filters: z.array(PlatformFilterDefinition),
  /** Whether Sendoff can apply there: false for the platforms marked 'Soon' and for bookmarks. */
  is_active: z.boolean(),
  /** Those that are not built in are the user's own and can be deleted. */
  kind: PlatformKind,
  sign_in: SignInNeeds,
  /** What an added platform is and why it cannot be applied on, in words for its card; empty for the built-in ones. */
  note: Translated,
});
export type PlatformTemplate = z.infer<typeof PlatformTemplate>;

/** An answer to one of a platform's filters, under the filter's name. */
export const FilterAnswer = z.object({ field_name: z.string(), answer: z.unknown() });
export type FilterAnswer = z.infer<typeof FilterAnswer>;

export const UserPlatform = z.object({
  id: z.number(),
  platform_id: z.number(),
  platform_name: z.string(),
  /** 'success' when connected, else the state's own word (SPEC 3: anything but true or 'success' is not connected). */
  status: z.string(),
  state: ConnectionState,
  /** Why the state is as it is and what to do about it, in a sentence for the user; empty while there is nothing to say. */
  note: Translated,
  /** The account's address with most of it masked, so that the user knows which account it is. */
  account: z.string(),
  jobsAvailable: z.number(),
  /** Sent by Sendoff since the user's midnight. */
  applied_today: z.number(),
  /** What today's limit still allows. Those of which it is not yet known whether they arrived take their place in it. */
  left_today: z.number(),
  daily_limit: z.number(),
  /** The most that the user may raise the daily limit to (DECISIONS D7). */
  daily_cap: z.number(),
  filters: z.array(FilterAnswer),
  created_on: z.string(),
  updated_on: z.string(),
});
export type UserPlatform = z.infer<typeof UserPlatform>;

const PLATFORM_ID_ISSUE = "Name the platform by its id, a whole number such as 1";

/** A platform's id as a number or as digits: the wire has both (SPEC 7). */
export const PlatformId = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    PLATFORM_ID_ISSUE,
  )
  .pipe(
    z
      .number()
      .int(PLATFORM_ID_ISSUE)
      .positive(PLATFORM_ID_ISSUE)
      .max(2_147_483_647, PLATFORM_ID_ISSUE),
  );

/** What is chosen of one filter: a text, one option, several, or on and off. Held against the filter's definition. */
const GivenFilterAnswer = z
  .union([z.string().max(2000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)])
  .nullable();

/** What is chosen of a platform's filters, by the filters' ids. */
export const FilterChoice = z.object({
  platform_id: PlatformId,
  filter_data: z.array(z.object({ filter_id: PlatformId, answer: GivenFilterAnswer })).max(100),
});

/** Of the last jobs that were judged on a platform, how many a choice of filters would let through. */
export const FilterTrial = z.object({
  /** Jobs that were judged, at most 40; 0 where none is known yet. */
  jobs: z.number().int().min(0),
  passing: z.number().int().min(0),
});
export type FilterTrial = z.infer<typeof FilterTrial>;

export const PlatformIdBody = z.object({ platform_id: PlatformId });

/** Fits on a card; the most platforms that one user may add are far more than anybody looks after. */
export const PLATFORM_NAME_MAX = 80;
export const ADDED_PLATFORMS_MAX = 200;
/** SPEC 5, word for word. */
export const PLATFORM_URL_RULE = "Platform URL must start with https://";

export const CreatePlatformRequest = z.object({
  platform_name: z
    .string("Give the platform a name")
    .trim()
    .min(1, "Give the platform a name")
    .max(PLATFORM_NAME_MAX, `A name has at most ${PLATFORM_NAME_MAX} characters`)
    // It is printed in logs and mails.
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, "A name is one line of plain characters"),
  platform_url: z
    .string("Give the platform's address")
    .trim()
    .max(2000, "This address is too long")
    .regex(/^https:\/\//i, PLATFORM_URL_RULE),
});

/** What an address would become, before it is added; by its words alone, nothing is fetched. */
export const RecognisedPlatform = z.discriminatedUnion("kind", [
  /** A company's board that can be applied on: whose pages it has, and a name for it. */
  z.object({ kind: z.literal("board"), maker: z.string(), name: z.string() }),
  /** An address that is only kept, and why. */
  z.object({ kind: z.literal("bookmark"), note: z.string() }),
  /** It is among the user's platforms already. */
  z.object({ kind: z.literal("known"), id: z.number(), name: z.string() }),
  /** No address that can be added, and what to give instead. */
  z.object({ kind: z.literal("refused"), message: z.string() }),
]);
export type RecognisedPlatform = z.infer<typeof RecognisedPlatform>;

export const LoginRequest = z.object({
  email: z.string().trim().min(1, "Enter the account's e-mail").max(254),
  /** May be empty where the platform's `sign_in` is `password_or_code`. */
  password: z.string().max(500).default(""),
  website: z.string().trim().max(500).optional(),
  platform_id: PlatformId,
});

export const LoginSuccess = z.object({
  success: z.literal(true),
  platform_id: z.number(),
  message: Translated,
});

/** How a portal asks in the middle of a sign-in whether it is its user: by a code it sent, or by a question in its app. */
export const CodeVia = z.enum(["email", "phone", "app"]);
export type CodeVia = z.infer<typeof CodeVia>;

export const LoginCodeRequired = z.object({
  requiresOTP: z.literal(true),
  session_id: z.string(),
  platform_id: z.number(),
  /** What the user has to do, in a sentence for them. */
  message: Translated,
  /** `app`: there is no code. The user confirms in the portal's app, and `loginOtp` is then called without one. */
  via: CodeVia,
  /** Seconds left to type the code, or to confirm. */
  expires_in: z.number(),
});

export type LoginCodeRequired = z.infer<typeof LoginCodeRequired>;

/** The portal asks for the account's owner, whose hand passes its check in the page that is kept open (`getLivePage`). */
export const LoginOwnerAsked = z.object({
  requiresOwner: z.literal(true),
  session_id: z.string(),
  platform_id: z.number(),
  /** What the portal asks, in a sentence for the user. */
  message: Translated,
});

export type LoginOwnerAsked = z.infer<typeof LoginOwnerAsked>;

/** Nothing is asked of the user now. */
export const LoginUnderWay = z.object({
  isUnderWay: z.literal(true),
  session_id: z.string(),
  platform_id: z.number(),
});
