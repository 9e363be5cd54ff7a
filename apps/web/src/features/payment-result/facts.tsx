import { ChevronDown } from "lucide-react";
import { ReceiptFacts } from "../../components/ui/receipt.tsx";
import { messages } from "./messages.ts";
import { type ResultFact, type ResultValues, resultFacts } from "./read-result.ts";

/** What is known of a payment, line by line. */
export function Facts({ facts }: { facts: readonly ResultFact[] }) {
  return (
    <div className="[&_dl]:mt-6 [&_dl]:gap-y-[9px]">
      <ReceiptFacts
        facts={facts.map(({ label, value, isCode }) => ({
          label,
          value: (
            <span
              className={
                isCode
                  ? "font-mono break-all max-sm:text-[12px] max-sm:tracking-[-0.03em]"
                  : "break-words"
              }
            >
              {value}
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** All that the address says, and the gateway's code. */
export function DetailsForSupport({
  values,
  foot,
}: {
  values: ResultValues;
  foot?: string | undefined;
}) {
  const code = { label: messages.errorCode, value: values.errorCode, isCode: true as const };
  return (
    <details className="group mt-6 border-t border-border pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-fg-2 [&::-webkit-details-marker]:hidden">
        {messages.detailsForSupport}
        <ChevronDown
          className="size-4 text-fg-3 transition-transform duration-base group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="[&_dl]:mt-1!">
        <Facts facts={[...resultFacts(values), ...(code.value === "" ? [] : [code])]} />
      </div>
      {foot === undefined ? null : <p className="text-small text-fg-3">{foot}</p>}
    </details>
  );
}
