import { Menu } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { Brand, Mark } from "../brand/mark.tsx";
import { SessionEnded } from "../session-ended.tsx";
import { ThemeToggle } from "../theme-toggle.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { loginPath, paths } from "../../config/paths.ts";
import { language } from "../../language/language.ts";
import { messages } from "./messages.ts";
import { followSectionsMenu } from "./sections-menu.ts";

const home = paths.landing[language()];
const sections = [
  { label: messages.features, to: `${home}#features` },
  { label: messages.pricing, to: paths.pricing },
  { label: messages.about, to: `${home}#about` },
] as const;

const link = "rounded-md px-3 py-2 text-[15px] font-[550] text-fg-2 hover:bg-hover hover:text-fg";

/** Log In and Get Started are for visitors; who is signed in finds the way back into the app. */
export function PublicHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <header className="sticky top-0 z-10 border-b border-border bg-background/95">
        <div className="landing-column flex h-[58px] items-center gap-1 lg:h-16 lg:gap-2">
          <Link to={home} aria-label={messages.sendoff} className="flex rounded-sm py-[9px]">
            <span className="contents max-[379px]:hidden">
              <Brand />
            </span>
            <Mark className="w-[26px] text-accent min-[380px]:hidden" />
          </Link>
          <nav aria-label={messages.sections} className="ml-[22px] flex gap-1 max-[767px]:hidden">
            {sections.map(({ label, to }) => (
              <Link key={to} to={to} className={link}>
                {label}
              </Link>
            ))}
          </nav>
          <span className="flex-1" />
          <ThemeToggle className="max-[767px]:hidden" />
          {isSignedIn ? (
            <ButtonLink to={paths.app.dashboard} variant="primary" className="h-10 lg:h-9">
              {messages.dashboard}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink
                to={loginPath()}
                variant="ghost"
                className="h-10 px-3 text-fg! max-[379px]:px-2 lg:h-9"
              >
                {messages.logIn}
              </ButtonLink>
              <ButtonLink to={loginPath()} variant="primary" className="h-10 px-3 lg:h-9">
                {messages.getStarted}
              </ButtonLink>
            </>
          )}
          <SectionsMenu />
        </div>
      </header>
      <SessionEnded className="landing-column pt-3" />
    </>
  );
}

/** The sections and the dark mode where the header has no room for them. */
function SectionsMenu() {
  useEffect(followSectionsMenu, []);
  const item = "flex min-h-11 items-center rounded-md px-3 text-[15px] font-[550] hover:bg-hover";
  return (
    <details data-sections-menu="" className="group relative min-[768px]:hidden">
      <summary
        aria-label={messages.menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-md text-fg-2 group-open:bg-hover hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </summary>
      <nav
        aria-label={messages.menu}
        className="absolute top-full right-0 mt-1.5 flex w-52 flex-col rounded-lg border border-border bg-surface p-1.5 shadow-[var(--shadow-2)]"
      >
        {sections.map(({ label, to }) => (
          <Link key={to} to={to} className={item}>
            {label}
          </Link>
        ))}
        <div className="mt-1 flex min-h-11 items-center justify-between border-t border-border pt-1 pl-3">
          <span className="text-[15px] font-[550]">{messages.darkMode}</span>
          <ThemeToggle />
        </div>
      </nav>
    </details>
  );
}
