import { Check, KeyRound, Lock, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { Price } from "../../components/public/price.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { StampBooklet } from "../../components/ui/stamps.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { activePlatforms, FROM_DOLLARS, supportedPlatforms } from "../../config/content.ts";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

export function Features() {
  return (
    <>
      <div className="mb-9 max-w-[680px]">
        <h2 id="features-title" className="font-display text-display-s font-[660]">
          {messages.tediousPart}
        </h2>
        <p className="mt-3 text-[17px]/[26px] text-pretty text-fg-2 lg:text-[18px]/7">
          {messages.youDecideWhatToApply}
        </p>
      </div>
      <div className="grid gap-4 lg:grid-cols-12">
        <Feature
          span="lg:col-span-7"
          title={messages.manyJobs}
          text={messages.runSearchesByYourRoles}
        >
          <SentExamples />
        </Feature>
        <Feature
          span="lg:col-span-5"
          title={messages.timeSaved}
          text={messages.typingIsDoneFromYourProfile}
        >
          <TimeBars />
        </Feature>
        <Feature
          span="lg:col-span-4"
          title={messages.aroundTheClock}
          text={messages.runGoesOnWithYourBrowser}
        >
          <DayBar />
        </Feature>
        <Feature
          span="lg:col-span-4"
          title={messages.bankLevelEncryption}
          text={messages.platformPasswordsAreEncryptedWithAes}
        >
          <Credentials />
        </Feature>
        <Feature
          span="lg:col-span-4"
          title={messages.manyPlatforms}
          text={messages.todayTheOthersFollowOne(activePlatforms())}
        >
          <PlatformChips />
        </Feature>
        <FreeApplications />
      </div>
    </>
  );
}

function Feature({
  span,
  title,
  text,
  children,
}: {
  span: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <article
      className={cn(
        "flex flex-col overflow-hidden rounded-lg border border-border bg-surface",
        span,
      )}
    >
      <div className="px-6 pt-[22px]">
        <h3 className="h3 text-[18px]/6">{title}</h3>
        <p className="mt-[5px] text-[15px]/[23px] text-pretty text-fg-2">{text}</p>
      </div>
      <div
        className="mt-5 flex flex-1 flex-col justify-center border-t border-border bg-background"
        role="group"
        aria-label={messages.example}
      >
        {children}
      </div>
    </article>
  );
}

const sentExamples = [
  { time: "09:40", job: messages.staffEngineer, company: messages.quillstack, seconds: 12 },
  { time: "09:37", job: messages.backendEngineerIii, company: messages.anvayaHealth, seconds: 16 },
  { time: "09:32", job: messages.seniorEngineer, company: messages.northbankLedger, seconds: 14 },
  {
    time: "09:27",
    job: messages.seniorSoftwareEngineer,
    company: messages.lanternLearning,
    seconds: 15,
  },
];

function SentExamples() {
  return (
    <ul>
      {sentExamples.map((sent) => (
        <li
          key={sent.job}
          className="flex items-center gap-3 border-t border-border px-6 py-[9px] text-[0.84375rem] first:border-t-0"
        >
          <span className="num text-fg-3">{sent.time}</span>
          <span className="min-w-0 flex-1 truncate">
            <b className="font-semibold">{sent.job}</b>{" "}
            <span className="text-fg-2">{sent.company}</span>
          </span>
          <span className="num text-fg-3">{messages.secondsS(sent.seconds)}</span>
          <span className="max-sm:hidden">
            <StatusBadge status="APPLIED" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function TimeBars() {
  const bars = [
    { label: messages.byHand, value: "5:00", width: "w-full", isOurs: false },
    { label: messages.sendoff, value: "0:15", width: "w-[5%]", isOurs: true },
  ];
  return (
    <dl className="flex flex-col gap-[18px] px-6 py-5">
      {bars.map((bar) => (
        <div key={bar.label} className="grid grid-cols-[64px_1fr_44px] items-center gap-3">
          <dt className="text-small text-fg-2">{bar.label}</dt>
          <dd className="contents">
            <i
              className={cn(
                "block h-[30px] rounded-xs",
                bar.width,
                bar.isOurs
                  ? "bg-accent forced-colors:bg-[Highlight]"
                  : "bg-[color-mix(in_oklab,var(--border-strong)_45%,var(--border))] forced-colors:bg-[GrayText]",
              )}
            />
            <b className="num text-right text-[17px]">{bar.value}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DayBar() {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return (
    <div className="px-6 py-5">
      <div className="grid grid-cols-24 gap-[3px]" aria-hidden="true">
        {hours.map((hour) => (
          <i
            key={hour}
            className={cn(
              "h-[26px] rounded-[2px]",
              hour >= 1 && hour <= 3
                ? "bg-accent forced-colors:bg-[Highlight]"
                : "bg-border forced-colors:bg-[GrayText]",
            )}
          />
        ))}
      </div>
      <div className="num mt-1.5 flex justify-between text-caption text-fg-3" aria-hidden="true">
        {["00", "06", "12", "18", "24"].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <p className="mt-2.5 text-small text-fg-2">
        {messages.startedAt(<b className="num text-fg">01:00</b>)}
      </p>
    </div>
  );
}

const box =
  "flex h-9 items-center gap-2 rounded-md border border-border-strong bg-surface px-[11px] text-body dark:bg-sunken [&>svg]:size-4 [&>svg]:text-fg-3";

function Credentials() {
  return (
    <div className="flex flex-col gap-2 px-6 py-5">
      <div className={box}>
        <Mail aria-hidden="true" />
        {messages.meeraNairExampleCom}
      </div>
      <div className={box}>
        <KeyRound aria-hidden="true" />
        <span className="flex-1 tracking-[2px]" aria-label={messages.hiddenPassword}>
          ••••••••••
        </span>
        <Badge tone="success" Icon={Lock}>
          {messages.encrypted}
        </Badge>
      </div>
    </div>
  );
}

function PlatformChips() {
  const chip = "rounded-[6px] border px-2.5 py-[5px] text-small font-medium";
  return (
    <ul className="flex flex-wrap gap-[7px] px-6 py-5">
      {supportedPlatforms.map(({ name, isActive }) => (
        <li
          key={name}
          className={cn(
            chip,
            isActive ? "border-border bg-surface" : "border-dashed border-border text-fg-3",
          )}
        >
          {isActive ? name : messages.nameSoon(name)}
        </li>
      ))}
    </ul>
  );
}

function FreeApplications() {
  return (
    <article className="flex gap-7 rounded-lg border border-border bg-surface p-6 max-lg:flex-col lg:col-span-12 lg:items-center">
      <StampBooklet count={5} width={46} />
      <div className="flex-1">
        <h3 className="h3 text-[18px]/6">{messages.freeOnSignUp}</h3>
        <p className="mt-[5px] text-[15px]/[23px] text-fg-2">
          {messages.noCard(
            <b className="num text-fg">
              <Price dollars={FROM_DOLLARS} />
            </b>,
          )}
        </p>
      </div>
      <ButtonLink to={paths.pricing} className="self-start lg:self-center">
        {messages.seePricing}
      </ButtonLink>
    </article>
  );
}

export function Platforms() {
  return (
    <div className="mt-14">
      <h2 className="h2">{messages.supportedJobPlatforms}</h2>
      <ul className="mt-[18px] grid grid-cols-2 gap-3 lg:grid-cols-6">
        {supportedPlatforms.map(({ name, letters, isActive }) => (
          <li
            key={name}
            className={cn(
              "relative flex flex-col items-start gap-2.5 rounded-[10px] border p-3.5 text-[15px]",
              isActive ? "border-border bg-surface" : "border-dashed border-border",
            )}
          >
            <Initials name={name} letters={letters} />
            <b className={cn("font-semibold", !isActive && "text-fg-2")}>{name}</b>
            <span className="absolute top-3.5 right-3">
              {isActive ? (
                <span className="grid size-[22px] place-items-center rounded-full bg-success-soft text-success-text">
                  <Check className="size-[13px] stroke-[2.8]" aria-hidden="true" />
                  <span className="sr-only">{messages.active}</span>
                </span>
              ) : (
                <Badge>{messages.soon}</Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Stats() {
  return (
    <section aria-label={messages.inNumbers} className="border-y border-border bg-surface">
      <dl className="landing-column grid grid-cols-2 lg:grid-cols-4">
        {Object.values(messages.stats).map((stat) => (
          <div
            key={stat.label}
            className="flex flex-col-reverse border-border py-5 nth-[n+3]:border-t even:border-l even:pl-[18px] lg:pt-[30px] lg:pb-7 lg:nth-[n+3]:border-t-0 lg:not-first:border-l lg:not-first:pl-7"
          >
            <dt className="text-[15px] text-fg-2">{stat.label}</dt>
            <dd className="font-display text-[36px]/[42px] font-[680] tracking-[-0.04em] lg:text-[44px]/[48px]">
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
