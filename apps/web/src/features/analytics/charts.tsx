import type { Analytics } from "@sendoff/contract/analytics";
import { useQuery } from "@tanstack/react-query";
import { BarChart } from "../../components/charts/bar-chart.tsx";
import { ChartCard } from "../../components/charts/chart-card.tsx";
import { LineChart } from "../../components/charts/line-chart.tsx";
import { PieChart } from "../../components/charts/pie-chart.tsx";
import { RowChart } from "../../components/charts/row-chart.tsx";
import { formatCount } from "../../lib/format.ts";
import { isConnected, platformsQuery } from "../../queries/platforms.query.ts";
import {
  companyData,
  failureData,
  funnelData,
  monthlyData,
  platformData,
  statusData,
  weeklyData,
} from "./chart-data.ts";
import { firstMonth, onlyDayText } from "./little.ts";
import { CompanyList, FirstMonth, OnePlatform, scaleOf } from "./little-data.tsx";
import { littleDataTexts as texts, messages } from "./messages.ts";
import { VelocityCard } from "./velocity-card.tsx";

interface ChartsProps {
  readonly data: Analytics;
  /** Whether the reader has chosen one platform, and asks of no other. */
  readonly isOfOnePlatform: boolean;
}

/** The five charts of SPEC 2 with velocity and cost as the sixth card, then the funnel and what went wrong. */
export function Charts({ data, isOfOnePlatform }: ChartsProps) {
  return (
    <div className="grid gap-4 lg:gap-5 xl:grid-cols-2">
      <PlatformChart data={data} isOfOnePlatform={isOfOnePlatform} />
      <WeeklyChart data={data} />
      <MonthlyChart data={data} />
      <CompanyChart data={data} />
      <StatusChart data={data} />
      <VelocityCard data={data} />
      <FunnelChart data={data} />
      <FailureCard data={data} />
    </div>
  );
}

/** Where a chart would be empty, a sentence in its room. */
function Nothing({ children }: { children: string }) {
  return <p className="grid h-[250px] place-items-center px-6 text-center text-fg-3">{children}</p>;
}

/** The other platforms that are connected, by name, where they are asked for. */
function useOthers(id: number | undefined, isWanted: boolean): string[] {
  const { data = [] } = useQuery({ ...platformsQuery, enabled: isWanted });
  if (!isWanted) return [];
  return data
    .filter((one) => isConnected(one) && one.platform_id !== id)
    .map(({ platform_name: name }) => name);
}

function PlatformChart({ data, isOfOnePlatform }: ChartsProps) {
  const { bars, table } = platformData(data);
  const [only, ...more] = data.platform_performance;
  const isOne = only !== undefined && more.length === 0;
  const others = useOthers(only?.platform_id, isOne && !isOfOnePlatform);
  return (
    <ChartCard
      title={messages.platformPerformance}
      note={messages.applicationsAndSuccessRate}
      table={table}
      fileName="sendoff_platforms.csv"
      foot={isOne ? texts.fullWidth(formatCount(scaleOf(only.applications))) : undefined}
      legend={
        isOne ? undefined : (
          <span className="mr-1 flex flex-wrap gap-x-3 text-small text-fg-2 max-sm:hidden">
            <span className="flex items-center gap-1.5">
              <i className="size-2.5 rounded-xs bg-chart-1 forced-colors:bg-[CanvasText]" />
              {messages.applications}
            </span>
            <span className="flex items-center gap-1.5">
              <i className="size-2.5 rounded-xs bg-chart-5 forced-colors:bg-[GrayText]" />
              {messages.successRate}
            </span>
          </span>
        )
      }
    >
      {bars.length === 0 ? (
        <Nothing>{messages.nothingWasSentOnAnyPlatform}</Nothing>
      ) : isOne ? (
        <OnePlatform platform={only} others={others} />
      ) : (
        <BarChart
          label={messages.platformPerformance}
          bars={bars}
          unit={messages.applicationCount}
        />
      )}
    </ChartCard>
  );
}

