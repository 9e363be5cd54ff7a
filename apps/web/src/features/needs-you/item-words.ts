import {
  ClipboardCheck,
  Hand,
  type LucideIcon,
  MessageCircleQuestionMark,
  Stamp,
} from "lucide-react";
import type { NeedItem } from "./items.ts";
import { messages } from "./messages.ts";

interface ItemWords {
  Icon: LucideIcon;
  title: string;
  text: string;
  foot: string;
}

/** What a thing to do is called, where it stands in a list. */
export function wordsOf(item: NeedItem): ItemWords {
  switch (item.tab) {
    case "questions": {
      const { question, waiting } = item.question;
      const [first, ...others] = waiting;
      const more = others.length === 0 ? "" : messages.andCountMore(others.length);
      const foot = `${first?.company_name ?? ""}${more}, ${first?.platform_name ?? ""}`;
      return { Icon: MessageCircleQuestionMark, title: question, text: "", foot };
    }
    case "check": {
      const { platform_name: name, note, run_id: runId } = item.check;
      const foot = runId === null ? messages.itsSignInWaitsForYou : messages.itsRunWaitsForYou;
      return { Icon: Hand, title: messages.wantsToSeeYou(name), text: note, foot };
    }
    case "sign-in": {
      const { platform_name: name, note, state, stopped } = item.account;
      const title =
        state === "code_required" ? messages.asksForACode(name) : messages.signInCheckOf(name);
      const foot =
        stopped.length === 0
          ? messages.runsThereWait
          : messages.runsThereWaitStopped(stopped.length);
      return { Icon: Hand, title, text: note, foot };
    }
    case "approve": {
      const { approvals } = item;
      const names = [...new Set(approvals.map(({ company_name: name }) => name))];
      const title = messages.applicationWaitsApplicationsWait(approvals.length);
      const foot = [...new Set(approvals.map(({ platform_name: name }) => name))].join(", ");
      return { Icon: Stamp, title, text: names.slice(0, 4).join(", "), foot };
    }
    case "stopped": {
      const { job_title: job, company_name: company, platform_name: name } = item.stopped;
      return {
        Icon: Hand,
        title: messages.onlyYouCanSendThisOne,
        text: messages.jobAtCompany(job, company),
        foot: name,
      };
    }
    case "review": {
      const { job_title: job, company_name: company, platform_name: name } = item.review;
      const title = messages.didThisOneArrive;
      return { Icon: ClipboardCheck, title, text: messages.jobAtCompany(job, company), foot: name };
    }
  }
}
