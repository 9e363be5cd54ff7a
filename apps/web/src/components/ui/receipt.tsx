import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Guilloche } from "../brand/guilloche.tsx";
import { Mark } from "../brand/mark.tsx";
import { messages } from "./messages.ts";

/** Receipt paper: the engraved net in the head, a torn lower edge, the postmark clipped to the slip. What proves nothing is a plain card. */
export function Receipt({
  title = messages.applicationReceipt,
  number,
  postmark,
  isPlain = false,
  className,
  headClassName = "px-[18px] pt-4 pb-3 lg:px-[26px]",
  bodyClassName = "px-[18px] pt-2.5 pb-[34px] lg:px-[26px]",
  children,
}: {
  title?: string;
  number?: string | undefined;
  /** Placed by its own absolute position; it may run off the right edge, never across text. */
  postmark?: ReactNode;
  /** Neither net nor tear: nothing was sent, or nobody has confirmed it. */
  isPlain?: boolean;
  className?: string;
  headClassName?: string;
  bodyClassName?: string;
  children: ReactNode;
}) {
  return (
    <article
      className={cn(isPlain ? "rounded-lg border border-border bg-surface" : "receipt", className)}
    >
      {isPlain ? null : (
        <div className="receipt-clip">
          <div className="guilloche receipt-net" aria-hidden="true">
            <Guilloche width={900} height={92} />
          </div>
          {postmark}
        </div>
      )}
      <div className={cn("flex items-center justify-between gap-3", headClassName)}>
        <span
          className={cn(
            "flex items-center gap-2 font-display text-body font-[650]",
            isPlain ? "text-fg-2" : "text-accent-text",
          )}
        >
          <Mark className="w-5" />
          {title}
        </span>
        {number === undefined ? null : (
          <span className="font-mono text-meta text-fg-3">{number}</span>
        )}
      </div>
      <div className={bodyClassName}>{children}</div>
    </article>
  );
}

/** Facts of a receipt, label and value. */
export function ReceiptFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="mt-4 mb-[22px] grid grid-cols-[max-content_1fr] gap-x-3.5 gap-y-[5px] lg:gap-x-[22px] lg:gap-y-[7px]">
      {facts.map((fact) => (
        <div key={fact.label} className="contents">
          <dt className="text-fg-3">{fact.label}</dt>
          <dd className="num min-w-0 font-[550] break-words">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One question with its answer, remarks on it, and where the answer came from. */
export function ReceiptAnswer({
  question,
  answer,
  notes = [],
  source,
}: {
  question: string;
  answer: ReactNode;
  notes?: readonly string[];
  source?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_fit-content(64%)] items-baseline gap-x-[18px] gap-y-0.5 border-t border-border py-[9px] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_158px]">
      <span className={cn("text-fg-2", notes.length > 0 && "lg:row-span-2 print:row-span-2")}>
        {question}
      </span>
      <b className="num min-w-0 text-right font-semibold break-words lg:text-left">{answer}</b>
      {notes.length === 0 ? null : (
        <span className="col-span-full text-meta text-fg-3 lg:col-span-1 lg:col-start-2 print:col-span-1 print:col-start-2">
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </span>
      )}
      {source === undefined ? null : (
        <span
          className={cn(
            "col-span-full lg:col-span-1 lg:col-start-3 lg:row-start-1 print:col-span-1 print:col-start-3 print:row-start-1",
            notes.length > 0 && "lg:row-span-2 print:row-span-2",
          )}
        >
          {source}
        </span>
      )}
    </div>
  );
}
