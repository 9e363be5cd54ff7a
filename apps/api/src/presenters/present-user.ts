import { UiLanguage } from "@sendoff/contract/language";
import type { UserDetails } from "@sendoff/contract/user";
import type { CvRow } from "@sendoff/db/cv";
import type { UserRow } from "@sendoff/db/user";
import { z } from "zod";

const Filters = z.record(z.string(), z.unknown());

/** A user as the wire has them: unset texts are empty, unset numbers null (SPEC 3). */
export function presentUser(user: UserRow, cv: CvRow | undefined): UserDetails {
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    username: user.username,
    dial_code: user.dial_code,
    mobile: user.mobile,
    mobile_verified: user.mobile_verified_at !== null,
    country_id: user.country_id,
    location: user.location,
    role: user.role,
    notice_period: user.notice_period,
    current_ctc: user.current_ctc,
    current_ctc_currency: user.current_ctc_currency,
    expected_ctc: user.expected_ctc,
    expected_ctc_currency: user.expected_ctc_currency,
    plan: user.plan_id,
    low_balance_email: user.low_balance_email,
    run_report_email: user.run_report_email,
    time_zone: user.time_zone,
    language: UiLanguage.nullable().parse(user.language),
    filters: Filters.parse(user.filters),
    cv:
      cv === undefined
        ? null
        : {
            id: cv.id,
            file_name: cv.file_name,
            version: cv.version,
            uploaded_at: cv.created_at.toISOString(),
          },
    created_at: user.created_at.toISOString(),
  };
}
