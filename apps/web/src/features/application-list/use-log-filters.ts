import { LOG_PAGE_SIZES } from "@sendoff/contract/constants";
import { LogStatus } from "@sendoff/contract/logs";
import { useSearchParams } from "react-router";

/** What is shown of the logs; it stands in the address, so that a reload and Back show the same. */
export interface LogView {
  search: string;
  /** One of the statuses on the wire, or "all". */
  status: LogStatus | "all";
  /** A platform's id, or "all". */
  platform: string;
  page: number;
  pageSize: number;
}

/** A status in any case; the finer open ones are all Pending here. One that nobody knows narrows nothing. */
function readStatus(text: string): LogView["status"] {
  const word = text.toUpperCase();
  if (word.startsWith("NEEDS_")) return "PENDING";
  return LogStatus.safeParse(word).data ?? "all";
}

function readNumber(text: string | null): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

function readView(address: URLSearchParams): LogView {
  const platform = address.get("platform")?.trim() ?? "";
  const size = Number(address.get("size"));
  return {
    search: address.get("search") ?? "",
    status: readStatus(address.get("status") ?? ""),
    platform: /^\d{1,9}$/.test(platform) ? platform : "all",
    page: readNumber(address.get("page")),
    pageSize: LOG_PAGE_SIZES.find((known) => known === size) ?? LOG_PAGE_SIZES[0],
  };
}

function writeView({ search, status, platform, page, pageSize }: LogView): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== "") address.set("search", search);
  if (status !== "all") address.set("status", status.toLowerCase());
  if (platform !== "all") address.set("platform", platform);
  if (pageSize !== LOG_PAGE_SIZES[0]) address.set("size", String(pageSize));
  if (page !== 1) address.set("page", String(page));
  return address;
}

/** The view and how to change it: anything but a turn of the page begins on the first one again (SPEC 5). */
export function useLogView(): { view: LogView; show: (change: Partial<LogView>) => void } {
  const [address, setAddress] = useSearchParams();
  return {
    view: readView(address),
    show: (change) =>
      setAddress((before) => writeView({ ...readView(before), page: 1, ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

/** Whether the view leaves anything out. */
export function isNarrowed({ search, status, platform }: LogView): boolean {
  return search.trim() !== "" || status !== "all" || platform !== "all";
}

/** The same as the calls take it. */
export function filtersOf({ search, status, platform }: LogView) {
  return {
    ...(search.trim() === "" ? {} : { search: search.trim().slice(0, 200) }),
    ...(status === "all" ? {} : { status }),
    ...(platform === "all" ? {} : { platform_id: platform }),
  };
}
