import type { Analytics } from "@sendoff/contract/analytics";
import { axisTicks } from "../../components/charts/scale.ts";
import { Initials } from "../../components/ui/initials.tsx";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/format.ts";
import { littleDataTexts as texts } from "./messages.ts";
import { percent } from "./percent.ts";

// What a card shows before its chart can say something. Each keeps the chart's height, and each has the chart's table beside it.

/** One platform has nothing to stand beside: a thin bar on a scale that is told, and the rate in figures. */
export function OnePlatform({ platform }: { platform: Analytics["platform_performance"][number] }) {
  const { platform_name: name, applications, success_rate: rate } = platform;
  const top = scaleOf(applications);
  return (
    <div className="grid h-[250px] content-center" aria-hidden="true">
      <div className="num grid grid-cols-[minmax(0,90px)_minmax(0,1fr)_auto] items-center gap-x-4">
        <b className="truncate font-semibold">{name}</b>
        <span className="h-3.5 overflow-hidden rounded-xs bg-neutral-soft">
          <i
            className="block h-full rounded-xs bg-chart-1 forced-colors:bg-[CanvasText]"
            style={{ width: `${(100 * applications) / top}%` }}
          />
        </span>
        <span>
          <b className="font-semibold">{formatCount(applications)}</b>{" "}
          <span className="text-fg-3">{percent(rate)}</span>
        </span>
      </div>
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
