import { Button } from "../../components/ui/button.tsx";
import { statusLook } from "../../components/ui/status-badge.tsx";
import { type LogFilters, platformNameOf } from "./log-entries.ts";

/** Says that a link has narrowed the list, and takes that back. */
export function FilterLine({ filters, onClear }: { filters: LogFilters; onClear: () => void }) {
  const { status, platform } = filters;
  if (status === "all" && platform === "all") return null;
  const words = [
    status === "all" ? "" : statusLook(status).word,
    platform === "all" ? "" : platformWord(platform),
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-3 border-b border-border bg-sunken px-4 py-2 text-small text-fg-2 lg:px-5">
      <span>
        Only: <b className="font-semibold">{words.join(", ")}</b>
      </span>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Show all
      </Button>
    </div>
  );
}

/** A link may name a platform by its id. */
function platformWord(platform: string): string {
  return /^\d+$/.test(platform) ? platformNameOf("", Number(platform)) : platform;
}
