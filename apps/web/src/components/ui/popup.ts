/** What every floating list looks like: menus, selects, comboboxes. */
export const popup =
  "float max-h-[min(320px,var(--available-height))] max-w-[min(420px,var(--available-width))] overflow-y-auto overscroll-contain rounded-[9px] border border-border bg-raised p-1 shadow-float outline-none";

export const listItem =
  "flex min-h-11 lg:min-h-8 cursor-default items-center gap-2 rounded-sm px-2.5 py-1 text-lead lg:text-body outline-none select-none data-highlighted:bg-hover data-selected:font-semibold data-disabled:text-fg-3 forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] [&>svg]:size-4 [&>svg]:text-fg-3";
