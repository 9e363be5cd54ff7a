import {
  CalendarCheck,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleMinus,
  CircleSlash,
  CircleX,
  ClipboardCheck,
  Clock,
  Eye,
  Hand,
  Handshake,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  MessageCircleQuestionMark,
  Stamp,
} from "lucide-react";
import { Badge, type BadgeTone } from "./badge.tsx";
import type { SectionStatus } from "../../state/section-status.ts";
import { messages } from "./messages.ts";

interface StatusLook {
  word: string;
  tone: BadgeTone;
  Icon: LucideIcon;
}

const looks: Record<string, StatusLook> = {
  QUEUED: { word: messages.queued, tone: "neutral", Icon: Clock },
  APPLYING: { word: messages.applying, tone: "accent", Icon: LoaderCircle },
  SUBMITTING: { word: messages.submitting, tone: "accent", Icon: Stamp },
  UNKNOWN: { word: messages.checking, tone: "accent", Icon: LoaderCircle },
  APPLIED: { word: messages.applied, tone: "success", Icon: CircleCheck },
  SUCCESS: { word: messages.applied, tone: "success", Icon: CircleCheck },
  PENDING: { word: messages.pending, tone: "you", Icon: Hourglass },
  FAILED: { word: messages.failed, tone: "danger", Icon: CircleX },
  ERROR: { word: messages.failed, tone: "danger", Icon: CircleX },
  SKIPPED: { word: messages.skipped, tone: "neutral", Icon: CircleSlash },
  NEEDS_ANSWER: { word: messages.needsAnswer, tone: "you", Icon: MessageCircleQuestionMark },
  NEEDS_USER: { word: messages.needsYou, tone: "you", Icon: Hand },
  NEEDS_APPROVAL: { word: messages.toApprove, tone: "you", Icon: Stamp },
  NEEDS_REVIEW: { word: messages.toReview, tone: "you", Icon: ClipboardCheck },
  UNCLEAR: { word: messages.unclear, tone: "neutral", Icon: CircleHelp },
  VIEWED: { word: messages.viewed, tone: "info", Icon: Eye },
  INTERVIEW_SCHEDULED: { word: messages.interview, tone: "info", Icon: CalendarCheck },
  REJECTED: { word: messages.rejected, tone: "neutral", Icon: CircleMinus },
  OFFER: { word: messages.offer, tone: "solid", Icon: Handshake },
};

/** How a status is shown; matching ignores case, an unknown one is shown as it comes (SPEC 4). */
export function statusLook(status: string): StatusLook {
  return looks[status.toUpperCase()] ?? { word: status, tone: "neutral", Icon: Circle };
}

export function StatusBadge({ status }: { status: string }) {
  const { word, tone, Icon } = statusLook(status);
  return (
    <Badge tone={tone} Icon={Icon}>
      {word}
    </Badge>
  );
}

const sections: Record<SectionStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  Completed: { tone: "success", Icon: CircleCheck },
  Incomplete: { tone: "you", Icon: CircleAlert },
  "Not Started": { tone: "outline", Icon: CircleDashed },
};

/** The status of a profile section (SPEC 2). */
export function SectionBadge({ status }: { status: SectionStatus }) {
  return <Badge {...sections[status]}>{messages.sectionStatus[status]}</Badge>;
}
