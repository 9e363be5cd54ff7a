import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { findToken } from "../lib/session.ts";
import { userQuery } from "../queries/user.query.ts";
import { addEditor, findDraft, forgetDraft, listDrafts, putAside } from "./kept-drafts.ts";

/** The id of the signed-in user, or undefined while that is not known. */
function useAccountId(): string | undefined {
  return useQueryClient().getQueryData(userQuery.queryKey)?.id;
}

/** What was typed here when the server ended the session, as the schema reads it; undefined when nothing fits. Never changes. */
export function useKeptDraft<T>(key: string, schema: z.ZodType<T>): T | undefined {
  return useFoundDraft(key, schema).value;
}

/** The same, or what was put aside, and which of the two it is. */
function useFoundDraft<T>(key: string, schema: z.ZodType<T>) {
  const account = useAccountId();
  const [found] = useState(() => {
    if (account === undefined) return { value: undefined, isAside: false };
    const { value, isAside } = findDraft(account, key);
    return { value: schema.safeParse(value).data, isAside };
  });
  return found;
}

/** The keys that something was kept for when this part appeared, so that it can open their editors. */
export function useKeptKeys(): readonly string[] {
  const account = useAccountId();
  const [keys] = useState(() => (account === undefined ? [] : listDrafts(account)));
  return keys;
}

/**
 * Has what is typed here kept should the server end the session (never by the person's own Log Out). `typed` returns what
 * is not saved, undefined for nothing. Never for secrets: passwords, codes, cards. Returns whether what is typed came
 * back from such an end; once it is saved or taken back, it did not.
 */
export function useKeeping(
  key: string,
  typed: () => unknown,
  kept: unknown,
  staysOnLeave = false,
): boolean {
  const account = useAccountId();
  const newest = useRef(typed);
  const [isBack, setBack] = useState(kept !== undefined);
  const isNothingTyped = typed() === undefined;
  if (isBack && isNothingTyped) setBack(false);
  useEffect(() => {
    newest.current = typed;
  });
  useEffect(() => {
    if (isNothingTyped) forget(account, key);
  }, [account, key, isNothingTyped]);
  useEffect(() => {
    const leave = addEditor(key, () => newest.current());
    return () => {
      leave();
      if (!staysOnLeave) forget(account, key);
    };
  }, [account, key, staysOnLeave]);
  return isBack && !isNothingTyped;
}

/** An editor that closes while the session lasts was saved or cancelled; one that closes with the session was neither. */
function forget(account: string | undefined, key: string): void {
  if (account !== undefined && findToken() !== undefined) forgetDraft(account, key);
}

/**
 * `useState` for what a person types: begins with what was kept under the key when the server ended the session, else with
 * `start()`, and keeps what `isUnsaved` says is worth keeping. With `staysOnLeave` it also stays while the tab lives when
 * its editor is left half-way, until it is taken back or `forget` says that it is saved.
 */
export function useDraft<T>(
  key: string,
  schema: z.ZodType<T>,
  start: () => T,
  isUnsaved: (value: T) => boolean,
  { staysOnLeave = false }: { staysOnLeave?: boolean } = {},
) {
  const account = useAccountId();
  const found = useFoundDraft(key, schema);
  const [value, setValue] = useState(() => found.value ?? start());
  const hasChanges = isUnsaved(value);
  const kept = found.isAside ? undefined : found.value;
  const isBack = useKeeping(key, () => (hasChanges ? value : undefined), kept, staysOnLeave);
  useEffect(() => {
    if (staysOnLeave && hasChanges && account !== undefined) putAside(account, key, value);
  }, [account, key, value, hasChanges, staysOnLeave]);
  return { value, setValue, hasChanges, isBack, forget: () => forget(account, key) };
}
