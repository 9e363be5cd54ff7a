export {
  admitToPlatform,
  type BreakerChange,
  closePlatformByHand,
  getBreaker,
  openPlatformByHand,
  tryPlatformByHand,
  renewPlatformTrial,
  reportHealth,
} from "./breaker.repository.ts";
export * from "./page-key.repository.ts";
export * from "./failure-bundle.repository.ts";
export * from "./pause.repository.ts";
export * from "./application-end.repository.ts";
export * from "./due-verification.repository.ts";
export * from "./long-paused-run.repository.ts";
