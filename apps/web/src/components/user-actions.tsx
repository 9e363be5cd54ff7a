import type { UserAction } from "@sendoff/contract/proof";
import { Ellipsis, RotateCcw, SkipForward, Undo2, UserCheck, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { serverMessage } from "../lib/api-error.ts";
import { useUserAction } from "../queries/user-reported-outcome.query.ts";
import { messages } from "./messages.ts";
import { SelfAppliedDialog } from "./self-applied-dialog.tsx";
import { skipTexts } from "./skip-texts.ts";
import { useSkipToast } from "./use-skip-toast.ts";
import { Button } from "./ui/button.tsx";
import { Menu } from "./ui/menu.tsx";
import { showToast } from "../lib/toast-manager.ts";

/** A platform on which a run is to be started for what was just set going; null where one is under way. */
export type IdlePlatform = { readonly id: number; readonly name: string } | null;

interface UserActionsProps {
  application: { readonly id: string; readonly job_title: string; readonly company_name: string };
  acts: readonly UserAction[];
  /** It is to be tried again: who asks says how that goes on. Without it a toast does. */
  onRetry?: ((idle: IdlePlatform) => void) | undefined;
}

const WORDS: Record<UserAction, { label: string; Icon: LucideIcon; done: string }> = {
  sent: { label: messages.iAppliedMyself, Icon: UserCheck, done: "" },
  retry: { label: messages.tryAgain, Icon: RotateCcw, done: messages.itIsTriedAgain },
  skip: { label: messages.skipThisJob, Icon: SkipForward, done: skipTexts.one },
  not_sent: {
    label: messages.iDidNotApply,
    Icon: Undo2,
    done: messages.notAppliedAfterAll,
  },
};

function useActs({ application, acts, onRetry }: UserActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const showSkipped = useSkipToast();
  const run = useUserAction(application.id, (what, { idle_platform: idle, skip_id: skipId }) => {
    if (what === "retry" && onRetry !== undefined) onRetry(idle);
    else if (what === "skip") showSkipped(WORDS.skip.done, skipId);
    else showToast(WORDS[what].done, what === "retry" ? { note: whenWords(idle) } : {});
  });
  const act = (what: UserAction) => {
    if (what === "sent") {
      setAsking(true);
      return;
    }
    run.mutate(what, {
      onError: (error) =>
        showToast(messages.nothingWasChanged, {
          tone: "danger",
          note: serverMessage(error, messages.noConnectionToSendoff),
        }),
    });
  };
  const dialog = isAsking ? (
    <SelfAppliedDialog
      applicationId={application.id}
      subject={messages.jobTitleAtCompanyName(application.job_title, application.company_name)}
      onClose={() => setAsking(false)}
    />
  ) : null;
  const busy = run.isPending ? run.variables : undefined;
  return { act, busy, dialog, shown: acts.map((what) => ({ what, ...WORDS[what] })) };
}

function whenWords(idle: IdlePlatform): string {
  return idle === null ? messages.runUnderWayTakesItUp : messages.itIsFirstInTheNext(idle.name);
}

/** What the user may do themselves about an application that Sendoff did not send: one button each. */
export function UserActions({
  isSmall = false,
  skipKey,
  ...props
}: UserActionsProps & {
  isSmall?: boolean;
  /** The key of the page that presses Skip. */
  skipKey?: string;
}) {
  const { act, busy, dialog, shown } = useActs(props);
  return (
    <>
      {shown.map(({ what, label, Icon }) => (
        <Button
          key={what}
          size={isSmall ? "sm" : "md"}
          variant={what === "skip" || what === "not_sent" ? "ghost" : "line"}
          isBusy={busy === what}
          aria-keyshortcuts={what === "skip" ? skipKey : undefined}
          onClick={() => act(what)}
        >
          {busy === what ? null : <Icon aria-hidden="true" />}
          {label}
        </Button>
      ))}
      {dialog}
    </>
  );
}

/** Skips one row of a list that is about many. */
export function SkipRowButton({
  application,
  className,
  isIcon = false,
}: Pick<UserActionsProps, "application"> & {
  className: string;
  /** Where there is no room for the word at any width. */
  isIcon?: boolean;
}) {
  const { act, busy } = useActs({ application, acts: ["skip"] });
  const { job_title: title, company_name: company } = application;
  return (
    <div className={className}>
      <Button
        size="sm"
        variant="ghost"
        isIcon={isIcon}
        isBusy={busy !== undefined}
        aria-label={skipTexts.skipOne(title, company)}
        onClick={() => act("skip")}
      >
        {busy === undefined ? <SkipForward aria-hidden="true" /> : null}
        {isIcon ? null : <span className="max-sm:hidden">{skipTexts.skip}</span>}
      </Button>
    </div>
  );
}

/** The same behind one button, for a row of a list. */
export function UserActionsMenu(props: UserActionsProps) {
  const { act, busy, dialog, shown } = useActs(props);
  const { job_title: title, company_name: company } = props.application;
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="sm"
            isIcon
            isBusy={busy !== undefined}
            aria-label={messages.moreForAt(title, company)}
          >
            {busy === undefined ? <Ellipsis aria-hidden="true" /> : null}
          </Button>
        }
        actions={shown.map(({ what, label, Icon }) => ({
          label,
          Icon,
          onSelect: () => act(what),
        }))}
      />
      {dialog}
    </>
  );
}
