import { randomBytes } from "node:crypto";
import type { Upload } from "../../job-site/accounts.ts";
import type { Job } from "../job.ts";
import type { Question } from "../question.ts";
import type { GivenAnswer } from "../refusals.ts";

/** What a drawer is for: an application, or what a profile lacks. */
export type TalkPurpose = "apply" | "profile" | "unfinished_profile";

/** One open drawer. */
export interface Talk {
  readonly id: string;
  readonly account: string;
  readonly purpose: TalkPurpose;
  /** Undefined on the home page. */
  readonly job: Job | undefined;
  readonly questions: readonly Question[];
  /** Which question is being asked; as many as there are once all are answered. */
  position: number;
  answers: GivenAnswer[];
  cv: Upload | undefined;
  /** The chip "Try again" is on the screen. */
  isInTrouble: boolean;
  hadTrouble: boolean;
  /** Something was said after the closing words. */
  isSpoiled: boolean;
}

export interface TalkStore {
  open(input: Pick<Talk, "account" | "purpose" | "job" | "questions">): Talk;
  find(id: string): Talk | undefined;
  /** Takes it away: what comes later finds nothing. */
  close(talk: Talk): void;
  /** How many this account has opened for a job: the same question comes in another shape the next time. */
  countOpened(account: string, jobId: string): number;
}

const KEPT_TALKS = 5000;

/** Drawers that are open. In memory: after a restart one begins anew, as after a reload. */
export function createTalkStore(): TalkStore {
  const talks = new Map<string, Talk>();
  const opened = new Map<string, number>();
  return {
    open(input) {
      const id = randomBytes(12).toString("base64url");
      const talk: Talk = {
        ...input,
        id,
        position: 0,
        answers: [],
        cv: undefined,
        isInTrouble: false,
        hadTrouble: false,
        isSpoiled: false,
      };
      talks.set(id, talk);
      const key = `${input.account} ${input.job?.id ?? ""}`;
      opened.set(key, (opened.get(key) ?? 0) + 1);
      const oldest = talks.keys().next();
      if (talks.size > KEPT_TALKS && !oldest.done) talks.delete(oldest.value);
      return talk;
    },
    find: (id) => talks.get(id),
    close: (talk) => void talks.delete(talk.id),
    countOpened: (account, jobId) => opened.get(`${account} ${jobId}`) ?? 0,
  };
}
