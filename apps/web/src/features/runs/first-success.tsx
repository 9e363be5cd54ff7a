import { Dialog as Base } from "@base-ui/react/dialog";
import type { ApplicationSummary } from "@sendoff/contract";
import { useQuery } from "@tanstack/react-query";
import { Postmark } from "../../components/brand/postmark.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Receipt, ReceiptFacts } from "../../components/ui/receipt.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayMonth, formatTime, formatTimeSeconds, plural } from "../../lib/format.ts";
import { walletQuery } from "../../queries/wallet.query.ts";

/** Once per account: the slip rises over the run and the postmark lands. The run does not wait. */
export function FirstSuccess({
  application,
  onClose,
}: {
  application: ApplicationSummary;
  onClose: () => void;
}) {
  const { data: wallet } = useQuery(walletQuery);
  const at = application.applied_at ?? application.updated_at;
  const name = application.platform_name;
  const used = plural(application.credits, "credit");
  return (
    <Base.Root open onOpenChange={onClose}>
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-40 bg-scrim" />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-3 max-lg:place-items-end max-lg:justify-items-stretch lg:p-6">
          <Base.Popup className="dialog-rise w-full outline-none lg:max-w-[520px]">
            <Receipt
              number={application.receipt_no}
              postmark={
                <div className="absolute top-11 -right-1.5 max-sm:top-[38px] max-sm:-right-10">
                  <Postmark
                    isLanding
                    rim={`SENT · ${name.toUpperCase()}`}
                    top={formatDayMonth(at).toUpperCase()}
                    bottom={formatTime(at)}
                    label={`Postmark: sent on ${name}, ${formatDayMonth(at)} at ${formatTime(at)}`}
                  />
                </div>
              }
            >
              <Base.Title className="max-w-[11em] font-display text-[24px]/[30px] font-[650] tracking-[-0.018em] max-sm:pr-[72px]">
                Your first application is on its way.
              </Base.Title>
              <Base.Description className="mt-[5px] pr-[150px] text-fg-2 sm:pr-[200px]">
                {application.job_title} at {application.company_name}
              </Base.Description>
              <ReceiptFacts
                facts={[
                  { label: "Confirmed", value: `${formatTimeSeconds(at)} by ${name}` },
                  { label: "Answers", value: `${application.answers_given}, none guessed` },
                  {
                    label: "Cost",
                    value: wallet === undefined ? used : `${used}, ${wallet.credits} left`,
                  },
                ]}
              />
              <div className="flex gap-2 max-sm:flex-col">
                <ButtonLink variant="primary" to={paths.app.application(application.id)}>
                  Open receipt
                </ButtonLink>
                <Button variant="ghost" onClick={onClose}>
                  Carry on
                </Button>
              </div>
            </Receipt>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
