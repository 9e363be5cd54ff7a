import type { ApplicationDetail } from "@sendoff/contract";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { ResponseDialog, keptResponseKey } from "../../components/response-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { formatPartialDate } from "../../lib/format.ts";
import { useKeptKeys } from "../../state/use-draft.ts";

/** What has happened since it was sent, as the user wrote it down. Nothing is drawn for one that was not sent. */
export function SinceCard({ detail: { application } }: { detail: ApplicationDetail }) {
  const keptKeys = useKeptKeys();
  const [isOpen, setOpen] = useState(keptKeys.includes(keptResponseKey(application.id)));
  const { response } = application;
  if (application.status !== "APPLIED") return null;
  return (
    <Card>
      <CardHeader
        title="What has happened since"
        end={response === null ? undefined : <StatusBadge status={response.status} />}
      />
      <CardBody>
        {response === null ? (
          <p className="text-fg-2">
            Nothing is written down yet. An interview, a rejection or an offer can be noted here; it
            shows in the logs and the analytics.
          </p>
        ) : (
          <>
            <p className="text-small text-fg-3">Marked by you, {formatPartialDate(response.on)}</p>
            {response.note === "" ? null : (
              <p className="mt-1 break-words whitespace-pre-line text-fg-2">{response.note}</p>
            )}
          </>
        )}
        <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
          <Pencil aria-hidden="true" />
          {response === null ? "Write it down" : "Change"}
        </Button>
      </CardBody>
      {isOpen ? (
        <ResponseDialog
          applicationId={application.id}
          subject={`${application.job_title} at ${application.company_name}`}
          appliedAt={application.applied_at}
          response={response}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}
