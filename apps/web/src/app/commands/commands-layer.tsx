import { Suspense, lazy, type ReactNode, useCallback, useState } from "react";
import { JumpContext } from "./commands-context.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const CommandPalette = lazy(() => import("./command-palette.tsx"));
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));

/** The keyboard's way through the app. Palette and list are fetched when they are first asked for. */
export function CommandsLayer({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<"palette" | "shortcuts">();
  const close = useCallback(() => setOpen(undefined), []);
  const openPalette = useCallback(() => setOpen("palette"), []);
  const openShortcuts = useCallback(() => setOpen("shortcuts"), []);
  useShortcuts({ onJump: openPalette, onHelp: openShortcuts });
  return (
    <JumpContext value={openPalette}>
      {children}
      <Suspense>
        {open === "palette" ? <CommandPalette onClose={close} onHelp={openShortcuts} /> : null}
        {open === "shortcuts" ? <ShortcutsDialog onClose={close} /> : null}
      </Suspense>
    </JumpContext>
  );
}
