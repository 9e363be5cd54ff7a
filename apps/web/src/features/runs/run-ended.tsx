import type { RunSummary } from "@sendoff/contract";
import { CircleCheck, CircleX, Flag, Hand } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { type EndWords, endWords } from "./end-reason.ts";
import { messages } from "./messages.ts";

const looks: Record<EndWords["tone"], { box: string; Icon: typeof Flag }> = {
  success: { box: "bg-success-soft text-success-text", Icon: CircleCheck },
  you: { box: "bg-you-soft text-you-text", Icon: Hand },
  danger: { box: "bg-danger-soft text-danger-text", Icon: CircleX },
  neutral: { box: "bg-neutral-soft text-fg-2", Icon: Flag },
};

/** Why the run ended and where to go on; what came of it stands in the figures above. */
export function RunEnded({ run }: { run: RunSummary }) {
  const words = endWords(run);
  const { box, Icon } = looks[words.tone];
  return (
    <Card label={messages.howTheRunEnded}>
      <div className="flex items-start gap-3.5 px-4 py-5 lg:px-5">
        <span className={cn("grid size-10 shrink-0 place-items-center rounded-[9px]", box)}>
          <Icon className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="h2">{words.title}</h2>
          <p className="mt-0.5 max-w-[64ch] text-fg-2">{words.note}</p>
          {words.links.length === 0 ? null : (
            <div className="mt-3.5 flex flex-wrap gap-2">
              {words.links.map(({ to, label }, index) => (
                <ButtonLink
                  key={to}
                  variant={words.tone === "you" && index === 0 ? "you" : "line"}
                  to={to}
                >
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
