import type { ApplicationDetail } from "@sendoff/contract/run";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { ResponseDialog, keptResponseKey } from "../../components/response-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { formatPartialDate } from "../../lib/format.ts";
import { useKeptKeys } from "../../state/use-draft.ts";
import { messages } from "./messages.ts";

/** What has happened since it was sent, as the user wrote it down. Nothing is drawn for one that was not sent. */
export function SinceCard({ detail: { application } }: { detail: ApplicationDetail }) {
  const keptKeys = useKeptKeys();
  const [isOpen, setOpen] = useState(keptKeys.includes(keptResponseKey(application.id)));
  const { response } = application;
  if (application.status !== "APPLIED") return null;
  return (
    <Card>
      <CardHeader
        title={messages.whatHasHappenedSince}
        end={response === null ? undefined : <StatusBadge status={response.status} />}
      />
      <CardBody>
        {response === null ? (
          <p className="text-fg-2">{messages.nothingIsWrittenDownYet}</p>
        ) : (
          <>
            <p className="text-small text-fg-3">
              {messages.markedByYou(formatPartialDate(response.on))}
            </p>
            {response.note === "" ? null : (
              <p className="mt-1 break-words whitespace-pre-line text-fg-2">{response.note}</p>
            )}
          </>
        )}
        <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
          <Pencil aria-hidden="true" />
          {response === null ? messages.writeItDown : messages.change}
        </Button>
      </CardBody>
      {isOpen ? (
        <ResponseDialog
          applicationId={application.id}
          subject={messages.jobTitleAtCompanyName(application.job_title, application.company_name)}
          appliedAt={application.applied_at}
          response={response}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}
