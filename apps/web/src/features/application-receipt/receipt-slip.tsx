import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationDetail } from "@sendoff/contract/run";
import {
  answerCountWords,
  answerNotes,
  costWords,
  type Headline,
  headlineOf,
  isConfirmed,
  isSentByUs,
  receiptFacts,
  sentAt,
  shortHash,
} from "@sendoff/domain/applying";
import { CircleSlash, CircleX, Hand, LoaderCircle, UserCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Postmark } from "../../components/brand/postmark.tsx";
import { Receipt, ReceiptAnswer, ReceiptFacts } from "../../components/ui/receipt.tsx";
import { SourceTag } from "../../components/ui/source-tag.tsx";
import { SureTag } from "../../components/ui/sure-tag.tsx";
import { cn } from "../../lib/cn.ts";
import { formatDayMonth, formatTime } from "../../lib/format.ts";
import { isRemembered, remember } from "../../lib/remembered.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { userZone } from "../../lib/user-zone.ts";
import { messages } from "./messages.ts";
import { NotSentFacts } from "./not-sent-facts.tsx";
import { wasNotSent } from "./outcome.ts";
import { UserReportedOutcome } from "./user-reported-outcome.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import { answerShown } from "../../lib/answer-shown.ts";
import { say } from "../../language/language.ts";

/** The slip: facts first, then every question with its answer and where the answer came from. */
export function ReceiptSlip({ detail }: { detail: ApplicationDetail }) {
  const { application, answers } = detail;
  const isSent = isConfirmed(detail);
  const isEnded = wasNotSent(detail);
  return (
    <div data-print="slip" data-density={densityOf(answers.length)}>
      <Receipt
        title={
          isSent
            ? messages.applicationReceipt
            : isEnded
              ? messages.attemptNotSent
              : messages.applicationRecord
        }
        isPlain={!isSent}
        number={application.receipt_no}
        postmark={isSent ? <SentMark detail={detail} /> : undefined}
        headClassName="px-[18px] pt-4 pb-3 lg:px-8"
        bodyClassName="px-[18px] pt-2.5 pb-[44px] lg:px-8"
      >
        <div className={cn(isSent && "pr-[118px] sm:pr-[210px]")}>
          <h2 className="font-display text-[24px]/[30px] font-[650] tracking-[-0.018em]">
            {application.job_title}
          </h2>
          <p className="text-lead text-fg-2">
            {[application.company_name, application.location].filter(Boolean).join(", ")}
          </p>
        </div>
        {isSent ? null : (
          <Outcome
            headline={headlineOf(detail)}
            cost={isEnded ? "" : say(costWords(detail, userZone()))}
          />
        )}
        {isEnded ? <NotSentFacts detail={detail} /> : null}
        <div className={cn(isSent && "sm:pr-[150px]")}>
          <ReceiptFacts facts={factsOf(detail)} />
        </div>
        {/* Afterwards they are history: nothing waits for them any more. */}
        {application.status === "NEEDS_ANSWER" ? <OpenQuestions detail={detail} /> : null}
        <UserReportedOutcome detail={detail} />
        <Answers
          answers={answers}
          isSent={isSentByUs(detail)}
          isEnded={isEnded}
          isDeleted={detail.evidence_deleted_at !== null}
        />
      </Receipt>
    </div>
  );
}

/** How tightly the slip is set in print, so that it fits one page. */
function densityOf(answers: number): "normal" | "tight" | "tightest" {
  if (answers <= 26) return "normal";
  return answers <= 48 ? "tight" : "tightest";
}

/** Lands once, on the first opening of this receipt in this browser. */
function SentMark({ detail }: { detail: ApplicationDetail }) {
  const { application } = detail;
  const { id, platform_name: name, updated_at } = application;
  // The same time as the fact beside it, also where the confirmation came in the next minute.
  const at = sentAt(detail) ?? updated_at;
  const [isLanding] = useState(() => !isRemembered(storageKeys.openedReceipts, id));
  useEffect(() => remember(storageKeys.openedReceipts, id), [id]);
  return (
    <div className="absolute top-[46px] -right-1.5 max-sm:top-10 max-sm:-right-10">
      <Postmark
        isLanding={isLanding}
        className="max-sm:w-[170px]"
        rim={messages.sentName(name.toUpperCase())}
        top={formatDayMonth(at).toUpperCase()}
        bottom={formatTime(at)}
        label={messages.postmarkSentOnAt(name, formatDayMonth(at), formatTime(at))}
      />
    </div>
  );
}

