import type { UserDetails } from "@sendoff/contract";
import { isPlausiblePay, readYearlyPay, writtenNoticePeriod } from "@sendoff/domain";
import { z } from "zod";
import { formatRupeeDigits } from "../../lib/format.ts";
import { type FromCv, usernameOf } from "./proposals.ts";

const required = (message: string) => z.string().trim().min(1, message).max(200);

const RUPEE = "INR";

/** What is wrong with a pay as it was typed; undefined when it can be sent. */
export function payProblem(text: string, missing: string): string | undefined {
  if (text.trim() === "") return missing;
  const amount = readYearlyPay(text);
  if (amount === undefined) return "Write one amount a year, such as 28 lakh or 28,00,000.";
  return isPlausiblePay(amount, RUPEE)
    ? undefined
    : `₹${formatRupeeDigits(amount)} a year cannot be right.`;
}

function pay(missing: string) {
  return z.string().check((context) => {
    const message = payProblem(context.value, missing);
    if (message !== undefined)
      context.issues.push({ code: "custom", message, input: context.value });
  });
}

/**
 * SPEC 5: all seven required; a CTC leaves as digits only, however it was written; the phone exactly ten digits behind a
 * fixed +91.
 */
export const OnboardingForm = z.object({
  firstName: required("Enter your first name."),
  lastName: required("Enter your last name."),
  username: required("Choose a username."),
  // Any text (DECISIONS D16): what says no length is sent as it stands, and never as a number.
  noticePeriod: required("Say how soon you could start."),
  currentCtc: pay("Enter your current pay a year; 0 if you earn none."),
  expectedCtc: pay("Enter the pay a year you look for."),
  phone: z.string().regex(/^\d{10}$/, "Ten digits, without the country code."),
});
export type OnboardingForm = z.infer<typeof OnboardingForm>;

/** What is known already, from the account first and the CV second, so that nobody types it twice. */
export function onboardingDefaults(user: UserDetails, cv?: FromCv): OnboardingForm {
  return {
    firstName: user.first_name || (cv?.firstName ?? ""),
    lastName: user.last_name || (cv?.lastName ?? ""),
    username: user.username || usernameOf(user.email),
    noticePeriod: user.notice_period,
    currentCtc: user.current_ctc === null ? "" : formatRupeeDigits(user.current_ctc),
    expectedCtc: user.expected_ctc === null ? "" : formatRupeeDigits(user.expected_ctc),
    phone: user.mobile.replace(/^\+91/, "").replace(/\D/g, "") || (cv?.phone ?? ""),
  };
}

/** The body of the update; unlike the old one it carries the phone (DECISIONS D5). */
export function onboardingBody(form: OnboardingForm) {
  return {
    first_name: form.firstName,
    last_name: form.lastName,
    username: form.username,
    current_ctc: readYearlyPay(form.currentCtc) ?? null,
    expected_ctc: readYearlyPay(form.expectedCtc) ?? null,
    notice_period: writtenNoticePeriod(form.noticePeriod),
    dial_code: "+91",
    mobile: `+91${form.phone}`,
  };
}
