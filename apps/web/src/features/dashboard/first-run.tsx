import { Check, Plug, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { StampBooklet } from "../../components/ui/stamps.tsx";
import { numberWord } from "../../lib/number-word.ts";
import { messages } from "./messages.ts";
import type { Setup } from "./setup.ts";

const steps = [
  { title: messages.uploadYourCv, text: messages.weReadItIntoYourProfile },
  { title: messages.sayWhatYouWant, text: messages.rolesPlacesAndASalaryRange },
  { title: messages.connectAPlatform, text: messages.withYourOwnAccount },
];

/** The three steps of a new account; done ones are ticked, the next one is lit. */
function StepList({ setup }: { setup: Setup }) {
  const isDone = [setup.hasCv, setup.canSearch, setup.connected.length > 0];
  const next = isDone.indexOf(false);
  return (
    <ol className="flex flex-col gap-4 lg:gap-6">
      {steps.map((step, index) => (
        <StepLine
          key={step.title}
          number={index + 1}
          step={step}
          isDone={isDone[index] === true}
          isNext={index === next}
        />
      ))}
    </ol>
  );
}

function StepLine({
  number,
  step,
  isDone,
  isNext,
}: {
  number: number;
  step: { title: string; text: string };
  isDone: boolean;
  isNext: boolean;
}) {
  const look = isDone
    ? "bg-accent-soft text-accent-text"
    : isNext
      ? "bg-accent text-on-accent"
      : "shadow-[inset_0_0_0_1.5px_var(--border-strong)]";
  return (
    <li
      aria-current={isNext ? "step" : undefined}
      className="grid grid-cols-[30px_1fr] gap-3 text-[0.84375rem]/[1.1875rem] text-fg-3"
    >
      <span
        className={`num grid size-7 place-items-center rounded-full text-small font-[620] ${look}`}
      >
        {isDone ? <Check className="size-4 stroke-[2.4]" aria-label={messages.done} /> : number}
      </span>
      <span className={isNext ? "text-fg-2" : ""}>
        <strong
          className={`block text-[15px]/[21px] font-[620] ${isNext ? "text-fg" : "text-fg-2"}`}
        >
          {step.title}
        </strong>
        {step.text}
      </span>
    </li>
  );
}

/** Before set-up the first card is the whole job: three steps and, at right, the one that is next. */
export function FirstRunCard({ setup, children }: { setup: Setup; children: ReactNode }) {
  return (
    <section
      aria-label={messages.setUp}
      className="grid overflow-hidden rounded-lg border border-border bg-surface lg:grid-cols-[340px_minmax(0,1fr)]"
    >
      <div className="border-border bg-background px-4 py-[18px] max-lg:border-b lg:border-r lg:px-6 lg:py-[26px]">
        <StepList setup={setup} />
      </div>
      <div className="p-4 lg:p-[26px]">{children}</div>
    </section>
  );
}

/** The CV is there: the one thing to do next, where the drop zone was. */
export function NextStep({
  setup,
  onPreferences,
  onConnectPlatform,
}: {
  setup: Setup;
  onPreferences: () => void;
  onConnectPlatform: () => void;
}) {
  const Icon = setup.canSearch ? Plug : SlidersHorizontal;
  return (
    <div className="grid h-full min-h-[220px] place-items-center rounded-md bg-background px-5 py-8 text-center">
      <div>
        <Icon className="mx-auto size-7 stroke-[1.6] text-accent-text" aria-hidden="true" />
        <h2 className="h2 mt-3.5">
          {setup.canSearch ? messages.connectAPlatform : messages.sayWhatYouWant}
        </h2>
        <p className="mx-auto mt-1 mb-[18px] max-w-[46ch] text-pretty text-fg-2">
          {setup.canSearch ? messages.withItTheFirstRun : messages.runSearchesByRoleAndLocation}
        </p>
        {setup.canSearch ? (
          <Button variant="primary" onClick={onConnectPlatform}>
            <Plug aria-hidden="true" />
            {messages.connectAPlatform}
          </Button>
        ) : (
          <Button variant="primary" onClick={onPreferences}>
            {messages.setJobPreferences}
          </Button>
        )}
      </div>
    </div>
  );
}

/** No platform is connected any more: what is left until the next run. */
export function SetupCard({
  setup,
  onConnectPlatform,
}: {
  setup: Setup;
  onConnectPlatform: () => void;
}) {
  return (
    <section
      aria-label={messages.setUp}
      className="rounded-lg border border-border bg-surface p-4 lg:px-6 lg:py-[22px]"
    >
      <StepList setup={setup} />
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-border pt-4">
        <p className="flex-1 basis-52 text-small text-fg-2">
          {setup.canSearch ? messages.connectAPlatformWithYourOwn : messages.addAtLeastOneRole}
        </p>
        <Button variant={setup.canSearch ? "primary" : "line"} onClick={onConnectPlatform}>
          <Plug aria-hidden="true" />
          {messages.connectAPlatform}
        </Button>
      </div>
    </section>
  );
}

/** The free credits of a new account, while any is left. */
export function FreeStamps({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <section
      aria-label={messages.freeApplications}
      className="flex gap-5 rounded-lg border border-border bg-surface p-[22px] max-lg:flex-col lg:items-center"
    >
      <StampBooklet count={Math.min(count, 5)} />
      <div>
        <h2 className="h3">{messages.freeStamps(numberWord(count), count)}</h2>
        <p className="text-small text-fg-2">{messages.eachSendsOneApplication}</p>
      </div>
    </section>
  );
}
