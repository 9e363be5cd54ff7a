import { z } from "zod";
import { AnswerValue } from "../record.ts";

export const DraftAnswers = z.record(z.string(), AnswerValue);
export type DraftAnswers = z.infer<typeof DraftAnswers>;

/** Applications that were left with "Save". In memory: a lost draft costs its owner some typing. */
export interface DraftStore {
  save(account: string, jobId: string, answers: DraftAnswers): void;
  find(account: string, jobId: string): DraftAnswers | undefined;
  remove(account: string, jobId: string): void;
  /** Puts a job on the account's list for later, or takes it off. True when it is on it now. */
  toggleSaved(account: string, jobId: string): boolean;
  isSaved(account: string, jobId: string): boolean;
  /** Forgets every draft and every list. */
  reset(): void;
}

export function createDraftStore(): DraftStore {
  const drafts = new Map<string, DraftAnswers>();
  const saved = new Set<string>();
  const key = (account: string, jobId: string): string => `${account} ${jobId}`;
  return {
    save: (account, jobId, answers) => void drafts.set(key(account, jobId), answers),
    find: (account, jobId) => drafts.get(key(account, jobId)),
    toggleSaved(account, jobId) {
      if (!saved.delete(key(account, jobId))) saved.add(key(account, jobId));
      return saved.has(key(account, jobId));
    },
    isSaved: (account, jobId) => saved.has(key(account, jobId)),
    remove: (account, jobId) => void drafts.delete(key(account, jobId)),
    reset() {
      drafts.clear();
      saved.clear();
    },
  };
}
