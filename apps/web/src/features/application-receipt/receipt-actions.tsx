import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { Download, ExternalLink, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { webAddress } from "../../lib/address.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { messages } from "./messages.ts";
import { TryAgainButton } from "./try-again-button.tsx";

/** The posting, the receipt as a file or on paper. */
export function ReceiptActions({ detail }: { detail: ApplicationDetail }) {
  const { application } = detail;
  const address = webAddress(application.job_url);
  return (
    <>
      {address === undefined ? null : (
        <a
          className="inline-flex h-11 items-center justify-center gap-[7px] rounded-md border border-[color-mix(in_oklab,var(--border-strong)_55%,var(--border))] bg-surface px-3.5 leading-none font-semibold whitespace-nowrap hover:bg-hover lg:h-9 [&_svg]:size-4 [&_svg]:stroke-[1.75]"
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink aria-hidden="true" />
          {messages.openPosting}
        </a>
      )}
      <PdfButton application={application} />
      <Button className="max-sm:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {messages.print}
      </Button>
      <TryAgainButton detail={detail} />
    </>
  );
}

function PdfButton({ application: { id, receipt_no } }: Pick<ApplicationDetail, "application">) {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { body } = await call(routes.downloadReceipt, { params: { id } });
      if (body instanceof Blob) saveFile(body, `sendoff_${receipt_no}.pdf`);
    } catch (error) {
      const note = serverMessage(error, messages.pleaseTryAgain);
      showToast(messages.receiptCouldNotBeDownloaded, { tone: "danger", note });
    }
    setBusy(false);
  }
  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      {isBusy ? null : <Download aria-hidden="true" />}
      {messages.pdf}
    </Button>
  );
}

const OVER = ["APPLIED", "FAILED", "SKIPPED", "NEEDS_REVIEW"];

/** The way to delete what the receipt holds; nothing is drawn while it is under way or waits for its user. */
export function DeleteEvidence({
  detail: { application, evidence_deleted_at: at },
}: {
  detail: ApplicationDetail;
}) {
  const [isOpen, setOpen] = useState(false);
  if (at !== null || !OVER.includes(application.status)) return null;
  return (
    <div className="print:hidden">
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" />
        {messages.deleteWhatThisReceiptHoldsLabel}
      </Button>
      {isOpen ? <DeleteDialog application={application} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
