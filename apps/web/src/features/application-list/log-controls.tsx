import { LogStatus } from "@sendoff/contract/logs";
import { platformNameOf } from "@sendoff/domain/platform";
import { useQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Select, type SelectOption } from "../../components/ui/select.tsx";
import { statusLook } from "../../components/ui/status-badge.tsx";
import { formatCount } from "../../lib/format.ts";
import { templatesQuery } from "../../queries/platforms.query.ts";
import { messages } from "./messages.ts";
import { type LogView, isNarrowed } from "./use-log-filters.ts";

const statuses: SelectOption[] = [
  { value: "all", label: messages.allStatuses },
  ...LogStatus.options.map((status) => ({ value: status, label: statusLook(status).word })),
];

/** Search, status and platform; how many entries they leave. */
export function LogControls({
  view,
  show,
  total,
}: {
  view: LogView;
  show: (change: Partial<LogView>) => void;
  total: number;
}) {
  const platforms = usePlatformOptions(view.platform);
  return (
    <div className="flex flex-wrap items-center gap-2.5 border-b border-border px-4 py-3.5 lg:px-5">
      <Input
        type="search"
        aria-label={messages.searchTheLogs}
        placeholder={messages.searchEvent}
        icon={<Search aria-hidden="true" />}
        className="lg:max-w-[370px]"
        maxLength={200}
        value={view.search}
        onChange={(event) => show({ search: event.target.value })}
      />
      <Select
        ariaLabel={messages.status}
        className="flex-1 lg:max-w-[150px]"
        value={view.status}
        options={statuses}
        onChange={(status) => show({ status: LogStatus.safeParse(status).data ?? "all" })}
      />
      <Select
        ariaLabel={messages.platform}
        className="flex-1 lg:max-w-[160px]"
        value={view.platform}
        options={platforms}
        onChange={(platform) => show({ platform: platform === "" ? "all" : platform })}
      />
      {isNarrowed(view) ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => show({ search: "", status: "all", platform: "all" })}
        >
          <X aria-hidden="true" />
          {messages.showAll}
        </Button>
      ) : null}
      <span
        className="num ml-auto text-small whitespace-nowrap text-fg-3 max-lg:sr-only"
        role="status"
      >
        {messages.countEntry(formatCount(total), total)}
      </span>
    </div>
  );
}

/** The platforms that can be connected, and the one that the address names, whatever it is. */
function usePlatformOptions(chosen: string): SelectOption[] {
  const { data: templates = [] } = useQuery(templatesQuery);
  const known = templates
    .filter(({ is_active: isActive }) => isActive)
    .map(({ id, platform_name: name }) => ({ value: String(id), label: name }));
  const isListed = chosen === "all" || known.some(({ value }) => value === chosen);
  const named = templates.find(({ id }) => String(id) === chosen)?.platform_name ?? null;
  return [
    { value: "all", label: messages.allPlatforms },
    ...known,
    ...(isListed ? [] : [{ value: chosen, label: platformNameOf(Number(chosen), named) }]),
  ];
}
