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

interface StatusLook {
  word: string;
  tone: BadgeTone;
  Icon: LucideIcon;
}

const looks: Record<string, StatusLook> = {
  QUEUED: { word: "Queued", tone: "neutral", Icon: Clock },
  APPLYING: { word: "Applying", tone: "accent", Icon: LoaderCircle },
  SUBMITTING: { word: "Submitting", tone: "accent", Icon: Stamp },
  UNKNOWN: { word: "Checking", tone: "accent", Icon: LoaderCircle },
  APPLIED: { word: "Applied", tone: "success", Icon: CircleCheck },
  SUCCESS: { word: "Applied", tone: "success", Icon: CircleCheck },
  PENDING: { word: "Pending", tone: "you", Icon: Hourglass },
  FAILED: { word: "Failed", tone: "danger", Icon: CircleX },
  ERROR: { word: "Failed", tone: "danger", Icon: CircleX },
  SKIPPED: { word: "Skipped", tone: "neutral", Icon: CircleSlash },
  NEEDS_ANSWER: { word: "Needs answer", tone: "you", Icon: MessageCircleQuestionMark },
  NEEDS_USER: { word: "Needs you", tone: "you", Icon: Hand },
  NEEDS_APPROVAL: { word: "To approve", tone: "you", Icon: Stamp },
  NEEDS_REVIEW: { word: "To review", tone: "you", Icon: ClipboardCheck },
  UNCLEAR: { word: "Unclear", tone: "neutral", Icon: CircleHelp },
  VIEWED: { word: "Viewed", tone: "info", Icon: Eye },
  INTERVIEW_SCHEDULED: { word: "Interview", tone: "info", Icon: CalendarCheck },
  REJECTED: { word: "Rejected", tone: "neutral", Icon: CircleMinus },
  OFFER: { word: "Offer", tone: "solid", Icon: Handshake },
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

export type SectionStatus = "Completed" | "Incomplete" | "Not Started";
const sections: Record<SectionStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  Completed: { tone: "success", Icon: CircleCheck },
  Incomplete: { tone: "you", Icon: CircleAlert },
  "Not Started": { tone: "outline", Icon: CircleDashed },
};

/** The status of a profile section (SPEC 2). */
export function SectionBadge({ status }: { status: SectionStatus }) {
  return <Badge {...sections[status]}>{status}</Badge>;
}
