import type { UserDetails } from "@sendoff/contract";
import { z } from "zod";

const required = (message: string) => z.string().trim().min(1, message).max(200);
const ctc = (message: string) => z.string().regex(/^\d+$/, message);

/** SPEC 5: all seven required; CTC digits only; the phone exactly ten digits behind a fixed +91. */
export const OnboardingForm = z.object({
  firstName: required("Enter your first name."),
  lastName: required("Enter your last name."),
  username: required("Choose a username."),
  noticePeriod: required("Say how soon you could start."),
  currentCtc: ctc("Enter your current pay a year; 0 if you earn none."),
  expectedCtc: ctc("Enter the pay a year you look for."),
  phone: z.string().regex(/^\d{10}$/, "Ten digits, without the country code."),
});
export type OnboardingForm = z.infer<typeof OnboardingForm>;

/** What is known already, so that nobody types it twice. */
export function onboardingDefaults(user: UserDetails): OnboardingForm {
  return {
    firstName: user.first_name,
    lastName: user.last_name,
    username: user.username,
    noticePeriod: user.notice_period,
    currentCtc: user.current_ctc === null ? "" : String(Math.round(user.current_ctc)),
    expectedCtc: user.expected_ctc === null ? "" : String(Math.round(user.expected_ctc)),
    phone: user.mobile.replace(/^\+91/, "").replace(/\D/g, ""),
  };
}

/** The body of the update; unlike the old one it carries the phone (DECISIONS D5). */
export function onboardingBody(form: OnboardingForm) {
  return {
    first_name: form.firstName,
    last_name: form.lastName,
    username: form.username,
    current_ctc: Number(form.currentCtc),
    expected_ctc: Number(form.expectedCtc),
    notice_period: form.noticePeriod,
    dial_code: "+91",
    mobile: `+91${form.phone}`,
  };
}
