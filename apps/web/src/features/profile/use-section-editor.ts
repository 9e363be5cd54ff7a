import type { Profile } from "@sendoff/contract/profile";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "../../lib/toast-manager.ts";
import { connectionNote, serverMessage } from "../../lib/api-error.ts";
import { findToken } from "../../lib/session.ts";
import { useIsShown } from "../../lib/use-is-shown.ts";
import { saveProfile } from "../../queries/filters.ts";
import type { SchemaSection } from "../../state/profile-schema.ts";
import { useProfileStore } from "../../state/profile-store.ts";
import { messages } from "./messages.ts";
import { useKeeping, useKeptDraft } from "../../state/use-draft.ts";
import {
  type ItemDraft,
  KeptSection,
  contentOf,
  draftsOf,
  emptyItem,
  isBlank,
  keptSectionKey,
  movedTo,
  problemsOf,
  profileWith,
} from "./section-draft.ts";

type Problems = Record<string, string>;

/** The entries being edited, which of them is open, and what is wrong with it. */
export function useSectionEditor(section: SchemaSection, profile: Profile, onClose: () => void) {
  const key = keptSectionKey(section);
  const kept = useKeptDraft(key, KeptSection);
  const drafts = useDrafts(section, profile, kept);
  const saving = useSaving(section, onClose);
  const [start] = useState(() => contentOf(section, startDrafts(section, profile)));
  const hasChanges = contentOf(section, drafts.items) !== start;
  const { items, openId } = drafts;
  const open = items.findIndex(({ id }) => id === openId);
  const typed = () => (hasChanges ? { items, ...(open < 0 ? {} : { open }) } : undefined);
  const isBack = useKeeping(key, typed, kept);
  // What is on its way to the server is not lost by leaving: its outcome is told in a toast.
  const isUnsaved = !saving.isSaving && hasChanges;
  const save = async () => {
    if (!drafts.findProblem()) await saving.send(drafts.items);
  };
  const { failure, isSaving } = saving;
  return { ...drafts, failure, isSaving, isUnsaved, isBack, save };
}

function useSaving(section: SchemaSection, onClose: () => void) {
  const client = useQueryClient();
  const setData = useProfileStore((store) => store.setData);
  const [failure, setFailure] = useState<{ title: string; note?: string | undefined }>();
  const [isSaving, setSaving] = useState(false);
  const isShown = useIsShown();
  async function send(items: readonly ItemDraft[]): Promise<void> {
    if (findToken() === undefined) {
      setFailure({ title: messages.noToken });
      return;
    }
    setSaving(true);
    setFailure(undefined);
    try {
      setData(await saveProfile(client, (newest) => profileWith(section, newest, items)));
      if (!isShown()) return showToast(messages.saved);
      showToast(messages.sectionSaved(section));
      onClose();
    } catch (error) {
      const reason = serverMessage(error, "");
      if (!isShown()) return tellLost(section, connectionNote(error) ?? reason);
      const note = connectionNote(error) ?? (reason === "" ? undefined : reason);
      setFailure({ title: messages.sectionFailed(section), note });
      setSaving(false);
    }
  }
  return { failure, isSaving, send };
}

/** The form was left or closed before the answer came, so nothing on screen says that the change is lost. */
function tellLost(section: SchemaSection, reason: string): void {
  showToast(messages.saveFailed, {
    tone: "danger",
    note: messages.sectionFailedBecause(section, reason),
  });
}

function useDrafts(section: SchemaSection, profile: Profile, kept: KeptSection | undefined) {
  const [items, setItems] = useState<ItemDraft[]>(
    () => kept?.items ?? startDrafts(section, profile),
  );
  const [openId, setOpenId] = useState<string | undefined>(
    () => items[kept?.open ?? (items.length === 1 ? 0 : -1)]?.id,
  );
  const [problems, setProblems] = useState<{ id: string; fields: Problems }>();
  const problemsFor = (id: string): Problems => (problems?.id === id ? problems.fields : {});

  /** Opens the first entry that may not be saved, with its complaints; blank entries of a list are left out. */
  function findProblem(): boolean {
    const kept = items.filter((item) => section.list === undefined || !isBlank(item));
    const bad = kept.find((item) => Object.keys(problemsOf(section, item)).length > 0);
    setProblems(bad && { id: bad.id, fields: problemsOf(section, bad) });
    if (bad !== undefined) setOpenId(bad.id);
    return bad !== undefined;
  }

  /** An entry is added only when the open one has every required value (SPEC 5). */
  function add(): void {
    const open = items.find((item) => item.id === openId);
    const fields = open === undefined ? {} : problemsOf(section, open);
    if (open !== undefined && Object.keys(fields).length > 0) {
      setProblems({ id: open.id, fields });
      return;
    }
    const item = emptyItem();
    setProblems(undefined);
    setItems([...items, item]);
    setOpenId(item.id);
  }

  function change(next: ItemDraft): void {
    setItems(items.map((item) => (item.id === next.id ? next : item)));
    // A complaint that was shown follows what is typed; a new one waits until the field is left.
    const stays = problemsOf(section, next);
    const shown = Object.keys(problemsFor(next.id)).filter((key) => key in stays);
    setProblems({
      id: next.id,
      fields: Object.fromEntries(shown.map((key) => [key, stays[key] ?? ""])),
    });
  }

  function remove(id: string): void {
    setItems(items.filter((item) => item.id !== id));
    if (openId === id) setOpenId(undefined);
  }

  function move(id: string, to: number): void {
    setItems(movedTo(items, id, to));
  }

  /** Complaints of one field when it is left. */
  function check(item: ItemDraft, key: string): void {
    const complaint = problemsOf(section, item)[key];
    const fields = { ...problemsFor(item.id) };
    if (complaint === undefined) delete fields[key];
    else fields[key] = complaint;
    setProblems({ id: item.id, fields });
  }

  return { items, openId, setOpenId, problemsFor, findProblem, add, change, remove, move, check };
}

function startDrafts(section: SchemaSection, profile: Profile): ItemDraft[] {
  const drafts = draftsOf(section, profile);
  return drafts.length === 0 ? [emptyItem()] : drafts;
}
