import type { AnswerOutcome, NeedsYou } from "@sendoff/contract/needs-you";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { IdlePlatform } from "../../components/user-actions.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Badge, CountPip } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { Tabs } from "../../components/ui/tabs.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { useMedia } from "../../lib/use-media.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { needsYouQuery } from "../../queries/needs-you.query.ts";
import { DailyMailSwitch } from "./daily-mail-switch.tsx";
import { AccountDetail } from "./account-detail.tsx";
import { ApprovalsDetail } from "./approvals-detail.tsx";
import { CheckDetail } from "./check-detail.tsx";
import { ItemList } from "./item-list.tsx";
import {
  countWords,
  isUnder,
  itemOfApplication,
  itemsOf,
  NEED_TABS,
  type NeedItem,
  type NeedTab,
} from "./items.ts";
import { HandoffNotice, type Handoff } from "./handoff-notice.tsx";
import { QuestionDetail } from "./question-detail.tsx";
import { ReviewDetail } from "./review-detail.tsx";
import { inboxKeyTexts } from "./keys.ts";
import { messages } from "./messages.ts";
import { StoppedDetail } from "./stopped-detail.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";

/** /app/needs-you: what only the user can do, and where they do it. */
export function NeedsYouPage() {
  usePageTitle(messages.needsYou);
  const inbox = useQuery(needsYouQuery);
  const [handoff, setHandoff] = useState<Handoff>();
  const { data } = inbox;
  const isNarrow = useMedia("(max-width: 56.24rem)");
  const [query] = useSearchParams();
  // A page of its own there: what is asked comes first, and the words about all of it stay with the list.
  const isOneAlone =
    isNarrow && data !== undefined && findWanted(itemsOf(data), query) !== undefined;
  return (
    <div className="page-column">
      {isOneAlone ? (
        <h1 className="sr-only" tabIndex={-1}>
          {messages.needsYou}
        </h1>
      ) : (
        <PageHeader
          title={messages.needsYou}
          note={
            data === undefined || data.count === 0
              ? messages.questionsCodesAndChecks
              : messages.answerOnce(countWords(data.count))
          }
          isWayOn
          actions={<ButtonLink to={paths.app.answers}>{messages.answerBank}</ButtonLink>}
        />
      )}
      {isOneAlone ? null : <ManyOpen questions={data?.questions ?? []} />}
      {handoff === undefined ? null : (
        <HandoffNotice handoff={handoff} onClose={() => setHandoff(undefined)} />
      )}
      {data !== undefined ? (
        <Inbox
          inbox={data}
          onAnswered={(outcome) => setHandoff({ kind: "answered", outcome })}
          onResumed={(platform) => setHandoff({ kind: "resumed", platform })}
          onRetry={(idle) => setHandoff({ kind: "retried", idle })}
        />
      ) : (
        <Card>
          {inbox.isPending ? (
            <SkeletonRows
              rows={4}
              label={messages.loadingWhatNeedsYou}
              rowClassName="min-h-[84px]"
            />
          ) : (
            <ErrorState title={messages.whatNeeds} onRetry={() => inbox.refetch()} />
          )}
        </Card>
      )}
      {isOneAlone ? null : <DailyMailSwitch />}
    </div>
  );
}

/** With several questions open, all of them on one page are the quicker way. */
function ManyOpen({ questions }: Pick<NeedsYou, "questions">) {
  const count = questions.filter(({ kind }) => kind !== "file").length;
  if (count < 2) return null;
  const waiting = new Set(
    questions.flatMap((question) => question.waiting.map((job) => job.application_id)),
  ).size;
  return (
    <Alert
      tone="you"
      title={messages.questionsAreOpen(count)}
      action={
        <ButtonLink size="sm" variant="you" to={paths.app.openQuestions}>
          {messages.answerAllOnOnePage}
        </ButtonLink>
      }
    >
      {messages.applicationWaitsForThemEachQuestion(waiting)}
    </Alert>
  );
}

interface InboxProps {
  inbox: NeedsYou;
  onAnswered: (outcome: AnswerOutcome) => void;
  onResumed: (platform: { id: number; name: string }) => void;
  onRetry: (idle: IdlePlatform) => void;
}

