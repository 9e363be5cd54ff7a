import type { AnswerOutcome, OpenQuestion, WaitingJob } from "@sendoff/contract/needs-you";
import { asSentence } from "@sendoff/domain/applying";
import { History } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { AnswerForm } from "../../components/answer-form.tsx";
import { UserActions, UserActionsMenu } from "../../components/user-actions.tsx";
import { ScreenshotDialog } from "../../components/screenshot-dialog.tsx";
import { skipTexts } from "../../components/skip-texts.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { useSkipToast } from "../../components/use-skip-toast.ts";
import { paths } from "../../config/paths.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { scopeWords } from "../../lib/answer-words.ts";
import { formatDayTime } from "../../lib/format.ts";
import { useSkip } from "../../queries/needs-you.query.ts";
import { messages } from "./messages.ts";
import { PostingLink } from "./posting-link.tsx";
import { answerShown } from "../../lib/answer-shown.ts";

/** One question with its answer field, the form as it was left, and the jobs that wait for it. */
export function QuestionDetail({
  question,
  onAnswered,
}: {
  question: OpenQuestion;
  onAnswered: (outcome: AnswerOutcome) => void;
}) {
  return (
    <div className="@container">
      {/* Beside the picture there must be room for the three buttons in one row. */}
      <div className="grid items-start gap-5 @min-[664px]:grid-cols-[minmax(0,1fr)_176px]">
        <div className="min-w-0">
          <p className="mb-3.5 flex flex-wrap items-center gap-2 text-small text-fg-2">
            <StatusBadge status="NEEDS_ANSWER" />
            <span>{placeOf(question)}</span>
          </p>
          <h2 className="h2 max-w-[24em] break-words">{question.question}</h2>
          <p className="mt-2 max-w-[56ch] text-fg-2">
            {messages.weDoNotGuessFactsAbout(asSentence(question.reason))}
          </p>
          {question.saved_answer === null ? null : (
            <Alert tone="you" title={messages.thisFormDidNotTake} className="mt-4">
              {messages.youHadAnswered(answerShown(question.saved_answer))}
            </Alert>
          )}
          <div className="mt-[22px]">
            <AnswerForm
              question={question}
              onAnswered={onAnswered}
              keys={messages.controlEnter}
              extra={
                <>
                  <OwnSent jobs={question.waiting} />
                  <SkipButton question={question} />
                </>
              }
            />
          </div>
        </div>
        <StoppedPicture question={question} />
      </div>
      <WaitingJobs jobs={question.waiting} />
      {question.kind === "file" ? null : <KeptNote question={question} />}
    </div>
  );
}

function KeptNote({ question }: { question: OpenQuestion }) {
  const scope = scopeWords(question);
  return (
    <p className="flex items-start gap-[7px] pt-1 text-small text-fg-3">
      <History className="mt-0.5 size-[15px] shrink-0" aria-hidden="true" />
      <span>
        {messages.keptInYour(
          scope === "" ? "" : `${asSentence(scope)} `,
          <Link className="link" to={paths.app.answers}>
            {messages.answerBankInText}
          </Link>,
        )}
      </span>
    </p>
  );
}

function placeOf({ waiting, step }: OpenQuestion): string {
  const platforms = [...new Set(waiting.map((job) => job.platform_name))].join(", ");
  return step === "" ? platforms : `${platforms}, ${step}`;
}

function SkipButton({ question }: { question: OpenQuestion }) {
  const showSkipped = useSkipToast();
  const skip = useSkip(question.id, ({ skipped, skip_id: skipId }) =>
    showSkipped(skipTexts.many(skipped), skipId),
  );
  const count = question.waiting.length;
  const words = count === 1 ? messages.skipThisJob : messages.skipTheseTwo(count);
  return (
    <Button
      variant="ghost"
      aria-keyshortcuts="S"
      isBusy={skip.isPending}
      onClick={() =>
        skip.mutate(undefined, {
          onError: (error) =>
            showToast(messages.nothingWasSkipped, {
              tone: "danger",
              note: serverMessage(error, messages.pleaseTryAgain),
            }),
        })
      }
    >
      {words}
    </Button>
  );
}

/** With one job waiting it stands beside the answer; with more each has its own in the list below. */
function OwnSent({ jobs: [job, ...others] }: { jobs: readonly WaitingJob[] }) {
  if (job === undefined || others.length > 0) return null;
  return <UserActions application={{ ...job, id: job.application_id }} acts={["sent"]} />;
}

function StoppedPicture({ question: { picture, waiting } }: { question: OpenQuestion }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (picture === null || isBroken) return null;
  const [job] = waiting;
  const company = job?.company_name ?? "";
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="overflow-hidden rounded-[8px] border border-border text-left hover:border-border-strong max-w-[420px] @min-[664px]:mt-9"
      >
        <span className="block h-[150px] @min-[664px]:h-[112px] bg-[#eceae6] dark:bg-[#2a2d2e]">
          <img
            src={picture.url}
            alt=""
            className="size-full object-cover object-top"
            onError={() => setBroken(true)}
          />
        </span>
        <span className="block border-t border-border px-[11px] py-[7px] text-caption text-fg-3">
          {messages.whereWeStopped(company === "" ? "" : `, ${company}`)}
        </span>
      </button>
      {isOpen ? (
        <ScreenshotDialog
          pictures={[picture]}
          subject={messages.jobTitleAtCompany(job?.job_title ?? "", company)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function WaitingJobs({ jobs }: { jobs: readonly WaitingJob[] }) {
  return (
    <section aria-labelledby="waiting-title" className="mt-7 border-t border-border pt-[18px]">
      <h3 id="waiting-title" className="text-small font-semibold">
        {messages.waitingForThisAnswer}
      </h3>
      <ul className="mt-1.5">
        {jobs.map((job) => (
          <li
            key={job.application_id}
            className="flex items-center gap-3 border-t border-border py-3 first:border-t-0"
          >
            <Initials name={job.company_name} />
            <div className="min-w-0 flex-1">
              <Link
                className="font-semibold hover:underline"
                to={paths.app.application(job.application_id)}
              >
                {job.job_title}
              </Link>
              <p className="text-small text-fg-3">
                {messages.companyName(job.company_name, job.location, job.other_questions)}
              </p>
            </div>
            <span className="text-right text-small text-fg-3">
              <span className="block max-sm:hidden">
                {messages.stoppedWhen(formatDayTime(job.stopped_at))}
              </span>
              <PostingLink address={job.job_url} />
            </span>
            {jobs.length === 1 ? null : (
              <UserActionsMenu
                application={{ ...job, id: job.application_id }}
                acts={["sent", "skip"]}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
