import type { PlatformPause } from "@sendoff/contract/portal-health";
import { pauseWords } from "@sendoff/domain/portal-health";
import { useQuery } from "@tanstack/react-query";
import { CirclePause } from "lucide-react";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { runPausesQuery } from "../../queries/pauses.query.ts";
import { useRunClock } from "../../queries/use-when.ts";
import { messages } from "./messages.ts";

/** When and why a run had to wait because its platform was paused for everyone. Nothing is drawn when it never had to. */
export function RunPauses({ runId }: { runId: string }) {
  const { data: pauses = [] } = useQuery(runPausesQuery(runId));
  if (pauses.length === 0) return null;
  return (
    <Card className="overflow-hidden">
      <CardHeader title={messages.pausesOfThePlatform} hasLine />
      <ul>
        {pauses.map((pause) => (
          <Row key={pause.since} pause={pause} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ pause }: { pause: PlatformPause }) {
  const clock = useRunClock();
  const { title } = pauseWords(pause.portal_name, pause.reason);
  const from = clock.start(pause.since);
  return (
    <li className="flex items-start gap-3 border-t border-border px-4 py-2.5 first:border-t-0 lg:px-5">
      <CirclePause className="mt-0.5 size-4 shrink-0 text-fg-3" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <b className="font-semibold">{title}</b>{" "}
        <span className="num text-fg-3">
          {pause.ended_at === null
            ? messages.sinceFrom(from)
            : messages.fromToMinutes(from, clock.minutes(pause.ended_at))}
        </span>
        <span className="block text-small text-fg-2">
          {pause.ended_at === null
            ? messages.pausedForEveryone
            : messages.pausedForEveryoneItWorksAgainSince}
        </span>
      </p>
    </li>
  );
}
