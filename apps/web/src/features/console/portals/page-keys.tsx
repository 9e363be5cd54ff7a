import type { PageKey } from "@sendoff/contract/console";
import { useState } from "react";
import { Input } from "../../../components/ui/input.tsx";
import { cn } from "../../../lib/cn.ts";
import { formatCount, formatDayTime } from "../../../lib/format.ts";
import { type Column, DenseCard, DenseTable } from "../shell/dense.tsx";
import { messages } from "./messages.ts";
import { share } from "./share.ts";

const SHOWN = 12;
const MISSED = "none";

/** How each thing on the portals' pages was found, by variant; what is missed most stands first. */
export function PageKeys({ keys, hours }: { keys: readonly PageKey[]; hours: number }) {
  const [wanted, setWanted] = useState("");
  const [isAll, setAll] = useState(false);
  const fitting = keys.filter(({ portal, key }) =>
    `${portal} ${key}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const shown = isAll ? fitting : fitting.slice(0, SHOWN);
  return (
    <DenseCard title={messages.pageKeys} note={messages.shareOfLooks(hours)}>
      {keys.length === 0 ? (
        <p className="px-3.5 py-6 text-fg-3">{messages.noKeys}</p>
      ) : (
        <>
          <div className="px-3.5 py-2.5">
            <Input
              aria-label={messages.findKey}
              placeholder={messages.findKey}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </div>
          {shown.length === 0 ? (
            <p className="px-3.5 pb-6 text-fg-3">{messages.noSuchKey}</p>
          ) : (
            <DenseTable
              label={messages.pageKeys}
              columns={COLUMNS}
              rows={shown}
              keyOf={({ portal, key }) => `${portal} ${key}`}
              toneOf={({ missed }) => (missed > 0 ? "you" : undefined)}
            />
          )}
          {fitting.length > shown.length ? (
            <p className="border-t border-border px-3.5 py-2">
              <button type="button" className="link target" onClick={() => setAll(true)}>
                {messages.showAll(formatCount(fitting.length))}
              </button>
            </p>
          ) : null}
        </>
      )}
    </DenseCard>
  );
}

const COLUMNS: readonly Column<PageKey>[] = [
  {
    name: messages.portalAndKey,
    isWide: true,
    cell: ({ portal, key }) => (
      <>
        {portal} <span className="font-mono text-caption [overflow-wrap:anywhere]">{key}</span>
      </>
    ),
  },
  { name: messages.variants, isWide: true, cell: (key) => <Variants pageKey={key} /> },
  {
    name: messages.firstMissed,
    cell: ({ first_missed_at: at }) =>
      at === null ? (
        <span className="text-fg-3">{messages.never}</span>
      ) : (
        <span className="whitespace-nowrap">{formatDayTime(at)}</span>
      ),
  },
  { name: messages.looks, isNumber: true, cell: ({ looks }) => formatCount(looks) },
];

function Variants({ pageKey: { variants, looks } }: { pageKey: PageKey }) {
  return (
    <ul className="flex flex-col gap-1 py-1">
      {variants.map(({ variant, is_guess: isGuess, hits, last_at: at }) => {
        const isMiss = variant === MISSED;
        return (
          <li
            key={variant}
            className="grid grid-cols-[64px_42px_minmax(0,1fr)] items-center gap-2"
            title={messages.lastSeen(formatDayTime(at))}
          >
            <span className="h-1.5 overflow-hidden rounded-xs bg-neutral-soft" aria-hidden="true">
              <span
                className={cn("block h-full", isMiss ? "bg-danger" : "bg-chart-1")}
                style={{ width: `${(hits / looks) * 100}%` }}
              />
            </span>
            <span className="text-right">{share(hits, looks)}</span>
            <span className="min-w-0">
              <span
                className={cn(
                  "[overflow-wrap:anywhere]",
                  isMiss ? "text-danger-text" : "font-mono text-caption",
                )}
              >
                {isMiss ? messages.notFound : variant}
              </span>
              {isGuess && !isMiss ? (
                <span className="ml-1.5 text-fg-3">{messages.guess}</span>
              ) : null}
              <span className="ml-1.5 text-fg-3">{formatCount(hits)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
