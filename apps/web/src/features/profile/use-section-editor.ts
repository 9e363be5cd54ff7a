import type { Profile } from "@sendoff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "../../components/ui/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { findToken } from "../../lib/session.ts";
import { saveProfile } from "../../queries/filters.ts";
import type { SchemaSection } from "../../state/profile-schema.ts";
import { useProfileStore } from "../../state/profile-store.ts";
import {
  type ItemDraft,
  draftsOf,
  emptyItem,
  isBlank,
  problemsOf,
  profileWith,
} from "./section-draft.ts";

type Problems = Record<string, string>;

/** The entries being edited, which of them is open, and what is wrong with it. */
export function useSectionEditor(section: SchemaSection, profile: Profile, onClose: () => void) {
  const client = useQueryClient();
  const setData = useProfileStore((store) => store.setData);
  const [items, setItems] = useState<ItemDraft[]>(() => startDrafts(section, profile));
  const [openId, setOpenId] = useState<string | undefined>(() =>
    items.length === 1 ? items[0]?.id : undefined,
  );
  const [problems, setProblems] = useState<{ id: string; fields: Problems }>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  /** The first entry that may not be saved is opened with its complaints. */
  function findProblem(): boolean {
    for (const item of items) {
      const isDroppable = section.list !== undefined && isBlank(item);
      const fields = isDroppable ? {} : problemsOf(section, item);
      if (Object.keys(fields).length > 0) {
        setOpenId(item.id);
        setProblems({ id: item.id, fields });
        return true;
      }
    }
    setProblems(undefined);
    return false;
  }

  async function save(): Promise<void> {
    if (findProblem()) return;
    if (findToken() === undefined) {
      setFailure("Authentication required");
      return;
    }
    setSaving(true);
    setFailure(undefined);
    try {
      setData(await saveProfile(client, (newest) => profileWith(section, newest, items)));
      showToast(`${section.title} updated successfully`);
      onClose();
    } catch (error) {
      setFailure(serverMessage(error, `Failed to save ${section.title}`));
      setSaving(false);
    }
  }

  /** An entry is added only when the open one has every required value (SPEC 5). */
  function add(): void {
    const last = items.find((item) => item.id === openId);
    const fields = last === undefined ? {} : problemsOf(section, last);
    if (last !== undefined && Object.keys(fields).length > 0) {
      setProblems({ id: last.id, fields });
      return;
    }
    const item = emptyItem();
    setProblems(undefined);
    setItems([...items, item]);
    setOpenId(item.id);
  }

  function change(next: ItemDraft): void {
    setItems(items.map((item) => (item.id === next.id ? next : item)));
    if (problems?.id === next.id) setProblems({ id: next.id, fields: problemsOf(section, next) });
  }

  function remove(id: string): void {
    setItems(items.filter((item) => item.id !== id));
    if (openId === id) setOpenId(undefined);
  }

  /** Complaints of one field when it is left. */
  function check(item: ItemDraft, key: string): void {
    const complaint = problemsOf(section, item)[key];
    const fields = { ...(problems?.id === item.id ? problems.fields : {}) };
    if (complaint === undefined) delete fields[key];
    else fields[key] = complaint;
    setProblems({ id: item.id, fields });
  }

  const problemsFor = (id: string): Problems => (problems?.id === id ? problems.fields : {});
  return {
    items,
    openId,
    setOpenId,
    problemsFor,
    failure,
    isSaving,
    save,
    add,
    change,
    remove,
    check,
  };
}

function startDrafts(section: SchemaSection, profile: Profile): ItemDraft[] {
  const drafts = draftsOf(section, profile);
  return drafts.length === 0 ? [emptyItem()] : drafts;
}
