/** How the rows of a table belong to a user. A table with a column `user_id` needs no line: each row is that user's. */
export type Owner =
  /** Each row is one user's, by this column. */
  | { readonly column: string }
  /** The same, and what has no user is everybody's to read. */
  | { readonly column: string; readonly isShared: true }
  /** Each row belongs to whom the row that it names belongs to, by that one's `key`, its id where nothing is said. */
  | (RowOf & {
      readonly addedWith?: RowOf;
      /** It says nothing of its user: everybody may read it, and nobody else change it. A look at the parent for each row costs. */
      readonly isReadByAll?: true;
    });

export interface RowOf {
  readonly parent: string;
  readonly by: string;
  readonly key?: string;
}

export const OWNERS: Readonly<Record<string, Owner>> = {
  app_user: { column: "id" },
  approved_application: { parent: "application", by: "application_id" },
  application_event: { parent: "application", by: "application_id" },
  application_picture: { parent: "application", by: "application_id" },
  failure_bundle: { parent: "application", by: "application_id" },
  // The house's own accounts are the other side of every posting.
  ledger_account: { column: "user_id", isShared: true },
  // Added by the statement that adds its journal, which no policy sees yet; a trigger holds the journal to its user.
  ledger_entry: {
    parent: "ledger_journal",
    by: "journal_id",
    addedWith: { parent: "ledger_account", by: "account_id" },
  },
  money_request: { parent: "payment_order", by: "txnid", key: "txnid" },
  payment_evidence: { parent: "payment_order", by: "txnid", key: "txnid" },
  platform: { column: "owner_user_id", isShared: true },
  // What a board's manifest has, the same on each.
  platform_filter: { parent: "platform", by: "platform_id", isReadByAll: true },
  preview_job: { parent: "run", by: "preview_id" },
  run_event: { parent: "run", by: "run_id" },
  run_listing: { parent: "run", by: "run_id" },
  skipped_application: { parent: "application", by: "application_id" },
};

/** Tables in which nothing says whose a row is, and why it need not. A table that is neither here nor owned fails a test. */
export const NOBODYS: ReadonlySet<string> = new Set([
  // Keyed hashes of addresses, networks and counters.
  "call_count",
  "closed_address",
  "sign_in_network",
  "throttle_event",
  "unsigned_payment_post",
  // Sealed for the worker, which alone can open them.
  "mail_outbox",
  "sms_outbox",
  // Of the installation as a whole.
  "installation",
  "journal_comparison",
  "kysely_migration",
  "kysely_migration_lock",
  "ledger_proof",
  "lost_submit",
  "page_key_hit",
  "portal_breaker",
  "portal_pause",
  "scheduled_clock",
]);
