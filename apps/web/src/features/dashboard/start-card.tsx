import type { UserPlatform } from "@sendoff/contract/platform";
import type { RunSummary } from "@sendoff/contract/run";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Play } from "lucide-react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayTime } from "../../lib/format.ts";
import { shortOfCredits } from "../../lib/credit-reach.ts";
import { isLimitReached, todayWords, wantedNow } from "../../lib/day-limit.ts";
import { runEndWord } from "../../lib/run-words.ts";
import { matchSettingsQuery } from "../../queries/match-settings.query.ts";
import { SetupCard } from "./first-run.tsx";
import { messages } from "./messages.ts";
import type { Setup } from "./setup.ts";
import { applyErrorText, useApply } from "./use-apply.ts";

/** No run is under way: one press per connected platform starts one. */
export function StartCard({
  setup,
  lastRun,
  credits,
  onConnectPlatform,
}: {
  setup: Setup;
  credits: number;
  onConnectPlatform: () => void;
  lastRun: RunSummary | null | undefined;
}) {
  const apply = useApply();
  if (setup.connected.length === 0) {
    return <SetupCard setup={setup} onConnectPlatform={onConnectPlatform} />;
  }
  return (
    <Card>
      <CardHeader title={credits === 0 ? messages.nextRun : messages.readyToApply} />
      <CardBody className="flex flex-col gap-3.5">
        {apply.isError ? <Alert tone="danger" title={applyErrorText(apply.error)} /> : null}
        {setup.canSearch ? null : (
          <Alert tone="you" title={messages.sayWhatYouWantFirst}>
            {messages.runSearchesByRoleAndLocationAdd}
          </Alert>
        )}
        {credits > 0 ? null : (
          <Alert
            tone="you"
            title={messages.noCreditIsLeft}
            action={
              <ButtonLink to={paths.app.addMoney} size="sm">
                {messages.addMoney}
              </ButtonLink>
            }
          >
            {messages.applicationUses1Credit}
          </Alert>
        )}
        <ul>
          {setup.connected.map((platform) => (
            <PlatformRow
              key={platform.id}
              platform={platform}
              isOnly={setup.connected.length === 1}
              credits={credits}
              canApply={setup.canSearch && credits > 0 && !apply.isPending}
              isStarting={apply.isPending && apply.variables === platform.platform_id}
              onApply={() => apply.mutate(platform.platform_id)}
            />
          ))}
        </ul>
        <WhatIsSent />
        {lastRun === null ? (
          <p className="text-small text-fg-2">
            {messages.yourFirstRun(<b className="font-semibold">{messages.seeWhatFits}</b>)}
          </p>
        ) : null}
        {lastRun?.ended_at === null || lastRun?.ended_at === undefined ? null : (
          <p className="num text-small text-fg-3">
            {messages.lastRun(
              lastRun.platform_name,
              formatDayTime(lastRun.ended_at),
              lastRun.applied,
              lastRun.goal,
              lastRun.waiting_for_user,
              runEndWord(lastRun),
            )}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

/** Said before the first run: what is sent to, and where that is changed. */
function WhatIsSent() {
  const { data } = useQuery(matchSettingsQuery);
  if (data === undefined) return null;
  const { minimum_score: minimum } = data;
  return <p className="num text-small text-fg-3">{messages.sentTo(minimum)}</p>;
}

function PlatformRow({
  platform,
  isOnly,
  credits,
  canApply,
  isStarting,
  onApply,
}: {
  platform: UserPlatform;
  isOnly: boolean;
  credits: number;
  canApply: boolean;
  isStarting: boolean;
  onApply: () => void;
}) {
  const isFull = isLimitReached(platform);
  // Without any credit the card says so once, above the platforms.
  const short = credits === 0 ? undefined : shortOfCredits(wantedNow(platform), credits);
  return (
    <li className="flex items-center gap-3 border-t border-border py-2.5 first:border-t-0 first:pt-0">
      <Initials name={platform.platform_name} />
      <div className="min-w-0 flex-1">
        <div className="font-semibold">{platform.platform_name}</div>
        <div className="num text-small text-fg-3">
          {short === undefined
            ? todayWords(platform)
            : messages.todayAndShort(todayWords(platform), short)}
        </div>
        <Link
          className="link target-alone text-small"
          to={paths.app.fits(platform.platform_id)}
          state={{ look: true }}
        >
          {messages.seeWhatFits}{" "}
          <span className="sr-only">{messages.onPlatformName(platform.platform_name)}</span>
        </Link>
      </div>
      <Button
        variant={isOnly ? "primary" : "line"}
        aria-label={messages.applyNowOn(platform.platform_name)}
        disabled={(!canApply && !isStarting) || isFull}
        isBusy={isStarting}
        busyLabel={messages.starting}
        onClick={onApply}
      >
        <Play aria-hidden="true" />
        {messages.applyNow}
      </Button>
    </li>
  );
}
