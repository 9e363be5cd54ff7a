import type { ConsolePortals } from "@sendoff/contract/console";
import { useQuery } from "@tanstack/react-query";
import { formatCount } from "../../../lib/format.ts";
import { span } from "../shell/span.ts";
import { ConsolePage, NotThere } from "../shell/console-page.tsx";
import { Figures } from "../shell/dense.tsx";
import { Breakers } from "./breakers.tsx";
import { Bundles } from "./bundles.tsx";
import { messages } from "./messages.ts";
import { PageKeys } from "./page-keys.tsx";
import { portalsQuery } from "./portals.query.ts";
import { share } from "./share.ts";

/** Portals: breakers, page keys by variant, failure bundles. */
export function PortalsPage() {
  const query = useQuery(portalsQuery);
  const { data } = query;
  return (
    <ConsolePage title={messages.portals} reading={{ at: data?.as_of, query }}>
      {data === undefined ? (
        <NotThere query={query} />
      ) : (
        <>
          <Figures label={messages.now} figures={figuresOf(data)} />
          <Breakers portals={data.portals} />
          <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_400px]">
            <PageKeys keys={data.keys} hours={data.key_hours} />
            <Bundles bundles={data.bundles} />
          </div>
        </>
      )}
    </ConsolePage>
  );
}

function figuresOf({ figures }: ConsolePortals) {
  const {
    unconfirmed,
    oldest_unconfirmed_seconds: oldest,
    oldest_lane_seconds: lane,
    confirmed_last_hour: confirmed,
    decided_last_hour: decided,
  } = figures;
  return [
    { name: messages.runsNow, value: formatCount(figures.runs_open) },
    { name: messages.signInsWaiting, value: formatCount(figures.sign_ins_waiting) },
    { name: messages.sentLastHour, value: formatCount(figures.sent_last_hour) },
    {
      name: messages.confirmed,
      value: share(confirmed, decided),
      note: decided === 0 ? undefined : messages.ofDecided(formatCount(decided)),
    },
    {
      name: messages.unconfirmed,
      value: formatCount(unconfirmed),
      note: oldest === null ? undefined : messages.oldest(span(oldest)),
      isWarning: unconfirmed > 0,
    },
    { name: messages.oldestLane, value: lane === null ? messages.none : span(lane) },
  ];
}
