import type { Analytics } from "@sendoff/contract";
import { BarChart } from "../../components/charts/bar-chart.tsx";
import { ChartCard } from "../../components/charts/chart-card.tsx";
import { LineChart } from "../../components/charts/line-chart.tsx";
import { PieChart } from "../../components/charts/pie-chart.tsx";
import { RowChart } from "../../components/charts/row-chart.tsx";
import { formatCount } from "../../lib/format.ts";
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
import { littleDataTexts as texts } from "./messages.ts";
import { VelocityCard } from "./velocity-card.tsx";

const UNIT = "applications";

/** The five charts of SPEC 2 with velocity and cost as the sixth card, then the funnel and what went wrong. */
export function Charts({ data }: { data: Analytics }) {
  return (
    <div className="grid gap-4 lg:gap-5 xl:grid-cols-2">
      <PlatformChart data={data} />
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

function PlatformChart({ data }: { data: Analytics }) {
  const { bars, table } = platformData(data);
  const [only, ...more] = data.platform_performance;
  const isOne = only !== undefined && more.length === 0;
  return (
    <ChartCard
      title="Platform Performance"
      note="Applications and success rate"
      table={table}
      fileName="sendoff_platforms.csv"
      foot={isOne ? texts.fullWidth(formatCount(scaleOf(only.applications))) : undefined}
      legend={
        isOne ? undefined : (
          <span className="mr-1 flex flex-wrap gap-x-3 text-small text-fg-2 max-sm:hidden">
            <span className="flex items-center gap-1.5">
              <i className="size-2.5 rounded-xs bg-chart-1 forced-colors:bg-[CanvasText]" />
              Applications
            </span>
            <span className="flex items-center gap-1.5">
              <i className="size-2.5 rounded-xs bg-chart-5 forced-colors:bg-[GrayText]" />
              Success Rate
            </span>
          </span>
        )
      }
    >
      {bars.length === 0 ? (
        <Nothing>Nothing was sent on any platform in this time.</Nothing>
      ) : isOne ? (
        <OnePlatform platform={only} />
      ) : (
        <BarChart label="Platform Performance" bars={bars} unit={UNIT} />
      )}
    </ChartCard>
  );
}

function WeeklyChart({ data }: { data: Analytics }) {
  const { points, table } = weeklyData(data);
  const onlyText = onlyDayText(data, points);
  return (
    <ChartCard
      title="Weekly Application Trend"
      note="Applications a day"
      table={table}
      fileName="sendoff_week.csv"
      foot={onlyText === undefined ? undefined : texts.secondDay}
    >
      <LineChart label="Weekly Application Trend" points={points} unit={UNIT} onlyText={onlyText} />
    </ChartCard>
  );
}

function MonthlyChart({ data }: { data: Analytics }) {
  const { bars, table } = monthlyData(data);
  const first = firstMonth(data);
  return (
    <ChartCard
      title="Monthly Application Trend"
      note="Applications a month"
      table={table}
      fileName="sendoff_months.csv"
    >
      {first === undefined ? (
        <BarChart label="Monthly Application Trend" bars={bars} unit={UNIT} />
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
      title="Top Companies"
      note={isRanking || rows.length === 0 ? "Where you have applied most" : texts.oneEach}
      table={table}
      fileName="sendoff_companies.csv"
    >
      {rows.length === 0 ? (
        <Nothing>No company was applied to in this time.</Nothing>
      ) : !isRanking ? (
        <CompanyList companies={data.top_companies} />
      ) : (
        <RowChart label="Top Companies" rows={rows} />
      )}
    </ChartCard>
  );
}

function StatusChart({ data }: { data: Analytics }) {
  const { parts, table } = statusData(data);
  return (
    <ChartCard
      title="Status Breakdown"
      note="Every try, by where it stands now"
      table={table}
      fileName="sendoff_statuses.csv"
    >
      {parts.length === 0 ? (
        <Nothing>Nothing was tried in this time.</Nothing>
      ) : (
        <PieChart label="Status Breakdown" parts={parts} unit="tries in all" />
      )}
    </ChartCard>
  );
}

function FunnelChart({ data }: { data: Analytics }) {
  const { rows, table } = funnelData(data);
  return (
    <ChartCard
      title="From found to offer"
      note="Each stage includes the ones after it"
      table={table}
      fileName="sendoff_funnel.csv"
    >
      <RowChart label="From found to offer" rows={rows} />
    </ChartCard>
  );
}

function FailureCard({ data }: { data: Analytics }) {
  const { rows, table } = failureData(data);
  return (
    <ChartCard
      title="Why tries failed"
      note="A failed try costs nothing"
      table={table}
      fileName="sendoff_failures.csv"
    >
      {rows.length === 0 ? (
        <Nothing>Nothing failed in this period.</Nothing>
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
