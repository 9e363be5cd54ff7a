import { ExternalLink, KeyRound, Play, SlidersHorizontal, Trash2, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { paths } from "../../config/paths.ts";
import { isLimitReached } from "../../lib/day-limit.ts";
import { messages } from "./messages.ts";
import type { PlatformEntry } from "./platform-list.ts";

export interface CardActions {
  onConnect: (entry: PlatformEntry) => void;
  onDisconnect: (entry: PlatformEntry) => void;
  onEditFilters: (entry: PlatformEntry) => void;
  onDelete: (entry: PlatformEntry) => void;
  onApply: (entry: PlatformEntry) => void;
  /** The platform whose run is being started. */
  applyingTo: number | undefined;
  /** A run under way, by platform. */
  liveRun: { platformId: number; runId: string } | undefined;
  /** Without a credit no run can start; undefined until the wallet is known. */
  credits: number | undefined;
  /** The platform whose sign-in still waits for its code in this tab. */
  codeFor: number | undefined;
}

interface ButtonsProps {
  entry: PlatformEntry;
  actions: CardActions;
}

/** The one act that a platform's state asks for, and the others beside it. */
export function CardButtons({ entry, actions }: ButtonsProps) {
  const connect = () => actions.onConnect(entry);
  const { template } = entry;
  switch (entry.kind) {
    case "connected":
      return (
        <>
          <ApplyButton entry={entry} actions={actions} />
          {template.sign_in === "none" ? null : (
            <IconButton
              label={messages.updateCredentials}
              name={template.platform_name}
              onClick={connect}
            >
              <KeyRound aria-hidden="true" />
            </IconButton>
          )}
          <FiltersButton entry={entry} actions={actions} />
          <DisconnectButton entry={entry} actions={actions} />
        </>
      );
    case "needs_you": {
      const hasCode = actions.codeFor === template.id;
      return (
        <>
          <Button variant="you" size="sm" className="flex-1" onClick={connect}>
            {hasCode ? messages.enterTheCode : messages.finishTheCheck}
          </Button>
          <FiltersButton entry={entry} actions={actions} />
          <DisconnectButton entry={entry} actions={actions} />
        </>
      );
    }
    case "available":
      return (
        <>
          <Button variant="primary" size="sm" className="flex-1" onClick={connect}>
            {actions.codeFor === template.id ? messages.enterTheCode : messages.connectPlatform}
          </Button>
          <FiltersButton entry={entry} actions={actions} />
        </>
      );
    case "soon":
      return (
        <Button size="sm" className="flex-1" disabled>
          {messages.connectPlatform}
        </Button>
      );
    case "bookmark":
      return (
        <ButtonLink
          size="sm"
          className="flex-1"
          to={template.platform_url}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink aria-hidden="true" />
          {messages.openThePage}
        </ButtonLink>
      );
  }
}

function ApplyButton({ entry, actions }: ButtonsProps) {
  const { id, platform_name: name } = entry.template;
  if (actions.liveRun?.platformId === id) {
    return (
      <ButtonLink size="sm" className="flex-1" to={paths.app.run(actions.liveRun.runId)}>
        {messages.watchTheRun}
      </ButtonLink>
    );
  }
  const isFull = entry.connection !== undefined && isLimitReached(entry.connection);
  const hasNoCredit = actions.credits === 0;
  const why = isFull ? messages.todaysLimitOnIsReached(name) : messages.noCreditIsLeftInText;
  return (
    <Button
      variant="primary"
      size="sm"
      className="flex-1"
      disabled={isFull || hasNoCredit}
      isBusy={actions.applyingTo === id}
      aria-label={isFull || hasNoCredit ? messages.applyNow(why) : undefined}
      onClick={() => actions.onApply(entry)}
    >
      <Play aria-hidden="true" />
      {isFull ? messages.limitReached : hasNoCredit ? messages.noCredit : messages.applyNowLabel}
    </Button>
  );
}

/** Nothing is drawn for a platform without filters. */
function FiltersButton({ entry, actions }: ButtonsProps) {
  if (entry.template.filters.length === 0) return null;
  return (
    <IconButton
      label={messages.editFilters}
      name={entry.template.platform_name}
      onClick={() => actions.onEditFilters(entry)}
    >
      <SlidersHorizontal aria-hidden="true" />
    </IconButton>
  );
}

function DisconnectButton({ entry, actions }: ButtonsProps) {
  return (
    <IconButton
      label={messages.disconnect}
      name={entry.template.platform_name}
      onClick={() => actions.onDisconnect(entry)}
    >
      <Unplug aria-hidden="true" />
    </IconButton>
  );
}

/** In the card's corner; only what the user has added can be deleted. */
export function DeleteButton({ entry, actions }: ButtonsProps) {
  if (entry.template.kind === "built_in") return null;
  return (
    <span className="-mt-1 -mr-1.5">
      <IconButton
        label={messages.delete}
        name={entry.template.platform_name}
        variant="ghost"
        onClick={() => actions.onDelete(entry)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function IconButton({
  label,
  name,
  variant,
  onClick,
  children,
}: {
  label: string;
  name: string;
  variant?: "ghost";
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip text={label}>
      <Button size="sm" isIcon variant={variant} aria-label={`${label}, ${name}`} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  );
}
