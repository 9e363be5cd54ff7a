import { addDays } from "@sendoff/domain/schedule";
import { useQuery } from "@tanstack/react-query";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Segments } from "../../components/ui/segments.tsx";
import { Select } from "../../components/ui/select.tsx";
import { templatesQuery } from "../../queries/platforms.query.ts";
import { messages } from "./messages.ts";
import { type AnalyticsView, isBackwards } from "./use-analytics.ts";

const ranges = [
  { value: "all", label: messages.allTime, days: 0 },
  { value: "7", label: messages.dayCount(7), days: 7 },
  { value: "30", label: messages.dayCount(30), days: 30 },
  { value: "90", label: messages.dayCount(90), days: 90 },
];

/** Which days and which platform the figures are of. */
export function Filters({
  view,
  show,
  today,
}: {
  view: AnalyticsView;
  show: (change: Partial<AnalyticsView>) => void;
  today: string;
}) {
  const { data: templates = [] } = useQuery(templatesQuery);
  const platforms = templates.filter(
    ({ id, is_active: isActive }) => isActive || String(id) === view.platform,
  );
  const startOf = (days: number) => (days === 0 ? "" : addDays(today, 1 - days));
  const range = ranges.find(({ days }) => view.to === "" && view.from === startOf(days))?.value;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="max-sm:w-full">
        <Segments
          label={messages.time}
          isBlock
          isLabelShown
          value={range}
          options={ranges}
          onChange={(value) => {
            const days = ranges.find((one) => one.value === value)?.days ?? 0;
            show({ from: startOf(days), to: "" });
          }}
        />
      </div>
      <Field
        label={messages.from}
        className="w-[156px] max-sm:w-auto max-sm:min-w-[140px] max-sm:flex-1"
      >
        <Input
          type="date"
          max={today}
          value={view.from}
          onChange={(event) => show({ from: event.target.value })}
        />
      </Field>
      <Field
        label={messages.to}
        className="w-[156px] max-sm:w-auto max-sm:min-w-[140px] max-sm:flex-1"
        error={isBackwards(view) ? messages.chooseADayAfterFrom : undefined}
      >
        <Input
          type="date"
          max={today}
          value={view.to}
          onChange={(event) => show({ to: event.target.value })}
        />
      </Field>
      <Field label={messages.platform} className="w-[170px] max-sm:w-full">
        <Select
          value={view.platform}
          onChange={(platform) => show({ platform })}
          options={[
            { value: "all", label: messages.allPlatforms },
            ...platforms.map(({ id, platform_name: label }) => ({ value: String(id), label })),
          ]}
        />
      </Field>
    </div>
  );
}
