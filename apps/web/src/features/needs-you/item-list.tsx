import { Link } from "react-router";
import { cn } from "../../lib/cn.ts";
import { formatDayTime } from "../../lib/format.ts";
import { wordsOf } from "./item-words.ts";
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
              data-need={item.id}
              aria-current={isOpen ? "true" : undefined}
              className={cn(
                "relative flex gap-[13px] border-b border-border px-4 py-3.5 hover:bg-hover focus-visible:-outline-offset-2 max-lg:rounded-[10px] max-lg:border max-lg:bg-surface lg:px-5 lg:py-[15px]",
                isOpen &&
                  "lg:bg-you-soft lg:before:absolute lg:before:inset-y-0 lg:before:left-0 lg:before:w-[3px] lg:before:bg-you forced-colors:lg:outline-2 forced-colors:lg:-outline-offset-2",
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
