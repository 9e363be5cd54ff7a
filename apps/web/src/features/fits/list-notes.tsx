import type { Preview } from "@sendoff/contract/preview";
import { pauseWords } from "../../lib/run-messages.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { unknownPlacesWords } from "../../lib/run-words.ts";
import { useIsPausedByUser } from "../../queries/pause-all.query.ts";
import { usePause } from "../../queries/pauses.query.ts";
import { endWords } from "./list-words.ts";
import { messages } from "./messages.ts";

/** Why nothing moves, why the list ended early, and where nothing was looked for. */
export function ListNotes({ preview }: { preview: Preview }) {
  const end = endWords(preview);
  const waits = useWaits(preview);
  const { platform_name, unknown_places } = preview;
  const places = unknownPlacesWords({ platform_name, listing: { unknown_places } });
  return (
    <>
      {waits === undefined ? null : (
        <Alert tone="info" title={waits.title}>
          {waits.note}
        </Alert>
      )}
      {end === undefined ? null : (
        <Alert tone={preview.end_reason === "needs_user" ? "you" : "info"} title={end.title}>
          {end.note}
        </Alert>
      )}
      {places === undefined ? null : <Alert tone="info" title={places} />}
    </>
  );
}

/** What an open list waits for, where it is held back. */
function useWaits({
  platform_id: id,
  ended_at: endedAt,
}: Preview): { title: string; note: string } | undefined {
  const isPaused = useIsPausedByUser();
  const platform = usePause(id);
  if (endedAt !== null) return undefined;
  if (isPaused) {
    return { title: messages.pausedByYou, note: messages.weLookOnWhenYouPress };
  }
  return platform === undefined ? undefined : pauseWords(platform.portal_name, platform.reason);
}
