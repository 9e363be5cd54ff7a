/** A key as it stands on a keyboard, beside the word for what it does. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-b-2 border-[color-mix(in_oklab,var(--border-strong)_55%,var(--border))] bg-surface px-[5px] font-sans text-[11.5px]/none font-[550] text-fg-2">
      {children}
    </kbd>
  );
}
