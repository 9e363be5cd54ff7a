import { type Payment } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { Download, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { Postmark } from "../../components/brand/postmark.tsx";
import { NotLoaded } from "../../components/not-loaded.tsx";
import { Alert, type AlertTone } from "../../components/ui/alert.tsx";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card, CardBody } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Receipt, ReceiptFacts } from "../../components/ui/receipt.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { formatDayMonth, formatTime } from "../../lib/format.ts";
import { paymentWords } from "../../lib/payment-words.ts";
import { isRemembered, remember } from "../../lib/remembered.ts";
import { saveFile } from "../../lib/save-file.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { isOpenPayment, paymentQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";
import { paymentFacts } from "./payment-facts.ts";
import { canRetry } from "./transactions.ts";
import { useCheckAgain } from "./use-payments.ts";

const above = [{ to: paths.app.wallet, label: messages.wallet }];

/** /app/wallet/payments/:txnid: the receipt of a recharge that was paid, what is known of one that was not. */
export function PaymentPage() {
  const { txnid = "" } = useParams();
  const query = useQuery(paymentQuery(txnid));
  const payment = query.data;
  usePageTitle(
    payment?.receipt_no ? messages.receiptReceiptNo(payment.receipt_no) : messages.payment,
  );
  if (payment !== undefined) {
    return (
      <div className="page-column">
        <Known payment={payment} />
      </div>
    );
  }
  return (
    <div className="page-column">
      {query.isPending ? (
        <Card>
          <h1 className="sr-only">{messages.payment}</h1>
          <SkeletonRows rows={6} label={messages.loadingThePayment} />
        </Card>
      ) : (
        <NotLoaded
          error={query.error}
          above={above}
          title={messages.payment}
          missing={{
            title: messages.thereIsNoSuchPayment,
            note: messages.addressMayBeIncomplete,
            link: { to: paths.app.wallet, label: messages.openWallet },
          }}
          failed={{ title: messages.paymentCouldNotBeLoaded, note: messages.whatWasPaidIsSafe }}
          onRetry={() => query.refetch()}
        />
      )}
    </div>
  );
}

function Known({ payment }: { payment: Payment }) {
  const isReceipt = payment.receipt_no !== "";
  return (
    <>
      <div>
        <Breadcrumb
          above={above}
          current={
            <span className="font-mono break-all">
              {isReceipt ? payment.receipt_no : payment.txnid}
            </span>
          }
        />
        <PageHeader
          title={isReceipt ? messages.paymentReceipt : messages.payment}
          actions={isReceipt ? <PdfButton payment={payment} /> : undefined}
        />
      </div>
      <div className="w-full max-w-[600px]">
        {isReceipt ? (
          <Slip key={payment.txnid} payment={payment} />
        ) : (
          <NoReceipt payment={payment} />
        )}
      </div>
    </>
  );
}

function Slip({ payment }: { payment: Payment }) {
  const { txnid, state } = payment;
  const at = payment.settled_at ?? payment.created_at;
  const [isLanding] = useState(() => !isRemembered(storageKeys.openedReceipts, txnid));
  useEffect(() => remember(storageKeys.openedReceipts, txnid), [txnid]);
  const { title, note } = paymentWords(payment);
  return (
    <Receipt
      title={messages.paymentReceipt}
      number={payment.receipt_no}
      postmark={
        <div className="absolute top-10 -right-2.5 max-sm:-right-10">
          <Postmark
            isLanding={isLanding}
            className="max-sm:w-[170px]"
            rim={messages.paidSendoff}
            top={formatDayMonth(at).toUpperCase()}
            bottom={formatTime(at)}
            label={messages.postmarkPaidAt(formatDayMonth(at), formatTime(at))}
          />
        </div>
      }
    >
      <h2 className="pr-[118px] font-display text-[24px]/[30px] font-[650] tracking-[-0.018em] sm:pr-[210px]">
        {payment.plan_name}
      </h2>
      {state === "paid" ? (
        <p className="mt-1 pr-[118px] text-fg-2 sm:pr-[210px]">{title}</p>
      ) : (
        <Alert tone="info" className="mt-16" title={title}>
          {note}
        </Alert>
      )}
      <div className="max-sm:mt-6">
        <Facts payment={payment} />
      </div>
      <p className="text-small text-fg-3">{messages.creditsAreValidFor12Months}</p>
    </Receipt>
  );
}

function Facts({ payment }: { payment: Payment }) {
  return (
    <ReceiptFacts
      facts={paymentFacts(payment).map(({ label, value, isCode }) => ({
        label,
        value: isCode ? (
          <span className="font-mono break-all max-sm:text-small">{value}</span>
        ) : (
          value
        ),
      }))}
    />
  );
}

/** Not paid, so no receipt: what is known, and what can be done. */
function NoReceipt({ payment }: { payment: Payment }) {
  const { check, checking } = useCheckAgain();
  const { title, note } = paymentWords(payment);
  const isOpen = isOpenPayment(payment);
  const tone: AlertTone = isOpen ? "busy" : "danger";
  return (
    <Card>
      <CardBody className="pt-4 lg:pt-5">
        <Alert tone={tone} title={title}>
          {note}
        </Alert>
        <Facts payment={payment} />
        <div className="flex flex-wrap gap-2">
          {isOpen ? (
            <Button isBusy={checking !== undefined} onClick={() => void check(payment.txnid)}>
              {checking === undefined ? <RefreshCw aria-hidden="true" /> : null}
              {messages.checkAgain}
            </Button>
          ) : null}
          {canRetry(payment) ? (
            <ButtonLink to={paths.app.recharge(payment.plan_id, payment.amount)}>
              {messages.retry}
            </ButtonLink>
          ) : null}
        </div>
      </CardBody>
    </Card>
  );
}

function PdfButton({ payment: { txnid, receipt_no } }: { payment: Payment }) {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { body } = await call(routes.getPaymentReceipt, { params: { txnid } });
      if (!(body instanceof Blob)) throw new TypeError("A receipt is a file");
      saveFile(body, `sendoff_receipt_${receipt_no}.pdf`);
    } catch (error) {
      showToast(messages.receiptCouldNotBeDownloaded, {
        tone: "danger",
        ...(error instanceof ApiError ? { note: error.message } : {}),
      });
    }
    setBusy(false);
  }
  return (
    <Button variant="primary" isBusy={isBusy} onClick={() => void download()}>
      {isBusy ? null : <Download aria-hidden="true" />}
      {messages.downloadPdf}
    </Button>
  );
}
