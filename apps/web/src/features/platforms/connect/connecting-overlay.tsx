import { Dialog as Base } from "@base-ui/react/dialog";
import { TIP_ROTATE_MS } from "@sendoff/contract/constants";
import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Rosette } from "../../../components/brand/guilloche.tsx";
import { Steps } from "../../../components/ui/steps.tsx";
import { cn } from "../../../lib/cn.ts";
import { formatElapsed } from "../../../lib/format.ts";
import { useNow } from "../../../lib/use-now.ts";
import { messages } from "../messages.ts";
import { PreferencesCard } from "./preferences-card.tsx";
import { tips } from "./tips.ts";
import type { PreferencesDraft } from "./use-preferences-draft.ts";

/** The whole page while a portal decides: what is happening at left, something useful to do at right. */
export function ConnectingOverlay({
  name,
  since,
  draft,
  watch,
  onBack,
}: {
  name: string;
  since: number;
  draft: PreferencesDraft;
  /** The way to see the page in which the sign-in is under way. */
  watch: ReactNode;
  onBack: () => void;
}) {
  return (
    <Base.Root
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onBack())}
      disablePointerDismissal
    >
      <Base.Portal>
        <Base.Popup className="fade fixed inset-0 z-40 overflow-y-auto bg-background outline-none">
          <Rosette className="pointer-events-none absolute -right-40 -bottom-56 w-[720px] text-accent opacity-[0.13] max-lg:hidden" />
          <div className="relative mx-auto grid min-h-full max-w-[1204px] grid-cols-[minmax(0,1fr)] content-center items-center gap-7 px-4 py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:gap-[72px] lg:px-8 lg:py-12">
            <Progress name={name} since={since} watch={watch} />
            <PreferencesCard name={name} draft={draft} onBack={onBack} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Only what this page knows for certain: the sign-in has left, and the portal has not answered yet. */
function Progress({ name, since, watch }: { name: string; since: number; watch: ReactNode }) {
  const elapsed = formatElapsed(since, useNow());
  return (
    <div>
      <p className="flex items-center gap-2.5" role="status">
        <span className="live-dot" aria-hidden="true" />
        <span className="font-semibold">{messages.connectingToName(name)}</span>
        <span className="num text-fg-3" aria-hidden="true">
          {elapsed}
        </span>
      </p>
      <Base.Title className="mt-4 max-w-[15em] font-display text-[26px]/8 font-[660] tracking-[-0.025em] lg:text-[34px]/10">
        {messages.ourBrowserIsSigning}
      </Base.Title>
      <div className="mt-[22px] max-w-[380px]">
        <Steps
          label={messages.connecting}
          steps={[
            { id: "sent", title: messages.handedOverYourSignIn, time: "0:00", state: "done" },
            {
              id: "wait",
              title: messages.waitingForToAnswer(name),
              time: elapsed,
              state: "now",
              nowIcon: <LoaderCircle className="spin" />,
            },
            { id: "keep", title: messages.keepTheSession, state: "todo" },
          ]}
        />
      </div>
      <div className="mt-5">{watch}</div>
      <Tips />
    </div>
  );
}

/** A tip every three seconds (SPEC 9); it stands still while it is pointed at. */
function Tips() {
  const [index, setIndex] = useState(0);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % tips.length), TIP_ROTATE_MS);
    return () => clearInterval(timer);
  }, [isHeld]);
  return (
    <div
      className="mt-[30px] max-w-[420px] border-t border-border pt-5"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <p className="text-small font-semibold">{messages.whileYouWait}</p>
      <p className="mt-1 min-h-[72px] text-lead text-fg-2">{tips[index]}</p>
      <div className="mt-3 flex gap-[5px]" aria-hidden="true">
        {tips.map((tip, place) => (
          <i
            key={tip}
            className={cn(
              "h-1 w-[18px] rounded-full transition-colors",
              place === index ? "bg-accent" : "bg-border",
            )}
          />
        ))}
      </div>
    </div>
  );
}
