import type { LivePage } from "@sendoff/contract";
import { useQuery } from "@tanstack/react-query";
import { Eye, Hand } from "lucide-react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { livePageQuery, useNotNow } from "../../queries/live-page.query.ts";
import { clockWords } from "./words.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** On a run's page: the portal asks for its owner, and their page is one press away. Nothing while it does not. */
export function AskedOnRun({ platformId, runId }: { platformId: number; runId: string }) {
  const { data } = useQuery(livePageQuery(platformId));
  if (data?.state !== "asked" || data.run_id !== runId) return null;
  return <AskedCard page={data} />;
}

/** What the portal asks, how long its page stays open, and the way to it. */
export function AskedCard({ page }: { page: LivePage }) {
  const { platform_id: id, platform_name: name } = page;
  const notNow = useNotNow(id);
  const secondsLeft = useSecondsLeft(page.seconds_left, page.asked_at);
  return (
    <section
      aria-labelledby={`asked-${id}`}
      className="flex items-center gap-4 rounded-lg border border-you-line bg-you-soft px-4 py-4 max-lg:flex-col max-lg:items-start lg:px-5"
    >
      <Hand className="size-7 shrink-0 text-you-text" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h2 id={`asked-${id}`} className="h3">
          {name} wants to see you
        </h2>
        <p className="text-fg-2">
          {page.note} We keep the page open for {clockWords(secondsLeft)} more; nothing is lost.
        </p>
      </div>
      <div className="flex shrink-0 gap-2 max-lg:w-full max-lg:*:flex-1">
        <Button variant="ghost" isBusy={notNow.isPending} onClick={() => notNow.mutate()}>
          Not now
        </Button>
        <ButtonLink variant="you" size="lg" to={paths.app.live(id)}>
          <Eye aria-hidden="true" />
          Show me
        </ButtonLink>
      </div>
    </section>
  );
}
