import type { PreparedDetail } from "@sendoff/contract/review";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, FileCheck } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useParams } from "react-router";
import { KeptNote } from "../../components/kept-note.tsx";
import { LeaveWarning } from "../../components/leave-warning.tsx";
import { MatchCard } from "../../components/match-card.tsx";
import { PostingText } from "../../components/posting-text.tsx";
import { NotLoaded } from "../../components/not-loaded.tsx";
import { ReviewSwitch } from "../../components/review-switch.tsx";
import { ScreenshotDialog } from "../../components/screenshot-dialog.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { webAddress } from "../../lib/address.ts";
import { formatDayTime } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { preparedDetailQuery, preparedQuery } from "../../queries/review.query.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { messages } from "./messages.ts";
import { leastSureFirst, QueueCard } from "./queue-card.tsx";
import { QuestionList } from "./question-list.tsx";
import { useReviewDraft } from "./use-review-draft.ts";

const above = [
  { to: paths.app.needsYou, label: messages.needsYou },
  { to: paths.app.review, label: messages.review },
];

/** /app/review/:id: one prepared application with every answer, to be changed, approved or rejected. */
export function PreparedPage() {
  const { id = "" } = useParams();
  const query = useQuery(preparedDetailQuery(id));
  const prepared = query.data;
  usePageTitle(
    prepared === undefined
      ? messages.review
      : `${prepared.application.job_title}, ${prepared.application.company_name}`,
  );
  return (
    <div className="page-column">
      {prepared !== undefined ? (
        <Content
          key={`${id} ${prepared.revision}`}
          prepared={prepared}
          onOutdated={() => void query.refetch()}
        />
      ) : query.isPending ? (
        <Card>
          <SkeletonRows rows={8} label={messages.loadingThePreparedApplication} />
        </Card>
      ) : (
        <NotLoaded
          error={query.error}
          above={above}
          title={messages.review}
          missing={{
            title: messages.thereIsNoSuchPreparedApplication,
            note: messages.addressMayBeIncomplete,
            link: { to: paths.app.review, label: messages.openReview },
          }}
          failed={{ title: messages.preparedApplicationCouldNotBeLoaded }}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}

function Content({ prepared, onOutdated }: { prepared: PreparedDetail; onOutdated: () => void }) {
  const { application, questions, note, revision } = prepared;
  const draft = useReviewDraft(prepared);
  const goOn = useGoOn(application.id);
  const [isDecided, setDecided] = useState(false);
  const finish = () => {
    // At once: else the way on would be asked about as a way out.
    flushSync(() => setDecided(true));
    goOn();
  };
  const isWaiting = application.status === "NEEDS_APPROVAL";
  return (
    <>
      <LeaveWarning
        isUnsaved={isWaiting && !isDecided && draft.changes.length > 0}
        note={messages.yourChangesAreForgotten}
      />
      <div>
        <Breadcrumb above={above} current={application.job_title} />
        <PageHeader
          title={application.job_title}
          badge={<StatusBadge status={application.status} />}
          note={
            <>
              {messages.filterPreparedOnPlatformNameWhen(
                [application.company_name, application.location].filter(Boolean).join(", "),
                application.platform_name,
                formatDayTime(prepared.prepared_at),
              )}
            </>
          }
          actions={<PostingAddress url={application.job_url} />}
        />
      </div>
      {isWaiting ? null : (
        <Alert
          tone="info"
          title={messages.thisApplicationWaitsForYourApproval}
          action={
            <ButtonLink size="sm" to={paths.app.application(application.id)}>
              {messages.openItsRecord}
            </ButtonLink>
          }
        >
          {application.reason}
        </Alert>
      )}
      {isWaiting && note !== "" ? (
        <Alert
          tone="you"
          title={revision === 1 ? messages.beforeYouApproveIt : messages.itWaitsForYouAgain}
        >
          {note}
        </Alert>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-[320px_minmax(0,1fr)]">
        <div className="over-bar grid min-w-0 gap-5">
          <KeptNote isBack={draft.isBack} />
          <QuestionList questions={isWaiting ? questions : questions.map(locked)} draft={draft} />
          {isWaiting ? (
            <DecisionBar
              prepared={prepared}
              draft={draft}
              onDone={finish}
              onOutdated={onOutdated}
            />
          ) : null}
          {prepared.description === "" ? null : <Posting text={prepared.description} />}
        </div>
        <div className="grid min-w-0 gap-5 xl:order-first">
          <QueueCard id={application.id} />
          <MatchCard score={application.match_score} reasons={prepared.match_reasons} />
          <CvCard cv={prepared.cv} />
          <FormPicture prepared={prepared} />
          <ReviewSwitch
            platform={{ id: application.platform_id, name: application.platform_name }}
          />
        </div>
      </div>
    </>
  );
}

const locked = (question: PreparedDetail["questions"][number]) => ({
  ...question,
  can_edit: false,
});

/** To the next one that waits, else to the list. */
function useGoOn(id: string): () => void {
  const navigate = useNavigate();
  const waiting = leastSureFirst(useQuery(preparedQuery).data ?? []);
  const next = waiting.find(({ application }) => application.id !== id)?.application.id;
  return () => void navigate(next === undefined ? paths.app.review : paths.app.prepared(next));
}

function PostingAddress({ url }: { url: string }) {
  const address = webAddress(url);
  if (address === undefined) return null;
  return (
    <a
      className="inline-flex h-11 items-center justify-center gap-[7px] rounded-md border border-[color-mix(in_oklab,var(--border-strong)_55%,var(--border))] bg-surface px-3.5 leading-none font-semibold whitespace-nowrap hover:bg-hover lg:h-9 [&_svg]:size-4 [&_svg]:stroke-[1.75]"
      href={address}
      target="_blank"
      rel="noreferrer"
    >
      <ExternalLink aria-hidden="true" />
      {messages.openPosting}
    </a>
  );
}

function CvCard({ cv }: { cv: PreparedDetail["cv"] }) {
  return (
    <Card>
      <CardHeader title={messages.cv} />
      <CardBody>
        {cv === null ? (
          <p className="text-fg-2">{messages.thisFormHasNoPlace}</p>
        ) : (
          <p className="flex gap-2.5">
            <FileCheck className="mt-0.5 size-4 shrink-0 text-fg-3" aria-hidden="true" />
            <span className="min-w-0">
              <span className="block font-semibold break-words">
                {messages.fileName(cv.file_name, cv.version)}
              </span>
              <span className="block font-mono text-meta break-all text-fg-3">
                {messages.checksum(cv.sha256.slice(0, 16))}
              </span>
            </span>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function FormPicture({ prepared: { pictures, application } }: { prepared: PreparedDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [picture] = pictures;
  if (picture === undefined || isBroken) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="block min-w-0 overflow-hidden rounded-[8px] border border-border text-left hover:border-border-strong"
      >
        <span className="block h-[190px] bg-[#eceae6] dark:bg-[#2a2d2e]">
          <img
            src={picture.url}
            alt=""
            className="size-full object-cover object-top"
            onError={() => setBroken(true)}
          />
        </span>
        <span className="block border-t border-border px-[11px] py-2 text-small font-semibold">
          <span className="sr-only">{messages.applicationScreenshot}</span> {messages.theForm}
        </span>
      </button>
      {isOpen ? (
        <ScreenshotDialog
          pictures={pictures}
          subject={messages.jobTitleAtCompanyName(application.job_title, application.company_name)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function Posting({ text }: { text: string }) {
  return (
    <Card>
      <CardHeader title={messages.thePosting} />
      <CardBody>
        <PostingText text={text} className="break-words" />
      </CardBody>
    </Card>
  );
}
