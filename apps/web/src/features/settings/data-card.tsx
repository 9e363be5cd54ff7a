import { DELETE_CONFIRMATION } from "@sendoff/contract/account";
import { routes } from "@sendoff/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { call } from "../../lib/api-client.ts";
import { saveFile } from "../../lib/save-file.ts";
import { walletQuery } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";
import { Section } from "./sections.tsx";
import { problemOf } from "./use-settings.ts";

const EXPORT_NAME = "sendoff_export.zip";

/** Everything there is about the person, to take along, and the end of the account. */
export function DataCard({ onDeleted }: { onDeleted: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const download = useMutation({
    mutationFn: async () => {
      const { body } = await call(routes.exportAccount);
      if (body instanceof Blob) saveFile(body, EXPORT_NAME);
    },
  });
  return (
    <Section id="your-data" title={messages.yourData}>
      <div className="flex flex-col gap-5">
        <Act title={messages.getACopyOfYourData} note={messages.zipFileWithEverythingWeKeep}>
          <Button
            isBusy={download.isPending}
            busyLabel={messages.collecting}
            onClick={() => download.mutate()}
          >
            <Download aria-hidden="true" />
            {messages.downloadMyData}
          </Button>
        </Act>
        {download.isError ? <Alert tone="danger" title={problemOf(download.error)} /> : null}
        <Act title={messages.deleteTheAccount} note={messages.withEverythingInIt}>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" />
            {messages.deleteAccount}
          </Button>
        </Act>
      </div>
      {isDeleting ? (
        <DeleteDialog onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      ) : null}
    </Section>
  );
}

function Act({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold">{title}</h3>
        <p className="max-w-[62ch] text-fg-2">{note}</p>
      </div>
      {children}
    </div>
  );
}

function DeleteDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const { data: wallet } = useQuery(walletQuery);
  const [typed, setTyped] = useState("");
  const remove = useMutation({
    mutationFn: () => call(routes.deleteAccount, { body: { confirmation: DELETE_CONFIRMATION } }),
    onSuccess: onDeleted,
  });
  const isSure = typed.trim() === DELETE_CONFIRMATION;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.deleteYourAccount}
      description={messages.mailTakesItBack}
      isDismissible={!remove.isPending}
      footer={
        <>
          <Button variant="ghost" disabled={remove.isPending} onClick={onClose}>
            {messages.keepMyAccount}
          </Button>
          <Button
            variant="danger"
            disabled={!isSure}
            isBusy={remove.isPending}
            busyLabel={messages.deleting}
            onClick={() => remove.mutate()}
          >
            {messages.deleteAccount}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-fg-2">
        <li>{messages.youAreSignedOutAtOnce}</li>
        <li>{messages.connectedPlatformsAreForgotten}</li>
        <li>{messages.yourProfile}</li>
        {wallet === undefined || wallet.credits === 0 ? null : (
          <li>
            {messages.youHaveLeftCannotBeUsed(
              <b className="font-semibold text-fg">{messages.credit(wallet.credits)}</b>,
            )}
          </li>
        )}
        <li>{messages.recordOfPaymentsAndCreditsStays}</li>
      </ul>
      <Field label={messages.typeToConfirm(DELETE_CONFIRMATION)}>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {remove.isError ? <Alert tone="danger" title={problemOf(remove.error)} /> : null}
    </Dialog>
  );
}
