import { type ReactNode, useEffect, useRef } from "react";
import { Brand } from "../../components/brand/mark.tsx";
import { ThemeToggle } from "../../components/theme-toggle.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

const STEPS = [messages.yourCv, messages.yourDetails, messages.whatFormsAskMost] as const;

/** The page around a step of the onboarding: brand, way out, and how far one has come. */
export function OnboardingFrame({
  step,
  onLogOut,
  children,
}: {
  /** 1 to 3. */
  step: number;
  onLogOut: () => void;
  children: ReactNode;
}) {
  return (
    <>
      <header className="flex h-[60px] items-center justify-between px-4 lg:h-[72px] lg:px-8">
        <Brand />
        <span className="flex items-center gap-1">
          <ThemeToggle />
          <Button variant="ghost" onClick={onLogOut}>
            {messages.logOut}
          </Button>
        </span>
      </header>
      <main className="mx-auto max-w-[660px] px-4 pt-3 pb-14 lg:pt-5">
        <StepBar step={step} />
        {children}
      </main>
    </>
  );
}

/** A step's heading, where the keyboard and a screen reader go on: the control that led here is gone. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className="h1 outline-none">
      {children}
    </h1>
  );
}

function StepBar({ step }: { step: number }) {
  return (
    <ol aria-label={messages.setUp} className="mb-6 grid grid-cols-3 gap-2">
      {STEPS.map((title, index) => {
        const isNow = index + 1 === step;
        return (
          <li
            key={title}
            aria-current={isNow ? "step" : undefined}
            className={cn(
              "border-t-[3px] pt-2 text-caption",
              index + 1 <= step ? "border-accent" : "border-border",
              isNow ? "font-semibold text-fg" : "text-fg-3",
            )}
          >
            {title}
          </li>
        );
      })}
    </ol>
  );
}
