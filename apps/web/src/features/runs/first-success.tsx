import type { ApplicationSummary } from "@sendoff/contract/run";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Postmark } from "../../components/brand/postmark.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Receipt, ReceiptFacts } from "../../components/ui/receipt.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayMonth, formatTime } from "../../lib/format.ts";
import { isRemembered, remember } from "../../lib/remembered.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { useRunClock } from "../../queries/use-when.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { firstSuccessTexts as texts } from "./messages.ts";

/** Once per account, a slip in the page that takes nothing away from the run that goes on beneath it. */
export function FirstSuccess({
  application,
  onClose,
}: {
  application: ApplicationSummary;
  onClose: () => void;
}) {
  const { data: wallet } = useQuery(walletQuery);
  const clock = useRunClock();
  const { id, platform_name: platform, job_title: title, company_name: company } = application;
  const at = application.applied_at ?? application.updated_at;
  const [isNew] = useState(() => !isRemembered(storageKeys.landedSlips, id));
  useEffect(() => remember(storageKeys.landedSlips, id), [id]);
  const day = formatDayMonth(at);
  const minute = formatTime(at);
  return (
    <aside aria-labelledby="first-success-title" className={isNew ? "slip-down" : undefined}>
      <p role="status" className="sr-only">
        {texts.announced}
      </p>
      <Receipt
        number={application.receipt_no}
        postmark={
          <div className="absolute top-[50px] -right-1.5 max-sm:top-[42px] max-sm:-right-10">
            <Postmark
              isLanding={isNew}
              width={224}
              className="max-sm:w-[170px]"
              rim={texts.rim(platform)}
              top={day.toUpperCase()}
              bottom={minute}
              label={texts.postmark(platform, day, minute)}
            />
          </div>
        }
        headClassName="px-[18px] pt-4 pb-3 lg:px-7"
        bodyClassName="px-[18px] pt-1.5 pb-[38px] lg:px-7"
      >
        <div className="pr-[118px] sm:pr-[226px]">
          <h2
            id="first-success-title"
            className="max-w-[17ch] font-display text-[24px]/[30px] font-[650] tracking-[-0.018em]"
          >
            {texts.title}
          </h2>
          <p className="mt-1 text-lead text-fg-2">{texts.job(title, company)}</p>
        </div>
        <ReceiptFacts
          facts={[
            { label: texts.confirmed, value: texts.confirmedBy(clock.seconds(at), platform) },
            { label: texts.answers, value: texts.noneGuessed(application.answers_given) },
            {
              label: texts.cost,
              value: texts.creditsLeft(application.credits, wallet?.credits),
            },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="primary" to={paths.app.application(id)} onClick={onClose}>
            {texts.open}
          </ButtonLink>
          <Button variant="ghost" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </Receipt>
    </aside>
  );
}
