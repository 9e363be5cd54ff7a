import {
  type ApplicationResponse,
  RESPONSE_NOTE_MAX,
  type ResponseStatus,
} from "@sendoff/contract";
import { localDateAt } from "@sendoff/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { serverMessage } from "../lib/api-error.ts";
import { useNow } from "../lib/use-now.ts";
import { knownZone } from "../lib/zoned.ts";
import { useResponse } from "../queries/response.query.ts";
import { userQuery } from "../queries/user.query.ts";
import { Alert } from "./ui/alert.tsx";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { Field } from "./ui/field.tsx";
import { Input, Textarea } from "./ui/input.tsx";
import { Segments } from "./ui/segments.tsx";
import { showToast } from "./ui/toast-manager.ts";

const MINUTE_MS = 60_000;
const choices: { value: ResponseStatus; label: string }[] = [
  { value: "VIEWED", label: "Viewed" },
  { value: "INTERVIEW_SCHEDULED", label: "Interview" },
  { value: "REJECTED", label: "Rejected" },
  { value: "OFFER", label: "Offer" },
];

/** What the employer's side has answered, by the user's own hand: a status, its date and a note (DECISIONS D8). */
export function ResponseDialog({
  applicationId,
  subject,
  appliedAt,
  response,
  onClose,
}: {
  applicationId: string;
  /** "Staff Engineer, Payments at Quillstack". */
  subject: string;
  /** Nothing can have been answered before. */
  appliedAt: string | null;
  response: ApplicationResponse | null;
  onClose: () => void;
}) {
  const { data: user } = useQuery(userQuery);
  const timeZone = knownZone(user?.time_zone ?? "UTC");
  const today = localDateAt(timeZone, useNow(true, MINUTE_MS));
  const sentOn = appliedAt === null ? undefined : localDateAt(timeZone, Date.parse(appliedAt));
  const [status, setStatus] = useState(response?.status);
  const [on, setOn] = useState(response?.on ?? today);
  const [note, setNote] = useState(response?.note ?? "");
  const save = useResponse(applicationId);
  const isTakingBack = save.isPending && save.variables === null;
  const dateProblem =
    on > today
      ? "Choose today or an earlier date."
      : sentOn !== undefined && on !== "" && on < sentOn
        ? "Choose the day it was sent or a later one."
        : undefined;
  const isReady = status !== undefined && on !== "" && dateProblem === undefined;
  const finish = (words: string) => ({
    onSuccess: () => {
      onClose();
      showToast(words);
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!save.isPending}
      title="What has happened since?"
      description={subject}
      footer={
        <>
          {response === null ? null : (
            <Button
              variant="danger"
              className="lg:mr-auto"
              isBusy={isTakingBack}
              disabled={save.isPending && !isTakingBack}
              onClick={() => save.mutate(null, finish("Taken back"))}
            >
              Take back
            </Button>
          )}
          <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="response"
            disabled={!isReady || isTakingBack}
            isBusy={save.isPending && !isTakingBack}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <form
        id="response"
        className="flex flex-col gap-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady || save.isPending) return;
          save.mutate({ status, on, note }, finish("Written down"));
        }}
      >
        <Segments
          label="What came back"
          isLabelShown
          isBlock
          value={status}
          onChange={setStatus}
          options={choices}
        />
        <Field label="On" error={dateProblem}>
          <Input
            type="date"
            required
            min={sentOn}
            max={today}
            value={on}
            onChange={(event) => setOn(event.target.value)}
          />
        </Field>
        <Field label="Note" isOptional>
          <Textarea
            maxLength={RESPONSE_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </form>
      {save.error === null ? null : (
        <Alert tone="danger" title="That could not be saved.">
          {serverMessage(save.error, "Please try again.")}
        </Alert>
      )}
    </Dialog>
  );
}
