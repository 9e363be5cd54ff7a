import { useEffect, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

const SECTIONS = [
  ["personal-information", messages.personalInformation],
  ["location-contact", messages.locationContact],
  ["professional-details", messages.professionalDetails],
  ["compensation", messages.compensation],
  ["language", messages.language],
  ["sessions", messages.whereYouAreSignedIn],
  ["your-data", messages.yourData],
] as const;

/** The list beside the sections on wide screens; it marks the one that is being read. */
export function SectionLinks() {
  const current = useSectionInView();
  return (
    <nav
      aria-label={messages.sections}
      className="sticky top-6 hidden self-start border-l border-border xl:block"
    >
      {SECTIONS.map(([id, name]) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "location" : undefined}
          className={cn(
            "-ml-px block border-l-2 px-4 py-[7px] no-underline",
            id === current
              ? "border-accent font-[620] text-fg"
              : "border-transparent font-medium text-fg-2 hover:text-fg",
          )}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The topmost section that reaches into the upper half of the window. */
function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(SECTIONS[0][0]);
  useEffect(() => {
    const look = () => {
      const middle = window.innerHeight / 2;
      const seen = SECTIONS.find(([id]) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box !== undefined && box.bottom > 80 && box.top < middle;
      });
      if (seen !== undefined) setCurrent(seen[0]);
    };
    look();
    // The app scrolls in its own pane: caught on the way down.
    window.addEventListener("scroll", look, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", look, { capture: true });
  }, []);
  return current;
}
