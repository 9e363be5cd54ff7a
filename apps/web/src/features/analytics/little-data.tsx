import type { Analytics } from "@sendoff/contract/analytics";
import { axisTicks } from "../../components/charts/scale.ts";
import { Initials } from "../../components/ui/initials.tsx";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/format.ts";
import { littleDataTexts as texts } from "./messages.ts";
import { percent } from "./percent.ts";

// What a card shows before its chart can say something. Each keeps the chart's height, and each has the chart's table beside it.

const MOST_OTHERS = 3;

/**
 * One platform has nothing to stand beside: its two figures, each with a bar on a scale that is told, and what else is connected
 * and has sent nothing yet.
 */
export function OnePlatform({
  platform,
  others,
}: {
  platform: Analytics["platform_performance"][number];
  others: readonly string[];
}) {
  const { platform_name: name, applications, success_rate: rate } = platform;
  return (
    <div className="grid min-h-[250px] content-center gap-4">
      <div className="grid gap-4" aria-hidden="true">
        <p className="flex items-center gap-3">
          <Initials name={name} />
          <b className="truncate font-semibold">{name}</b>
        </p>
        <Measure
          label={texts.applications}
          figure={formatCount(applications)}
          share={applications / scaleOf(applications)}
          colour="bg-chart-1"
        />
        <Measure
          label={texts.successRate}
          figure={percent(rate)}
          share={(rate ?? 0) / 100}
          colour="bg-chart-5"
        />
      </div>
      {others.length === 0 ? null : (
        <ul className="grid gap-2 border-t border-border pt-3.5 text-small">
          {others.slice(0, MOST_OTHERS).map((other) => (
            <li key={other} className="flex items-center gap-2.5">
              <Initials name={other} size="sm" />
              <span className="min-w-0 flex-1 truncate text-fg-2">{other}</span>
              <span className="text-fg-3">{texts.nothingYet}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Measure({
  label,
  figure,
  share,
  colour,
}: {
  label: string;
  figure: string;
  share: number;
  colour: string;
}) {
  return (
    <div className="num grid gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-small text-fg-2">{label}</span>
        <b className="text-[22px]/[26px] font-[640] tracking-[-0.025em]">{figure}</b>
      </p>
      <span className="h-3.5 overflow-hidden rounded-xs bg-neutral-soft">
        <i
          className={cn("block h-full rounded-xs forced-colors:bg-[CanvasText]", colour)}
          style={{ width: `${100 * share}%` }}
        />
      </span>
    </div>
  );
}

/** The value at the full width of a platform's bar: the round end of an axis. */
export function scaleOf(highest: number): number {
  return axisTicks(highest).at(-1) ?? highest;
}

/** The first month with the ones that it will be compared with. */
export function FirstMonth({
  month,
  next,
  value,
}: {
  month: string;
  next: readonly string[];
  value: number;
}) {
  const box = "mx-auto block size-10 rounded-sm";
  return (
    <div className="grid h-[250px] content-center justify-items-center gap-5">
      <div className="grid grid-flow-col gap-7" aria-hidden="true">
        {[month, ...next].map((name, index) => (
          <span key={name} className="text-center text-meta text-fg-3">
            <i
              className={cn(
                box,
                index === 0
                  ? "bg-chart-1 forced-colors:bg-[CanvasText]"
                  : "border border-dashed border-border-strong",
              )}
            />
            <span className="mt-1.5 block">{name.slice(0, 3)}</span>
          </span>
        ))}
      </div>
      <p className="num text-center">
        <b className="block font-semibold">{texts.inMonth(formatCount(value), month)}</b>
        <span className="text-fg-2">{texts.comparison(next[0] ?? "")}</span>
      </p>
    </div>
  );
}

const MOST_COMPANIES = 5;

/** Before a company has two, a ranking would be a list of ones: so it is a list. */
export function CompanyList({ companies }: { companies: Analytics["top_companies"] }) {
  const rest = companies.length - MOST_COMPANIES;
  return (
    <div className="min-h-[250px]" aria-hidden="true">
      <ul>
        {companies.slice(0, MOST_COMPANIES).map(({ company_name: name }) => (
          <li
            key={name}
            className="flex items-center gap-3 border-t border-border py-[9px] first:border-t-0"
          >
            <Initials name={name} size="sm" />
            <span className="min-w-0 truncate">{name}</span>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className="border-t border-border pt-2 text-small text-fg-3">{texts.more(rest)}</p>
      ) : null}
    </div>
  );
}
