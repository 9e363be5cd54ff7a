import type { Dashboard } from "@sendoff/contract/dashboard";
import type { BillingHistory, Payment, Plan, WalletBalance } from "@sendoff/contract/payment";
import type { PlatformTemplate, UserPlatform } from "@sendoff/contract/platform";
import type { ApplicationSummary, RunSummary } from "@sendoff/contract/run";
import type { UserDetails } from "@sendoff/contract/user";

const AT = "2026-11-20T04:00:00.000Z";

export function aUser(fields: Partial<UserDetails> = {}): UserDetails {
  return {
    id: "u1",
    first_name: "Meera",
    last_name: "Nair",
    email: "meera.nair@example.com",
    username: "meera.nair",
    dial_code: "+91",
    mobile: "+919876543210",
    mobile_verified: false,
    country_id: 0,
    location: "",
    role: "",
    notice_period: "30 days",
    current_ctc: 2_600_000,
    current_ctc_currency: "INR",
    expected_ctc: 3_400_000,
    expected_ctc_currency: "INR",
    plan: null,
    low_balance_email: false,
    run_report_email: false,
    time_zone: "Asia/Kolkata",
    language: null,
    filters: {},
    cv: null,
    created_at: AT,
    ...fields,
  };
}

/** An account that has just verified its e-mail. */
export const newcomer = aUser({
  first_name: "",
  last_name: "",
  username: "",
  mobile: "",
  notice_period: "",
  current_ctc: null,
  expected_ctc: null,
});

export const aCv = { id: "c1", file_name: "Meera_Nair_CV.pdf", version: 1, uploaded_at: AT };

export function aTemplate(fields: Partial<PlatformTemplate> = {}): PlatformTemplate {
  const name = fields.platform_name ?? "LinkedIn";
  return {
    id: 1,
    platform_name: name,
    platform_url: `https://www.${name.toLowerCase()}.com`,
    tags: ["featured"],
    filters: [],
    is_active: true,
    kind: "built_in",
    sign_in: "password",
    note: "",
    ...fields,
  };
}

export function aWallet(fields: Partial<WalletBalance> = {}): WalletBalance {
  const { balance = 0, usd_inr_rate: rate = 84 } = fields;
  return {
    balance,
    balance_inr: Math.round(balance * rate * 100) / 100,
    usd_inr_rate: rate,
    cash: 0,
    credits: 5,
    credits_held: 0,
    low_balance: true,
    this_month: { spent: 0, applications: 0 },
    lots: [
      { credits: 5, unit_price: 0, expires_at: "2027-11-20T00:00:00.000Z", source: "sign_up" },
    ],
    ...fields,
  };
}

export function aDashboard(fields: Partial<Dashboard> = {}): Dashboard {
  return {
    applications_today: 0,
    by_hand_today: 0,
    limit_today: 0,
    applications_yesterday_by_now: 0,
    success_rate: null,
    confirmed: 0,
    decided: 0,
    active_platforms: [],
    wallet: aWallet(),
    run: null,
    today: [],
    waiting_for_user: [],
    ...fields,
  };
}

export function aPlatform(fields: Partial<UserPlatform> = {}): UserPlatform {
  return {
    id: 1,
    platform_id: 1,
    platform_name: "LinkedIn",
    status: "success",
    state: "connected",
    note: "",
    account: "m•••@example.com",
    jobsAvailable: 0,
    applied_today: 0,
    left_today: 10 - (fields.applied_today ?? 0),
    daily_limit: 10,
    daily_cap: 50,
    filters: [],
    created_on: AT,
    updated_on: AT,
    ...fields,
  };
}

export const RUN_ID = "00000000-0000-4000-8000-0000000000aa";

export function aRun(fields: Partial<RunSummary> = {}): RunSummary {
  return {
    id: RUN_ID,
    number: 1,
    platform_id: 1,
    platform_name: "LinkedIn",
    state: "running",
    goal: 8,
    applied: 6,
    failed: 0,
    skipped: 0,
    waiting_for_user: 0,
    opened: 7,
    listing: { found: 0, left_out: [], unknown_places: [] },
    credits_used: 6,
    credits_held: 1,
    average_seconds: 14,
    end_reason: null,
    end_note: "",
    is_stopping: false,
    is_chosen: false,
    created_at: AT,
    started_at: AT,
    ended_at: null,
    ...fields,
  };
}

export function anApplication(fields: Partial<ApplicationSummary> = {}): ApplicationSummary {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    receipt_no: "SO-2611-000001",
    run_id: RUN_ID,
    platform_id: 1,
    platform_name: "LinkedIn",
    portal_job_id: "4001",
    job_title: "Senior Backend Engineer",
    company_name: "Ferrypoint Logistics",
    location: "Bengaluru",
    job_url: "http://127.0.0.1:5051/jobs/view/4001",
    status: "APPLIED",
    reason: "",
    open_question_texts: [],
    started_at: AT,
    updated_at: AT,
    applied_at: AT,
    seconds: 14,
    answers_given: 9,
    credits: 1,
    proof:
      fields.status === undefined || fields.status === "APPLIED" ? "confirmation_seen" : "none",
    has_pictures: true,
    match_score: 82,
    response: null,
    ...fields,
  };
}

export const TXNID = "S2b4a59ebfbeb588c3136eed6";

export function aPayment(fields: Partial<Payment> = {}): Payment {
  return {
    txnid: TXNID,
    state: "paid",
    plan_id: 3,
    plan_name: "Career Powerhouse",
    amount: 197.5,
    amount_inr: 16590,
    usd_inr_rate: 84,
    credits: 250,
    refunded: 0,
    payu_transaction_id: "403993777436856931",
    method: "UPI",
    reason: "",
    is_left_by_payer: false,
    receipt_no: "R-000042",
    expires_at: "2027-11-20T04:00:00.000Z",
    created_at: AT,
    settled_at: AT,
    ...fields,
  };
}

/** A recharge that nobody has decided on. */
export function anOpenPayment(fields: Partial<Payment> = {}): Payment {
  const unpaid = { credits: 0, payu_transaction_id: "", method: "", receipt_no: "" };
  return aPayment({ state: "created", ...unpaid, expires_at: null, settled_at: null, ...fields });
}

/** A recharge as the history has it. */
export function aRecharge(
  payment: Payment,
  status: BillingHistory["credits"][number]["status"],
): BillingHistory["credits"][number] {
  return {
    id: payment.txnid,
    amount: payment.amount,
    credits: payment.credits,
    created_at: payment.created_at,
    status,
    payu_transaction_id: payment.payu_transaction_id,
    reason: payment.reason === "" ? `${payment.plan_name} plan` : payment.reason,
    txnid: payment.txnid,
    receipt_no: payment.receipt_no,
  };
}

export const somePlans: Plan[] = [
  ["Casual Explorer", 0.99, 50] as const,
  ["Serious Contender", 0.89, 100] as const,
  ["Career Powerhouse", 0.79, 250] as const,
].map(([name, price, applications], index) => ({
  id: index + 1,
  name,
  description: `$${price} for each application`,
  credits: 1,
  cost_per_application: price,
  minimum_applications: applications,
  is_best_value: index === 1,
}));
