import type { LivePage } from "@sendoff/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Hand } from "lucide-react";
import { useEffect, useRef } from "react";
import { useParams } from "react-router";
import { Badge } from "../../components/ui/badge.tsx";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { livePageQuery } from "../../queries/live-page.query.ts";
import { refreshNeeds } from "../../queries/needs-you.query.ts";
import { Steering } from "./steering.tsx";
import { useLivePage } from "./use-live-page.ts";
import { endWords } from "./words.ts";

/** /app/live/:platformId: the page in which a portal asks for its account's owner, in their hands. */
export function SteerPage() {
  const platformId = Number(useParams()["platformId"]);
  const query = useQuery(livePageQuery(platformId));
  const { data } = query;
  usePageTitle(data === undefined ? "Live page" : `${data.platform_name} wants to see you`);
  if (data !== undefined) return <Shown key={platformId} page={data} />;
  return (
    <div className="page-column">
      <Card>
        {query.isPending ? (
          <SkeletonRows rows={4} label="Looking for the page" />
        ) : (
          <ErrorState title="The page could not be found." onRetry={() => void query.refetch()} />
        )}
      </Card>
    </div>
  );
}

function Shown({ page }: { page: LivePage }) {
  const client = useQueryClient();
  const canvas = useRef<HTMLCanvasElement>(null);
  const live = useLivePage(page.platform_id, page.state !== "closed", canvas);
  const { end } = live;
  const { queryKey } = livePageQuery(page.platform_id);
  useEffect(() => {
    if (end === undefined) return;
    // What it said is true from now on everywhere.
    void client.invalidateQueries({ queryKey });
    refreshNeeds(client);
  }, [client, end, queryKey]);
  const { platform_name: name } = page;
  const isAsked = (live.state?.state ?? page.state) === "asked" && end === undefined;
  return (
    <div className="page-column">
      <div>
        <Breadcrumb above={[{ to: paths.app.needsYou, label: "Needs you" }]} current={name} />
        <PageHeader
          title={isAsked ? `${name} wants to see you` : `${name}, live`}
          badge={
            isAsked ? (
              <Badge tone="you" Icon={Hand}>
                Needs you
              </Badge>
            ) : undefined
          }
          note={isAsked ? goesOnWords(page) : undefined}
        />
      </div>
      {isAsked ? (
        <Steering page={page} live={live} canvas={canvas} />
      ) : (
        <Over page={page} end={end ?? null} />
      )}
    </div>
  );
}

function goesOnWords({ run_id: runId }: LivePage): string {
  return runId === null
    ? "Pass its check below. The sign-in waits, and goes on where it stopped."
    : "Pass its check below. The run waits, and goes on where it stopped.";
}

function Over({ page, end }: { page: LivePage; end: LivePage["ended_as"] }) {
  const isRun = page.run_id !== null;
  // A page that is open and asks nothing: its owner was let through.
  const ended = end ?? (page.state === "open" ? "passed" : page.ended_as);
  const { title, note } = endWords(ended, page.platform_name, isRun);
  const isAgain = ended === "time_over" || ended === "not_now" || ended === "lost";
  return (
    <Card>
      <div role="status">
        <EmptyState
          title={title}
          note={note}
          action={
            page.run_id !== null && !isAgain ? (
              <ButtonLink variant="primary" to={paths.app.run(page.run_id)}>
                Open the run
              </ButtonLink>
            ) : (
              <ButtonLink
                variant="primary"
                to={isRun && isAgain ? paths.app.needsYou : paths.app.platforms}
              >
                {isRun && isAgain ? "Open Needs you" : "Open Platforms"}
              </ButtonLink>
            )
          }
        />
      </div>
    </Card>
  );
}
