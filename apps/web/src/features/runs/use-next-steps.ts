import type { RunSummary } from "@sendoff/contract/run";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../config/paths.ts";
import { schedulesQuery } from "../../queries/schedule.query.ts";
import { useRunClock } from "../../queries/use-when.ts";
import type { EndWords } from "./end-reason.ts";
import { runEndedTexts as texts } from "./messages.ts";

export interface NextStep {
  readonly title: string;
  readonly note: string | undefined;
  readonly to: string;
  readonly label: string;
  /** It waits for the person. */
  readonly isYours: boolean;
}

/** What happens after a run: what waits for the person, the next planned start, another look. */
export function useNextSteps(run: RunSummary, words: EndWords): NextStep[] {
  const { data: schedules } = useQuery(schedulesQuery);
  const clock = useRunClock();
  const schedule = schedules?.find(({ platform_id: id }) => id === run.platform_id);
  const nextAt = schedule?.next_run_at ?? null;
  const waiting: NextStep[] =
    run.waiting_for_user === 0
      ? []
      : [
          {
            title: texts.waits(run.waiting_for_user),
            note: texts.waitsNote,
            to: paths.app.needsYou,
            label: texts.openNeedsYou,
            isYours: !words.links.some(({ to }) => to === paths.app.needsYou),
          },
        ];
  const planned: NextStep[] =
    nextAt === null
      ? []
      : [
          {
            title: texts.nextRun(clock.start(nextAt)),
            note: undefined,
            to: paths.app.scheduler,
            label: texts.scheduler,
            isYours: false,
          },
        ];
  const more: NextStep[] = words.links.some(({ to }) => to.startsWith(paths.app.fits()))
    ? []
    : [
        {
          title: texts.fits,
          note: texts.fitsNote(run.platform_name),
          to: paths.app.fits(run.platform_id),
          label: texts.look,
          isYours: false,
        },
      ];
  return [...waiting, ...planned, ...more];
}
