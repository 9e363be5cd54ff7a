import type { AnswerSource } from "@sendoff/contract/form";
import { SOURCE_WORDS } from "@sendoff/domain/applying";
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
import { say } from "../../language/language.ts";

const icons: Record<AnswerSource, LucideIcon> = {
  profile: User,
  settings: UserCog,
  preferences: ListChecks,
  answer_bank: History,
  derived: Calculator,
  cv: FileCheck,
  prefilled: ListChecks,
  policy: CircleMinus,
  draft: PenLine,
  review: UserPen,
};

/** Icon and words behind an answer: where it came from. `detail` adds a date or a section. */
export function SourceTag({ source, detail }: { source: AnswerSource; detail?: string }) {
  const Icon = icons[source];
  const word = say(SOURCE_WORDS[source]);
  return (
    <span className="inline-flex min-w-0 items-baseline gap-[5px] text-meta text-fg-3">
      <Icon className="size-[13px] shrink-0 translate-y-0.5" aria-hidden="true" />
      {/* The longest names do not fit a phone, nor the receipt's column, on one line. */}
      <span className="min-w-0">{detail === undefined ? word : `${word}, ${detail}`}</span>
    </span>
  );
}
