import type { PlatformPause } from "@sendoff/contract/portal-health";
import { useQuery } from "@tanstack/react-query";
import { pauseWords } from "../../lib/run-messages.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { pausesQuery } from "../../queries/pauses.query.ts";
import { useRunClock } from "../../queries/use-when.ts";
import { andList } from "../../lib/format.ts";
import { messages } from "./messages.ts";

/**
 * What of the user's platforms is paused for everyone, in plain words: all their boards by one maker are paused together and told
 * of once. Nothing is drawn while there is none.
 */
export function PauseBanners() {
  const { data: pauses = [] } = useQuery(pausesQuery);
  const portals = [...Map.groupBy(pauses, (pause) => pause.portal_name).values()];
  return portals.map(([pause, ...others]) =>
    pause === undefined ? null : (
      <PauseBanner key={pause.portal_name} pause={pause} others={others} />
    ),
  );
}

function PauseBanner({
  pause,
  others,
}: {
  pause: PlatformPause;
  others: readonly PlatformPause[];
}) {
  const { title, note } = pauseWords(pause.portal_name, pause.reason);
  const boards = [pause, ...others].map((each) => each.platform_name);
  const isItself = others.length === 0 && pause.platform_name === pause.portal_name;
  return (
    <Alert tone="info" title={title}>
      {messages.pauseNote(note, isItself, andList(boards))}
      <Times pause={pause} />
    </Alert>
  );
}

function Times({ pause }: { pause: PlatformPause }) {
  const clock = useRunClock();
  const since = messages.pausedSinceStart(clock.start(pause.since));
  const next = pause.next_try_at;
  return (
    <span className="num whitespace-nowrap text-fg-3 max-sm:whitespace-normal">
      {next === null ? `${since}.` : messages.nextTryAbout(since, clock.minutes(next))}
    </span>
  );
}
