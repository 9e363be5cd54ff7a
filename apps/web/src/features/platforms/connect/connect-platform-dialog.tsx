import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Initials } from "../../../components/ui/initials.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../components/ui/states.tsx";
import { paths } from "../../../config/paths.ts";
import { messages } from "../messages.ts";
import { type PlatformEntry, entriesOfTab, hostOf } from "../platform-list.ts";
import { usePlatformEntries } from "../use-platform-entries.ts";
import { ConnectFlow, type WatchSignInPage } from "./connect-flow.tsx";
import { type OpenFlow, flowFor, resumeFlow } from "./open-flow.ts";

/** Connecting away from the Platforms page; mounted while it is open. */
export function ConnectPlatformDialog({
  userId,
  watch,
  onClose,
}: {
  userId: string;
  watch: WatchSignInPage;
  onClose: () => void;
}) {
  const platforms = usePlatformEntries();
  const [flow, setFlow] = useState<OpenFlow | "undecided" | "choice">("undecided");
  // Decided once: what changes while a sign-in is open must not take it away.
  if (flow === "undecided" && platforms.kind === "ready") {
    setFlow(firstFlow(platforms.entries, userId) ?? "choice");
  }
  if (typeof flow === "object") {
    return (
      <ConnectFlow
        target={flow.target}
        userId={userId}
        resumed={flow.resumed}
        watch={watch}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.connectPlatform}
      description={messages.withYourOwnAccountThere}
    >
      {platforms.kind === "loading" ? (
        <SkeletonRows rows={2} label={messages.loadingPlatforms} />
      ) : platforms.kind === "failed" ? (
        <ErrorState title={platforms.problem} onRetry={platforms.retry} />
      ) : (
        <Choice
          entries={entriesOfTab(platforms.entries, "available")}
          onChoose={(entry) => setFlow(flowFor(entry, userId))}
        />
      )}
    </Dialog>
  );
}

/** A sign-in that waits for its code, or the only one there can be; with several the person says which. */
function firstFlow(entries: readonly PlatformEntry[], userId: string): OpenFlow | undefined {
  const [only, ...others] = entriesOfTab(entries, "available");
  const isOnly = only !== undefined && others.length === 0;
  return resumeFlow(entries, userId) ?? (isOnly ? flowFor(only, userId) : undefined);
}

function Choice({
  entries,
  onChoose,
}: {
  entries: readonly PlatformEntry[];
  onChoose: (entry: PlatformEntry) => void;
}) {
  if (entries.length === 0) {
    return (
      <EmptyState
        title={messages.nothingMoreToConnect}
        note={messages.everyPlatformThatCanBeConnected}
        action={<ButtonLink to={paths.app.platforms}>{messages.openPlatforms}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <li key={entry.template.id}>
          <PlatformButton entry={entry} onChoose={() => onChoose(entry)} />
        </li>
      ))}
    </ul>
  );
}

function PlatformButton({ entry, onChoose }: { entry: PlatformEntry; onChoose: () => void }) {
  const { platform_name: name, platform_url: url } = entry.template;
  return (
    <button
      type="button"
      className="flex w-full items-center gap-3 rounded-md border border-border px-3 py-2.5 text-left hover:bg-hover"
      onClick={onChoose}
    >
      <Initials name={name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-small text-fg-3">{hostOf(url)}</span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-fg-3" aria-hidden="true" />
    </button>
  );
}