function Inbox({ inbox, ...acts }: InboxProps) {
  const [query, setQuery] = useSearchParams();
  const [shown, setShown] = useState<Shown>();
  const part = useRef<HTMLElement>(null);
  const all = itemsOf(inbox);
  const asked = query.get("tab");
  const tab: NeedTab = NEED_TABS.find(({ value }) => value === asked)?.value ?? "all";
  const items = all.filter((item) => isUnder(item, tab));
  // What is shown stays, whatever comes in above it: something may be typed there.
  const wanted = findWanted(withFirst(all, shown?.id), query);
  // Once it is dealt with, what stood below it is next.
  const open = wanted ?? items.find(({ id }) => id === shown?.id) ?? atPlace(items, shown, tab);
  const place = open === undefined ? -1 : items.indexOf(open);
  if (open?.id !== shown?.id || (shown !== undefined && (place !== shown.at || tab !== shown.tab)))
    setShown(open === undefined ? undefined : { id: open.id, at: place, tab });
  const addressOf = (item: NeedItem) => paths.app.need(item.id, tab);
  useInboxKeys({ part, items, openId: open?.id, namedId: wanted?.id, addressOf });
  if (all.length === 0) return <NothingWaits savedAnswers={inbox.saved_answers} />;
  return (
    <Card
      ref={part}
      className="grid min-h-[min(640px,75dvh)] overflow-hidden max-lg:block max-lg:min-h-0 max-lg:overflow-visible max-lg:border-0 max-lg:bg-transparent max-lg:shadow-none lg:grid-cols-[320px_minmax(0,1fr)] xl:grid-cols-[380px_minmax(0,1fr)]"
    >
      <div
        className={cn(
          "flex min-w-0 flex-col border-border lg:border-r",
          wanted !== undefined && "max-lg:hidden",
        )}
      >
        <Tabs
          label={messages.whatWaits}
          value={tab}
          onChange={(value) => setQuery(value === "all" ? {} : { tab: value }, { replace: true })}
          items={NEED_TABS.map(({ value, label }) => ({
            value,
            label:
              value === "all" ? (
                <>
                  {label}
                  <CountPip count={all.length} isQuiet />
                </>
              ) : (
                label
              ),
          }))}
          listClassName="lg:px-5 max-lg:mb-2.5"
        />
        <ItemList items={items} openId={open?.id} addressOf={addressOf} />
        <ListFoot isEmpty={items.length === 0} savedAnswers={inbox.saved_answers} />
      </div>
      <div data-need-detail="" className={cn("min-w-0", wanted === undefined && "max-lg:hidden")}>
        {open === undefined ? null : (
          <Detail
            key={open.id}
            item={open}
            place={all.indexOf(open) + 1}
            of={all.length}
            {...acts}
          />
        )}
      </div>
    </Card>
  );
}

/** What is shown, and where it stood in which list. */
interface Shown {
  readonly id: string;
  readonly at: number;
  readonly tab: NeedTab;
}

/** What stands where the last one stood in this list, or is its last; of another list the first. */
function atPlace(
  items: readonly NeedItem[],
  last: Shown | undefined,
  tab: NeedTab,
): NeedItem | undefined {
  const at = last === undefined || last.tab !== tab ? 0 : Math.max(0, last.at);
  return items[Math.min(at, items.length - 1)];
}

/** The items, with this one first where it is among them. */
function withFirst(items: readonly NeedItem[], id: string | undefined): readonly NeedItem[] {
  const first = items.find((item) => item.id === id);
  return first === undefined ? items : [first, ...items.filter((item) => item !== first)];
}

/** The item that the address names: by its id, or by an application that waits for it, the first of several. */
function findWanted(items: readonly NeedItem[], query: URLSearchParams): NeedItem | undefined {
  const id = query.get("item");
  const application = query.get("application");
  if (application !== null) return itemOfApplication(items, application);
  return id === null ? undefined : items.find((item) => item.id === id);
}

function Detail({
  item,
  place,
  of,
  onAnswered,
  onResumed,
  onRetry,
}: Omit<InboxProps, "inbox"> & { item: NeedItem; place: number; of: number }) {
  return (
    <>
      <Link
        to={paths.app.needsYou}
        className="target-alone mb-3 inline-flex items-center gap-1 text-small text-fg-2 lg:hidden"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {messages.needsYouOf(place, of)}
      </Link>
      <div className="max-lg:rounded-[10px] max-lg:border max-lg:border-border max-lg:bg-surface max-lg:p-4 lg:px-8 lg:pt-6 lg:pb-7">
        {item.tab === "questions" ? (
          <QuestionDetail question={item.question} onAnswered={onAnswered} />
        ) : item.tab === "check" ? (
          <CheckDetail check={item.check} />
        ) : item.tab === "sign-in" ? (
          <AccountDetail account={item.account} onResumed={onResumed} />
        ) : item.tab === "approve" ? (
          <ApprovalsDetail approvals={item.approvals} />
        ) : item.tab === "stopped" ? (
          <StoppedDetail stopped={item.stopped} onRetry={onRetry} />
        ) : (
          <ReviewDetail review={item.review} />
        )}
      </div>
    </>
  );
}

function ListFoot({ isEmpty, savedAnswers }: { isEmpty: boolean; savedAnswers: number }) {
  return (
    <p className="mt-auto flex gap-[9px] px-5 py-4 text-small text-fg-3 max-lg:px-0">
      <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {messages.nothingOfThisKindNeedsYou(
          isEmpty,
          savedAnswers,
          <Link className="link" to={paths.app.answers}>
            {messages.answerBankInText}
          </Link>,
          <span className="max-lg:hidden">{inboxKeyTexts.hint}</span>,
        )}
      </span>
    </p>
  );
}

function NothingWaits({ savedAnswers }: { savedAnswers: number }) {
  return (
    <Card>
      <div className="flex justify-center pt-6">
        <Badge tone="success" Icon={CircleCheck}>
          {messages.allClear}
        </Badge>
      </div>
      <EmptyState
        title={messages.nothingNeedsYou}
        note={messages.whenAFormAsksWithAnswers(savedAnswers)}
        action={<ButtonLink to={paths.app.answers}>{messages.openTheAnswerBank}</ButtonLink>}
      />
    </Card>
  );
}
