import type { UpdateUserDetails } from "@sendoff/contract/user";
import { type AuditPlace } from "@sendoff/db/audit";
import { recordChange } from "@sendoff/db/auth";
import { getScheduledOffsetMs, replanSchedules } from "@sendoff/db/schedule";
import { findUserForUpdate, type UserPatch, type UserRow, updateUser } from "@sendoff/db/user";
import { findPlan } from "@sendoff/domain/money";
import { isPlausiblePay, likelyPay, payInWords } from "@sendoff/domain/profile";
import { modernZoneName } from "@sendoff/domain/schedule";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "../../deps.ts";
import { missingFreshCode } from "../../plugins/auth.ts";
import { isTimeZone } from "../../time-zone.ts";
import { isCountryId, isCurrency } from "../../reference-data/countries.ts";
import { mergeFilters, readFilters } from "./filters.ts";
import { readMobile } from "../../mobile.ts";

/** What the column holds; larger numbers are the sender's mistake. */
const CTC_MAX = 999_999_999_999.99;

/** Who changes it: what is told to the owner, and whether a fresh code was typed. */
export interface Editor {
  readonly isFresh: boolean;
  readonly place: AuditPlace;
}

/**
 * Changes the fields sent and nothing else. The row is locked while the change is worked out, so that two tabs that save
 * different sections both keep theirs. A new time zone moves the user's schedules along. A verified number signs in, so changing
 * or removing it takes a fresh code (UserError 403) and is told to the owner. Undefined when the account is gone.
 */
export async function updateUserDetails(
  deps: Pick<ApiDeps, "db" | "boss" | "sealer" | "config">,
  userId: string,
  sent: UpdateUserDetails,
  editor: Editor,
): Promise<UserRow | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const before = await findUserForUpdate(trx, userId);
    if (before === undefined) return undefined;
    const after = await changeRow(trx, deps.config, before, sent);
    if (before.mobile_verified_at === null || after.mobile === before.mobile) return after;
    if (!editor.isFresh) throw missingFreshCode();
    await recordChange(trx, deps, {
      userId,
      kind: "phone_changed",
      before: { phone: { ...phoneOf(before), isVerified: true } },
      after: { phone: { ...phoneOf(after), isVerified: false } },
      place: editor.place,
      ownersEmail: before.email,
      timeZone: before.time_zone,
    });
    return after;
  });
}

const phoneOf = (user: UserRow) => ({ dialCode: user.dial_code, mobile: user.mobile });

/** The same inside a transaction of the caller's. */
export async function changeUser(
  trx: Parameters<typeof replanSchedules>[0],
  config: ApiDeps["config"],
  userId: string,
  sent: UpdateUserDetails,
): Promise<UserRow | undefined> {
  const user = await findUserForUpdate(trx, userId);
  return user === undefined ? undefined : changeRow(trx, config, user, sent);
}

/** Of a user whose row is locked. */
async function changeRow(
  trx: Parameters<typeof replanSchedules>[0],
  config: ApiDeps["config"],
  user: UserRow,
  sent: UpdateUserDetails,
): Promise<UserRow> {
  const filters = sent.filters === undefined ? undefined : readFilters(sent.filters);
  const patch: UserPatch = { ...readColumns(sent), ...readPhone(sent, user) };
  checkPay(patch, user);
  if (filters !== undefined) patch.filters = JSON.stringify(mergeFilters(user.filters, filters));
  const updated = await updateUser(trx, user.id, patch);
  if (updated.time_zone !== user.time_zone) {
    const offsetMs = await getScheduledOffsetMs(trx, config);
    await replanSchedules(trx, user.id, offsetMs);
  }
  return updated;
}

function readColumns(sent: UpdateUserDetails): UserPatch {
  const { plan, time_zone: timeZone, current_ctc, expected_ctc } = sent;
  if (plan !== undefined && plan !== null && findPlan(plan) === undefined) {
    throw badField("plan", "There is no such plan");
  }
  if (timeZone !== undefined && timeZone !== "" && !isTimeZone(timeZone)) {
    throw badField("time_zone", "Send a time zone such as Asia/Kolkata");
  }
  if (sent.country_id !== undefined && !isCountryId(sent.country_id)) {
    throw badField("country_id", "Choose a country of the list");
  }
  return dropUndefined({
    first_name: sent.first_name,
    last_name: sent.last_name,
    username: sent.username,
    country_id: sent.country_id,
    location: sent.location,
    role: sent.role,
    notice_period: sent.notice_period,
    current_ctc: readCtc("current_ctc", current_ctc),
    current_ctc_currency: readCurrency("current_ctc_currency", sent.current_ctc_currency),
    expected_ctc: readCtc("expected_ctc", expected_ctc),
    expected_ctc_currency: readCurrency("expected_ctc_currency", sent.expected_ctc_currency),
    plan_id: plan,
    low_balance_email: sent.low_balance_email,
    run_report_email: sent.run_report_email,
    language: sent.language,
    time_zone: timeZone === undefined ? undefined : modernZoneName(timeZone || "UTC"),
  });
}

function readCtc(path: string, value: number | null | undefined): number | null | undefined {
  if (typeof value === "number" && value > CTC_MAX)
    throw badField(path, "This amount is too large");
  return value;
}

function readCurrency(path: string, sent: string | undefined): string | undefined {
  const code = sent?.toUpperCase();
  if (code !== undefined && !isCurrency(code))
    throw badField(path, "Choose a currency of the list");
  return code;
}

/** A CTC goes to employers as a year's pay: what cannot be one is refused, together with its currency. */
function checkPay(patch: UserPatch, user: UserRow): void {
  for (const path of ["current_ctc", "expected_ctc"] as const) {
    const currencyPath = `${path}_currency` as const;
    if (patch[path] === undefined && patch[currencyPath] === undefined) continue;
    const amount = patch[path] === undefined ? user[path] : patch[path];
    const currency = patch[currencyPath] ?? user[currencyPath];
    if (amount === null || isPlausiblePay(amount, currency)) continue;
    const likely = likelyPay(amount);
    const advice =
      likely === undefined
        ? "Send the whole year's pay, such as 2800000"
        : `For ${payInWords(likely)} send ${likely}`;
    throw badField(path, `${amount} rupees cannot be a year's pay. ${advice}`);
  }
}

/** A new number is unverified; the dial code alone moves the number that is stored. */
function readPhone(sent: UpdateUserDetails, user: UserRow): UserPatch {
  const { mobile, dial_code: dialCode } = sent;
  if (mobile === undefined && dialCode === undefined) return {};
  const typed = mobile === undefined ? user.mobile.slice(user.dial_code.length) : (mobile ?? "");
  if (typed === "") {
    const cleared = user.mobile === "" ? {} : { mobile: "", mobile_verified_at: null };
    return { ...cleared, ...(dialCode === undefined ? {} : { dial_code: dialCode }) };
  }
  if (dialCode === "") throw badField("dial_code", "Choose the dial code of this number");
  const reading = readMobile(typed, dialCode ?? user.dial_code);
  if (reading.kind === "unreadable") {
    throw badField(mobile === undefined ? "dial_code" : "mobile", reading.message);
  }
  const isSame = reading.mobile === user.mobile;
  return {
    dial_code: reading.dialCode,
    mobile: reading.mobile,
    ...(isSame ? {} : { mobile_verified_at: null }),
  };
}

function badField(path: string, message: string): UserError {
  return new UserError(400, "invalid_input", message, { issues: [{ path, message }] });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function dropUndefined<T extends object>(values: T): Defined<T>;
function dropUndefined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
