import type { AnswerOutcome } from "@sendoff/contract";
import type { IdlePlatform } from "../../components/own-acts.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { serverMessage } from "../../lib/api-error.ts";
import { outcomeWords } from "../../lib/answer-words.ts";
import { useStartRun } from "./use-start-run.ts";

/** What the user has just set going. */
export type Going =
  | { readonly kind: "answered"; readonly outcome: AnswerOutcome }
  | { readonly kind: "resumed"; readonly platform: { readonly id: number; readonly name: string } }
  | { readonly kind: "retried"; readonly idle: IdlePlatform };

/** Says what goes on and when, with the way to start it now where no run is under way. */
export function GoesOn({ going, onClose }: { going: Going; onClose: () => void }) {
  const start = useStartRun();
  const idle = idleOf(going);
  const names = idle.map(({ name }) => name).join(" and ");
  return (
    <Alert
      tone={start.error === null ? "success" : "danger"}
      title={titleOf(going)}
      action={
        <span className="flex flex-wrap gap-2">
          {idle.map((platform) => (
            <Button
              key={platform.id}
              size="sm"
              isBusy={start.isPending && start.variables === platform.id}
              onClick={() => start.mutate(platform.id)}
            >
              Start a run on {platform.name}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={onClose}>
            Close
          </Button>
        </span>
      }
    >
      {start.error === null
        ? [
            skillWords(going),
            going.kind === "answered" ? outcomeWords(going.outcome) : "",
            whenWords(going, names),
          ]
            .filter((words) => words !== "")
            .join(" ")
        : serverMessage(start.error, "The run could not be started. Please try again.")}
    </Alert>
  );
}

function idleOf(going: Going): readonly { readonly id: number; readonly name: string }[] {
  if (going.kind === "answered") return going.outcome.idle_platforms;
  if (going.kind === "resumed") return [going.platform];
  return going.idle === null ? [] : [going.idle];
}

function titleOf(going: Going): string {
  if (going.kind === "answered") return "Your answer is kept.";
  return going.kind === "resumed" ? `${going.platform.name} can go on.` : "It is tried again.";
}

function skillWords(going: Going): string {
  const skill = going.kind === "answered" ? going.outcome.added_skill : null;
  return skill === null ? "" : `${skill} is among your skills now.`;
}

function whenWords(going: Going, names: string): string {
  if (going.kind === "resumed") return "The next run there begins with what it finds.";
  if (going.kind === "answered" && going.outcome.released === 0) return "";
  return names === ""
    ? "The run under way takes it up."
    : `It is first in the next run on ${names}.`;
}
