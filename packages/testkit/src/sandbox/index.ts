export { type AskedCheck, type CheckKind, type PlannedCheck, tapInApp } from "./check-control.ts";
export { callControl, ControlError, sendControl } from "./control-call.ts";
export { PaymentControl } from "./payment-control.ts";
export {
  listMessages,
  PortalControl,
  readCode,
  ReceivedApplication,
  type SandboxMessage,
  type SessionCookie,
  setScheduledTime,
} from "./sandbox-client.ts";
export { type SandboxProcess, type SandboxUrls, useSandbox } from "./sandbox-process.ts";
