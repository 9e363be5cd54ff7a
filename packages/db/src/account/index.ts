export { closeAccount, isClosedAddress } from "./close-account.repository.ts";
export { dueToEnd, endAccount, listAccountsToErase } from "./end-account.repository.ts";
export { EXPORT_AREAS, type ExportArea } from "./export-areas.ts";
export { asOfOneMoment, readExportRows } from "./export-rows.repository.ts";
export {
  eraseAccount,
  type EraseOutcome,
  findEraseWaitSeconds,
  isToErase,
  forgetPayersOfClosedAccounts,
  listFilesOfUser,
} from "./erase-account.repository.ts";
