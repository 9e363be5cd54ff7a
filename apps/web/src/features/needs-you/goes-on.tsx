import type { PlatformGoingOn } from "@sendoff/contract/going-on";
import type { AnswerOutcome, AnswersOutcome } from "@sendoff/contract/needs-you";
import type { IdlePlatform } from "../../components/user-actions.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { goingWords, outcomeWords } from "../../lib/answer-words.ts";
import { messages } from "./messages.ts";
import { useStartRun } from "./use-start-run.ts";

/** What the user has just set going. */
export type Going =
  | { readonly kind: "answered"; readonly outcome: AnswerOutcome }
  | { readonly kind: "many"; readonly outcome: AnswersOutcome }
  | { readonly kind: "resumed"; readonly platform: { readonly id: number; readonly name: string } }
  | { readonly kind: "retried"; readonly idle: IdlePlatform };

/** Says what goes on and when: answers go on by themselves, and where they cannot, why and what to do. */
export function GoesOn({ going, onClose }: { going: Going; onClose: () => void }) {
  const start = useStartRun();
  const idle = idleOf(going);
  const platforms = platformsOf(going);
  const isHeld = platforms.some(({ note }) => note !== "");
  return (
    <Alert
      tone={start.error !== null ? "danger" : isHeld ? "you" : "success"}
      title={titleOf(going)}
      action={
        <span className="flex flex-wrap gap-2">
          {platforms.map(({ id, name, run_id: runId }) =>
            runId === null ? null : (
              <ButtonLink key={id} size="sm" to={paths.app.run(runId)}>
                {messages.watchTheRunOn(name)}
              </ButtonLink>
            ),
          )}
          {idle.map((platform) => (
            <Button
              key={platform.id}
              size="sm"
              isBusy={start.isPending && start.variables === platform.id}
              onClick={() => start.mutate(platform.id)}
            >
              {messages.startARunOn(platform.name)}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={onClose}>
            {messages.close}
          </Button>
        </span>
      }
    >
      {start.error === null
        ? wordsOf(going)
        : serverMessage(start.error, messages.runCouldNotBeStarted)}
    </Alert>
  );
}

function platformsOf(going: Going): readonly PlatformGoingOn[] {
  return going.kind === "answered" || going.kind === "many" ? going.outcome.platforms : [];
}

/** Platforms on which only the user starts a run: they passed a check there, or want one job tried again. */
function idleOf(going: Going): readonly { readonly id: number; readonly name: string }[] {
  if (going.kind === "resumed") return [going.platform];
  return going.kind === "retried" && going.idle !== null ? [going.idle] : [];
}

function titleOf(going: Going): string {
  switch (going.kind) {
    case "answered":
      return messages.yourAnswerIsKept;
    case "many":
      return going.outcome.answered.length === 1
        ? messages.yourAnswerIsKept
        : messages.yourAnswersAreKept(going.outcome.answered.length);
    case "resumed":
      return messages.canGoOn(going.platform.name);
    case "retried":
      return messages.itIsTriedAgain;
  }
}

function wordsOf(going: Going): string {
  const parts =
    going.kind === "answered" || going.kind === "many"
      ? [
          skillWords(skillsOf(going)),
          outcomeWords(going.outcome),
          goingWords(going.outcome.platforms),
        ]
      : [whenWords(going)];
  return parts.filter((words) => words !== "").join(" ");
}

function skillsOf(going: Extract<Going, { kind: "answered" | "many" }>): readonly string[] {
  if (going.kind === "many") return going.outcome.added_skills;
  return going.outcome.added_skill === null ? [] : [going.outcome.added_skill];
}

function skillWords(skills: readonly string[]): string {
  if (skills.length === 0) return "";
  return messages.amongYourSkillsNow(skills.join(", "), skills.length);
}

function whenWords(going: Extract<Going, { kind: "resumed" | "retried" }>): string {
  if (going.kind === "resumed") return messages.nextRunThereBegins;
  return going.idle === null
    ? messages.runUnderWayTakesItUp
    : messages.itIsFirstInTheNext(going.idle.name);
}
