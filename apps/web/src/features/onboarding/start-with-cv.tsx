import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { messages } from "./messages.ts";
import { OnboardingFrame, StepTitle } from "./onboarding-frame.tsx";

/** The first step: a CV fills in what it says, and can be left out (DECISIONS D15). */
export function StartWithCv({
  dropZone,
  isBusy,
  onSkip,
  onLogOut,
}: {
  dropZone: ReactNode;
  isBusy: boolean;
  onSkip: () => void;
  onLogOut: () => void;
}) {
  usePageTitle(messages.startWithYourCv);
  return (
    <OnboardingFrame step={1} onLogOut={onLogOut}>
      <StepTitle>{messages.startWithYourCv}</StepTitle>
      <p className="mt-1.5 text-lead text-fg-2">{messages.itFillsInYourName}</p>
      <section
        aria-label={messages.yourCv}
        className="mt-6 rounded-lg border border-border bg-surface p-4 lg:p-7"
      >
        {dropZone}
      </section>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-fg-3">{messages.noCvAtHand}</p>
        <Button variant="ghost" disabled={isBusy} onClick={onSkip}>
          {messages.skipIWillTypeIt}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </OnboardingFrame>
  );
}
