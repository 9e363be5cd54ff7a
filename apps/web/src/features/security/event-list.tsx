import { routes } from "@sendoff/contract/routes";
import { type SecurityEvent } from "@sendoff/contract/security";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { formatTime, formatWeekday } from "../../lib/format.ts";
import { useNow } from "../../lib/use-now.ts";
import { messages } from "./messages.ts";
import { wordsOf } from "./event-words.ts";
import { blockedNetworksQuery } from "./security.query.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Events under their days, each with the one act that fits it. */
export function EventList({
  events,
  onNotMe,
}: {
  events: readonly SecurityEvent[];
  onNotMe: (event: SecurityEvent) => void;
}) {
  const now = useNow(true, MINUTE_MS);
  const days = Map.groupBy(events, ({ at }) => dayOf(at, now));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2 className="border-b border-border bg-sunken px-4 py-[7px] text-small font-semibold text-fg-2 lg:px-5">
        {day}
      </h2>
      <ul>
        {ofDay.map((event) => (
          <Row key={event.id} event={event} onNotMe={() => onNotMe(event)} />
        ))}
      </ul>
    </section>
  ));
}

/** "Today, Friday 20 November". */
function dayOf(at: string, now: number): string {
  const day = formatWeekday(at);
  if (day === formatWeekday(new Date(now))) return messages.todayDay(day);
  return day === formatWeekday(new Date(now - DAY_MS)) ? messages.yesterdayDay(day) : day;
}

function Row({ event, onNotMe }: { event: SecurityEvent; onNotMe: () => void }) {
  const { title, detail, Icon } = wordsOf(event);
  return (
    <li className="flex flex-wrap items-start gap-x-[13px] gap-y-1 border-b border-border px-4 py-3 lg:px-5">
      <span className="mt-0.5 grid size-[30px] shrink-0 place-items-center rounded-[8px] bg-neutral-soft text-fg-2">
        <Icon className="size-[17px]" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-[calc(100%-120px)] lg:basis-0">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-fg-2 [overflow-wrap:anywhere]">{detail}</p>
      </div>
      <time dateTime={event.at} className="num w-[52px] pt-0.5 text-right text-small text-fg-3">
        {formatTime(event.at)}
      </time>
      <div className="text-small max-lg:w-full max-lg:pl-[43px] lg:flex lg:w-32 lg:justify-end">
        <Act event={event} title={title} onNotMe={onNotMe} />
      </div>
    </li>
  );
}

function Act({
  event,
  title,
  onNotMe,
}: {
  event: SecurityEvent;
  title: string;
  onNotMe: () => void;
}) {
  const when = formatTime(event.at);
  switch (event.event) {
    case "signed_in":
    case "email_changed":
    case "phone_changed":
    case "data_exported":
    case "reauthenticated":
      return (
        <button
          type="button"
          className="link target"
          aria-label={messages.thisWasNotMeTitleWhen(title, when)}
          onClick={onNotMe}
        >
          {messages.thisWasNotMe}
        </button>
      );
    case "code_requested":
    case "sign_in_refused":
      return event.network === "" ? null : <StopCodes network={event.network} />;
    case "payment_paid":
      return (
        <Link
          className="link target"
          aria-label={messages.receiptTitleWhen(title, when)}
          to={paths.app.payment(event.txnid)}
        >
          {messages.receipt}
        </Link>
      );
    default:
      return null;
  }
}

/** Sends no more codes that are asked for from a network, and sends them again. */
function StopCodes({ network }: { network: string }) {
  const client = useQueryClient();
  const { data: blocked } = useQuery(blockedNetworksQuery);
  const isBlocked = blocked?.some((each) => each.network === network) === true;
  // Which of the two it is to be is not known before.
  const isKnown = blocked !== undefined;
  const change = useMutation({
    mutationFn: async () => {
      await call(isBlocked ? routes.allowNetwork : routes.blockNetwork, { body: { network } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["security"] }),
  });
  return (
    <div className="lg:text-right">
      {isKnown ? (
        <button
          type="button"
          className="link target"
          aria-disabled={change.isPending || undefined}
          aria-label={messages.allowCodesFromNetwork(isBlocked, network)}
          onClick={() => (change.isPending ? undefined : change.mutate())}
        >
          {isBlocked ? messages.allowCodes : messages.stopCodes}
        </button>
      ) : null}
      {change.isError ? (
        <p role="alert" className="mt-1 text-danger-text">
          {serverMessage(change.error, messages.notChanged)}
        </p>
      ) : null}
    </div>
  );
}
