import { type ConsoleQueues, consoleQueueRoutes, type Waiting } from "@sendoff/contract/console";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Alert } from "../../../components/ui/alert.tsx";
import { call } from "../../../lib/api-client.ts";
import { formatCount } from "../../../lib/format.ts";
import { span } from "../shell/span.ts";
import { ConsolePage, NotThere } from "../shell/console-page.tsx";
import { type Column, DenseCard, DenseTable } from "../shell/dense.tsx";
import { messages } from "./messages.ts";

const queuesQuery = queryOptions({
  queryKey: ["console", "queues"],
  queryFn: async ({ signal }) =>
    (await call(consoleQueueRoutes.listConsoleQueues, { signal })).body,
});

/** Queues: what waits and how long, and who is at work. */
export function QueuesPage() {
  const query = useQuery(queuesQuery);
  const { data } = query;
  return (
    <ConsolePage title={messages.queues} reading={{ at: data?.as_of, query }}>
      {data === undefined ? <NotThere query={query} /> : <Queues queues={data} />}
    </ConsolePage>
  );
}

function Queues({ queues }: { queues: ConsoleQueues }) {
  return (
    <>
      {queues.is_compared ? null : (
        <Alert tone="you" title={messages.notCompared}>
          {messages.nothingIsSent}
        </Alert>
      )}
      <div className="grid items-start gap-3.5 xl:grid-cols-2">
        <DenseCard title={messages.backlogs} note={messages.promised}>
          <DenseTable
            label={messages.backlogs}
            columns={[
              { name: messages.what, isWide: true, cell: ({ kind }) => messages.kindOf(kind) },
              ...WAITING,
            ]}
            rows={queues.backlogs}
            keyOf={({ kind }) => kind}
            toneOf={({ kind, count }) =>
              kind.endsWith("_given_up") && count > 0 ? "danger" : undefined
            }
          />
        </DenseCard>
        <DenseCard title={messages.workers} note={messages.lanesHeld}>
          {queues.workers.length === 0 ? (
            <p className="px-3.5 py-6 text-fg-3">{messages.nobodyAtWork}</p>
          ) : (
            <DenseTable
              label={messages.workers}
              columns={WORKERS}
              rows={queues.workers}
              keyOf={({ worker }) => worker}
            />
          )}
        </DenseCard>
      </div>
      <DenseCard title={messages.jobs} note={messages.jobsDue}>
        <DenseTable
          label={messages.jobs}
          columns={JOBS}
          rows={queues.queues}
          keyOf={({ kind }) => kind}
          toneOf={({ failed_last_day: failed }) => (failed > 0 ? "danger" : undefined)}
        />
      </DenseCard>
    </>
  );
}

const WAITING: readonly Column<Waiting>[] = [
  { name: messages.waiting, isNumber: true, cell: ({ count }) => formatCount(count) },
  {
    name: messages.oldest,
    isNumber: true,
    cell: ({ count, oldest_seconds: seconds }) => (count === 0 ? "-" : span(seconds)),
  },
];

const JOBS: readonly Column<ConsoleQueues["queues"][number]>[] = [
  {
    name: messages.queue,
    isWide: true,
    cell: ({ kind }) => <span className="font-mono text-caption">{kind}</span>,
  },
  ...WAITING,
  { name: messages.active, isNumber: true, cell: ({ active }) => formatCount(active) },
  {
    name: messages.failedLastDay,
    isNumber: true,
    cell: ({ failed_last_day: failed }) => formatCount(failed),
  },
];

const WORKERS: readonly Column<ConsoleQueues["workers"][number]>[] = [
  {
    name: messages.worker,
    isWide: true,
    cell: ({ worker }) => <span className="font-mono text-caption">{worker}</span>,
  },
  { name: messages.lanes, isNumber: true, cell: ({ lanes }) => formatCount(lanes) },
  {
    name: messages.longest,
    isNumber: true,
    cell: ({ oldest_seconds: seconds }) => span(seconds),
  },
];
