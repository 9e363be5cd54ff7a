import { Moon, Sun } from "lucide-react";
import { toggleTheme } from "../lib/theme.ts";
import { useIsDark } from "../lib/use-is-dark.ts";
import { messages } from "./messages.ts";
import { Button } from "./ui/button.tsx";

/** Both pictures are there and the theme shows one, so that markup written ahead of time suits either. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <Button
      variant="ghost"
      isIcon
      aria-label={messages.darkMode}
      aria-pressed={useIsDark()}
      onClick={toggleTheme}
      className={className}
      data-theme-toggle=""
    >
      <Sun className="hidden dark:block" aria-hidden="true" />
      <Moon className="dark:hidden" aria-hidden="true" />
    </Button>
  );
}
