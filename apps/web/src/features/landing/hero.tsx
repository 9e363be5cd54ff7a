import { ArrowRight } from "lucide-react";
import { Guilloche } from "../../components/brand/guilloche.tsx";
import { Postmark } from "../../components/brand/postmark.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { Receipt, ReceiptFacts } from "../../components/ui/receipt.tsx";
import { StampBooklet, StampRow } from "../../components/ui/stamps.tsx";
import { type StepItem, Steps } from "../../components/ui/steps.tsx";
import { activePlatforms } from "../../config/content.ts";
import { startLink } from "../../components/public/start-link.ts";
import { messages } from "./messages.ts";

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="relative overflow-hidden pt-[30px] pb-7 lg:pt-[60px] lg:pb-14">
      <div className="guilloche bottom-[30px] left-[38%] right-0 h-[300px] text-accent opacity-[0.13] [mask-image:linear-gradient(90deg,transparent,#000_40%)]">
        <Guilloche width={1000} height={260} />
      </div>
      <div className="landing-column relative grid grid-cols-[minmax(0,1fr)] items-start gap-9 xl:grid-cols-[minmax(0,1fr)_572px] xl:gap-10">
        <div className="pt-2 xl:pt-16">
          <h1 className="font-display text-[42px]/[1.03] font-[680] tracking-[-0.035em] whitespace-nowrap max-[359px]:text-[36px] lg:text-display">
            {messages.applicationsSent}
            <br />
            {messages.receiptsKept}
          </h1>
          <p className="mt-[22px] max-w-[34em] text-[17px]/[26px] text-pretty text-fg-2 lg:text-[18px]/7">
            {messages.lookingForWorkIsTiringEnough(activePlatforms())}
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
            <ButtonLink
              to={startLink(isSignedIn)}
              variant="primary"
              size="lg"
              className="max-lg:h-[52px] max-sm:w-full"
            >
              {messages.startApplyingNow}
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <span className="flex items-center gap-3">
              <StampBooklet count={5} width={24} />
              <span className="text-small text-fg-2">
                {messages.freeApplications}
                <br />
                {messages.noCardNeeded}
              </span>
            </span>
          </div>
        </div>
        <HeroPanel />
      </div>
    </section>
  );
}

const steps: readonly StepItem[] = [
  { id: "open", title: messages.openedThePosting, time: "09:41:52", state: "done" },
  {
    id: "check",
    title: messages.checkedThatYouHaveNotApplied,
    time: "09:41:55",
    state: "done",
  },
  {
    id: "contact",
    title: messages.contactInfo,
    detail: messages.fiveAnswersFromYourProfile,
    time: "09:41:58",
    state: "done",
  },
  {
    id: "resume",
    title: messages.resume,
    detail: messages.meeraNairCvPdf,
    time: "09:42:03",
    state: "done",
  },
  {
    id: "questions",
    title: messages.additionalQuestions,
    detail: messages.threeOfFourAnswered,
    time: "09:42:06",
    state: "now",
  },
  { id: "review", title: messages.review, state: "todo" },
  { id: "submit", title: messages.submit, state: "todo" },
];

/** An example of a run with the receipt of the application before, in the app's own parts. */
function HeroPanel() {
  return (
    <div role="group" aria-label={messages.exampleOfARun} className="relative xl:pb-[108px]">
      <div className="rounded-lg border border-border bg-surface shadow-panel xl:w-[440px]">
        <div className="flex items-center gap-2.5 px-4 pt-[15px] pb-[13px] lg:px-5">
          <span className="live-dot ml-1" />
          <p className="h3 flex-1">{messages.applyingOnLinkedin}</p>
          <span className="num text-fg-2">
            {messages.sentOfEight(<b className="text-fg">6</b>)}
          </span>
        </div>
        <div className="px-4 pb-4 lg:px-5 lg:pb-5">
          <StampRow counts={{ sent: 6, isWorking: true, goal: 8 }} />
          <div className="mt-4 mb-2 flex items-center gap-3 border-b border-border pb-3">
            <Initials name={messages.ferrypointLogistics} />
            <div className="flex-1">
              <p className="h3">{messages.seniorBackendEngineer}</p>
              <p className="text-small text-fg-2">{messages.ferrypointLogistics}</p>
            </div>
            <span className="num font-semibold">00:14</span>
          </div>
          <Steps label={messages.stepsOfThisApplication} steps={steps} />
        </div>
      </div>
      <Receipt
        className="max-xl:-mt-4 max-xl:ml-6 xl:absolute! xl:right-0 xl:bottom-0 xl:w-[374px]"
        headClassName="px-[22px] pt-4 pb-2"
        bodyClassName="px-[22px] pt-1.5 pb-[30px]"
        postmark={
          <div className="absolute right-[-46px] bottom-[26px] max-sm:right-[-84px]">
            <Postmark
              rim={messages.sentLinkedin}
              top={messages.exampleDayInCapitals}
              bottom="09:40"
              label={messages.postmarkExample}
            />
          </div>
        }
      >
        <p className="h3 text-[18px]">{messages.staffEngineer}</p>
        <p className="text-fg-2">{messages.quillstackBengaluru}</p>
        <div className="-mb-[22px]">
          <ReceiptFacts
            facts={[
              { label: messages.sent, value: messages.exampleMoment },
              { label: messages.cv, value: messages.exampleVersion },
              { label: messages.answers, value: messages.allTwelveYours },
              { label: messages.cost, value: messages.oneCreditFree },
            ]}
          />
        </div>
      </Receipt>
    </div>
  );
}
