import type { RunHandoff } from "@sendoff/contract/run-handoff";
import type { AnswerOutcome, AnswersOutcome } from "@sendoff/contract/needs-you";
import type { IdlePlatform } from "../../components/user-actions.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { handoffWords, outcomeWords } from "../../lib/answer-words.ts";
import { useShortOfCredits } from "../../queries/use-short-of-credits.ts";
import { messages } from "./messages.ts";
import { useStartRun } from "./use-start-run.ts";

/** What the user has just released to a run. */
export type Handoff =
  | { readonly kind: "answered"; readonly outcome: AnswerOutcome }
  | { readonly kind: "many"; readonly outcome: AnswersOutcome }
  | { readonly kind: "resumed"; readonly platform: { readonly id: number; readonly name: string } }
  | { readonly kind: "retried"; readonly idle: IdlePlatform };

/** Says what goes on and when: answers go on by themselves, and where they cannot, why and what to do. */
export function HandoffNotice({ handoff, onClose }: { handoff: Handoff; onClose: () => void }) {
  const start = useStartRun();
  const idle = idleOf(handoff);
  const platforms = platformsOf(handoff);
  // At most one platform waits to be started by its user.
  const short = useShortOfCredits(idle[0]?.id);
  const isHeld = platforms.some(({ note }) => note !== "");
  return (
    <Alert
      tone={start.error !== null ? "danger" : isHeld ? "you" : "success"}
      title={titleOf(handoff)}
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
              disabled={short?.isNothing === true}
              onClick={() => start.mutate(platform.id)}
            >
              {messages.startARunOn(platform.name)}
            </Button>
          ))}
          {short?.isNothing === true ? (
            <ButtonLink size="sm" to={paths.app.addMoney}>
              {messages.addMoney}
            </ButtonLink>
          ) : null}
          <Button size="sm" variant="ghost" onClick={onClose}>
            {messages.close}
          </Button>
        </span>
      }
    >
      {start.error === null
        ? [wordsOf(handoff), short?.words ?? ""].filter((words) => words !== "").join(" ")
        : serverMessage(start.error, messages.runCouldNotBeStarted)}
    </Alert>
  );
}

function platformsOf(handoff: Handoff): readonly RunHandoff[] {
  return handoff.kind === "answered" || handoff.kind === "many" ? handoff.outcome.platforms : [];
}

/** Platforms on which only the user starts a run: they passed a check there, or want one job tried again. */
function idleOf(handoff: Handoff): readonly { readonly id: number; readonly name: string }[] {
  if (handoff.kind === "resumed") return [handoff.platform];
  return handoff.kind === "retried" && handoff.idle !== null ? [handoff.idle] : [];
}

function titleOf(handoff: Handoff): string {
  switch (handoff.kind) {
    case "answered":
      return messages.yourAnswerIsKept;
    case "many":
      return handoff.outcome.answered.length === 1
        ? messages.yourAnswerIsKept
        : messages.yourAnswersAreKept(handoff.outcome.answered.length);
    case "resumed":
      return messages.canGoOn(handoff.platform.name);
    case "retried":
      return messages.itIsTriedAgain;
  }
}

function wordsOf(handoff: Handoff): string {
  const parts =
    handoff.kind === "answered" || handoff.kind === "many"
      ? [
          skillWords(skillsOf(handoff)),
          outcomeWords(handoff.outcome),
          handoffWords(handoff.outcome.platforms),
        ]
      : [whenWords(handoff)];
  return parts.filter((words) => words !== "").join(" ");
}

function skillsOf(handoff: Extract<Handoff, { kind: "answered" | "many" }>): readonly string[] {
  if (handoff.kind === "many") return handoff.outcome.added_skills;
  return handoff.outcome.added_skill === null ? [] : [handoff.outcome.added_skill];
}

function skillWords(skills: readonly string[]): string {
  if (skills.length === 0) return "";
  return messages.amongYourSkillsNow(skills.join(", "), skills.length);
}

function whenWords(handoff: Extract<Handoff, { kind: "resumed" | "retried" }>): string {
  if (handoff.kind === "resumed") return messages.nextRunThereBegins;
  return handoff.idle === null
    ? messages.runUnderWayTakesItUp
    : messages.itIsFirstInTheNext(handoff.idle.name);
}
