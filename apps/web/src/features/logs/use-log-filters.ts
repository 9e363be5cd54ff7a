import { useSearchParams } from "react-router";
import type { LogFilters } from "./log-entries.ts";

/** The filters that stand in the address: `?status=pending&platform=1`. */
export function useLogFilters(): { filters: LogFilters; clear: () => void } {
  const [address, setAddress] = useSearchParams();
  const read = (name: string) => address.get(name)?.trim() || "all";
  return {
    filters: { status: read("status"), platform: read("platform") },
    clear: () => setAddress({}, { replace: true }),
  };
}
