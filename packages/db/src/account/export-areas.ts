/**
 * One file of an export: every row of a table that is about the user. `rows` selects from the table as `t`, with the user's id
 * as $1; `secrets` are columns that stay out: hashes and sealed bytes, which are of no use to anybody and would be a risk in a
 * file that travels.
 */
export interface ExportArea {
  readonly table: string;
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly rows: string;
  readonly orderBy: string;
  readonly secrets?: readonly string[];
}

const ofUser = "t.user_id = $1";
const ofApplication = "t.application_id in (select id from application where user_id = $1)";

/**
 * Everything that is kept about a user. A test holds this list against the schema: a new table with a user in it, or one that
 * hangs on such a table, cannot be left out.
 */
export const EXPORT_AREAS: readonly ExportArea[] = [
  { table: "app_user", file: "account", rows: "t.id = $1", orderBy: "id" },
  {
    table: "auth_token",
    file: "sessions",
    rows: ofUser,
    orderBy: "created_at",
    secrets: ["token_hash"],
  },
  {
    table: "code_order",
    file: "codes-asked-for",
    rows: "t.user_id = $1 or t.target in (select email from app_user where id = $1)",
    orderBy: "created_at",
    secrets: ["code_hmac", "network_key"],
  },
  { table: "sign_in_block", file: "blocked-networks", rows: ofUser, orderBy: "network" },
  {
    table: "account_change",
    file: "security-changes",
    rows: ofUser,
    orderBy: "changed_at",
    secrets: ["undo_hash"],
  },
  { table: "audit_event", file: "security-activity", rows: ofUser, orderBy: "id" },
  { table: "cv", file: "cvs", rows: ofUser, orderBy: "version" },
  { table: "enclosure", file: "cover-letter-and-photo", rows: ofUser, orderBy: "purpose" },
  { table: "cv_choice", file: "cv-per-platform", rows: ofUser, orderBy: "platform_id" },
  { table: "saved_answer", file: "answer-bank", rows: ofUser, orderBy: "saved_at" },
  {
    table: "lane",
    file: "connected-platforms",
    rows: ofUser,
    orderBy: "platform_id",
    secrets: ["account_key"],
  },
  {
    table: "lane_secret",
    file: "stored-sign-ins",
    rows: ofUser,
    orderBy: "platform_id, kind",
    secrets: ["sealed"],
  },
  {
    table: "portal_login",
    file: "sign-ins-on-platforms",
    rows: ofUser,
    orderBy: "created_at",
    secrets: ["account_key", "sealed_code", "sealed_credentials", "sealed_session"],
  },
  {
    table: "live_page",
    file: "pages-shown-live",
    rows: ofUser,
    orderBy: "opened_at",
    // Addresses of our own network.
    secrets: ["worker_url"],
  },
  { table: "platform", file: "added-platforms", rows: "t.owner_user_id = $1", orderBy: "id" },
  { table: "filter_choice", file: "platform-filters", rows: ofUser, orderBy: "platform_id" },
  { table: "review_mode", file: "review-mode", rows: ofUser, orderBy: "platform_id" },
  { table: "schedule", file: "schedules", rows: ofUser, orderBy: "created_at" },
  { table: "scheduled_run", file: "scheduled-starts", rows: ofUser, orderBy: "decided_at" },
  { table: "run", file: "runs", rows: ofUser, orderBy: "number" },
  {
    table: "run_event",
    file: "run-progress",
    rows: "t.run_id in (select id from run where user_id = $1)",
    orderBy: "id",
  },
  {
    table: "run_listing",
    file: "jobs-found-by-open-runs",
    rows: "t.run_id in (select id from run where user_id = $1)",
    orderBy: "run_id, portal_job_id",
  },
  {
    table: "preview_job",
    file: "jobs-of-previews",
    rows: "t.preview_id in (select id from run where user_id = $1)",
    orderBy: "preview_id, portal_job_id",
  },
  { table: "application", file: "applications", rows: ofUser, orderBy: "created_at, id" },
  { table: "application_event", file: "application-timeline", rows: ofApplication, orderBy: "id" },
  { table: "application_picture", file: "pictures", rows: ofApplication, orderBy: "taken_at" },
  { table: "user_pause", file: "pause", rows: ofUser, orderBy: "paused_at" },
  { table: "skipped_application", file: "skips", rows: ofApplication, orderBy: "skipped_at" },
  { table: "approved_application", file: "approvals", rows: ofApplication, orderBy: "approved_at" },
  { table: "prepared_form", file: "prepared-forms", rows: ofUser, orderBy: "prepared_at" },
  {
    table: "credit_lot",
    file: "credits",
    rows: ofUser,
    orderBy: "created_at",
    secrets: ["source_key"],
  },
  { table: "credit_hold", file: "credits-held", rows: ofUser, orderBy: "updated_at" },
  { table: "ledger_account", file: "ledger-accounts", rows: ofUser, orderBy: "id" },
  {
    table: "ledger_journal",
    file: "ledger-journals",
    rows: ofUser,
    orderBy: "created_at, id",
    // The journal of the free credits names them by a keyed hash of the address.
    secrets: ["key"],
  },
  {
    table: "ledger_entry",
    file: "ledger-entries",
    rows: "t.journal_id in (select id from ledger_journal where user_id = $1)",
    orderBy: "id",
  },
  { table: "wallet_month", file: "wallet-months", rows: ofUser, orderBy: "month" },
  { table: "payment_order", file: "payments", rows: ofUser, orderBy: "created_at" },
  {
    table: "payment_evidence",
    file: "payment-messages",
    rows: "t.txnid in (select txnid from payment_order where user_id = $1)",
    orderBy: "received_at",
  },
  {
    table: "money_request",
    file: "refunds-and-credits-by-support",
    rows: "t.txnid in (select txnid from payment_order where user_id = $1)",
    orderBy: "asked_at",
    // Who of the house asked and decided, and the name of the refund at the provider.
    secrets: ["token", "asked_by", "decided_by"],
  },
  {
    table: "mail_outbox",
    file: "mail-sent",
    rows: "t.recipient in (select email from app_user where id = $1)",
    orderBy: "created_at",
    secrets: ["sealed_text", "sealed_html", "sealed_headers"],
  },
  {
    table: "sms_outbox",
    file: "texts-sent",
    rows: "t.recipient in (select mobile from app_user where id = $1 and mobile <> '')",
    orderBy: "created_at",
    secrets: ["sealed_text"],
  },
];
