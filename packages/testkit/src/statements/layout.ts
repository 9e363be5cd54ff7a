/**
 * How the tables would lie in a PostgreSQL that is distributed by user (Citus): a decision, and a test (layout.test.ts) that holds it
 * against the schema. docs/scaling.md says what follows from it.
 */

/** Each row is one user's, by this column: where nothing is said, `user_id`. */
export const BY_USER: ReadonlyMap<string, string> = new Map([
  ["app_user", "id"],
  ...[
    "account_change",
    "application",
    "audit_event",
    "auth_token",
    "closed_account",
    "credit_hold",
    "credit_lot",
    "cv",
    "cv_choice",
    "enclosure",
    "filter_choice",
    "lane",
    "lane_secret",
    "ledger_journal",
    "live_page",
    "payment_order",
    "portal_login",
    "prepared_form",
    "review_mode",
    "run",
    "saved_answer",
    "schedule",
    "scheduled_run",
    "sign_in_block",
    "user_pause",
    "wallet_month",
  ].map((table) => [table, "user_id"] as const),
]);

/** Each row is of whom the row that it names is; to lie beside that one it needs the column, too. */
export const BY_PARENT: ReadonlySet<string> = new Set([
  "application_event",
  "application_picture",
  "approved_application",
  "failure_bundle",
  "ledger_account",
  "ledger_entry",
  "money_request",
  "payment_evidence",
  "preview_job",
  "run_event",
  "run_listing",
  "skipped_application",
]);

/** Small, read beside users' rows and hardly ever written: a copy on each machine. */
export const REFERENCE: ReadonlySet<string> = new Set([
  "installation",
  "journal_comparison",
  "platform",
  "platform_filter",
  "portal_breaker",
  "portal_pause",
]);

/** On the coordinator alone, as the queue's tables: nobody's rows, or sealed for the worker. */
export const COORDINATOR: ReadonlySet<string> = new Set([
  "call_count",
  "closed_address",
  "code_order",
  "kysely_migration",
  "kysely_migration_lock",
  "ledger_proof",
  "lost_submit",
  "mail_outbox",
  "page_key_hit",
  "scheduled_clock",
  "sign_in_network",
  "sms_outbox",
  "throttle_event",
  "unsigned_payment_post",
]);
