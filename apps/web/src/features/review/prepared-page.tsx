import type { PreparedDetail } from "@sendoff/contract/review";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useParams } from "react-router";
import { KeptNote } from "../../components/kept-note.tsx";
import { LeaveWarning } from "../../components/leave-warning.tsx";
import { MatchCard } from "../../components/match-card.tsx";
import { NotLoaded } from "../../components/not-loaded.tsx";
import { ReviewSwitch } from "../../components/review-switch.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { preparedDetailQuery, preparedQuery } from "../../queries/review.query.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { leastSureFirst } from "./least-sure-first.ts";
import { messages } from "./messages.ts";
import { above, PaneHead, PreparedHead } from "./prepared-head.tsx";
import { CvCard, FormPicture, Posting } from "./prepared-parts.tsx";
import { QuestionList } from "./question-list.tsx";
import { useQueueKeys } from "./use-queue-keys.ts";
import { useReviewDraft } from "./use-review-draft.ts";
import { useSplit } from "./split.ts";

/**
 * /app/review/:id: one prepared application with every answer, to be changed, approved or rejected. A page of its own, or the pane
 * beside the list where there is room for both.
 */
export function PreparedPage() {
  const { id = "" } = useParams();
  const { isSplit } = useSplit();
  const query = useQuery(preparedDetailQuery(id));
  const prepared = query.data;
  usePageTitle(
    prepared === undefined
      ? messages.review
      : `${prepared.application.job_title}, ${prepared.application.company_name}`,
  );
  useQueueKeys(id);
  return (
    <div className={isSplit ? "grid min-w-0 gap-5" : "page-column"}>
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
          isPart={isSplit}
          title={messages.review}
          missing={{
            title: messages.thereIsNoSuchPreparedApplication,
            note: messages.addressMayBeIncomplete,
            link: { to: paths.app.review, label: messages.openReview },
          }}
          failed={{ title: messages.preparedApplicationCouldNotBeLoaded }}
          onRetry={() => query.refetch()}
        />
      )}
    </div>
  );
}

function Content({ prepared, onOutdated }: { prepared: PreparedDetail; onOutdated: () => void }) {
  const { application, questions, note, revision } = prepared;
  const { isSplit, onEdited } = useSplit();
  const draft = useReviewDraft(prepared);
  const goOn = useGoOn(application.id);
  const [isDecided, setDecided] = useState(false);
  const finish = () => {
    // At once: else the way on would be asked about as a way out.
    flushSync(() => setDecided(true));
    goOn();
  };
  const isWaiting = application.status === "NEEDS_APPROVAL";
  const isEdited = isWaiting && !isDecided && draft.changes.length > 0;
  useEffect(() => {
    onEdited(isEdited);
    return () => onEdited(false);
  }, [isEdited, onEdited]);
  return (
    <>
      <LeaveWarning isUnsaved={isEdited} note={messages.yourChangesAreForgotten} />
      {isSplit ? <PaneHead prepared={prepared} /> : <PreparedHead prepared={prepared} />}
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
      <div className="over-bar grid min-w-0 gap-5">
        <KeptNote isBack={draft.isBack} />
        <QuestionList questions={isWaiting ? questions : questions.map(locked)} draft={draft} />
        {isWaiting ? (
          <DecisionBar prepared={prepared} draft={draft} onDone={finish} onOutdated={onOutdated} />
        ) : null}
        {prepared.description === "" ? null : <Posting text={prepared.description} />}
      </div>
      <div className={cn("grid min-w-0 items-start gap-5", isSplit && "grid-cols-2")}>
        {isSplit ? null : (
          <MatchCard score={application.match_score} reasons={prepared.match_reasons} />
        )}
        <div className="grid min-w-0 gap-5">
          <CvCard cv={prepared.cv} />
          <ReviewSwitch
            platform={{ id: application.platform_id, name: application.platform_name }}
          />
        </div>
        <FormPicture prepared={prepared} />
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
