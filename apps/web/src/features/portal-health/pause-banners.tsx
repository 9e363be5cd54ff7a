import type { PlatformPause } from "@sendoff/contract";
import { pauseWords } from "@sendoff/domain";
import { useQuery } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { pausesQuery } from "../../queries/pauses.query.ts";
import { useRunClock } from "../../queries/use-when.ts";

/** Each of the user's platforms that is paused for everyone, in plain words. Nothing is drawn while there is none. */
export function PauseBanners() {
  const { data: pauses = [] } = useQuery(pausesQuery);
  return pauses.map((pause) => <PauseBanner key={pause.platform_id} pause={pause} />);
}

function PauseBanner({ pause }: { pause: PlatformPause }) {
  const { title, note } = pauseWords(pause.platform_name, pause.reason);
  return (
    <Alert tone="info" title={title}>
      {note} <Times pause={pause} />
    </Alert>
  );
}

function Times({ pause }: { pause: PlatformPause }) {
  const clock = useRunClock();
  const since = `Paused since ${clock.start(pause.since)}`;
  const next = pause.next_try_at;
  return (
    <span className="num whitespace-nowrap text-fg-3 max-sm:whitespace-normal">
      {next === null ? `${since}.` : `${since}, next try about ${clock.minutes(next)}.`}
    </span>
  );
}
