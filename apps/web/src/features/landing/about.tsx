import { Image, type LucideIcon, MessageCircleQuestionMark, ScrollText } from "lucide-react";
import { Postmark } from "../../components/brand/postmark.tsx";
import { Receipt, ReceiptAnswer, ReceiptFacts } from "../../components/ui/receipt.tsx";
import { SourceTag } from "../../components/ui/source-tag.tsx";
import { messages } from "./messages.ts";

const points: readonly { title: string; text: string; Icon: LucideIcon }[] = [
  {
    title: messages.whatWasSent,
    text: messages.everyQuestion,
    Icon: ScrollText,
  },
  {
    title: messages.whatItLookedLike,
    text: messages.pictureOfTheFormBeforeSending,
    Icon: Image,
  },
  {
    title: messages.whatWeWouldNotGuess,
    text: messages.ifWeDoNotKnow,
    Icon: MessageCircleQuestionMark,
  },
];

export function About() {
  return (
    <section id="about" className="py-12 lg:py-[72px]" aria-labelledby="about-title">
      <div className="landing-column grid grid-cols-[minmax(0,1fr)] items-center gap-7 xl:grid-cols-[minmax(0,1fr)_560px] xl:gap-16">
        <div>
          <h2 id="about-title" className="font-display text-display-s font-[660]">
            {messages.certificateOfPosting}
          </h2>
          <p className="mt-4 text-[17px]/[26px] text-pretty text-fg-2 lg:text-[18px]/7">
            {messages.postOfficesUsedToStamp}
          </p>
          <ul className="mt-[26px] flex flex-col gap-4">
            {points.map(({ title, text, Icon }) => (
              <li key={title} className="flex gap-[13px] text-[15px]/[22px] text-fg-2">
                <Icon className="mt-0.5 size-[19px] shrink-0 text-accent" aria-hidden="true" />
                <span>
                  <b className="block font-[620] text-fg">{title}</b>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <ExampleReceipt />
      </div>
    </section>
  );
}

function ExampleReceipt() {
  return (
    <div role="group" aria-label={messages.exampleOfAReceipt}>
      <Receipt
        number="SO-2611-004812"
        postmark={
          <div className="absolute top-[52px] right-[-14px] max-lg:top-[40px] max-lg:right-[-34px]">
            <Postmark
              rim={messages.sentLinkedin}
              top={messages.exampleDayInCapitals}
              bottom="09:40"
              label={messages.postmarkExample}
              width={206}
              className="max-lg:w-[176px]"
            />
          </div>
        }
        bodyClassName="px-[18px] pt-2.5 pb-[34px] max-lg:pt-[92px] lg:px-[26px]"
      >
        <p className="h2 text-[22px]/7">{messages.staffEngineer}</p>
        <p className="text-fg-2">{messages.quillstackBengaluru}</p>
        <ReceiptFacts
          facts={[
            { label: messages.sent, value: messages.exampleMomentInFull },
            { label: messages.confirmed, value: messages.confirmedByLinkedin },
            { label: messages.cv, value: messages.meeraNairCvPdf },
            { label: messages.cost, value: messages.oneCreditFree },
          ]}
        />
        <div className="flex items-baseline justify-between pb-[9px]">
          <b className="font-semibold">{messages.whatWasSent}</b>
          <span className="text-small text-fg-3">{messages.twelveAnswers}</span>
        </div>
        <ReceiptAnswer
          question={messages.city}
          answer={messages.bengaluru}
          source={<SourceTag source="profile" />}
        />
        <ReceiptAnswer
          question={messages.yearsOfExperienceWithNodeJs}
          answer="6"
          source={<SourceTag source="profile" detail={messages.skills} />}
        />
        <ReceiptAnswer
          question={messages.noticePeriodInDays}
          answer="30"
          source={<SourceTag source="settings" />}
        />
        <ReceiptAnswer
          question={messages.yearsOfWorkExperience}
          answer="9"
          source={<SourceTag source="derived" />}
        />
        <p className="border-t border-border pt-[9px] text-fg-3">{messages.eightMore}</p>
      </Receipt>
    </div>
  );
}
