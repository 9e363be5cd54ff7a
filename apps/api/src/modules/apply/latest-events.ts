import type { StoredRunEvent } from "@sendoff/db/applying";

/** Drops what a later event of the same thing says better, so that a late watcher gets the state and not its history. */
export function latestOnly(events: readonly StoredRunEvent[]): StoredRunEvent[] {
  const latest = new Map<string, StoredRunEvent>();
  for (const event of events) {
    const key = subjectOf(event);
    // Set again rather than kept in place: the order is that of the last change, except for steps, which keep theirs.
    if (event.type !== "step") latest.delete(key);
    latest.set(key, event);
  }
  return [...latest.values()];
}

function subjectOf(event: StoredRunEvent): string {
  switch (event.type) {
    case "run":
      return "run";
    case "step":
      return `step ${event.applicationId} ${event.step.name} ${event.step.title} ${event.step.started_at}`;
    case "answers":
      return `answers ${event.applicationId} ${event.answers.map((answer) => answer.question).join("|")}`;
    default:
      return `${event.type} ${event.applicationId}`;
  }
}
