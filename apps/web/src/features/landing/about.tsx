import { Image, type LucideIcon, MessageCircleQuestionMark, ScrollText } from "lucide-react";
import { Postmark } from "../../components/brand/postmark.tsx";
import { Receipt, ReceiptAnswer, ReceiptFacts } from "../../components/ui/receipt.tsx";
import { SourceTag } from "../../components/ui/source-tag.tsx";

const points: readonly { title: string; text: string; Icon: LucideIcon }[] = [
  {
    title: "What was sent",
    text: "Every question, the answer given, and where that answer came from.",
    Icon: ScrollText,
  },
  {
    title: "What it looked like",
    text: "A picture of the form before sending, and of the confirmation if the portal shows one.",
    Icon: Image,
  },
  {
    title: "What we would not guess",
    text: "If we do not know an answer, we send nothing and show you the question.",
    Icon: MessageCircleQuestionMark,
  },
];

export function About() {
  return (
    <section id="about" className="py-12 lg:py-[72px]" aria-labelledby="about-title">
      <div className="landing-column grid grid-cols-[minmax(0,1fr)] items-center gap-7 xl:grid-cols-[minmax(0,1fr)_560px] xl:gap-16">
        <div>
          <h2 id="about-title" className="font-display text-display-s font-[660]">
            A certificate of posting, for job applications
          </h2>
          <p className="mt-4 text-[17px]/[26px] text-pretty text-fg-2 lg:text-[18px]/7">
            Post offices used to stamp a slip to say: this letter was handed in, here, at this time.
            People kept those slips with their job applications for years. We liked the idea, so
            every application we send gets one.
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
    <div role="group" aria-label="Example of a receipt">
      <Receipt
        number="SO-2611-004812"
        postmark={
          <div className="absolute top-[52px] right-[-14px] max-lg:top-[40px] max-lg:right-[-34px]">
            <Postmark
              rim="SENT · LINKEDIN"
              top="20 NOV"
              bottom="09:40"
              label="Postmark: sent on LinkedIn, 20 Nov, 09:40"
              width={206}
              className="max-lg:w-[176px]"
            />
          </div>
        }
        bodyClassName="px-[18px] pt-2.5 pb-[34px] max-lg:pt-[92px] lg:px-[26px]"
      >
        <p className="h2 text-[22px]/7">Staff Engineer, Payments</p>
        <p className="text-fg-2">Quillstack, Bengaluru</p>
        <ReceiptFacts
          facts={[
            { label: "Sent", value: "20 Nov 2026, 09:40:31 IST" },
            { label: "Confirmed", value: "09:40:33 by LinkedIn" },
            { label: "CV", value: "Meera_Nair_CV.pdf, version 4" },
            { label: "Cost", value: "1 credit, free" },
          ]}
        />
        <div className="flex items-baseline justify-between pb-[9px]">
          <b className="font-semibold">What was sent</b>
          <span className="text-small text-fg-3">12 answers, none guessed</span>
        </div>
        <ReceiptAnswer question="City" answer="Bengaluru" source={<SourceTag source="profile" />} />
        <ReceiptAnswer
          question="Years of experience with Node.js"
          answer="6"
          source={<SourceTag source="profile" detail="Skills" />}
        />
        <ReceiptAnswer
          question="Notice period in days"
          answer="30"
          source={<SourceTag source="settings" />}
        />
        <ReceiptAnswer
          question="Years of work experience"
          answer="9"
          source={<SourceTag source="derived" />}
        />
        <p className="border-t border-border pt-[9px] text-fg-3">and 8 more</p>
      </Receipt>
    </div>
  );
}
