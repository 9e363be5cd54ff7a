import type { GivenAnswer } from "@sendoff/contract/form";
import type {
  ApplicationStep,
  ApplicationSummary,
  CurrentApplication,
  RunDetail,
  RunEvent,
  RunSummary,
} from "@sendoff/contract/run";

export type LivePicture = NonNullable<CurrentApplication["picture"]>;

/** How far one application has come. */
export interface Progress {
  steps: ApplicationStep[];
  answers: GivenAnswer[];
  picture: LivePicture | null;
}

/** A run as the page shows it: the snapshot, moved on by the events of its stream. */
export interface LiveRun {
  run: RunSummary;
  /** Newest change first. */
  applications: ApplicationSummary[];
  progress: Readonly<Record<string, Progress>>;
}

const none: Progress = { steps: [], answers: [], picture: null };

export function liveRunFrom({ run, current, applications }: RunDetail): LiveRun {
  if (current === null) return { run, applications, progress: {} };
  const { application, steps, answers, picture } = current;
  return {
    run,
    applications: upsertApplication(applications, application),
    progress: { [application.id]: { steps, answers, picture } },
  };
}

/** Being worked on now: opened, filled in, or clicked and not yet confirmed. */
export function isBusy({ status }: ApplicationSummary): boolean {
  return status === "APPLYING" || status === "SUBMITTING";
}

/** The application the run is busy with, if any. */
export function currentOf({ run, applications }: LiveRun): ApplicationSummary | undefined {
  return run.state === "ended" ? undefined : applications.find(isBusy);
}

/** What the page shows: the current application, or the last one watched until the next begins, so that nothing jumps. */
export function shownOf(live: LiveRun): ApplicationSummary | undefined {
  const [latest] = live.applications;
  return (
    currentOf(live) ??
    (latest !== undefined && progressOf(live, latest.id).steps.length > 0 ? latest : undefined)
  );
}

export function progressOf({ progress }: LiveRun, applicationId: string): Progress {
  return progress[applicationId] ?? none;
}

/**
 * Applies one event. A stream that is opened again may repeat what is known: repeating an event changes nothing, and what
 * is older than the state that is shown does not turn it back.
 */
export function applyRunEvent(live: LiveRun, event: RunEvent): LiveRun {
  switch (event.type) {
    case "run":
      return isOlderRun(event.run, live.run) ? live : { ...live, run: event.run };
    case "application": {
      const known = live.applications.find(({ id }) => id === event.application.id);
      if (known !== undefined && known.updated_at > event.application.updated_at) return live;
      return { ...live, applications: upsertApplication(live.applications, event.application) };
    }
    case "step":
      return patch(live, event.application_id, (now) => ({
        ...now,
        steps: upsertStep(now.steps, event.step),
      }));
    case "answers":
      return patch(live, event.application_id, (now) => ({
        ...now,
        answers: upsertAnswers(now.answers, event.answers),
      }));
    case "picture":
      return patch(live, event.application_id, (now) => ({
        ...now,
        picture:
          now.picture !== null && now.picture.taken_at > event.taken_at
            ? now.picture
            : { url: event.url, taken_at: event.taken_at, address: event.address },
      }));
    case "preview":
      return live;
  }
}

function isOlderRun(next: RunSummary, known: RunSummary): boolean {
  return known.state === "ended" && next.state !== "ended";
}

function patch(live: LiveRun, id: string, change: (now: Progress) => Progress): LiveRun {
  return { ...live, progress: { ...live.progress, [id]: change(live.progress[id] ?? none) } };
}

function upsertApplication(
  list: readonly ApplicationSummary[],
  application: ApplicationSummary,
): ApplicationSummary[] {
  return [application, ...list.filter(({ id }) => id !== application.id)].toSorted((a, b) =>
    b.updated_at.localeCompare(a.updated_at),
  );
}

function upsertStep(steps: readonly ApplicationStep[], step: ApplicationStep): ApplicationStep[] {
  const isSame = (other: ApplicationStep) =>
    other.name === step.name && other.title === step.title && other.started_at === step.started_at;
  return [...steps.filter((other) => !isSame(other)), step].toSorted((a, b) =>
    a.started_at.localeCompare(b.started_at),
  );
}

function upsertAnswers(
  answers: readonly GivenAnswer[],
  added: readonly GivenAnswer[],
): GivenAnswer[] {
  const isAdded = (answer: GivenAnswer) =>
    added.some((other) => other.question === answer.question && other.step === answer.step);
  return [...answers.filter((answer) => !isAdded(answer)), ...added];
}