function factsOf(detail: ApplicationDetail) {
  const { cv } = detail;
  const all: { label: string; value: ReactNode }[] = receiptFacts(detail, userZone()).map(
    ({ label, value }) => ({ label: say(label), value: say(value) }),
  );
  // The cost of what was not sent stands above, with the rest that is asked of it first.
  const [cost, facts] = [wasNotSent(detail) ? [] : all.slice(-1), all.slice(0, -1)];
  if (cv === null) return [...facts, ...cost];
  const file = {
    label: isSentByUs(detail) ? messages.cvSent : messages.cv,
    value: (
      <>
        {messages.fileName(
          cv.file_name,
          cv.version,
          <span className="font-mono text-meta font-normal text-fg-3" title={cv.sha256}>
            {shortHash(cv.sha256)}
          </span>,
        )}
      </>
    ),
  };
  return [...facts, file, ...cost];
}

const tones: Record<Headline["tone"], { box: string; icon: string; Icon: typeof Hand }> = {
  danger: {
    box: "bg-danger-soft border-[color-mix(in_srgb,var(--danger)_32%,var(--danger-soft))]",
    icon: "text-danger-text",
    Icon: CircleX,
  },
  you: { box: "bg-you-soft border-you-line", icon: "text-you-text", Icon: Hand },
  neutral: { box: "bg-neutral-soft border-border", icon: "text-fg-2", Icon: CircleSlash },
  own: { box: "bg-neutral-soft border-border", icon: "text-fg-2", Icon: UserCheck },
  busy: { box: "bg-accent-soft border-accent-line", icon: "text-accent-text", Icon: LoaderCircle },
};

function Outcome({ headline, cost }: { headline: Headline; cost: string }) {
  const { box, icon, Icon } = tones[headline.tone];
  return (
    <div className={cn("mt-4 flex gap-3 rounded-md border px-4 py-3.5", box)}>
      <Icon className={cn("mt-0.5 size-[18px] shrink-0", icon)} aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold">{say(headline.title)}</p>
        {headline.note === "" ? null : <p className="text-fg-2">{say(headline.note)}</p>}
        {cost === "" ? null : <p className="num mt-1.5 text-small font-semibold">{cost}</p>}
      </div>
    </div>
  );
}

function Answers({
  answers,
  isSent,
  isEnded,
  isDeleted,
}: {
  answers: readonly GivenAnswer[];
  isSent: boolean;
  isEnded: boolean;
  isDeleted: boolean;
}) {
  return (
    <section aria-label={isSent ? messages.whatWasSent : messages.whatWasFilledIn}>
      <div className="flex items-baseline justify-between gap-3 pb-[9px]">
        <h3 className="h3">{isSent ? messages.whatWasSent : messages.whatWasFilledIn}</h3>
        <span className="num text-small text-fg-3">
          {isDeleted
            ? messages.deletedLabel
            : answers.length === 0
              ? messages.nothing
              : isEnded
                ? messages.answersNoneSent(answers.length)
                : say(answerCountWords(answers))}
        </span>
      </div>
      {answers.map((answer, index) => (
        <ReceiptAnswer
          // A form may ask the same on one page for each of several jobs.
          key={`${answer.step} ${answer.question} ${index}`}
          question={answer.question}
          answer={answerShown(answer.value)}
          notes={answerNotes(answer).map(say)}
          source={
            <span className="flex flex-wrap items-baseline gap-x-2.5">
              <span title={answer.why}>
                <SourceTag source={answer.source} />
              </span>
              <SureTag confidence={answer.confidence} />
            </span>
          }
        />
      ))}
    </section>
  );
}
