import { Link } from "react-router";
import { Brand } from "../brand/mark.tsx";
import { ThemeToggle } from "../theme-toggle.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { loginPath, paths } from "../../config/paths.ts";

const link = "rounded-md px-3 py-2 text-[15px] font-[550] text-fg-2 hover:bg-hover hover:text-fg";

/** Log In and Get Started are for visitors; who is signed in finds the way back into the app. */
export function PublicHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className="sticky top-0 z-10 border-b border-border bg-background/95">
      <div className="landing-column flex h-[58px] items-center gap-1 lg:h-16 lg:gap-2">
        <Link to={paths.home} className="flex rounded-sm py-[9px]">
          <Brand />
        </Link>
        <nav aria-label="Sections" className="ml-[22px] flex gap-1 max-[767px]:hidden">
          <Link to="/#features" className={link}>
            Features
          </Link>
          <Link to={paths.pricing} className={link}>
            Pricing
          </Link>
          <Link to="/#about" className={link}>
            About
          </Link>
        </nav>
        <span className="flex-1" />
        <ThemeToggle className="max-[359px]:hidden" />
        {isSignedIn ? (
          <ButtonLink to={paths.app.dashboard} variant="primary" className="h-10 lg:h-9">
            Dashboard
          </ButtonLink>
        ) : (
          <>
            <ButtonLink
              to={loginPath()}
              variant="ghost"
              className="h-10 px-3 text-fg! max-[379px]:px-2 lg:h-9"
            >
              Log In
            </ButtonLink>
            <ButtonLink
              to={loginPath()}
              variant="primary"
              className="h-10 px-3 max-[379px]:px-2.5 lg:h-9"
            >
              Get Started
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
