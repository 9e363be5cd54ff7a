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
import { OpenOrders, OpenRequests, Sums } from "./overview.tsx";
import { Payment } from "./payment.tsx";
import { lookUpPayments, paymentsQuery } from "./payments.query.ts";

/** Payments: look up, refund by the provider, give credits again; above the limit a second operator confirms. */
export function PaymentsPage() {
  const query = useQuery(paymentsQuery);
  const look = useMutation({ mutationFn: lookUpPayments, gcTime: 0 });
  const [search] = useSearchParams();
  /** Orders as they are after what was done about them, the latest last. */
  const [changed, setChanged] = useState<readonly ConsolePayment[]>([]);
  const update = (payment: ConsolePayment) => {
    setChanged((before) => [...before, payment]);
    void query.refetch();
  };
  const found = look.data?.map((payment) => latestOf(payment, changed));
  const find = (wanted: string) => {
    setChanged([]);
    look.mutate(wanted);
  };
  const { data } = query;
  return (
    <ConsolePage title={messages.payments} reading={{ at: data?.as_of, query }}>
      <LookUp first={search.get("wanted") ?? ""} isBusy={look.isPending} onLook={find} />
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
        <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_400px]">
          <div className="flex min-w-0 flex-col gap-3.5">
            {found?.map((payment) => (
              <Payment
                key={payment.txnid}
                payment={payment}
                limits={data.limits}
                onChange={update}
              />
            ))}
            <OpenOrders orders={data.open_orders} onLook={find} />
          </div>
          <div className="flex min-w-0 flex-col gap-3.5">
            <OpenRequests requests={data.open_requests} onLook={find} onChange={update} />
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
