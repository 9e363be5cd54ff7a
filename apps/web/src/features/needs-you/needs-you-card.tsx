import type { NeedsYou } from "@sendoff/contract/needs-you";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { CountPip } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { wordsOf } from "./item-words.ts";
import { itemsOf } from "./items.ts";
import { messages } from "./messages.ts";

const SHOWN = 5;

/**
 * The inbox in short, for the dashboard, without the checks that have a card of their own there. Its number is the one of the menu and
 * of the inbox, and "See all" stands wherever that is more than what is listed. Amber is the person's turn: if nothing is here, nothing
 * is waiting.
 */
export function NeedsYouCard({ inbox }: { inbox: NeedsYou }) {
  const items = itemsOf({ ...inbox, checks: [] });
  if (items.length === 0) return null;
  const shown = items.slice(0, SHOWN);
  const isAll = shown.length === items.length && inbox.checks.length === 0;
  return (
    <section
      aria-labelledby="needs-you-title"
      className="overflow-hidden rounded-lg border border-you-line bg-surface max-xl:order-first"
    >
      <div className="flex items-center gap-2.5 border-b border-you-line bg-you-soft px-4 py-[11px] lg:px-5 lg:py-3">
        <h2 id="needs-you-title" className="h3 flex-1">
          {messages.needsYou}
        </h2>
        <CountPip count={inbox.count} />
      </div>
      <ul className="[&>li:first-child>a]:border-t-0">
        {shown.map((item) => {
          const { Icon, title, text, foot } = wordsOf(item);
          return (
            <li key={item.id}>
              <Link
                to={paths.app.need(item.id)}
                className="flex items-center gap-3 border-t border-border px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2 lg:px-5 lg:py-[11px]"
              >
                <Icon className="size-[18px] shrink-0 text-you-text" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <b className="line-clamp-2 font-semibold">{title}</b>
                  <span className="line-clamp-2 text-meta text-fg-3">
                    {text === "" ? foot : text}
                  </span>
                </span>
                <ChevronRight className="size-4 shrink-0 text-fg-3" aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
      {isAll ? null : (
        <div className="border-t border-border px-4 py-2 text-center lg:px-5">
          <ButtonLink size="sm" variant="ghost" to={paths.app.needsYou}>
            {messages.seeAllCount(inbox.count)}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
