import type { LivePage } from "@sendoff/contract";
import { EyeOff, Hand, Monitor, Plus, RefreshCw, ShieldCheck, Smartphone } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { useNotNow } from "../../queries/live-page.query.ts";
import type { LivePageView } from "./use-live-page.ts";
import { clockWords, timeLeftWords } from "./words.ts";

/** How long the page stays, who is here, and what is good to know. */
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
  const notNow = useNotNow(page.platform_id);
  const { platform_name: name, host } = page;
  return (
    <div className="grid gap-4">
      <Card label="Time left">
        <div className="px-5 py-4">
          <p
            role="timer"
            aria-label={timeLeftWords(secondsLeft)}
            className={cn("num text-[24px]/7 font-[640]", secondsLeft <= 60 && "font-extrabold")}
          >
            {clockWords(secondsLeft)}
          </p>
          <p className="text-small text-fg-3">then this page closes</p>
        </div>
        <div className="flex gap-2 border-t border-border px-3 py-2.5">
          <Button disabled={!isInControl} onClick={() => live.send({ type: "more_time" })}>
            <Plus aria-hidden="true" />5 minutes
          </Button>
          <Button variant="ghost" isBusy={notNow.isPending} onClick={() => notNow.mutate()}>
            Not now
          </Button>
        </div>
      </Card>
      <Card>
        <CardHeader title="Who is here" />
        <ul>
          {(live.state?.viewers ?? []).map((viewer) => (
            <li
              key={viewer.id}
              className="flex items-center gap-3 border-t border-border px-5 py-[11px]"
            >
              {viewer.device === "phone" ? (
                <Smartphone className="size-5 shrink-0 text-fg-2" aria-hidden="true" />
              ) : (
                <Monitor className="size-5 shrink-0 text-fg-2" aria-hidden="true" />
              )}
              <span className="min-w-0 flex-1">
                <b className="block font-[620]">{viewerWords(viewer)}</b>
                <span className="text-caption text-fg-3">
                  {viewer.in_control ? "in control" : "watching, can take over"}
                </span>
              </span>
              {viewer.in_control ? (
                <Hand className="size-4 text-you-text" aria-hidden="true" />
              ) : null}
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <CardHeader title="Good to know" />
        <CardBody>
          <ul className="grid gap-2.5 text-small text-fg-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-fg-3 [&>li]:flex [&>li]:gap-2.5">
            <li>
              <EyeOff aria-hidden="true" />
              What you type goes straight to {name}. We do not keep it.
            </li>
            <li>
              <ShieldCheck aria-hidden="true" />
              This page cannot leave {host}.
            </li>
            <li>
              <RefreshCw aria-hidden="true" />
              It goes on by itself once {name} lets you through. If it does not, press Done.
            </li>
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}

function viewerWords(viewer: { is_you: boolean; device: "desk" | "phone" }): string {
  if (viewer.is_you) return "This window";
  return viewer.device === "phone" ? "Your phone" : "Another window";
}
