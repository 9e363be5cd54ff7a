import type { UserDetails } from "@sendoff/contract/user";
import { isPlausiblePay, readYearlyPay, writtenNoticePeriod } from "@sendoff/domain/profile";
import { z } from "zod";
import { formatRupeeDigits } from "../../lib/format.ts";
import { phoneProblem } from "../../lib/phone.ts";
import { messages } from "./messages.ts";

const text = z.string().trim().max(200, messages.atMost200Characters);
const required = (message: string) => text.min(1, message);

/** SPEC 9: what the dial code is until somebody has one. */
const DEFAULT_DIAL_CODE = "+1";

/** What is wrong with a year's pay as it was typed; undefined for what can be sent, nothing included (SPEC 5). */
function payProblem(written: string, currency: string): string | undefined {
  if (written.trim() === "") return undefined;
  const amount = readYearlyPay(written);
  if (amount === undefined) return messages.writeOneAmountAYear;
  return isPlausiblePay(amount, currency) ? undefined : messages.thisCannotBeThePay;
}

/** The four sections' fields as the page holds them: all texts. */
export const SettingsForm = z
  .object({
    first_name: required(messages.enterYourFirstName),
    last_name: required(messages.enterYourLastName),
    email: z
      .string()
      .trim()
      .min(1, messages.enterYourEMailAddress)
      .pipe(z.email(messages.enterOneEMailAddress).max(254)),
    username: text,
    country_id: z.string(),
    location: text,
    dial_code: z.string(),
    mobile: z.string().regex(/^\d*$/, messages.digitsOnly),
    time_zone: z.string().min(1, messages.chooseYourTimeZone),
    role: text,
    notice_period: text,
    current_ctc: z.string(),
    current_ctc_currency: z.string(),
    expected_ctc: z.string(),
    expected_ctc_currency: z.string(),
  })
  .check(({ value, issues }) => {
    const complain = (path: keyof typeof value, message: string | undefined) => {
      if (message !== undefined)
        issues.push({ code: "custom", path: [path], message, input: value });
    };
    complain("current_ctc", payProblem(value.current_ctc, value.current_ctc_currency));
    complain("expected_ctc", payProblem(value.expected_ctc, value.expected_ctc_currency));
    if (value.mobile !== "") complain("mobile", phoneProblem(value.mobile, value.dial_code));
    if (value.mobile !== "" && value.dial_code === "") {
      complain("dial_code", messages.chooseTheDialCode);
    }
  });
export type SettingsForm = z.infer<typeof SettingsForm>;
export type SettingsField = keyof SettingsForm;

const amount = (value: number | null): string => (value === null ? "" : formatRupeeDigits(value));

/** What the server keeps, as the page shows it. */
export function settingsOf(user: UserDetails): SettingsForm {
  const { dial_code: dialCode, mobile } = user;
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    username: user.username,
    country_id: user.country_id === 0 ? "" : String(user.country_id),
    location: user.location,
    dial_code: dialCode === "" ? DEFAULT_DIAL_CODE : dialCode,
    mobile: (mobile.startsWith(dialCode) ? mobile.slice(dialCode.length) : mobile).replace(
      /\D/g,
      "",
    ),
    time_zone: user.time_zone,
    role: user.role,
    notice_period: user.notice_period,
    current_ctc: amount(user.current_ctc),
    current_ctc_currency: user.current_ctc_currency,
    expected_ctc: amount(user.expected_ctc),
    expected_ctc_currency: user.expected_ctc_currency,
  };
}

/** The body of the update: all user fields (SPEC 7) but the address, which only a code changes. */
export function settingsBody(form: SettingsForm) {
  const { email: _address, ...fields } = form;
  return {
    ...fields,
    country_id: form.country_id === "" ? 0 : Number(form.country_id),
    notice_period: form.notice_period === "" ? "" : writtenNoticePeriod(form.notice_period),
    current_ctc: readYearlyPay(form.current_ctc) ?? null,
    expected_ctc: readYearlyPay(form.expected_ctc) ?? null,
  };
}

const asSent = (form: SettingsForm) => JSON.stringify({ ...settingsBody(form), email: null });

/** Whether anything but the address is to be sent. */
export function hasOtherChanges(form: SettingsForm, saved: SettingsForm): boolean {
  return asSent(form) !== asSent(saved);
}

/** How many fields differ from what is saved, as a person would count them. */
export function countChanges(form: SettingsForm, saved: SettingsForm): number {
  const fields = Object.keys(saved).filter((name): name is SettingsField => name in form);
  return fields.filter((name) => form[name].trim() !== saved[name].trim()).length;
}
