import { ApplicationStatus } from "@sendoff/contract/run";
import { expect, test } from "vitest";
import { arrivalOf, nextTryOf, NOT_ARRIVED, userActionsOf } from "./user-reported-outcome.ts";

const facts = {
  status: "QUEUED",
  reasonCode: "",
  proof: "none",
  isSetAside: false,
  wasPressed: false,
};

test("only what was clicked and never confirmed by a portal waits for its user's word", () => {
  const review = { ...facts, status: "NEEDS_REVIEW" };
  expect(arrivalOf(review)).toBe("open");
  expect(arrivalOf({ ...review, isSetAside: true })).toBe("cannot_tell");
  expect(arrivalOf({ ...facts, status: "APPLIED", proof: "user_said" })).toBe("arrived");
  const failed = { ...facts, status: "FAILED" };
  expect(arrivalOf({ ...failed, reasonCode: NOT_ARRIVED })).toBe("not_arrived");
  for (const proof of ["confirmation_seen", "applied_mark_seen", "user_sent"]) {
    expect(arrivalOf({ ...facts, status: "APPLIED", proof })).toBeNull();
  }
  // The portal itself has said that it is not there.
  expect(arrivalOf({ ...failed, reasonCode: "not_seen" })).toBeNull();
});

test("what may have been sent, or is under way, is never tried again by the user's word", () => {
  const retried = ApplicationStatus.options.filter((status) =>
    userActionsOf({ ...facts, status }).includes("retry"),
  );
  expect(retried).toEqual(["NEEDS_USER"]);
  const open = ApplicationStatus.options.filter((status) => userActionsOf({ ...facts, status })[0]);
  expect(open).toEqual(["FAILED", "SKIPPED", "NEEDS_ANSWER", "NEEDS_USER", "NEEDS_APPROVAL"]);
});

test("what failed or was left before submit was pressed may be tried again, where another try can help", () => {
  const failed = { ...facts, status: "FAILED", reasonCode: "portal_error" };
  expect(userActionsOf(failed)).toEqual(["retry", "sent"]);
  expect(userActionsOf({ ...failed, wasPressed: true })).toEqual(["sent"]);
  for (const reasonCode of ["not_seen", "not_arrived", "stuck", "form_check"]) {
    expect(userActionsOf({ ...failed, reasonCode })).toEqual(["sent"]);
  }
  const skipped = { ...facts, status: "SKIPPED", reasonCode: "no_credits" };
  expect(userActionsOf(skipped)).toEqual(["retry", "sent"]);
  expect(userActionsOf({ ...skipped, reasonCode: "low_score" })).toEqual(["sent"]);
});

test("applying oneself is noted once and can be taken back", () => {
  const sent = { ...facts, status: "APPLIED", proof: "user_sent" };
  expect(userActionsOf(sent)).toEqual(["not_sent"]);
  expect(userActionsOf({ ...sent, proof: "confirmation_seen" })).toEqual([]);
  expect(userActionsOf({ ...facts, status: "SKIPPED", reasonCode: "already_applied" })).toEqual([]);
});

test("what was not sent says whether a run tries it again by itself", () => {
  const failed = { ...facts, status: "FAILED", reasonCode: "portal_error" };
  expect(nextTryOf(failed)).toBe("later_run");
  expect(nextTryOf({ ...failed, reasonCode: "throttled" })).toBe("later_run");
  expect(nextTryOf({ ...failed, reasonCode: "not_seen" })).toBe("never");
  const skipped = { ...facts, status: "SKIPPED", reasonCode: "low_score" };
  expect(nextTryOf(skipped)).toBe("changed_choices");
  expect(nextTryOf({ ...skipped, reasonCode: "excluded_company" })).toBe("changed_choices");
  // The company's days pass by themselves; nothing has to be changed for it.
  expect(nextTryOf({ ...skipped, reasonCode: "same_company" })).toBe("later_run");
  expect(nextTryOf({ ...skipped, reasonCode: "run_ended" })).toBe("later_run");
  expect(nextTryOf({ ...skipped, reasonCode: "rejected" })).toBe("never");
  for (const status of ["QUEUED", "APPLIED", "NEEDS_USER", "NEEDS_APPROVAL"])
    expect(nextTryOf({ ...failed, status })).toBeNull();
});
