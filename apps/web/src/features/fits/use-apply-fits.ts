import type { Preview } from "@sendoff/contract/preview";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../config/paths.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useNow } from "../../lib/use-now.ts";
import { useApplyPreview } from "../../queries/preview.query.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";
import { costOf, isOld, keptJobs, sendable } from "./list-facts.ts";

/** So long after the first A the second one applies. */
const ARMED_MS = 4000;
const CLOCK_MS = 15_000;

/** What stands on the one button of a list, and whether it can be pressed. */
export type ApplyState = "looking" | "old" | "nothing" | "no_credits" | "ready";

/** What a press on Apply would send, and sending it. */
export function useApplyFits(preview: Preview) {
  const navigate = useNavigate();
  const { data: wallet } = useQuery(walletQuery);
  const now = useNow(preview.ended_at !== null, CLOCK_MS);
  const apply = useApplyPreview(preview);
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);
  const jobs = sendable(preview, wallet?.credits);
  const state: ApplyState =
    preview.ended_at === null
      ? "looking"
      : isOld(preview, now)
        ? "old"
        : keptJobs(preview).length === 0
          ? "nothing"
          : jobs.length === 0
            ? "no_credits"
            : "ready";
  const send = (): void => {
    setArmed(false);
    if (state !== "ready" || apply.isPending) return;
    apply.mutate(
      jobs.map(({ id }) => id),
      { onSuccess: ({ run_id: runId }) => void navigate(paths.app.run(runId)) },
    );
  };
  return {
    state,
    count: jobs.length,
    credits: wallet?.credits,
    cost: wallet === undefined ? undefined : costOf(jobs.length, wallet.lots),
    rate: wallet?.usd_inr_rate,
    isArmed: isArmed && state === "ready",
    isSending: apply.isPending,
    problem:
      apply.error === null
        ? undefined
        : apply.error instanceof ApiError
          ? apply.error.message
          : messages.runCouldNotBeStarted,
    send,
    /** By its key: the first press only asks. */
    pressKey: () => {
      if (isArmed) send();
      else setArmed(state === "ready");
    },
  };
}
export type ApplyFits = ReturnType<typeof useApplyFits>;
