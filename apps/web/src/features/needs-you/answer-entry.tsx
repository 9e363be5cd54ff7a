import { asSentence } from "@sendoff/domain/applying";
import { FieldValue } from "@sendoff/contract/form";
import { type SavedAnswerEntry } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { checkAnswer } from "@sendoff/domain/answers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { AnswerControl } from "../../components/answer-control.tsx";
import { KeptNote } from "../../components/kept-note.tsx";
import { useHeldTab } from "../../components/leave-warning.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { connectionNote, serverMessage } from "../../lib/api-error.ts";
import { handoffWords, outcomeWords, scopeWords } from "../../lib/answer-words.ts";
import { formatDate } from "../../lib/format.ts";
import { refreshNeeds } from "../../queries/needs-you.query.ts";
import { useDraft, useKeptKeys } from "../../state/use-draft.ts";
import { messages } from "./messages.ts";
import { say } from "../../language/language.ts";
import { answerShown } from "../../lib/answer-shown.ts";

const keptKey = ({ id }: SavedAnswerEntry) => `saved-answer/${id}`;

/** One answer of the bank, to be changed or forgotten. */
export function AnswerEntry({ entry }: { entry: SavedAnswerEntry }) {
  const isKept = useKeptKeys().includes(keptKey(entry));
  const [open, setOpen] = useState<"edit" | "delete" | undefined>(isKept ? "edit" : undefined);
  const scope = scopeWords(entry);
  return (
    <li className="flex items-center gap-3 border-t border-border px-4 py-3 first:border-t-0 lg:px-5">
      <div className="min-w-0 flex-1">
        <p className="text-small break-words text-fg-2">{entry.question}</p>
        <p className="font-semibold break-words whitespace-pre-line">{answerShown(entry.answer)}</p>
        <p className="text-meta text-fg-3">
          {messages.valueSavedWhen(
            scope === "" ? "" : `${asSentence(scope)} `,
            formatDate(entry.saved_at),
          )}
        </p>
      </div>
      <Button
        isIcon
        variant="ghost"
        aria-label={messages.editTheAnswerTo(entry.question)}
        onClick={() => setOpen("edit")}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        isIcon
        variant="ghost"
        aria-label={messages.deleteTheAnswerTo(entry.question)}
        onClick={() => setOpen("delete")}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {open === "edit" ? <EditDialog entry={entry} onClose={() => setOpen(undefined)} /> : null}
      {open === "delete" ? <DeleteDialog entry={entry} onClose={() => setOpen(undefined)} /> : null}
    </li>
  );
}

interface EntryDialogProps {
  entry: SavedAnswerEntry;
  onClose: () => void;
}

function EditDialog({ entry, onClose }: EntryDialogProps) {
  const client = useQueryClient();
  const [start] = useState(entry.answer);
  const draft = useDraft(
    keptKey(entry),
    FieldValue,
    () => start,
    (typed) => JSON.stringify(typed) !== JSON.stringify(start),
  );
  const { value, setValue } = draft;
  const [problem, setProblem] = useState<string>();
  const edit = useMutation({
    mutationFn: () =>
      call(routes.editSavedAnswer, { params: { id: entry.id }, body: { answer: value } }),
    onSuccess: ({ body }) => {
      onClose();
      const note = `${outcomeWords(body)} ${handoffWords(body.platforms)}`.trim();
      showToast(messages.answerChanged, note === "" ? {} : { note });
    },
    onSettled: () => refreshNeeds(client),
  });
  useHeldTab(draft.hasChanges && !edit.isPending && !edit.isSuccess);
  const save = () => {
    const found = checkAnswer(entry, value);
    setProblem(found === undefined ? undefined : say(found));
    if (found === undefined) edit.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!edit.isPending}
      title={messages.editAnswer}
      description={entry.question}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={edit.isPending}>
            {messages.cancel}
          </Button>
          <Button variant="primary" isBusy={edit.isPending} onClick={save}>
            {messages.saveAnswer}
          </Button>
        </>
      }
    >
      <KeptNote isBack={draft.isBack} className="mb-3.5" />
      <AnswerControl
        field={{ ...entry, min: null, max: null, max_length: null }}
        value={value}
        onChange={(next) => {
          setValue(next);
          setProblem(undefined);
        }}
        error={problem}
      />
      {edit.error === null ? null : (
        <Alert tone="danger" title={messages.answerWasNotChanged}>
          {connectionNote(edit.error) ?? serverMessage(edit.error, messages.pleaseTryAgain)}
        </Alert>
      )}
    </Dialog>
  );
}

function DeleteDialog({ entry, onClose }: EntryDialogProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(routes.deleteSavedAnswer, { params: { id: entry.id } }),
    onSuccess: () => {
      onClose();
      showToast(messages.answerDeleted);
    },
    onSettled: () => refreshNeeds(client),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!remove.isPending}
      title={messages.deleteThisAnswer}
      description={messages.isAskedAgainWhenAForm(entry.question)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            {messages.cancel}
          </Button>
          <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {messages.deleteAnswer}
          </Button>
        </>
      }
    >
      {remove.error === null ? null : (
        <Alert tone="danger" title={messages.answerCouldNotBeDeleted}>
          {serverMessage(remove.error, messages.noConnectionToSendoff)}
        </Alert>
      )}
    </Dialog>
  );
}
