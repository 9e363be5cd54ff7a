import { Moon, Sun } from "lucide-react";
import { useTheme } from "../lib/theme.ts";
import { Button } from "./ui/button.tsx";

export function ThemeToggle({ className }: { className?: string }) {
  const { isDark, toggle } = useTheme();
  return (
    <Button
      variant="ghost"
      isIcon
      aria-label="Dark mode"
      aria-pressed={isDark}
      onClick={toggle}
      className={className}
    >
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </Button>
  );
}