function WeeklyChart({ data }: { data: Analytics }) {
  const { points, table } = weeklyData(data);
  const onlyText = onlyDayText(data, points);
  return (
    <ChartCard
      title={messages.weeklyApplicationTrend}
      note={messages.applicationsADay}
      table={table}
      fileName="sendoff_week.csv"
      foot={onlyText === undefined ? undefined : texts.secondDay}
    >
      <LineChart
        label={messages.weeklyApplicationTrend}
        points={points}
        unit={messages.applicationCount}
        onlyText={onlyText}
      />
    </ChartCard>
  );
}

function MonthlyChart({ data }: { data: Analytics }) {
  const { bars, table } = monthlyData(data);
  const first = firstMonth(data);
  return (
    <ChartCard
      title={messages.monthlyApplicationTrend}
      note={messages.applicationsAMonth}
      table={table}
      fileName="sendoff_months.csv"
    >
      {first === undefined ? (
        <BarChart
          label={messages.monthlyApplicationTrend}
          bars={bars}
          unit={messages.applicationCount}
        />
      ) : (
        <FirstMonth {...first} />
      )}
    </ChartCard>
  );
}

function CompanyChart({ data }: { data: Analytics }) {
  const { rows, table } = companyData(data);
  const isRanking = data.top_companies.some(({ applications }) => applications > 1);
  return (
    <ChartCard
      title={messages.topCompanies}
      note={isRanking || rows.length === 0 ? messages.whereYouHaveAppliedMost : texts.oneEach}
      table={table}
      fileName="sendoff_companies.csv"
    >
      {rows.length === 0 ? (
        <Nothing>{messages.noCompanyWasApplied}</Nothing>
      ) : !isRanking ? (
        <CompanyList companies={data.top_companies} />
      ) : (
        <RowChart label={messages.topCompanies} rows={rows} />
      )}
    </ChartCard>
  );
}

function StatusChart({ data }: { data: Analytics }) {
  const { parts, table } = statusData(data);
  return (
    <ChartCard
      title={messages.statusBreakdown}
      note={messages.everyTry}
      table={table}
      fileName="sendoff_statuses.csv"
    >
      {parts.length === 0 ? (
        <Nothing>{messages.nothingWasTriedInThisTime}</Nothing>
      ) : (
        <PieChart label={messages.statusBreakdown} parts={parts} unit={messages.triesInAll} />
      )}
    </ChartCard>
  );
}

function FunnelChart({ data }: { data: Analytics }) {
  const { rows, table } = funnelData(data);
  return (
    <ChartCard
      title={messages.fromJobToOffer}
      note={messages.eachStageIncludesTheOnesAfter}
      table={table}
      fileName="sendoff_funnel.csv"
    >
      <RowChart label={messages.fromJobToOffer} rows={rows} />
    </ChartCard>
  );
}

function FailureCard({ data }: { data: Analytics }) {
  const { rows, table } = failureData(data);
  return (
    <ChartCard
      title={messages.whyTriesFailed}
      note={messages.failedTryCostsNothing}
      table={table}
      fileName="sendoff_failures.csv"
    >
      {rows.length === 0 ? (
        <Nothing>{messages.nothingFailedInThisPeriod}</Nothing>
      ) : (
        <ol
          className="max-h-[250px] overflow-y-auto xl:min-h-[250px]"
          // The table says the same to screen readers.
          aria-hidden="true"
        >
          {rows.map(({ reason, count }) => (
            <li
              key={reason}
              className="flex items-baseline justify-between gap-4 border-t border-border py-2 first:border-t-0"
            >
              <span className="min-w-0 break-words text-fg-2">{reason}</span>
              <b className="num font-semibold">{count}</b>
            </li>
          ))}
        </ol>
      )}
    </ChartCard>
  );
}
