import { areSingleKeysOn } from "../../lib/single-keys.ts";

/** A key as it stands on a keyboard, beside the word for what it does. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-b-2 border-[color-mix(in_oklab,var(--border-strong)_55%,var(--border))] bg-surface px-[5px] font-sans text-[11.5px]/none font-[550] text-fg-2">
      {children}
    </kbd>
  );
}

/** The key that presses a button, in the button itself: for the eye alone, hidden on phones and while keys are switched off. */
export function KeyHint({ letter }: { letter: string }) {
  if (!areSingleKeysOn()) return null;
  return (
    <kbd
      aria-hidden="true"
      className="key-hint inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-current px-[5px] font-sans text-[11.5px]/none font-[550] opacity-75 max-lg:hidden"
    >
      {letter}
    </kbd>
  );
}
