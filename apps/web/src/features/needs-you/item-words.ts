import {
  ClipboardCheck,
  Hand,
  type LucideIcon,
  MessageCircleQuestionMark,
  Stamp,
} from "lucide-react";
import { plural } from "../../lib/format.ts";
import type { NeedItem } from "./items.ts";

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
      const more = others.length === 0 ? "" : ` and ${others.length} more`;
      const foot = `${first?.company_name ?? ""}${more}, ${first?.platform_name ?? ""}`;
      return { Icon: MessageCircleQuestionMark, title: question, text: "", foot };
    }
    case "check": {
      const { platform_name: name, note, run_id: runId } = item.check;
      const foot = runId === null ? "Its sign-in waits for you" : "Its run waits for you";
      return { Icon: Hand, title: `${name} wants to see you`, text: note, foot };
    }
    case "sign-in": {
      const { platform_name: name, note, state, stopped } = item.account;
      const title = state === "code_required" ? `${name} asks for a code` : `${name} sign-in check`;
      const foot =
        stopped.length === 0 ? "Runs there wait" : `Runs there wait, ${stopped.length} stopped`;
      return { Icon: Hand, title, text: note, foot };
    }
    case "approve": {
      const { approvals } = item;
      const names = [...new Set(approvals.map(({ company_name: name }) => name))];
      const title = `${plural(approvals.length, "application waits", "applications wait")} for your approval`;
      const foot = [...new Set(approvals.map(({ platform_name: name }) => name))].join(", ");
      return { Icon: Stamp, title, text: names.slice(0, 4).join(", "), foot };
    }
    case "stopped": {
      const { job_title: job, company_name: company, platform_name: name } = item.stopped;
      return {
        Icon: Hand,
        title: "Only you can send this one",
        text: `${job} at ${company}`,
        foot: name,
      };
    }
    case "review": {
      const { job_title: job, company_name: company, platform_name: name } = item.review;
      const title = "Did this one arrive?";
      return { Icon: ClipboardCheck, title, text: `${job} at ${company}`, foot: name };
    }
  }
}
