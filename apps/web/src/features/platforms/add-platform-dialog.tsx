import { PLATFORM_NAME_MAX, type PlatformTemplate } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark, CircleCheck, Link2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { z } from "zod";
import { KeptNote } from "../../components/kept-note.tsx";
import { useHeldTab } from "../../components/leave-warning.tsx";
import { SandboxHint } from "../../components/sandbox-hint.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { configQuery } from "../../queries/config.query.ts";
import { platformsQuery, templatesQuery } from "../../queries/platforms.query.ts";
import { useDraft } from "../../state/use-draft.ts";
import { messages } from "./messages.ts";
import { problemOf, typedAddress } from "./typed-address.ts";
import { proposedName } from "./proposed-name.ts";
import { Recognised, useRecognised } from "./recognised.tsx";

export const ADD_PLATFORM_KEY = "add-platform";
const Typed = z.object({ name: z.string(), url: z.string() });

/** Adds a company's board or keeps an address (SPEC 2, DECISIONS D9); the server says which it was. */
export function AddPlatformDialog({
  onEditFilters,
  onClose,
}: {
  onEditFilters: (template: PlatformTemplate) => void;
  onClose: () => void;
}) {
  const [added, setAdded] = useState<PlatformTemplate>();
  return added === undefined ? (
    <AddForm onAdded={setAdded} onClose={onClose} />
  ) : (
    <AddedDialog template={added} onEditFilters={() => onEditFilters(added)} onClose={onClose} />
  );
}

function AddForm({
  onAdded,
  onClose,
}: {
  onAdded: (template: PlatformTemplate) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const draft = useDraft(
    ADD_PLATFORM_KEY,
    Typed,
    () => ({ name: "", url: "" }),
    (typed) => typed.name.trim() !== "" || typed.url.trim() !== "",
  );
  const { name, url } = draft.value;
  const create = useCreate(onAdded);
  useHeldTab(draft.hasChanges && !create.isPending);
  const address = typedAddress(url);
  const found = useRecognised(address);
  const refusal = found?.kind === "refused" ? found.message : undefined;
  const urlProblem = problemOf(url) ?? create.urlProblem ?? refusal;
  const proposed = found?.kind === "board" ? found.name : proposedName(address ?? "");
  const wanted = name.trim() === "" ? proposed : name;
  const canCreate =
    wanted !== "" && address !== undefined && found?.kind !== "refused" && found?.kind !== "known";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canCreate && !create.isPending)
      create.start({ platform_name: wanted, platform_url: address });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!create.isPending}
      title={messages.addPlatform}
      description={messages.addDescription}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={create.isPending}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!canCreate}
            isBusy={create.isPending}
            busyLabel={messages.creating}
          >
            {messages.create}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-3.5" noValidate>
        <KeptNote isBack={draft.isBack} />
        {create.problem === undefined ? null : (
          <Alert tone="danger" title={messages.createFailed}>
            {create.problem}
          </Alert>
        )}
        <Field
          label={messages.platformUrl}
          hint={messages.pageThatListsTheCompanysJobs}
          error={urlProblem}
        >
          <Input
            autoFocus
            name="platform-url"
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            placeholder={messages.httpsJobsLeverCoCompany}
            icon={<Link2 aria-hidden="true" />}
            end={
              found?.kind === "board" ? (
                <CircleCheck className="size-4 text-success-text!" aria-hidden="true" />
              ) : undefined
            }
            value={url}
            onChange={(event) => {
              create.forget();
              draft.setValue({ name, url: event.target.value });
            }}
          />
        </Field>
        <Recognised found={found} name={wanted} onOpen={onClose} />
        <Field
          label={messages.platformName}
          hint={proposed === "" ? undefined : messages.proposed}
          error={create.nameProblem}
        >
          <Input
            name="platform-name"
            autoComplete="off"
            maxLength={PLATFORM_NAME_MAX}
            placeholder={proposed}
            value={name}
            onChange={(event) => {
              create.forget();
              draft.setValue({ name: event.target.value, url });
            }}
          />
        </Field>
        <WhatWorks />
        <BoardsHint />
      </form>
    </Dialog>
  );
}

function WhatWorks() {
  return (
    <ul className="divide-y divide-border rounded-md border border-border text-small">
      <li className="flex gap-2.5 px-3.5 py-2.5">
        <CircleCheck className="mt-px size-4 shrink-0 text-success-text" aria-hidden="true" />
        <span>{messages.boards}</span>
      </li>
      <li className="flex gap-2.5 px-3.5 py-2.5">
        <Bookmark className="mt-px size-4 shrink-0 text-fg-3" aria-hidden="true" />
        <span>{messages.bookmarks}</span>
      </li>
    </ul>
  );
}

/** Where the sandbox's companies are: nobody can guess their names. */
function BoardsHint() {
  const { data } = useQuery(configQuery);
  const address = data?.boards_url ?? undefined;
  return (
    <SandboxHint>
      {() => (
        <>
          {messages.sandboxTry}{" "}
          <code className="block break-all">{messages.httpsBoardsGreenhouseIoKaveriSystems}</code>
          {address === undefined ? null : (
            <>
              {messages.moreCompaniesAreOn(
                <span className="whitespace-nowrap">
                  <a className="link target" href={address} target="_blank" rel="noreferrer">
                    {messages.sandboxsBoards}
                  </a>
                </span>,
              )}
            </>
          )}
        </>
      )}
    </SandboxHint>
  );
}

function AddedDialog({
  template,
  onEditFilters,
  onClose,
}: {
  template: PlatformTemplate;
  onEditFilters: () => void;
  onClose: () => void;
}) {
  const isBoard = template.kind === "board";
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.platformNameIsAdded(template.platform_name)}
      description={isBoard ? messages.noAccountIsNeeded(template.note) : template.note}
      start={
        <CircleCheck className="mt-0.5 size-6 shrink-0 text-success-text" aria-hidden="true" />
      }
      footer={
        <>
          {isBoard && template.filters.length > 0 ? (
            <Button onClick={onEditFilters}>{messages.editFilters}</Button>
          ) : null}
          <Button variant="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    />
  );
}

function useCreate(onAdded: (template: PlatformTemplate) => void) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: (body: { platform_name: string; platform_url: string }) =>
      call(routes.createPlatform, { body }),
    onSuccess: async ({ body }) => {
      await Promise.all(
        [templatesQuery, platformsQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      onAdded(body);
    },
  });
  const { error } = create;
  const issues = error instanceof ApiError ? error.issues : [];
  const about = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const detail = error instanceof ApiError ? error.message : "";
  return {
    isPending: create.isPending,
    nameProblem: about("platform_name"),
    urlProblem: about("platform_url"),
    /** What no field is to blame for. */
    problem: error === null || issues.length > 0 ? undefined : detail,
    start: create.mutate,
    /** What was refused is being changed. */
    forget: () => {
      if (error !== null) create.reset();
    },
  };
}
