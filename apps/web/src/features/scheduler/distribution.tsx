import { PLATFORM_PAGE_SIZE } from "@sendoff/contract/constants";
import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Pagination } from "../../components/ui/pagination.tsx";
import { EmptyState } from "../../components/ui/states.tsx";
import { useMedia } from "../../lib/use-media.ts";
import { DistributionList } from "./distribution-list.tsx";
import { DistributionTable, type RowsProps } from "./distribution-table.tsx";
import { messages } from "./messages.ts";

/** Platform Distribution: search and eight rows a page (SPEC 2, 9). What is out of sight is saved with the rest. */
export function Distribution({ rows, ...given }: RowsProps) {
  const isNarrow = useMedia("(max-width: 56.24rem)");
  const [search, setSearch] = useState("");
  const [wantedPage, setPage] = useState(1);
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / PLATFORM_PAGE_SIZE));
  const page = Math.min(wantedPage, pages);
  const shown = found.slice((page - 1) * PLATFORM_PAGE_SIZE, page * PLATFORM_PAGE_SIZE);
  const Rows = isNarrow ? DistributionList : DistributionTable;
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title={messages.platformDistribution}
        hasLine
        className="max-lg:flex-wrap"
        end={
          <Input
            type="search"
            aria-label={messages.searchPlatforms}
            placeholder={messages.searchPlatforms}
            icon={<Search aria-hidden="true" />}
            className="lg:h-[34px] lg:w-[220px]!"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          title={messages.nothingMatchesSearch(search.trim())}
          note={messages.searchLooksAtThePlatformsNames}
          action={<Button onClick={() => setSearch("")}>{messages.clearTheSearch}</Button>}
        />
      ) : (
        <Rows rows={shown} {...given} />
      )}
      {pages === 1 ? null : (
        <Pagination page={page} pages={pages} onPage={setPage} hasEnds={false} />
      )}
    </Card>
  );
}
