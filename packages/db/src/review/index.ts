export {
  type Approval,
  type ApproveOutcome,
  approvePrepared,
  lockFilterChanges,
  type RejectOutcome,
  rejectPrepared,
  type SavedAtApproval,
} from "./approve.repository.ts";
export {
  checkDeletable,
  deleteEvidence,
  type DeleteOutcome,
  listPictureKeys,
} from "./delete-evidence.repository.ts";
export * from "./expiry.repository.ts";
export { FIRST_LANE, startHeldBack } from "./held-back.repository.ts";
export {
  findPreparedForm,
  keepPrepared,
  listWaitingForms,
  type NewPreparedForm,
  type PreparedCv,
  type PreparedFormRow,
} from "./prepared-form.repository.ts";
export * from "./review-mode.repository.ts";
export { undoApproval, type UndoneApproval } from "./undo-approval.repository.ts";
