import type { LivePage } from "@sendoff/contract/live-view";
import { EyeOff, Hand, Monitor, Plus, RefreshCw, ShieldCheck, Smartphone } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { askedWorkFirst } from "../../lib/asked-messages.ts";
import { cn } from "../../lib/cn.ts";
import { useNow } from "../../lib/use-now.ts";
import { TimeLeft } from "./control-bar.tsx";
import { CountdownRing } from "./countdown-ring.tsx";
import { messages } from "./messages.ts";
import { NotNowButton } from "./not-now-button.tsx";
import type { LivePageView } from "./use-live-page.ts";
import { viewerWords } from "./messages.ts";

/** How long the page stays, who is here, and what is good to know; on a phone the picture has their room. */
export function SteeringAside({
  page,
  live,
  secondsLeft,
  isInControl,
}: {
  page: LivePage;
  live: LivePageView;
  secondsLeft: number;
  isInControl: boolean;
}) {
  const { platform_name: name, host } = page;
  return (
    <div className="grid gap-5 max-lg:hidden lg:max-xl:grid-cols-2">
      <Card label={messages.timeLeft}>
        <div className="flex items-center gap-3.5 px-5 py-4">
          <CountdownRing share={useShareLeft(page.asked_at, secondsLeft)} />
          <div>
            <TimeLeft seconds={secondsLeft} className="block text-[24px]/7" />
            <p className="text-small text-fg-3">{messages.thenThisPageCloses}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 border-t border-border px-3 py-2.5">
          {isInControl ? (
            <Button isBusy={live.isAskingTime} onClick={() => live.send({ type: "more_time" })}>
              <Plus aria-hidden="true" />
              {messages.fiveMinutes}
            </Button>
          ) : null}
          <NotNowButton platformId={page.platform_id} />
        </div>
      </Card>
      <WhoIsHere live={live} />
      <Card className="lg:max-xl:col-span-2">
        <CardHeader title={messages.goodToKnow} />
        <CardBody>
          <ul className="grid gap-2.5 text-small text-fg-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-fg-3 [&>li]:flex [&>li]:gap-2.5">
            <li>
              <EyeOff aria-hidden="true" />
              {messages.whatYouTypeGoesStraightTo(name)}
            </li>
            <li>
              <ShieldCheck aria-hidden="true" />
              {messages.thisPageCannotLeave(host)}
            </li>
            <li>
              <RefreshCw aria-hidden="true" />
              {messages.signInTheRunGoes(askedWorkFirst(page), name)}
            </li>
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}

function WhoIsHere({ live: { state } }: { live: LivePageView }) {
  return (
    <Card>
      <CardHeader title={messages.whoIsHere} />
      {state === undefined ? (
        <p className="border-t border-border px-5 py-[11px] text-fg-3">{messages.connecting}</p>
      ) : (
        <ul>
          {state.viewers.map((viewer) => (
            <Viewer key={viewer.id} viewer={viewer} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Viewer({ viewer }: { viewer: NonNullable<LivePageView["state"]>["viewers"][number] }) {
  const { device, in_control: isInControl } = viewer;
  const Icon = device === "phone" ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-[11px] border-t border-border px-5 py-[11px]">
      <span
        className={cn(
          "grid size-8 shrink-0 place-items-center rounded-[8px]",
          isInControl ? "bg-you-soft text-you-text" : "bg-neutral-soft text-fg-2",
        )}
      >
        <Icon className="size-[17px]" aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-[620]">{viewerWords(viewer)}</b>
        <span className="text-caption text-fg-3">
          {isInControl ? messages.inControl : messages.watchingCanTakeOver}
        </span>
      </span>
      {isInControl ? <Hand className="size-4 text-you-text" aria-hidden="true" /> : null}
    </li>
  );
}

/** What is left of the whole wait, which began at `askedAt`. */
function useShareLeft(askedAt: string | null, secondsLeft: number): number {
  const now = useNow();
  const past = askedAt === null ? 0 : Math.max(0, (now - new Date(askedAt).getTime()) / 1000);
  return secondsLeft === 0 ? 0 : secondsLeft / (secondsLeft + past);
}
