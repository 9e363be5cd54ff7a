import type { WaitingCheck } from "@sendoff/contract/needs-you";
import { useQuery } from "@tanstack/react-query";
import { Eye, Hand } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { askedPagesQuery } from "../../queries/live-page.query.ts";
import { messages } from "./messages.ts";
import { NotNowButton } from "./not-now-button.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";
import { clockWords } from "./clock-words.ts";

/** The checks that wait for their account's owner, for the dashboard; each goes once its portal asks no more. */
export function AskedCards() {
  const { data = [] } = useQuery(askedPagesQuery);
  return data.map((check) => <AskedCard key={check.platform_id} page={check} />);
}

/** What the portal asks, how long its page stays open, and the way to it. */
export function AskedCard({
  page,
}: {
  page: Pick<WaitingCheck, "platform_id" | "platform_name" | "note" | "seconds_left">;
}) {
  const { platform_id: id, platform_name: name } = page;
  const secondsLeft = useSecondsLeft(page);
  return (
    <section
      aria-labelledby={`asked-${id}`}
      className="flex items-center gap-4 rounded-lg border border-you-line bg-you-soft px-4 py-4 max-lg:flex-col max-lg:items-start max-lg:gap-3 lg:px-5"
    >
      <Hand className="size-7 shrink-0 text-you-text" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h2 id={`asked-${id}`} className="h3 text-[18px]/6">
          {messages.wantsToSeeYou(name)}
        </h2>
        <p className="text-fg-2 [overflow-wrap:anywhere]">
          {messages.weKeepThePageOpen(
            page.note,
            <span className="num">{clockWords(secondsLeft)}</span>,
          )}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 max-lg:w-full max-lg:[&>a]:flex-1 max-lg:[&>button]:flex-1">
        <NotNowButton platformId={id} />
        <ButtonLink variant="you" size="lg" to={paths.app.live(id)}>
          <Eye aria-hidden="true" />
          {messages.showMe}
        </ButtonLink>
      </div>
    </section>
  );
}
