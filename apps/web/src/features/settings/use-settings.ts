import type { UserDetails } from "@sendoff/contract/user";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { ApiError, connectionNote } from "../../lib/api-error.ts";
import { findToken } from "../../lib/session.ts";
import { sessionKeys } from "../../lib/storage-keys.ts";
import { findWaitingCode } from "../../lib/waiting-code.ts";
import { updateUser } from "../../queries/user.query.ts";
import { useKeeping, useKeptDraft } from "../../state/use-draft.ts";
import { messages } from "./messages.ts";
import {
  countChanges,
  hasOtherChanges,
  settingsBody,
  SettingsForm,
  settingsOf,
} from "./settings-form.ts";

/** What a failed save says: the server's message, else one of SPEC 8's. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messages.errorOccurred;
  return error.code === "bad_answer" || error.code === "unexpected"
    ? messages.updateFailed
    : error.message;
}

/** The form of the four sections: saved as one, the address apart, because a code has to prove it first. */
export function useSettings(user: UserDetails) {
  const client = useQueryClient();
  const kept = useKeptDraft(KEPT_KEY, KeptSettings);
  const [saved, setSaved] = useState(() => settingsOf(user));
  const [problem, setProblem] = useState<{ title: string; note?: string | undefined }>();
  const [isDone, setDone] = useState(false);
  /** The address that waits for its code. */
  const emailKey = `${sessionKeys.emailCode}.${user.id}`;
  const [newEmail, setNewEmail] = useState(() => findWaitingCode(emailKey)?.to);
  const phoneTarget = {
    key: `${sessionKeys.phoneCode}.${user.id}`,
    to: `${saved.dial_code} ${saved.mobile}`,
  };
  const [isVerifyingPhone, setVerifyingPhone] = useState(
    () => findWaitingCode(phoneTarget.key)?.to === phoneTarget.to,
  );
  const form = useForm<SettingsForm>({
    resolver: zodResolver(SettingsForm),
    defaultValues: { ...saved, ...kept },
    mode: "onTouched",
  });

  function keep(next: UserDetails, email: string): void {
    const fresh = settingsOf(next);
    setSaved(fresh);
    form.reset({ ...fresh, email });
  }

  async function save(sent: SettingsForm): Promise<void> {
    setProblem(undefined);
    if (findToken() === undefined) {
      setProblem({ title: messages.noToken });
      return;
    }
    const email = sent.email.toLowerCase();
    const isOtherAddress = email !== saved.email;
    try {
      if (hasOtherChanges(sent, saved) || !isOtherAddress) {
        keep(await updateUser(client, settingsBody(sent)), isOtherAddress ? sent.email : email);
      }
      if (isOtherAddress) setNewEmail(email);
      else setDone(true);
    } catch (error) {
      setProblem({ title: problemOf(error), note: connectionNote(error) });
      if (error instanceof ApiError) {
        for (const { path, message } of error.issues) {
          const field = SettingsForm.shape;
          if (Object.hasOwn(field, path)) {
            form.setError(SettingsForm.keyof().parse(path), { message });
          }
        }
      }
    }
  }

  return {
    form,
    saved,
    kept,
    problem,
    save: form.handleSubmit(save),
    undo() {
      setProblem(undefined);
      form.reset(saved);
    },
    isDone,
    close: () => setDone(false),
    /** The new address that waits for its code. */
    emailTarget: newEmail === undefined ? undefined : { key: emailKey, to: newEmail },
    keepOldEmail: () => setNewEmail(undefined),
    takeNewEmail(next: UserDetails) {
      setNewEmail(undefined);
      keep(next, next.email);
      setDone(true);
    },
    phoneTarget: isVerifyingPhone ? phoneTarget : undefined,
    verifyPhone: () => setVerifyingPhone(true),
    leavePhone: () => setVerifyingPhone(false),
    /** The phone was proved: its number is saved already. */
    takePhone(next: UserDetails) {
      setVerifyingPhone(false);
      const { dial_code, mobile } = settingsOf(next);
      setSaved((before) => ({ ...before, dial_code, mobile }));
    },
  };
}
export type Settings = ReturnType<typeof useSettings>;

/** The form's values as they are typed, complaints and all. */
const KeptSettings = z.record(SettingsForm.keyof(), z.string());
const KEPT_KEY = "settings";

/** Has the changes kept should the session end; returns whether they came back from such an end. */
export function useKeptSettings({ form, kept }: Settings, changes: number): boolean {
  return useKeeping(KEPT_KEY, () => (changes > 0 ? form.getValues() : undefined), kept);
}

/** How many fields are not saved yet. Only who shows it draws anew with each key, not the long lists of the sections. */
export function useChanges({ form, saved }: Settings): number {
  const values = useWatch({ control: form.control, compute: (all: SettingsForm) => all });
  return countChanges(values, saved);
}
