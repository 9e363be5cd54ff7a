import type { RunSummary } from "@sendoff/contract/run";
import {
  CircleCheck,
  CirclePause,
  CircleSlash,
  CircleX,
  Clock,
  Hand,
  Hourglass,
  LoaderCircle,
} from "lucide-react";
import { Badge } from "../../components/ui/badge.tsx";
import { runEndWord } from "../../lib/run-words.ts";
import { useIsPausedByUser } from "../../queries/pause-all.query.ts";
import { endWords } from "./end-reason.ts";
import { messages } from "./messages.ts";

/** Where a run stands, in colour, icon and word. `isAsked`: its portal asks for the account's owner, and it waits for them. */
export function RunBadge({ run, isAsked = false }: { run: RunSummary; isAsked?: boolean }) {
  const isPaused = useIsPausedByUser();
  if (isAsked) {
    return (
      <Badge tone="you" Icon={Hand}>
        {messages.needsYou}
      </Badge>
    );
  }
  if (isPaused && run.state !== "ended") return <Badge Icon={CirclePause}>{messages.paused}</Badge>;
  switch (run.state) {
    case "queued":
      return <Badge Icon={Clock}>{messages.queued}</Badge>;
    case "waiting":
      return <Badge Icon={Hourglass}>{messages.waiting}</Badge>;
    case "running":
      return (
        <Badge tone="accent" Icon={LoaderCircle}>
          {messages.applying}
        </Badge>
      );
    case "ended": {
      const { tone } = endWords(run);
      const Icon = { success: CircleCheck, you: Hand, danger: CircleX, neutral: CircleSlash }[tone];
      return (
        <Badge tone={tone} Icon={Icon}>
          {runEndWord(run)}
        </Badge>
      );
    }
  }
}
