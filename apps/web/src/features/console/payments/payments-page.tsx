import { type ConsolePayment, MAX_WANTED, MIN_WANTED } from "@sendoff/contract/console";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { serverMessage } from "../../../lib/api-error.ts";
import { ConsolePage, NotThere } from "../shell/console-page.tsx";
import { messages } from "./messages.ts";
import { Found } from "./found.tsx";
import { OpenOrders, OpenRequests, Sums, waitingForViewer } from "./overview.tsx";
import { lookUpPayments, paymentsQuery } from "./payments.query.ts";

interface Look {
  readonly wanted: string;
  /** It was pressed in a list of this page, and not typed. */
  readonly isListed: boolean;
}

/** Payments: look up, refund by the provider, give credits again; above the limit a second operator confirms. */
export function PaymentsPage() {
  const query = useQuery(paymentsQuery);
  const look = useMutation({
    mutationFn: ({ wanted }: Look) => lookUpPayments(wanted),
    gcTime: 0,
  });
  const [search] = useSearchParams();
  /** Orders as they are after what was done about them, the latest last. */
  const [changed, setChanged] = useState<readonly ConsolePayment[]>([]);
  const update = (payment: ConsolePayment) => {
    setChanged((before) => [...before, payment]);
    void query.refetch();
  };
  const found = look.data?.map((payment) => latestOf(payment, changed));
  const find = (wish: Look) => {
    setChanged([]);
    look.mutate(wish);
  };
  const findListed = (wanted: string) => find({ wanted, isListed: true });
  const { data } = query;
  const open = data?.open_requests ?? [];
  // What waits for this operator stands first in a column of a phone.
  const isAsked = waitingForViewer(open).length > 0;
  const requests = (
    <div className="min-w-0 xl:col-start-2">
      <OpenRequests requests={open} onLook={findListed} onChange={update} />
    </div>
  );
  return (
    <ConsolePage title={messages.payments} reading={{ at: data?.as_of, query }}>
      <LookUp
        first={search.get("wanted") ?? ""}
        isBusy={look.isPending}
        onLook={(wanted) => find({ wanted, isListed: false })}
      />
      {look.isError ? (
        <Alert tone="danger" title={messages.nothingFound}>
          {serverMessage(look.error, messages.noConnection)}
        </Alert>
      ) : null}
      {found?.length === 0 ? (
        <Alert tone="info" title={messages.noOrderFits}>
          {messages.comparedAsAWhole}
        </Alert>
      ) : null}
      {data === undefined ? (
        <NotThere query={query} />
      ) : (
        <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_400px] xl:grid-rows-[auto_1fr]">
          {isAsked ? requests : null}
          <div className="flex min-w-0 flex-col gap-3.5 xl:col-start-1 xl:row-span-2 xl:row-start-1">
            {found === undefined ? null : (
              <Found
                key={look.submittedAt}
                payments={found}
                limits={data.limits}
                takesFocus={look.variables?.isListed === true}
                onChange={update}
              />
            )}
            <OpenOrders orders={data.open_orders} onLook={findListed} />
          </div>
          {isAsked ? null : requests}
          <div className="flex min-w-0 flex-col gap-3.5 xl:col-start-2">
            <Sums payments={data} />
          </div>
        </div>
      )}
    </ConsolePage>
  );
}

/** An order as it is now. What was moved for its person counts for all of their orders, also where another one was changed. */
function latestOf(payment: ConsolePayment, changed: readonly ConsolePayment[]): ConsolePayment {
  const latest = changed.findLast(({ txnid }) => txnid === payment.txnid) ?? payment;
  const ofPerson = changed.findLast(({ person_id: id }) => id === payment.person_id) ?? latest;
  return { ...latest, moved_alone: ofPerson.moved_alone };
}

function LookUp({
  first,
  isBusy,
  onLook,
}: {
  first: string;
  isBusy: boolean;
  onLook: (wanted: string) => void;
}) {
  const [wanted, setWanted] = useState(first);
  const isReady = wanted.trim().length >= MIN_WANTED;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onLook(wanted.trim());
  };
  return (
    <form
      role="search"
      onSubmit={submit}
      className="grid items-end gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field label={messages.orderOrAddress}>
        <Input
          icon={<Search aria-hidden="true" />}
          value={wanted}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_WANTED}
          onChange={(event) => setWanted(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={!isReady} isBusy={isBusy}>
        {messages.lookUp}
      </Button>
    </form>
  );
}
