import {
  type ApplicationResponse,
  RESPONSE_NOTE_MAX,
  ResponseStatus,
} from "@sendoff/contract/response";
import { localDateAt } from "@sendoff/domain/schedule";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { connectionNote, serverMessage } from "../lib/api-error.ts";
import { useNow } from "../lib/use-now.ts";
import { knownZone } from "../lib/zoned.ts";
import { useResponse } from "../queries/response.query.ts";
import { userQuery } from "../queries/user.query.ts";
import { useDraft } from "../state/use-draft.ts";
import { KeptNote } from "./kept-note.tsx";
import { useHeldTab } from "./leave-warning.tsx";
import { messages } from "./messages.ts";
import { Alert } from "./ui/alert.tsx";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { Field } from "./ui/field.tsx";
import { Input, Textarea } from "./ui/input.tsx";
import { Segments } from "./ui/segments.tsx";
import { showToast } from "../lib/toast-manager.ts";

const MINUTE_MS = 60_000;
const choices: { value: ResponseStatus; label: string }[] = [
  { value: "VIEWED", label: messages.viewed },
  { value: "INTERVIEW_SCHEDULED", label: messages.interview },
  { value: "REJECTED", label: messages.rejected },
  { value: "OFFER", label: messages.offer },
];

/** What is typed here, as it is kept when the session ends. */
const Typed = z.object({
  status: ResponseStatus.exactOptional(),
  on: z.string(),
  note: z.string(),
});
type Typed = z.infer<typeof Typed>;

export const keptResponseKey = (applicationId: string) => `response/${applicationId}`;

function useTyped(applicationId: string, response: ApplicationResponse | null, today: string) {
  const [start] = useState<Typed>(() => ({
    ...(response === null ? {} : { status: response.status }),
    on: response?.on ?? today,
    note: response?.note ?? "",
  }));
  return useDraft(
    keptResponseKey(applicationId),
    Typed,
    () => start,
    (typed) => typed.status !== start.status || typed.on !== start.on || typed.note !== start.note,
  );
}

/** What the employer's side has answered, as the user writes it down: a status, its date and a note (DECISIONS D8). */
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
  const draft = useTyped(applicationId, response, today);
  const { status, on, note } = draft.value;
  const change = (typed: Partial<Typed>) => draft.setValue((before) => ({ ...before, ...typed }));
  const save = useResponse(applicationId);
  useHeldTab(draft.hasChanges && !save.isPending && !save.isSuccess);
  const isWithdrawing = save.isPending && save.variables === null;
  const dateProblem =
    on > today
      ? messages.chooseTodayOrAnEarlierDate
      : sentOn !== undefined && on !== "" && on < sentOn
        ? messages.chooseTheDayItWasSent
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
      title={messages.whatHasHappenedSince}
      description={subject}
      footer={
        <>
          {response === null ? null : (
            <Button
              variant="danger"
              className="lg:mr-auto"
              isBusy={isWithdrawing}
              disabled={save.isPending && !isWithdrawing}
              onClick={() => save.mutate(null, finish(messages.withdrawn))}
            >
              {messages.withdraw}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="response"
            disabled={!isReady || isWithdrawing}
            isBusy={save.isPending && !isWithdrawing}
            busyLabel={messages.saving}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <KeptNote isBack={draft.isBack} />
      <form
        id="response"
        className="flex flex-col gap-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady || save.isPending) return;
          save.mutate({ status, on, note }, finish(messages.writtenDown));
        }}
      >
        <Segments
          label={messages.whatCameBack}
          isLabelShown
          isBlock
          value={status}
          onChange={(next) => change({ status: next })}
          options={choices}
        />
        <Field label={messages.on} error={dateProblem}>
          <Input
            type="date"
            required
            min={sentOn}
            max={today}
            value={on}
            onChange={(event) => change({ on: event.target.value })}
          />
        </Field>
        <Field label={messages.note} isOptional>
          <Textarea
            maxLength={RESPONSE_NOTE_MAX}
            value={note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
      </form>
      {save.error === null ? null : (
        <Alert tone="danger" title={messages.thatCouldNotBeSaved}>
          {connectionNote(save.error) ?? serverMessage(save.error, messages.pleaseTryAgain)}
        </Alert>
      )}
    </Dialog>
  );
}
