import type { Country } from "@sendoff/contract/reference";
import type { UserDetails } from "@sendoff/contract/user";
import { writtenNoticePeriod } from "@sendoff/domain/profile";
import { z } from "zod";
import { payDigits, payProblem, readPay } from "../../lib/pay.ts";
import { nationalDigits, phoneProblem } from "../../lib/phone.ts";
import { homeCountryOf } from "./home-country.ts";
import { messages } from "./messages.ts";
import { type FromCv, usernameOf } from "./proposals.ts";

const text = z.string().trim().max(200);

/**
 * SPEC 5: all seven required; a CTC leaves as digits only, however it was written. The phone's code and what pay is in stand there
 * chosen, and can be changed: a number behind +91 has exactly ten digits.
 */
export const OnboardingForm = z
  .object({
    firstName: text,
    lastName: text,
    username: text,
    // Any text (DECISIONS D16): what says no length is sent as it stands, and never as a number.
    noticePeriod: text,
    currency: z.string(),
    currentCtc: z.string(),
    expectedCtc: z.string(),
    dialCode: z.string(),
    phone: z.string(),
  })
  .check(({ value, issues }) => {
    const complain = (path: keyof typeof value, message: string | undefined) => {
      if (message !== undefined)
        issues.push({ code: "custom", path: [path], message, input: value });
    };
    for (const [field, message] of REQUIRED) {
      if (value[field].trim() === "") complain(field, message);
    }
    for (const field of ["currentCtc", "expectedCtc"] as const) {
      if (value[field].trim() !== "") complain(field, payProblem(value[field], value.currency));
    }
    if (value.dialCode !== "") complain("phone", phoneProblem(value.phone, value.dialCode));
  });
export type OnboardingForm = z.infer<typeof OnboardingForm>;

const REQUIRED: readonly (readonly [keyof OnboardingForm, string])[] = [
  ["firstName", messages.enterYourFirstName],
  ["lastName", messages.enterYourLastName],
  ["username", messages.chooseAUsername],
  ["noticePeriod", messages.sayHowSoonYouCouldStart],
  ["currency", messages.chooseACurrency],
  ["currentCtc", messages.enterYourCurrentPayAYear],
  ["expectedCtc", messages.enterThePayAYear],
  ["dialCode", messages.chooseACode],
];

/** What is known already, from the account first and the CV second, so that nobody types it twice. */
export function onboardingDefaults(
  user: UserDetails,
  cv: FromCv | undefined,
  countries: readonly Country[],
): OnboardingForm {
  const home = homeCountryOf({ phone: cv?.phone ?? "", city: cv?.city ?? "" }, countries);
  const isPayStated = user.expected_ctc !== null || user.current_ctc !== null;
  const currency =
    (isPayStated && (user.expected_ctc_currency || user.current_ctc_currency)) || home.currency;
  const amount = (pay: number | null) => (pay === null ? "" : payDigits(pay, currency));
  const { dialCode, phone } = knownPhone(user, cv, home.dialCode);
  return {
    firstName: user.first_name || (cv?.firstName ?? ""),
    lastName: user.last_name || (cv?.lastName ?? ""),
    username: user.username || usernameOf(user.email),
    noticePeriod: user.notice_period,
    currency,
    currentCtc: amount(user.current_ctc),
    expectedCtc: amount(user.expected_ctc),
    dialCode,
    phone,
  };
}

/** A number that does not fit its code is left out: it would be another person's. */
function knownPhone(
  user: UserDetails,
  cv: FromCv | undefined,
  homeCode: string,
): Pick<OnboardingForm, "dialCode" | "phone"> {
  const isSaved = user.mobile !== "" && user.dial_code !== "";
  const dialCode = isSaved ? user.dial_code : homeCode;
  const number = isSaved ? user.mobile : (cv?.phone ?? "");
  const isOfCode = !number.startsWith("+") || number.startsWith(dialCode);
  const phone = isOfCode ? nationalDigits(number, dialCode) : "";
  return { dialCode, phone: phoneProblem(phone, dialCode) === undefined ? phone : "" };
}

/** The body of the update; unlike the old one it carries the phone (DECISIONS D5). */
export function onboardingBody(form: OnboardingForm) {
  return {
    first_name: form.firstName,
    last_name: form.lastName,
    username: form.username,
    current_ctc: readPay(form.currentCtc, form.currency) ?? null,
    current_ctc_currency: form.currency,
    expected_ctc: readPay(form.expectedCtc, form.currency) ?? null,
    expected_ctc_currency: form.currency,
    notice_period: writtenNoticePeriod(form.noticePeriod),
    dial_code: form.dialCode,
    mobile: `${form.dialCode}${form.phone}`,
  };
}
