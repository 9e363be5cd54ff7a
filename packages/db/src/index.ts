export { closeAccount, isClosedAddress } from "./account/close-account.repository.ts";
export { dueToEnd, endAccount, listAccountsToErase } from "./account/end-account.repository.ts";
export { findEraseAt } from "./auth/reopen-account.repository.ts";
export { EXPORT_AREAS, type ExportArea } from "./account/export-areas.ts";
export { asOfOneMoment, readExportRows } from "./account/export-rows.repository.ts";
export {
  eraseAccount,
  type EraseOutcome,
  findEraseWaitSeconds,
  isToErase,
  forgetPayersOfClosedAccounts,
  listFilesOfUser,
} from "./account/erase-account.repository.ts";
export * from "./applying/applicant.repository.ts";
export * from "./applying/application.repository.ts";
export * from "./applying/arrival.repository.ts";
export { countStopsForUser } from "./applying/application-event.repository.ts";
export * from "./applying/candidate.repository.ts";
export * from "./applying/choosing.repository.ts";
export * from "./applying/unconfirmed.repository.ts";
export * from "./applying/intent.repository.ts";
export * from "./applying/lane.repository.ts";
export * from "./applying/lane-secret.repository.ts";
export * from "./applying/picture.repository.ts";
export {
  findUserPause,
  pauseUser,
  resumeUser,
  type UserPause,
} from "./applying/user-pause.repository.ts";
export * from "./applying/portal-login.repository.ts";
export * from "./applying/portal-login-lease.repository.ts";
export {
  distrustDatabase,
  finishComparison,
  findHistory,
  forgetLostSubmits,
  isCompared,
  listUnknownSubmits,
} from "./journal/comparison.repository.ts";
export { noteLostSubmit } from "./journal/lost-submit.repository.ts";
export * from "./live/live-page.repository.ts";
export { type AskedOwner, takeOwnerMail } from "./live/owner-mail.repository.ts";
export * from "./needs/account-need.repository.ts";
export {
  type AnsweredPlatform,
  answerQuestions,
  platformsOf,
  skipQuestion,
} from "./needs/answer-question.repository.ts";
export { type CommonAnswer, replaceCommonAnswers } from "./needs/common-answers.repository.ts";
export { lockAnswers } from "./applying/answers-lock.ts";
export { actOnApplication, type UserActionOutcome } from "./needs/user-action.repository.ts";
export { undoSkip, type UndoneSkip } from "./needs/undo-skip.repository.ts";
export { questionId } from "./needs/open-question.ts";
export { listOpenQuestions, type OpenQuestionGroup } from "./needs/open-question.repository.ts";
export { getMinimumScore, setMinimumScore } from "./applying/minimum-score.repository.ts";
export { getNeedsSettings, setNeedsSettings } from "./needs/needs-settings.repository.ts";
export { editSavedAnswer } from "./needs/edit-answer.repository.ts";
export {
  deleteSavedAnswer,
  listSavedAnswers,
  type SavedAnswerRow,
} from "./needs/saved-answer.repository.ts";
export * from "./applying/response.repository.ts";
export * from "./cv/attachment.repository.ts";
export {
  type Approval,
  type ApproveOutcome,
  approvePrepared,
  lockFilterChanges,
  type RejectOutcome,
  rejectPrepared,
  type SavedAtApproval,
} from "./review/approve.repository.ts";
export {
  checkDeletable,
  deleteEvidence,
  type DeleteOutcome,
  listPictureKeys,
} from "./review/delete-evidence.repository.ts";
export * from "./review/expiry.repository.ts";
export { FIRST_LANE, startHeldBack } from "./review/held-back.repository.ts";
export {
  findPreparedForm,
  keepPrepared,
  listWaitingForms,
  type NewPreparedForm,
  type PreparedCv,
  type PreparedFormRow,
} from "./review/prepared-form.repository.ts";
export * from "./review/review-mode.repository.ts";
export {
  type HeldRun,
  holdOpenRuns,
  limitToWaiting,
  listPlatformsOf,
  makeRoomInRun,
  takeUpAnswered,
  takeUpApproved,
} from "./applying/take-up.repository.ts";
export {
  type ListedJobs,
  recordListed,
  recordUnknownPlaces,
  recordUnreadable,
  TAKEN,
} from "./applying/listing.repository.ts";
export * from "./applying/run-event.repository.ts";
export * from "./applying/end-run.repository.ts";
export * from "./applying/run.repository.ts";
export * from "./applying/run-facts.repository.ts";
export * from "./applying/settle.repository.ts";
export {
  startRuns,
  type StartOutcome,
  type StartRequest,
} from "./applying/start-run.repository.ts";
export { applyPreview, type ApplyPreviewOutcome } from "./preview/apply-preview.repository.ts";
export { choosePreviewJob } from "./preview/choose-job.repository.ts";
export {
  findPreviewFacts,
  keepRead,
  listKnownToPreview,
  type PostingToRead,
  type ReadPosting,
  recordPreviewed,
  takeNextPosting,
} from "./preview/preview.repository.ts";
export {
  findPreview,
  findPreviewPosting,
  type LeftOutView,
  type PreviewView,
} from "./preview/preview-view.repository.ts";
export { startPreview, type StartPreviewOutcome } from "./preview/start-preview.repository.ts";
export * from "./notify/listener.ts";
export type { DayDigest } from "./notice/day-digest.repository.ts";
export { type NeedsDigest, takeNeedsDigests } from "./notice/needs-digest.repository.ts";
export * from "./notice/payment-notice.repository.ts";
export * from "./notice/wallet-notice.repository.ts";
export * from "./platform/added-platform.repository.ts";
export * from "./platform/connection.repository.ts";
export * from "./platform/platform.repository.ts";
export * from "./platform/filter-choice.repository.ts";
export type { Page } from "./ledger/page.ts";
export * from "./client.ts";
export {
  recordChange,
  recordConnection,
  recordStartedRuns,
  sideText,
} from "./auth/record-change.ts";
export { hashUndoCode } from "./auth/undo-code.ts";
export { veilEmail, veilPhone } from "./auth/veil.ts";
export { asSystem, asUser, forCurrentActor } from "./wall/actor.ts";
export { isDatabaseUnavailable, isDiskFull, isNumberOutOfRange } from "./database-errors.ts";
export * from "./ledger/expiry.repository.ts";
export {
  type LedgerLine,
  type LineKind,
  listLedgerLines,
  statement,
  type StatementLine,
} from "./ledger/history.repository.ts";
export * from "./ledger/ledger-proof.ts";
export {
  findNewestProof,
  type ProofRecord,
  recordLedgerProof,
} from "./ledger/proof-record.repository.ts";
export * from "./ledger/ledger.repository.ts";
export * from "./ledger/wallet.repository.ts";
export * from "./payment/apply-evidence.ts";
export type { EvidenceSource, EvidenceVerdict } from "./payment/evidence.repository.ts";
export {
  createOrder,
  findOrder,
  findOrderOfUser,
  findTxnidOfPayment,
  leaseDueOrders,
  listOrders,
  type NewOrder,
  type OrderRow,
} from "./payment/order.repository.ts";
export { type DueScan, runDueSchedules } from "./schedule/due-scan.repository.ts";
export * from "./schedule/run-report.repository.ts";
export * from "./schedule/schedule.repository.ts";
export * from "./schedule/schedule-view.repository.ts";
export {
  getScheduledNow,
  getScheduledOffsetMs,
  moveScheduledClock,
} from "./schedule/scheduled-clock.repository.ts";
export { listScheduledRuns, type ScheduledRunView } from "./schedule/scheduled-run.repository.ts";
export * from "./installation/inspect-database.ts";
export * from "./installation/installation.repository.ts";
export { migrateToLatest, prepareDatabase } from "./migrate.ts";
export { APP_ROLES, type AppRole } from "./roles.ts";
export type { DB } from "./schema.ts";
export * from "./boss.ts";
export * from "./audit/audit-event.repository.ts";
export * from "./auth/account-change.repository.ts";
export * from "./auth/auth-token.repository.ts";
export * from "./auth/shut-out.repository.ts";
export * from "./auth/sign-in-network.repository.ts";
export {
  admitToPlatform,
  type BreakerChange,
  closePlatformByHand,
  getBreaker,
  openPlatformByHand,
  renewPlatformTrial,
  reportHealth,
} from "./portal-health/breaker.repository.ts";
export * from "./portal-health/failure-bundle.repository.ts";
export * from "./portal-health/pause.repository.ts";
export * from "./portal-health/paused-lane.repository.ts";
export * from "./readiness.ts";
export {
  listOutdatedPictures,
  markPicturesExpired,
  type PictureRetention,
} from "./retention/picture-retention.repository.ts";
export * from "./auth/code-order.repository.ts";
export {
  type Backlog,
  BACKLOG_KINDS,
  type ProductFigures,
  readProductFigures,
} from "./figures/product-figures.repository.ts";
export { addCallCounts } from "./auth/call-count.repository.ts";
export * from "./auth/throttle.repository.ts";
export {
  createCv,
  type CvRow,
  findCurrentCv,
  findCv,
  findCvByStorageKey,
  findNewestCv,
  findShownExtraction,
  type NewCv,
  recordExtraction,
} from "./cv/cv.repository.ts";
export * from "./cv/cv-library.repository.ts";
export * from "./mail/mail-outbox.repository.ts";
export { mailTextContext, openMail } from "./mail/open-mail.ts";
export * from "./sms/sms-outbox.repository.ts";
export * from "./user/user.repository.ts";
export * from "./views/application-view.repository.ts";
export {
  type LogFilter,
  type LogPage,
  readLogs,
  searchLogs,
} from "./views/log-search.repository.ts";
export * from "./vault/sealed-record.repository.ts";
export * from "./views/run-view.repository.ts";
export {
  type AnalyticsFigures,
  type AnalyticsQuery,
  getAnalytics,
} from "./analytics/get-analytics.ts";
export type { SentOf } from "./analytics/analytics.repository.ts";
export * from "./mail/mail-delivery.repository.ts";
export * from "./housekeeping.ts";
