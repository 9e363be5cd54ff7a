export {
  listMessages,
  PortalControl,
  readCode,
  ReceivedApplication,
  type SandboxMessage,
} from "./sandbox-client.ts";
export { type SandboxProcess, type SandboxUrls, useSandbox } from "./sandbox-process.ts";
