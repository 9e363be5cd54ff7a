import type { LivePage, LivePageEnd } from "@sendoff/contract/live-view";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Hand } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { NotLoaded } from "../../components/not-loaded.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState } from "../../components/ui/states.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { livePageQuery, refreshLivePages } from "../../queries/live-page.query.ts";
import { refreshNeeds } from "../../queries/needs-you.query.ts";
import { messages } from "./messages.ts";
import { Steering } from "./steering.tsx";
import { useLivePage } from "./use-live-page.ts";
import { WatchSignIn } from "./watch-sign-in.tsx";
import { endWords, waitsWords } from "./messages.ts";

const above = [{ to: paths.app.needsYou, label: messages.needsYou }];
/** As long as a postmark takes to land. */
const PASSED_MS = 420;

/** /app/live/:platformId: the page in which a portal asks for its account's owner, in their hands. */
export function SteerPage() {
  const platformId = Number(useParams()["platformId"]);
  const query = useQuery(livePageQuery(platformId));
  if (query.data !== undefined) return <Shown key={platformId} page={query.data} />;
  return (
    <div className="page-column">
      {query.isPending ? (
        <Card>
          <SkeletonRows rows={4} label={messages.lookingForThePage} />
        </Card>
      ) : (
        <NotLoaded
          error={query.error}
          above={above}
          title={messages.livePage}
          missing={{
            title: messages.thereIsNoSuchPlatform,
            note: messages.addressMayBeIncomplete,
            link: { to: paths.app.platforms, label: messages.openPlatforms },
          }}
          failed={{
            title: messages.pageCouldNotBeLoaded,
            note: messages.itStaysOpen,
          }}
          onRetry={() => query.refetch()}
        />
      )}
    </div>
  );
}

function Shown({ page }: { page: LivePage }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const live = useLivePage(page.platform_id, page.state === "asked", canvas);
  const { end } = live;
  const isPassed = useEnd(end, page);
  const { platform_name: name } = page;
  const isAsked = (live.state?.state ?? page.state) === "asked" && end === undefined;
  const isSteered = isAsked || isPassed;
  const title = isSteered ? messages.wantsToSeeYou(name) : messages.nameSPage(name);
  usePageTitle(title);
  return (
    <div className="page-column">
      <div>
        <Breadcrumb above={above} current={name} />
        <PageHeader
          title={title}
          badge={
            isSteered ? (
              <Badge tone="you" Icon={Hand}>
                {messages.needsYou}
              </Badge>
            ) : undefined
          }
          note={isSteered ? waitsWords(page) : undefined}
        />
      </div>
      {isSteered ? (
        <Steering page={page} live={live} canvas={canvas} isPassed={isPassed} />
      ) : (
        <Over page={page} end={end} />
      )}
    </div>
  );
}

/**
 * What the worker said of the end is true from now on everywhere. True for a moment once the portal has let its owner through: only
 * then a run's page takes over, or what else there is to say is said.
 */
function useEnd(end: LivePageEnd | undefined, page: LivePage): boolean {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = useCallback(() => {
    refreshLivePages(client);
    refreshNeeds(client);
  }, [client]);
  const [isOver, setIsOver] = useState(false);
  // Of the page that was passed: the account may soon have another.
  const [passed, setPassed] = useState<LivePage>();
  const isPassed = end === "passed";
  if (isPassed && passed === undefined) setPassed(page);
  if (!isPassed && passed !== undefined) {
    setPassed(undefined);
    setIsOver(false);
  }
  useEffect(() => {
    if (end !== undefined && end !== "passed") refresh();
  }, [end, refresh]);
  useEffect(() => {
    if (passed === undefined) return;
    const timer = setTimeout(() => {
      refresh();
      if (passed.run_id === null) return setIsOver(true);
      const { title, note } = endWords("passed", passed);
      showToast(title, { note });
      void navigate(workPath(passed, passed.run_id), { replace: true });
    }, PASSED_MS);
    return () => clearTimeout(timer);
  }, [passed, navigate, refresh]);
  return isPassed && !isOver;
}

/** The page of what goes on: a run, or the list of a preview. */
const workPath = (page: LivePage, runId: string): string =>
  page.is_preview ? paths.app.fits(page.platform_id) : paths.app.run(runId);

/** No check waits here, or no longer: how that came, and where it goes on. */
function Over({ page, end }: { page: LivePage; end: LivePageEnd | undefined }) {
  const isRun = page.run_id !== null;
  const ended = end ?? (page.state === "open" ? "open" : page.ended_as);
  const { title, note } = endWords(ended, page);
  // A run that lost its page begins again by itself.
  const isAgain = ended === "time_over" || ended === "not_now";
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever acted in the page goes on here, not at the top of the document.
    if (end !== undefined) text.current?.focus();
  }, [end]);
  return (
    <Card>
      <div ref={text} role="status" tabIndex={-1} className="outline-none">
        <EmptyState
          title={title}
          note={note}
          action={
            page.run_id !== null && !isAgain ? (
              <ButtonLink variant="primary" to={workPath(page, page.run_id)}>
                {page.is_preview ? messages.openTheList : messages.openTheRun}
              </ButtonLink>
            ) : (
              <ButtonLink
                variant="primary"
                to={isRun && isAgain ? paths.app.needsYou : paths.app.platforms}
              >
                {isRun && isAgain ? messages.openNeedsYou : messages.openPlatforms}
              </ButtonLink>
            )
          }
        />
      </div>
      {page.state === "open" && !isRun ? (
        <div className="border-t border-border p-4 lg:p-5">
          <WatchSignIn platformId={page.platform_id} name={page.platform_name} />
        </div>
      ) : null}
    </Card>
  );
}
