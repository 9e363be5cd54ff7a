import type { RechargePlan } from "@sendoff/domain/money";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { PublicFooter } from "../../components/public/public-footer.tsx";
import { planLink, startLink } from "../../components/public/start-link.ts";
import { Brand, Mark } from "../../components/brand/mark.tsx";
import { SessionEnded } from "../../components/session-ended.tsx";
import { ThemeToggle } from "../../components/theme-toggle.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { StampBooklet, bookletSize } from "../../components/ui/stamps.tsx";
import { plans } from "../../config/content.ts";
import { paths } from "../../config/paths.ts";
import { say } from "../../language/language.ts";
import { cn } from "../../lib/cn.ts";
import { moneyOf, moneyText } from "../../lib/money.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { configQuery } from "../../queries/config.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { messages } from "./messages.ts";

const questions = [
  {
    question: messages.howLongAreCreditsValid,
    answer: messages.creditsAreValidFor12Months,
  },
  {
    question: messages.canIChangePlans,
    answer: messages.plansCanBeSwitched,
  },
];

export function PricingPage({ isSignedIn }: { isSignedIn: boolean }) {
  usePageTitle(messages.pricing);
  // Whose currency it is; a visitor's is their browser's.
  useQuery({ ...userQuery, enabled: isSignedIn });
  return (
    <>
      <header className="border-b border-border">
        <div className="landing-column flex h-[58px] items-center gap-1 sm:gap-1.5 lg:h-16">
          <Link to={paths.home} aria-label={messages.sendoff} className="flex rounded-sm py-[9px]">
            <span className="contents max-[379px]:hidden">
              <Brand />
            </span>
            <Mark className="w-[26px] text-accent min-[380px]:hidden" />
          </Link>
          <span className="flex-1" />
          <ThemeToggle />
          <ButtonLink to={paths.home} variant="ghost" className="max-[399px]:px-2">
            {messages.home}
          </ButtonLink>
          <ButtonLink to={startLink(isSignedIn)} variant="primary" className="max-[399px]:px-2.5">
            {isSignedIn ? messages.dashboard : messages.getStarted}
          </ButtonLink>
        </div>
      </header>
      <SessionEnded className="landing-column pt-3" />
      <main className="landing-column py-8 lg:pt-14 lg:pb-[72px]">
        <h1 className="font-display text-[38px]/[42px] font-[680] tracking-[-0.035em] lg:text-[52px]/[56px]">
          {messages.payForApplicationsThatArrive}
        </h1>
        <p className="mt-3.5 max-w-[56ch] text-[18px]/7 text-fg-2">{messages.noSubscription}</p>
        <p className="mt-2 max-w-[56ch] text-[18px]/7 text-fg-2">
          {messages.everyAccountStartsWith5Free}
        </p>
        <div className="mt-10 grid items-stretch gap-[18px] lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} to={planLink(isSignedIn, plan.id)} />
          ))}
        </div>
        <div className="mt-12 grid gap-x-12 gap-y-[18px] border-t border-border pt-7 text-[15px]/[23px] lg:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <h2 className="h3">{question}</h2>
              <p className="mt-1 text-fg-2">{answer}</p>
            </div>
          ))}
        </div>
      </main>
      <PublicFooter />
    </>
  );
}

function PlanCard({ plan, to }: { plan: RechargePlan; to: string }) {
  const { data: config } = useQuery(configQuery);
  const rate = config?.usd_inr_rate ?? undefined;
  const price = moneyOf(plan.priceCents / 100, rate);
  return (
    <section
      aria-label={plan.name}
      className={cn(
        "relative flex min-w-0 flex-col rounded-lg bg-surface",
        plan.isBestValue
          ? "border-2 border-accent p-[25px] max-[379px]:px-[15px]"
          : "border border-border p-[26px] max-[379px]:px-4",
      )}
    >
      {plan.isBestValue ? (
        <span className="absolute -top-[13px] right-[22px] rounded-sm bg-accent px-2.5 text-small leading-6 font-[620] text-on-accent">
          {messages.bestValue}
        </span>
      ) : null}
      <h2 className="h2">{plan.name}</h2>
      <p className="num mt-3 flex items-baseline gap-[9px]">
        <b className="text-[44px]/[50px] font-[650] tracking-[-0.04em]">{price.main}</b>
        <span className="text-fg-2">
          {messages.perApplication}
          {price.beside === undefined ? null : (
            <span className="block text-small text-fg-3">{price.beside}</span>
          )}
        </span>
      </p>
      <p className="num text-small text-fg-3">
        {messages.applicationsAtPrice(
          plan.minimumApplications,
          moneyText((plan.priceCents * plan.minimumApplications) / 100, rate),
        )}
      </p>
      <div className="mt-5 mb-[18px] max-[379px]:[&>span]:flex-wrap">
        <StampBooklet count={bookletSize(plan.minimumApplications)} width={30} />
      </div>
      <ul className="mb-6 flex flex-col gap-[9px] text-[15px]/[21px]">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check
              className="mt-[3px] size-4 shrink-0 stroke-[2.4] text-accent"
              aria-hidden="true"
            />
            {say(feature)}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={to}
        variant={plan.isBestValue ? "primary" : "line"}
        size="lg"
        isBlock
        className="mt-auto text-[15px]! max-[379px]:px-2! max-[379px]:text-small!"
      >
        {messages.getStartedWith(plan.name)}
      </ButtonLink>
    </section>
  );
}
