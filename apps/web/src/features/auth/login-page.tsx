import { Link } from "react-router";
import { Rosette } from "../../components/brand/guilloche.tsx";
import { Brand } from "../../components/brand/mark.tsx";
import { StampBooklet } from "../../components/ui/stamps.tsx";
import { SessionEnded } from "../../components/session-ended.tsx";
import { ThemeToggle } from "../../components/theme-toggle.tsx";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { LoginPanel } from "./login-panel.tsx";
import { messages } from "./messages.ts";

export function LoginPage() {
  usePageTitle(messages.logIn);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,44%)] lg:grid-rows-[72px_1fr]">
      <header className="flex h-[60px] items-center justify-between px-4 lg:h-auto lg:px-8">
        <Link to={paths.home} className="flex rounded-sm py-[9px]">
          <Brand />
        </Link>
        <ThemeToggle />
      </header>
      <main className="flex flex-col items-center px-4 py-5 lg:justify-center lg:px-8 lg:pt-0 lg:pb-[90px]">
        <SessionEnded className="mb-4 w-full max-w-[432px]" />
        <LoginPanel />
        <p className="mt-[18px] max-w-[432px] text-center text-small text-fg-3">
          {messages.byContinuingYouAccept(
            <Link className="link" to={paths.terms}>
              {messages.termsConditions}
            </Link>,
            <Link className="link" to={paths.privacy}>
              {messages.privacyPolicy}
            </Link>,
          )}
        </p>
      </main>
      <aside className="relative col-start-2 row-span-2 row-start-1 hidden items-end overflow-hidden bg-ink text-on-ink lg:grid">
        <Rosette className="absolute -top-[270px] -right-[300px] w-[820px] text-ink-line opacity-[0.26]" />
        <div className="relative px-16 pb-[84px]">
          <StampBooklet count={5} width={74} isOnInk />
          <h2 className="mt-[46px] max-w-[12em] font-display text-[34px]/[38px] font-[660] tracking-[-0.028em]">
            {messages.fiveStampsAreWaitingForYou}
          </h2>
          <p className="mt-3 max-w-[30em] text-[17px]/[26px] text-on-ink-2">
            {messages.eachOneSendsAnApplication}
          </p>
        </div>
      </aside>
    </div>
  );
}
