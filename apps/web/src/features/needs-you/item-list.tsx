import {
  ClipboardCheck,
  Hand,
  type LucideIcon,
  MessageCircleQuestionMark,
  Stamp,
} from "lucide-react";
import { Link } from "react-router";
import { cn } from "../../lib/cn.ts";
import { formatDayTime, plural } from "../../lib/format.ts";
import type { NeedItem } from "./items.ts";

/** What waits, one row each; the open one is amber. */
export function ItemList({
  items,
  openId,
  addressOf,
}: {
  items: readonly NeedItem[];
  openId: string | undefined;
  addressOf: (item: NeedItem) => string;
}) {
  return (
    <ul className="max-lg:grid max-lg:gap-2.5">
      {items.map((item) => {
        const { Icon, title, text, foot } = wordsOf(item);
        const isOpen = item.id === openId;
        return (
          <li key={item.id}>
            <Link
              to={addressOf(item)}
              aria-current={isOpen ? "true" : undefined}
              className={cn(
                "relative flex gap-[13px] border-b border-border px-4 py-3.5 hover:bg-hover focus-visible:-outline-offset-2 max-lg:rounded-[10px] max-lg:border max-lg:bg-surface lg:px-5 lg:py-[15px]",
                isOpen &&
                  "lg:bg-you-soft lg:before:absolute lg:before:inset-y-0 lg:before:left-0 lg:before:w-[3px] lg:before:bg-you",
              )}
            >
              <Icon className="mt-px size-[18px] shrink-0 text-you-text" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <b className="line-clamp-4 min-w-0 font-[620]">{title}</b>
                  <time className="shrink-0 text-caption text-fg-3" dateTime={item.at}>
                    {formatDayTime(item.at)}
                  </time>
                </span>
                {text === "" ? null : (
                  <span className="mt-0.5 line-clamp-2 block text-[0.84375rem]/[1.1875rem] text-fg-2">
                    {text}
                  </span>
                )}
                <span className={cn("mt-1 block text-caption", isOpen ? "text-fg-2" : "text-fg-3")}>
                  {foot}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface ItemWords {
  Icon: LucideIcon;
  title: string;
  text: string;
  foot: string;
}

function wordsOf(item: NeedItem): ItemWords {
  switch (item.tab) {
    case "questions": {
      const { question, waiting } = item.question;
      const [first, ...others] = waiting;
      const more = others.length === 0 ? "" : ` and ${others.length} more`;
      const foot = `${first?.company_name ?? ""}${more}, ${first?.platform_name ?? ""}`;
      return { Icon: MessageCircleQuestionMark, title: question, text: "", foot };
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
    case "review": {
      const { job_title: job, company_name: company, platform_name: name } = item.review;
      const title = "It cannot be told whether this arrived";
      return { Icon: ClipboardCheck, title, text: `${job} at ${company}`, foot: name };
    }
  }
}
