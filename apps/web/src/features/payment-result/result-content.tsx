import { Alert } from "../../components/ui/alert.tsx";
import { DetailsForSupport, Facts } from "./facts.tsx";
import { KnownLine } from "./known-line.tsx";
import { messages } from "./messages.ts";
import { type Outcome, isUnpaid } from "./outcome.ts";
import { type ResultValues, resultFacts } from "./read-result.ts";
import { ResultActions } from "./result-actions.tsx";
import { paidFacts, triedFacts } from "./result-facts.ts";
import { outcomeWords } from "./result-words.ts";
import { type Knowledge, onOurClock } from "./use-known-payment.ts";

/** What became of the payment, what is known of it, and where to go from here. */
export function ResultContent({
  page,
  outcome,
  values,
  knowledge,
  isSignedIn,
}: {
  page: "success" | "failure";
  outcome: Outcome;
  values: ResultValues;
  knowledge: Knowledge;
  isSignedIn: boolean;
}) {
  const { title, lead, foot } = outcomeWords[outcome];
  const paid =
    outcome === "paid" && knowledge.kind === "known" ? paidFacts(knowledge.payment) : undefined;
  return (
    <>
      <div
        className={
          // Room for the postmark.
          paid !== undefined ? "max-sm:pt-[76px] sm:min-h-[92px] sm:pr-[200px]" : undefined
        }
      >
        <h1 className="font-display text-[26px]/8 font-[650] tracking-[-0.022em]">{title}</h1>
        <p className="mt-1 max-w-[50ch] text-fg-2">{lead}</p>
      </div>
      {page === "failure" && outcome === "failed" && !saysWhy(knowledge) ? (
        <Reason values={values} />
      ) : null}
      {outcome === "abandoned" && hasFailed(knowledge) ? null : (
        <KnownLine knowledge={knowledge} txnid={values.txnid} />
      )}
      {isUnpaid(outcome) ? (
        <Facts facts={triedFacts(values, knowledge, outcome)} />
      ) : (
        <>
          <Facts facts={paid ?? resultFacts(onOurClock(values, knowledge))} />
          <p className="text-small text-fg-3">{foot}</p>
        </>
      )}
      <ResultActions
        outcome={outcome}
        values={values}
        knowledge={knowledge}
        isSignedIn={isSignedIn}
      />
      {outcome === "abandoned" ? <p className="mt-5 text-small text-fg-3">{foot}</p> : null}
      {isUnpaid(outcome) ? (
        <DetailsForSupport values={values} foot={outcome === "abandoned" ? undefined : foot} />
      ) : null}
      {paid === undefined ? null : <DetailsForSupport values={onOurClock(values, knowledge)} />}
    </>
  );
}

/** The wallet's own line says why, in the reader's language. */
function saysWhy(knowledge: Knowledge): boolean {
  return hasFailed(knowledge) && knowledge.payment.reason !== "";
}

/** The wallet knows it as failed: of one that its payer left, the page's own words have said all by then. */
function hasFailed(knowledge: Knowledge): knowledge is Extract<Knowledge, { kind: "known" }> {
  return knowledge.kind === "known" && knowledge.payment.state === "failed";
}

/** Why it failed, in the words that came with the address. */
function Reason({ values: { errorCode, errorMessage, reason } }: { values: ResultValues }) {
  const [title, other] = [...new Set([errorMessage, reason].filter((text) => text !== ""))];
  if (title === undefined && errorCode === "") return null;
  return (
    <Alert
      className="mt-[18px] break-words"
      tone="danger"
      title={title ?? messages.paymentPageReportedAnError}
    >
      {other}
    </Alert>
  );
}
