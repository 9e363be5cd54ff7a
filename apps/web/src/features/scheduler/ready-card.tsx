import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { paths } from "../../config/paths.ts";
import { formatLongDate, formatStart } from "../../lib/zoned.ts";
import { messages } from "./messages.ts";
import type { Day } from "./next-days.ts";
import { type PlanSummary, paceOf } from "./plan-summary.ts";
import { type Clock, weeklyWord } from "./row-words.ts";
import { andList } from "../../lib/format.ts";
import { WeekStrip } from "./week-strip.tsx";

/** 'Ready to Start?': the plan in a sentence, what it costs, what the week looks like (SPEC 2). */
export function ReadyCard({
  summary,
  days,
  credits,
  clock,
}: {
  summary: PlanSummary;
  days: readonly Day[];
  /** Undefined while the wallet is unknown. */
  credits: number | undefined;
  clock: Clock;
}) {
  const facts = factsOf(summary, credits, clock);
  return (
    <Card className="grid xl:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
      <div className="px-4 py-5 lg:p-6">
        <h2 className="h2">{messages.readyToStart}</h2>
        <p className="num mt-1.5 max-w-[44ch] text-fg-2">
          {summary.isSaved || summary.perDay + summary.perWeek === 0 ? null : (
            <>
              <b className="font-semibold text-fg">{messages.notSavedYet}</b>{" "}
            </>
          )}
          <PlanSentence summary={summary} today={clock.today} />
        </p>
        <dl className="num mt-[18px] grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-fg-2">{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink to={`${paths.app.wallet}?add=plan`}>{messages.addMoney}</ButtonLink>
          <ButtonLink variant="ghost" to={paths.app.dashboard}>
            {messages.changeJobPreferences}
          </ButtonLink>
        </div>
      </div>
      <div className="min-w-0 border-border px-4 py-5 max-xl:border-t lg:p-6 xl:border-l">
        <WeekStrip days={days} />
      </div>
    </Card>
  );
}

/** "Up to 24 applications a day, every day until 31 December, starting at 08:30." */
function PlanSentence({ summary, today }: { summary: PlanSummary; today: string }) {
  const { perDay, perWeek, once, onceNames, until, startsAt, weekday } = summary;
  if (perDay + perWeek + once === 0) {
    return <>{messages.nothingStartsByItselfEveryPlatform}</>;
  }
  const latest = summary.hasOneEnd ? "" : messages.atTheLatest;
  // Only Once has no last day.
  const end = until === "" ? "" : messages.untilWhenLatest(formatLongDate(until, today), latest);
  const names = andList(onceNames);
  return (
    <>
      {perDay === 0 ? null : (
        <>
          {messages.upTo(
            <b className="font-semibold text-fg">{messages.applicationADay(perDay)}</b>,
            perWeek,
          )}
        </>
      )}
      {perWeek === 0 ? null : (
        <>
          {messages.upToOnceAWeek(
            perDay,
            <b className="font-semibold text-fg">
              {messages.applicationMoreOnceAWeek(
                perDay,
                perWeek,
                weekday === undefined ? messages.onceAWeek : weeklyWord(weekday),
              )}
            </b>,
          )}
        </>
      )}
      {end === "" ? null : messages.endStartingAtStartsAt(end, startsAt)}
      {once === 0 ? null : (
        <>
          {messages.saveAllStartsAtOnce(
            names,
            <b className="font-semibold text-fg">{messages.application(once)}</b>,
          )}
        </>
      )}
    </>
  );
}

function factsOf(
  summary: PlanSummary,
  credits: number | undefined,
  { timeZone, today, now }: Clock,
): { label: string; value: string }[] {
  const { perDay, perWeek, once, until, next } = summary;
  const uses = [
    perDay > 0 ? messages.creditADay(perDay) : "",
    perWeek > 0 ? messages.creditAWeek(perWeek) : "",
    once > 0 ? messages.creditOnce(once) : "",
  ].filter(Boolean);
  const pace = credits === undefined ? undefined : paceOf(summary, credits, today);
  const lasts =
    pace === undefined || credits === 0 ? "" : `, ${paceText(pace, formatLongDate(until, today))}`;
  return [
    ...(uses.length === 0 ? [] : [{ label: messages.usesAtMost, value: uses.join(", ") }]),
    {
      label: messages.youHave,
      value: credits === undefined ? "-" : messages.creditsThatLast(credits, lasts),
    },
    ...(next === undefined
      ? []
      : [
          {
            label: messages.nextRun,
            value: `${next.name}, ${formatStart(next.at, timeZone, now)}`,
          },
        ]),
  ];
}

/** Whole days only, as the strip beside it draws them: a start that the credits reach in part is none. */
function paceText(
  { count, unit }: NonNullable<ReturnType<typeof paceOf>>,
  lastDay: string,
): string {
  if (unit === "end") return messages.enoughUntilLastDay(lastDay);
  return count === 0 ? messages.notEnoughForAFull(unit) : messages.enoughFor(count, unit);
}
