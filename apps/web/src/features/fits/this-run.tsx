import type { Preview } from "@sendoff/contract/preview";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ReviewSwitch } from "../../components/review-switch.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { Stamp } from "../../components/ui/stamps.tsx";
import { paths } from "../../config/paths.ts";
import { moneyOf } from "../../lib/money.ts";
import { matchSettingsQuery } from "../../queries/match-settings.query.ts";
import type { ApplyFits } from "./use-apply-fits.ts";
import { shortWords } from "./list-words.ts";
import { messages } from "./messages.ts";

/** More stamps than these are a number. */
const MOST_STAMPS = 12;

/** The run that a press on Apply starts: what it sends, uses and costs. */
export function ThisRun({
  preview,
  apply,
  action,
}: {
  preview: Preview;
  apply: ApplyFits;
  /** The one act of the page; on a phone it stands elsewhere. */
  action: ReactNode;
}) {
  const { data: settings } = useQuery(matchSettingsQuery);
  const { platform_id: id, platform_name: name } = preview;
  const { count, credits, cost } = apply;
  const short = preview.ended_at === null ? undefined : shortWords(preview, credits);
  const money = cost === undefined ? undefined : moneyOf(cost, apply.rate);
  return (
    <Card>
      <CardHeader title={messages.thisRun} />
      <CardBody>
        {count > 0 && count <= MOST_STAMPS ? (
          <div className="stamps" aria-hidden="true">
            {Array.from({ length: Math.min(MOST_STAMPS, preview.jobs.length) }, (_, index) => (
              <span key={index} className="stamp-place" data-gone={index >= count}>
                <Stamp kind="unused" width={24} />
              </span>
            ))}
          </div>
        ) : null}
        <dl className="num mt-3.5 grid grid-cols-[1fr_auto] gap-x-3 gap-y-[7px] border-t border-border pt-3.5 text-small">
          <Fact label={messages.goalForToday}>
            <Rolling>{messages.countOfGoal(count, preview.goal)}</Rolling>
          </Fact>
          <Fact label={messages.credits}>
            <Rolling>
              {credits === undefined ? "-" : messages.countOfCredits(count, credits)}
            </Rolling>
          </Fact>
          <Fact label={messages.costsAtMost}>
            <Rolling>{money?.main ?? "-"}</Rolling>
            {money?.beside === undefined ? null : (
              <span className="font-normal text-fg-3"> {money.beside}</span>
            )}
          </Fact>
          <Fact label={messages.minimumScore}>
            {settings?.minimum_score ?? "-"}{" "}
            <Link className="link ml-1.5" to={paths.app.dashboard}>
              {messages.change} <span className="sr-only">{messages.minimumScoreInText}</span>
            </Link>
          </Fact>
        </dl>
        <div className="mt-4 grid gap-3.5">
          <ReviewSwitch platform={{ id, name }} />
          {short === undefined ? null : <Alert tone="you" title={short} />}
          {apply.problem === undefined ? null : <Alert tone="danger" title={apply.problem} />}
          {action}
          <p className="text-center text-caption text-fg-3 max-lg:text-left">
            {messages.creditIsUsedOnlyWhenConfirms(name)}
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

/** A figure that rolls in when it changes. */
function Rolling({ children }: { children: string }) {
  return (
    <span key={children} className="roll-in">
      {children}
    </span>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-2">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </>
  );
}

/** How what fits is looked up anew, and whether that is being asked for. */
export interface LookAgain {
  readonly again: () => void;
  readonly isBusy: boolean;
}

/** The one act of the page, as the list allows it now. */
export function ApplyButton({
  apply,
  isBlock = false,
  look: { again, isBusy },
}: {
  apply: ApplyFits;
  isBlock?: boolean;
  look: LookAgain;
}) {
  const look = { variant: "primary", size: isBlock ? "lg" : "md", isBlock } as const;
  switch (apply.state) {
    case "looking":
      return (
        <Button {...look} disabled>
          {messages.still}
        </Button>
      );
    case "old":
      return (
        <Button {...look} isBusy={isBusy} onClick={again}>
          {messages.again}
        </Button>
      );
    case "nothing":
      return (
        <Button {...look} disabled>
          {messages.nothingToSend}
        </Button>
      );
    case "no_credits":
      return (
        <ButtonLink {...look} to={paths.app.addMoney}>
          {messages.addMoney}
        </ButtonLink>
      );
    case "ready":
      return (
        <Button
          {...look}
          aria-keyshortcuts="A"
          isBusy={apply.isSending}
          busyLabel={messages.starting}
          onClick={apply.send}
        >
          {apply.isArmed ? messages.pressAAgainToApply : messages.applyToJob(apply.count)}
        </Button>
      );
  }
}

/** On a phone the act stays in reach of the thumb. */
export function ApplyBar({ apply, look }: { apply: ApplyFits; look: LookAgain }) {
  const { count, credits } = apply;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-10 flex items-center gap-3 border-t border-border bg-surface px-4 pt-2.5 pb-3">
      <p className="num min-w-0 flex-1 text-small">
        <b className="block font-semibold">{messages.jobCredit(count)}</b>
        {credits === undefined ? null : (
          <span className="text-caption text-fg-3">{messages.creditInYourWallet(credits)}</span>
        )}
      </p>
      <ApplyButton apply={apply} look={look} />
    </div>
  );
}
