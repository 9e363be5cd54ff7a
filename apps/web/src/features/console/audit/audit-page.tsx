import {
  AuditActor,
  type AuditRow,
  consoleAuditRoutes,
  MAX_WANTED,
} from "@sendoff/contract/console";
import { SecurityEventName } from "@sendoff/contract/security";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { EmptyState } from "../../../components/ui/states.tsx";
import { call } from "../../../lib/api-client.ts";
import { serverMessage } from "../../../lib/api-error.ts";
import { ConsolePage, NotThere } from "../shell/console-page.tsx";
import { DenseCard, DenseTable } from "../shell/dense.tsx";
import { AUDIT_COLUMNS, isRefusal } from "./audit-columns.tsx";
import { messages } from "./messages.ts";

interface Filter {
  readonly who: string;
  readonly actor: AuditActor | "";
  readonly event: SecurityEventName | "";
  readonly from: string;
  readonly to: string;
}
const ALL: Filter = { who: "", actor: "", event: "", from: "", to: "" };

function auditQuery(filter: Filter) {
  const named = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
  return infiniteQueryOptions({
    queryKey: ["console", "audit", named],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === 0 ? {} : { before: pageParam };
      return (await call(consoleAuditRoutes.listAudit, { query: { ...named, ...before }, signal }))
        .body;
    },
    initialPageParam: 0,
    getNextPageParam: ({ rows, has_more: hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
  });
}

/** Audit: what happened to whom and who did it, the newest first. */
export function AuditPage() {
  const [filter, setFilter] = useState(ALL);
  const query = useInfiniteQuery(auditQuery(filter));
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <ConsolePage title={messages.audit} reading={{ query }}>
      <Filters filter={filter} onFilter={setFilter} />
      {query.data === undefined ? (
        <NotThere query={query} />
      ) : (
        <DenseCard
          title={messages.trail}
          note={messages.timesIn(query.data.pages[0]?.time_zone ?? "")}
        >
          {rows.length === 0 ? (
            <EmptyState title={messages.nothingFits} note={messages.widenTheFilter} />
          ) : (
            <DenseTable
              label={messages.trail}
              columns={AUDIT_COLUMNS}
              rows={rows}
              keyOf={({ id }: AuditRow) => String(id)}
              toneOf={({ event }: AuditRow) => (isRefusal(event) ? "danger" : undefined)}
            />
          )}
          {query.isFetchNextPageError ? (
            <Alert tone="danger" title={messages.olderNotLoaded} className="mx-3.5 my-3">
              {serverMessage(query.error, messages.noConnection)}
            </Alert>
          ) : null}
          <div className="num flex items-center justify-between gap-3 border-t border-border px-3.5 py-2.5 text-fg-3">
            <span role="status">{messages.shown(rows.length)}</span>
            {query.hasNextPage ? (
              <Button
                size="sm"
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {messages.older}
              </Button>
            ) : null}
          </div>
        </DenseCard>
      )}
    </ConsolePage>
  );
}

const ACTORS = [
  { value: "", label: messages.anybody },
  ...AuditActor.options.map((value) => ({ value, label: messages.actors[value] })),
];
const EVENTS = [
  { value: "", label: messages.allActs },
  ...SecurityEventName.options
    .map((value) => ({ value, label: messages.events[value] }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
];

function Filters({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const [who, setWho] = useState(filter.who);
  const change = (part: Partial<Filter>) => onFilter({ ...filter, ...part, who: who.trim() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  return (
    <form
      role="search"
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-2.5 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.2fr)_auto_auto_auto]"
    >
      <Field label={messages.personOrOperator} className="max-xl:col-span-2">
        <Input
          icon={<Search aria-hidden="true" />}
          value={who}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_WANTED}
          placeholder={messages.addressOrId}
          onChange={(event) => setWho(event.target.value)}
        />
      </Field>
      <Field label={messages.who}>
        <Select
          value={filter.actor}
          placeholder={messages.anybody}
          options={ACTORS}
          onChange={(value) => change({ actor: AuditActor.safeParse(value).data ?? "" })}
        />
      </Field>
      <Field label={messages.act}>
        <Select
          value={filter.event}
          placeholder={messages.allActs}
          options={EVENTS}
          onChange={(value) => change({ event: SecurityEventName.safeParse(value).data ?? "" })}
        />
      </Field>
      <Field label={messages.from}>
        <Input
          type="date"
          value={filter.from}
          max={filter.to === "" ? undefined : filter.to}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Field>
      <Field label={messages.to}>
        <Input
          type="date"
          value={filter.to}
          min={filter.from === "" ? undefined : filter.from}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Field>
      <div className="flex gap-2 max-xl:col-span-2">
        <Button type="submit" variant="primary">
          {messages.find}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            setWho("");
            onFilter(ALL);
          }}
        >
          {messages.clear}
        </Button>
      </div>
    </form>
  );
}
