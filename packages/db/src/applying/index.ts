export * from "./applicant.repository.ts";
export * from "./application.repository.ts";
export * from "./arrival.repository.ts";
export { countStopsForUser } from "./application-event.repository.ts";
export * from "./candidate.repository.ts";
export * from "./choosing.repository.ts";
export * from "./unconfirmed.repository.ts";
export * from "./intent.repository.ts";
export * from "./lane.repository.ts";
export { keepEgress } from "./lane-egress.repository.ts";
export * from "./lane-secret.repository.ts";
export * from "./picture.repository.ts";
export {
  findUserPause,
  listPlatformsUnderWay,
  pauseUser,
  resumeUser,
  type UserPause,
} from "./user-pause.repository.ts";
export * from "./portal-login.repository.ts";
export * from "./portal-login-lease.repository.ts";
export { lockAnswers } from "./answers-lock.ts";
export { getMinimumScore, setMinimumScore } from "./minimum-score.repository.ts";
export * from "./response.repository.ts";
export {
  type HeldRun,
  holdOpenRuns,
  limitToWaiting,
  listPlatformsOf,
  makeRoomInRun,
  takeUpAnswered,
  takeUpApproved,
} from "./take-up.repository.ts";
export {
  type ListedJobs,
  recordListed,
  recordUnknownPlaces,
  recordUnreadable,
  TAKEN,
} from "./listing.repository.ts";
export { listJudgedJobs } from "./judged-job.repository.ts";
export * from "./run-event.repository.ts";
export * from "./end-run.repository.ts";
export * from "./run.repository.ts";
export * from "./run-facts.repository.ts";
export * from "./settle.repository.ts";
export { startRuns, type StartOutcome, type StartRequest } from "./start-run.repository.ts";
