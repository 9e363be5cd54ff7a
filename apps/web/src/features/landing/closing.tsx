import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Guilloche } from "../../components/brand/guilloche.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { activePlatforms, FROM_DOLLARS } from "../../config/content.ts";
import { Price } from "../../components/public/price.tsx";
import { startLink } from "../../components/public/start-link.ts";
import { messages } from "./messages.ts";

export function Call({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="relative overflow-hidden bg-ink pt-[72px] pb-16 text-center text-on-ink">
      <div className="guilloche inset-0 text-ink-line opacity-[0.24] [mask-image:radial-gradient(ellipse_460px_150px_at_50%_48%,transparent_55%,#000)]">
        <Guilloche width={1440} height={330} />
      </div>
      <div className="landing-column relative">
        <h2 className="font-display text-display-s font-[660]">{messages.getYourEveningsBack}</h2>
        <p className="mt-3 mb-[26px] text-[17px]/[26px] text-on-ink-2 lg:text-[18px]/7">
          {messages.uploadACv}
        </p>
        <ButtonLink to={startLink(isSignedIn)} variant="on-ink" size="lg">
          {messages.startFreeTrial}
        </ButtonLink>
        <p className="mt-3.5 text-small text-on-ink-2">
          {messages.noCreditCardRequiredCancelAnytime}
        </p>
      </div>
    </section>
  );
}

export function Faq() {
  return (
    <section id="faq" className="py-12 lg:py-[72px]" aria-labelledby="faq-title">
      <div className="landing-column grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[380px_1fr] lg:gap-16">
        <h2 id="faq-title" className="max-w-[10em] font-display text-display-s font-[660]">
          {messages.questionsPeopleAskFirst}
        </h2>
        <div className="border-b border-border">
          {Object.entries(messages.faq(<Price dollars={FROM_DOLLARS} />, activePlatforms())).map(
            ([id, entry]) => (
              <Question key={id} {...entry} isOpen={id === "cost"} />
            ),
          )}
        </div>
      </div>
    </section>
  );
}

/** The browser's own disclosure: it opens before any code has come, one at a time. */
function Question({
  question,
  answer,
  isOpen,
}: {
  question: string;
  answer: ReactNode;
  isOpen: boolean;
}) {
  return (
    <details name="faq" open={isOpen} className="question group border-t border-border">
      <summary className="flex list-none items-center justify-between gap-4 px-0.5 py-[18px] [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-[17px]/6 font-[620]">{question}</h3>
        <Plus className="size-[18px] shrink-0 text-fg-3 group-open:hidden" aria-hidden="true" />
        <Minus
          className="hidden size-[18px] shrink-0 text-fg-3 group-open:block"
          aria-hidden="true"
        />
      </summary>
      <p className="max-w-[60ch] px-0.5 pb-5 text-lead text-fg-2">{answer}</p>
    </details>
  );
}
