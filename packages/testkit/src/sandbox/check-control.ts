import { z } from "zod";

/** The checks of a visitor that the sandbox's portals can ask for (apps/sandbox/README.md, "Checks that a hand can pass"). */
export type CheckKind =
  | "pictures"
  | "slider"
  | "hold"
  | "frame_box"
  | "app_number"
  | "app_shows"
  | "consent"
  | "unknown_page";

/** A check that an account is to meet. */
export interface PlannedCheck {
  readonly kind: CheckKind;
  readonly at: "sign_in" | "search" | "job" | "form" | "form_step" | "any_page";
  /** How many times it has to be passed; once when left out. */
  readonly times?: number | "always";
  /** Whether it comes again as soon as it was passed (when left out), or at the next sign-in, search, … only. */
  readonly again?: "at_once" | "next_time";
}

/** A check that an account was asked for, and what became of it. */
export const AskedCheck = z.object({
  id: z.string(),
  applicant: z.string(),
  kind: z.string(),
  at: z.string(),
  /** How many times its page was shown. */
  shown: z.number(),
  refusals: z.array(z.object({ at: z.string(), reason: z.string() })),
  passed_at: z.string().nullable(),
  denied_at: z.string().nullable(),
  /** What passes it now; null once it is over. */
  solution: z
    .object({
      chosen: z.array(z.string()).optional(),
      value: z.number().optional(),
      number: z.number().optional(),
    })
    .nullable(),
  /** Where its page was pressed, the oldest first, and what was written into its own field; in the same pixels. */
  presses: z.array(z.object({ x: z.number(), y: z.number() })),
  written: z.string(),
  /** Where on the page it is to be touched, in CSS pixels of the page's window. */
  targets: z.array(
    z.object({
      name: z.string(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      /** Whether it is chosen now, or was held long enough, as the page shows. */
      is_chosen: z.boolean(),
    }),
  ),
});
export type AskedCheck = z.infer<typeof AskedCheck>;

/** Taps a number in the portal's app on the account's phone; `mailboxUrl` is the mailbox's origin. Throws when the phone does not take it. */
export async function tapInApp(
  mailboxUrl: string,
  { applicant, id }: Pick<AskedCheck, "applicant" | "id">,
  number: number,
): Promise<void> {
  const response = await fetch(new URL("/phone", mailboxUrl), {
    method: "POST",
    body: new URLSearchParams({ account: applicant, check: id, number: String(number) }),
  });
  if (!response.ok) throw new Error(`The phone answered ${response.status}`);
}
