import type { LogMessage } from "@sendoff/contract/logs";
import { FileText, Image, MessageSquareReply, ReceiptText } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../components/ui/badge.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { StatusBadge, statusLook } from "../../components/ui/status-badge.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { paths } from "../../config/paths.ts";
import { waitingText } from "../../lib/answer-text.ts";
import { formatPartialDate, formatSeconds } from "../../lib/format.ts";
import { useWhen } from "../../queries/use-when.ts";
import { type LogEntry, costText, picturesOf } from "./log-entries.ts";
import { messages } from "./messages.ts";

export type ApplicationEntry = Extract<LogEntry, { kind: "application" }>;

const row =
  "grid items-center gap-x-3 gap-y-1.5 border-t border-border px-4 py-3 first:border-t-0 lg:px-5 lg:py-3.5";

export function LogRow({
  entry,
  onPicture,
  onResponse,
}: {
  entry: LogEntry;
  onPicture: (entry: ApplicationEntry) => void;
  onResponse: (entry: ApplicationEntry) => void;
}) {
  const when = useWhen()(entry.at);
  return entry.kind === "text" ? (
    <TextRow entry={entry} when={when} />
  ) : (
    <ApplicationRow
      entry={entry}
      when={when}
      onPicture={() => onPicture(entry)}
      onResponse={() => onResponse(entry)}
    />
  );
}

/** A record in no shape we know: shown as it is. */
function TextRow({ entry, when }: { entry: Extract<LogEntry, { kind: "text" }>; when: string }) {
  return (
    <li className={`${row} grid-cols-[36px_minmax(0,1fr)] lg:grid-cols-[36px_minmax(0,1fr)_auto]`}>
      <span className="grid size-9 place-items-center rounded-[8px] bg-neutral-soft text-fg-3">
        <FileText className="size-4" aria-hidden="true" />
      </span>
      <p className="line-clamp-3 font-mono text-meta break-words text-fg-2">{entry.text}</p>
      <time className="text-small text-fg-3 max-lg:col-start-2" dateTime={entry.at}>
        {when}
      </time>
    </li>
  );
}

function ApplicationRow({
  entry: { message, at, platform },
  when,
  onPicture,
  onResponse,
}: {
  entry: ApplicationEntry;
  when: string;
  onPicture: () => void;
  onResponse: () => void;
}) {
  const subject = messages.jobTitleAtCompanyName(message.job_title, message.company_name);
  const hasPictures = picturesOf(message).length > 0;
  return (
    <li
      className={`${row} grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[36px_minmax(0,1fr)_minmax(0,1.15fr)_128px_104px_104px]`}
    >
      <Initials name={message.company_name} className="max-lg:hidden" />
      <div className="min-w-0">
        <Link
          to={paths.app.application(message.application_id)}
          className="target block! truncate rounded-xs font-semibold hover:underline"
        >
          {message.job_title}
        </Link>
        <p className="truncate text-small text-fg-2">
          {message.company_name}, {platform}
        </p>
      </div>
      <div className="min-w-0 text-small max-lg:col-start-1 max-lg:row-start-2">
        <p className="text-fg-2 lg:line-clamp-2" title={noteOf(message)}>
          {noteOf(message)}
        </p>
        <p className="num text-fg-3">
          {costText(message.credits)}
          {message.seconds === null ? "" : `, ${formatSeconds(message.seconds)}`}
          <span className="lg:hidden">, {when}</span>
        </p>
      </div>
      <span className="justify-self-end max-lg:col-start-2 max-lg:row-start-1 lg:justify-self-start">
        <LogStatus message={message} />
      </span>
      <time className="text-right text-small text-fg-3 max-lg:hidden" dateTime={at}>
        {when}
      </time>
      <span className="flex justify-end gap-1 max-lg:col-start-2 max-lg:row-start-2 max-lg:-mr-2 max-lg:self-end">
        {hasPictures ? (
          <Tooltip text={messages.applicationScreenshot}>
            <Button
              variant="ghost"
              size="sm"
              isIcon
              aria-label={messages.applicationScreenshotSubject(subject)}
              onClick={onPicture}
            >
              <Image aria-hidden="true" />
            </Button>
          </Tooltip>
        ) : null}
        {message.state === "APPLIED" ? (
          <Tooltip text={messages.whatHasHappenedSince}>
            <Button
              variant="ghost"
              size="sm"
              isIcon
              aria-label={messages.whatHasHappenedSinceSubject(subject)}
              onClick={onResponse}
            >
              <MessageSquareReply aria-hidden="true" />
            </Button>
          </Tooltip>
        ) : null}
        <Tooltip text={messages.receipt}>
          <ButtonLink
            variant="ghost"
            size="sm"
            isIcon
            aria-label={messages.receiptSubject(subject)}
            to={paths.app.application(message.application_id)}
          >
            <ReceiptText aria-hidden="true" />
          </ButtonLink>
        </Tooltip>
      </span>
    </li>
  );
}

/** Where only the user says that it was sent, the row says so. */
const PROOF_NOTES: Partial<Record<LogMessage["proof"], string>> = {
  user_said: messages.youSaidThatItArrived,
  user_sent: messages.youAppliedYourself,
};

function noteOf({ comment, location, open_question_texts, proof, response }: LogMessage): string {
  if (response !== null) {
    const by = messages.markedByYou(formatPartialDate(response.on));
    return response.note === "" ? by : `${by}: ${response.note}`;
  }
  return waitingText({ reason: comment, open_question_texts }) || PROOF_NOTES[proof] || location;
}

/** Everything still open is yellow; its finer state, when the record has one, is the word (SPEC 4, DECISIONS D8). */
function LogStatus({ message: { status, state } }: { message: LogMessage }) {
  if (status.toUpperCase() !== "PENDING" || state === "") return <StatusBadge status={status} />;
  const { word, Icon } = statusLook(state);
  return (
    <Badge tone="you" Icon={Icon}>
      {word}
    </Badge>
  );
}
