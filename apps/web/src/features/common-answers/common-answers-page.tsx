import type { CommonAnswers } from "@sendoff/contract/common-answers";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Badge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { paths, safeNext } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { CommonAnswersForm } from "./common-answers-form.tsx";
import { commonAnswersQuery } from "./common-answers.query.ts";
import { messages } from "./messages.ts";

/** /app/common-answers: what forms ask most, said once; the last step of the set-up, and open at any time (DECISIONS D15). */
export function CommonAnswersPage() {
  usePageTitle(messages.whatFormsAskMost);
  const [query] = useSearchParams();
  const next = query.get("next");
  const known = useQuery(commonAnswersQuery);
  // What is typed is built on what was there when the page opened; a save brings the new state itself.
  const [start, setStart] = useState<CommonAnswers>();
  if (start === undefined && known.data !== undefined && !known.isFetching) setStart(known.data);
  return (
    <div className="page-column">
      <PageHeader
        title={messages.whatFormsAskMost}
        badge={
          next === null ? undefined : <Badge tone="neutral">{messages.lastStepOfTheSetUp}</Badge>
        }
        note={messages.saidOnceHere}
        isWayOn
        actions={
          next === null ? (
            <ButtonLink to={paths.app.answers}>{messages.answerBankLabel}</ButtonLink>
          ) : undefined
        }
      />
      {start !== undefined ? (
        <CommonAnswersForm
          known={start}
          next={next === null ? undefined : safeNext(next)}
          onSaved={setStart}
        />
      ) : (
        <Card>
          {known.isError ? (
            <ErrorState
              title={messages.whatFormsAskMostCouldNotBeLoaded}
              onRetry={() => known.refetch()}
            />
          ) : (
            <SkeletonRows rows={6} label={messages.loadingWhatFormsAskMost} />
          )}
        </Card>
      )}
    </div>
  );
}
