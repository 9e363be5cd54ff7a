import { type PreparedDetail, REJECT_NOTE_MAX, RejectReason } from "@sendoff/contract/review";
import { REJECT_WORDS } from "@sendoff/domain/review";
import { useId, useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input, Textarea } from "../../components/ui/input.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { useReject } from "../../queries/review.query.ts";
import { filterWord } from "../../lib/filter-messages.ts";
import { messages } from "./messages.ts";
import { say } from "../../language/language.ts";

/** Why a prepared application is not to be sent; some reasons offer to leave its like alone from now on. */
export function RejectDialog({
  prepared,
  onRejected,
  onClose,
}: {
  prepared: PreparedDetail;
  onRejected: () => void;
  onClose: () => void;
}) {
  const { application, exclusions } = prepared;
  const [reason, setReason] = useState<RejectReason>();
  const [note, setNote] = useState("");
  const [isExcluding, setExcluding] = useState(true);
  const [written, setWritten] = useState<string>();
  const reject = useReject(application.id);
  const offer = exclusions.find((each) => each.reason === reason);
  const value = (offer?.is_text === true ? written : undefined) ?? offer?.value ?? "";
  const isEmpty = offer !== undefined && isExcluding && value.trim() === "";
  const send = () => {
    if (reason === undefined || isEmpty) return;
    const exclude = offer !== undefined && isExcluding ? { exclude: value.trim() } : {};
    reject.mutate(
      { reason, note, ...exclude },
      {
        onSuccess: ({ filter }) => {
          showToast(messages.rejectedNothingWasSent, {
            note:
              filter === ""
                ? ""
                : messages.filterOfPlatformNameChanged(
                    filterWord(filter),
                    application.platform_name,
                  ),
          });
          onRejected();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!reject.isPending}
      size="lg"
      title={messages.rejectThisApplication}
      description={messages.atIsNotSent(application.job_title, application.company_name)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={reject.isPending}>
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            isBusy={reject.isPending}
            disabled={reason === undefined || isEmpty}
            onClick={send}
          >
            {messages.reject}
          </Button>
        </>
      }
    >
      <Reasons
        chosen={reason}
        onChoose={(next) => {
          setReason(next);
          setWritten(undefined);
        }}
      />
      {offer === undefined ? null : (
        <div className="rounded-md border border-border bg-background px-3.5 py-3">
          <Checkbox isChecked={isExcluding} onChange={setExcluding}>
            <span className="font-semibold">
              {offer.is_text
                ? messages.addToFilter(filterWord(offer.filter))
                : messages.setFilterToValue(filterWord(offer.filter), filterWord(offer.value))}
            </span>
          </Checkbox>
          {offer.is_text && isExcluding ? (
            <Field
              label={filterWord(offer.filter)}
              isLabelHidden
              className="mt-2"
              error={isEmpty ? messages.writeWhatToExclude : undefined}
            >
              <Input
                value={value}
                maxLength={200}
                onChange={(event) => setWritten(event.target.value)}
              />
            </Field>
          ) : null}
          <p className="mt-1.5 text-meta text-fg-3">{offer.text}</p>
        </div>
      )}
      <Field label={messages.noteForYourself}>
        <Textarea
          rows={2}
          maxLength={REJECT_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {reject.error === null ? null : (
        <Alert tone="danger" title={messages.itWasNotRejected}>
          {serverMessage(reject.error, messages.pleaseTryAgain)}
        </Alert>
      )}
    </Dialog>
  );
}

function Reasons({
  chosen,
  onChoose,
}: {
  chosen: RejectReason | undefined;
  onChoose: (reason: RejectReason) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1.5 text-small font-semibold">{messages.why}</legend>
      <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2 lg:gap-y-2.5">
        {RejectReason.options.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-2.5 lg:min-h-0">
            <input
              type="radio"
              name={name}
              checked={chosen === reason}
              onChange={() => onChoose(reason)}
              className="size-[17px] shrink-0 accent-(--accent)"
            />
            <span>{say(REJECT_WORDS[reason])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
