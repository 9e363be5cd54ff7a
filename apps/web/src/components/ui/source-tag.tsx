import type { AnswerSource } from "@sendoff/contract";
import {
  Calculator,
  CircleMinus,
  FileCheck,
  History,
  ListChecks,
  type LucideIcon,
  PenLine,
  User,
  UserCog,
  UserPen,
} from "lucide-react";

const looks: Record<AnswerSource, { word: string; Icon: LucideIcon }> = {
  profile: { word: "Profile", Icon: User },
  settings: { word: "Profile Settings", Icon: UserCog },
  preferences: { word: "Job Preferences", Icon: ListChecks },
  answer_bank: { word: "Your answer", Icon: History },
  derived: { word: "Worked out", Icon: Calculator },
  cv: { word: "From your CV", Icon: FileCheck },
  prefilled: { word: "On the form already", Icon: ListChecks },
  policy: { word: "You have not said", Icon: CircleMinus },
  draft: { word: "Drafted by a model from your profile", Icon: PenLine },
  review: { word: "You, at review", Icon: UserPen },
};

/** Icon and words behind an answer: where it came from. `detail` adds a date or a section. */
export function SourceTag({ source, detail }: { source: AnswerSource; detail?: string }) {
  const { word, Icon } = looks[source];
  return (
    <span className="inline-flex min-w-0 items-baseline gap-[5px] text-meta text-fg-3">
      <Icon className="size-[13px] shrink-0 translate-y-0.5" aria-hidden="true" />
      {/* The longest names do not fit a phone, nor the receipt's column, on one line. */}
      <span className="min-w-0">{detail === undefined ? word : `${word}, ${detail}`}</span>
    </span>
  );
}
