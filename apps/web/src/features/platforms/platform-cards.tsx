import { ChevronLeft, ChevronRight, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { CountPip } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { EmptyState } from "../../components/ui/states.tsx";
import { TabPanel, Tabs } from "../../components/ui/tabs.tsx";
import { messages } from "./messages.ts";
import type { CardActions } from "./platform-card-buttons.tsx";
import { PlatformCard } from "./platform-card.tsx";
import {
  type PageOf,
  type PlatformEntry,
  type PlatformTab,
  entriesOfTab,
  pageOf,
  searchEntries,
} from "./platform-list.ts";

const tabs: readonly { value: PlatformTab; label: string }[] = [
  { value: "featured", label: messages.featuredPlatforms },
  { value: "connected", label: messages.connectedPlatforms },
  { value: "available", label: messages.availableToConnect },
];
const grid = "grid gap-4 sm:grid-cols-2 xl:grid-cols-4";

/** Tabs, search and pages over the platforms' cards. */
export function PlatformCards({
  entries,
  actions,
}: {
  entries: readonly PlatformEntry[];
  actions: CardActions;
}) {
  const { view, show } = useView();
  const { tab, search } = view;
  const found = searchEntries(entriesOfTab(entries, tab), search);
  const page = pageOf(found, view.page);
  const choose = (value: string) => {
    const next = tabs.find((item) => item.value === value);
    if (next !== undefined) show({ tab: next.value });
  };
  return (
    <section aria-labelledby="platform-cards" className="relative">
      <h2 id="platform-cards" className="sr-only">
        {messages.platforms}
      </h2>
      <div className="mb-3 lg:absolute lg:top-0 lg:right-0 lg:mb-0 lg:w-[250px]">
        <Input
          type="search"
          aria-label={messages.searchPlatforms}
          placeholder={messages.searchPlatforms}
          icon={<Search aria-hidden="true" />}
          value={search}
          onChange={(event) => show({ search: event.target.value })}
        />
      </div>
      <Tabs
        label={messages.platforms}
        value={tab}
        onChange={choose}
        listClassName="max-lg:-mx-4 max-lg:px-4 lg:pr-[266px]"
        items={tabs.map(({ value, label }) => ({
          value,
          label: (
            <>
              {label} <CountPip isQuiet count={entriesOfTab(entries, value).length} />
            </>
          ),
        }))}
      >
        {tabs.map(({ value }) => (
          <TabPanel key={value} value={value} className="pt-5 outline-offset-4">
            {found.length === 0 ? (
              <Nothing
                search={search}
                tab={tab}
                onClear={() => show({ search: "" })}
                onTab={choose}
              />
            ) : (
              <>
                <ul className={grid}>
                  {page.items.map((entry) => (
                    <li key={entry.template.id} className="grid min-w-0">
                      <PlatformCard entry={entry} actions={actions} />
                    </li>
                  ))}
                </ul>
                <Pages page={page} total={found.length} onPage={(next) => show({ page: next })} />
              </>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}

interface View {
  tab: PlatformTab;
  search: string;
  page: number;
}

function readView(address: URLSearchParams): View {
  const page = Number(address.get("page"));
  return {
    tab: tabs.find(({ value }) => value === address.get("tab"))?.value ?? "featured",
    search: address.get("search") ?? "",
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Tab, search and page stand in the address too, so that a reload and the way back find them. */
function useView() {
  const [address, setAddress] = useSearchParams();
  // What is typed is shown at once; the router takes an address up when it has time.
  const [view, setView] = useState(() => readView(address));
  const show = (change: Partial<View>) => {
    const next = { ...view, page: 1, ...change };
    setView(next);
    const { tab, search, page } = next;
    setAddress(
      {
        ...(tab === "featured" ? {} : { tab }),
        ...(search === "" ? {} : { search }),
        ...(page === 1 ? {} : { page: String(page) }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { view, show };
}

function Pages({
  page: { items, page, pages },
  total,
  onPage,
}: {
  page: PageOf<PlatformEntry>;
  total: number;
  onPage: (page: number) => void;
}) {
  return (
    <nav
      aria-label={messages.pages}
      className="mt-5 flex items-center justify-between gap-3 text-small text-fg-3"
    >
      <span className="num" aria-live="polite">
        {messages.ofPlatform(items.length, total, pages, page)}
      </span>
      <span className="flex gap-2">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          {messages.prev}
        </Button>
        <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {messages.next}
          <ChevronRight aria-hidden="true" />
        </Button>
      </span>
    </nav>
  );
}

function Nothing({
  search,
  tab,
  onClear,
  onTab,
}: {
  search: string;
  tab: PlatformTab;
  onClear: () => void;
  onTab: (tab: PlatformTab) => void;
}) {
  if (search.trim() !== "") {
    return (
      <Frame>
        <EmptyState
          title={messages.nothingHereIsCalled(search.trim())}
          note={messages.searchLooksAtNamesAndAddresses}
          action={<Button onClick={onClear}>{messages.clearTheSearch}</Button>}
        />
      </Frame>
    );
  }
  const isConnectedTab = tab === "connected";
  return (
    <Frame>
      <EmptyState
        title={isConnectedTab ? messages.noPlatformIsConnectedYet : messages.nothingMoreToConnect}
        note={isConnectedTab ? messages.connectOne : messages.everyPlatformThatCanBeConnected}
        action={
          <Button onClick={() => onTab(isConnectedTab ? "available" : "featured")}>
            {isConnectedTab ? messages.seeWhatCanBeConnected : messages.seeAllPlatforms}
          </Button>
        }
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-border bg-surface">{children}</div>;
}

export function CardsSkeleton() {
  return (
    <div role="status" aria-label={messages.loadingPlatforms}>
      <div className="mb-5 h-[104px] lg:h-[41px]">
        <Skeleton className="h-9! lg:w-[420px]!" />
      </div>
      <div className={grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div
            key={index}
            className="grid min-h-[214px] gap-4 rounded-lg border border-border bg-surface p-[18px]"
          >
            <div className="flex gap-3">
              <Skeleton className="size-11! rounded-[10px]!" />
              <span className="grid flex-1 content-center gap-2">
                <Skeleton className="w-[60%]" />
                <Skeleton className="h-2.5! w-[45%]" />
              </span>
            </div>
            <Skeleton className="h-[22px]! w-24" />
            <Skeleton className="h-2.5! w-full" />
            <Skeleton className="h-[30px]! w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
