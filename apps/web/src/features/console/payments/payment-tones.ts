import type { ConsolePayment, MoneyRequestState } from "@sendoff/contract/console";
import {
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  RotateCcw,
  TriangleAlert,
} from "lucide-react";
import type { BadgeTone } from "../../../components/ui/badge.tsx";

interface Look {
  readonly tone: BadgeTone;
  readonly Icon: LucideIcon;
}

/** How an order's state looks. */
export const PAYMENT_TONES: Readonly<Record<ConsolePayment["state"], Look>> = {
  created: { tone: "neutral", Icon: Clock },
  pending: { tone: "you", Icon: Hourglass },
  paid: { tone: "success", Icon: CircleCheck },
  failed: { tone: "danger", Icon: CircleX },
  refunded: { tone: "neutral", Icon: RotateCcw },
  disputed: { tone: "danger", Icon: TriangleAlert },
};

/** How a request's state looks. */
export const REQUEST_TONES: Readonly<Record<MoneyRequestState, Look>> = {
  waiting: { tone: "you", Icon: Hourglass },
  sending: { tone: "you", Icon: LoaderCircle },
  sent: { tone: "accent", Icon: LoaderCircle },
  done: { tone: "success", Icon: CircleCheck },
  failed: { tone: "danger", Icon: CircleX },
  declined: { tone: "neutral", Icon: CircleX },
  withdrawn: { tone: "neutral", Icon: RotateCcw },
};
