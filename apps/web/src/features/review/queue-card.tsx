import type { PreparedSummary } from "@sendoff/contract/review";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { Card } from "../../components/ui/card.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { Key } from "../../components/ui/key.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { isTyping } from "../../lib/is-typing.ts";
import { areSingleKeysOn, isDialogOpen } from "../../lib/single-keys.ts";
import { preparedQuery } from "../../queries/review.query.ts";
import { ApproveSure } from "./approve-sure.tsx";
import { queueTexts as texts } from "./messages.ts";

/** The ones with most to check first; of those alike the order in which they came. */
export function leastSureFirst(prepared: readonly PreparedSummary[]): PreparedSummary[] {
  return prepared.toSorted((a, b) => b.worth_a_look - a.worth_a_look);
}

/** What else waits for approval, beside the one that is read; J and K go through it. On narrow windows the list is a page of its own. */
export function QueueCard({ id }: { id: string }) {
  const { data } = useQuery(preparedQuery);
  const queue = leastSureFirst(data ?? []);
  useQueueKeys(
    queue.map(({ application }) => application.id),
    id,
  );
  if (queue.length < 2) return null;
  return (
    <Card className="max-xl:hidden">
      <nav aria-label={texts.label}>
        <div className="flex items-baseline justify-between gap-3 border-b border-border px-4 py-3">
          <h2 className="h3">{texts.count(queue.length)}</h2>
          <span className="text-small text-fg-3">{texts.order}</span>
        </div>
        <ul>
          {queue.map((one) => (
            <QueueRow key={one.application.id} prepared={one} isShown={one.application.id === id} />
          ))}
        </ul>
        <ApproveSure
          prepared={queue.filter(({ application }) => application.id !== id)}
          label={texts.approveOthers}
          className="mx-4 my-3"
        />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-border px-4 py-2.5 text-small text-fg-3">
          <Hint keys={["J", "K"]}>{texts.move}</Hint>
          <Hint keys={["A"]}>{texts.approve}</Hint>
          <Hint keys={["E"]}>{texts.change}</Hint>
          <Hint keys={["S"]}>{texts.skip}</Hint>
        </p>
      </nav>
    </Card>
  );
}

function Hint({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {children}
    </span>
  );
}

function QueueRow({
  prepared: { application, answers, worth_a_look: toCheck },
  isShown,
}: {
  prepared: PreparedSummary;
  isShown: boolean;
}) {
  const { job_title: job, company_name: company, match_score: score } = application;
  return (
    <li className="border-b border-border last:border-b-0">
      <Link
        to={paths.app.prepared(application.id)}
        aria-current={isShown ? "page" : undefined}
        className={cn(
          "flex items-center gap-3 px-4 py-3 focus-visible:-outline-offset-2",
          isShown ? "bg-you-soft shadow-[inset_3px_0_0_var(--you)]" : "hover:bg-hover",
        )}
      >
        <Initials name={company} size="sm" />
        <span className="min-w-0 flex-1">
          <b className="block truncate font-semibold">{job}</b>
          <span className="block truncate text-small text-fg-2">{company}</span>
          <span className={cn("block text-small", toCheck > 0 ? "text-you-text" : "text-fg-3")}>
            {texts.answers(answers, toCheck)}
          </span>
        </span>
        {score === null ? null : <b className="num font-semibold">{score}</b>}
      </Link>
    </li>
  );
}

/** J goes to the next one, K to the one before. */
function useQueueKeys(ids: readonly string[], id: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (step === undefined || !isOurs || !areSingleKeysOn()) return;
      if (isTyping(event) || isDialogOpen()) return;
      const next = ids[ids.indexOf(id) + step];
      if (next === undefined) return;
      event.preventDefault();
      void navigate(paths.app.prepared(next));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [ids, id, navigate]);
}
