import type { Schedule } from "@sendoff/contract/schedule";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { paths } from "../../config/paths.ts";
import { messages } from "./messages.ts";
import type { SaveProblem } from "./use-save-schedules.ts";

/** What came of Save All, where it was pressed. */
export function SaveResult({
  problem,
  isUnread,
  saved,
  onceIds,
}: {
  problem: SaveProblem | undefined;
  /** Saved, but the schedules as they are now could not be read. */
  isUnread: boolean;
  /** The schedules as the save answered them. */
  saved: readonly Schedule[] | undefined;
  /** The platforms that were saved with Once. */
  onceIds: readonly number[];
}) {
  if (problem !== undefined) {
    return (
      <Alert tone="danger" title={problem.title}>
        {problem.note}
      </Alert>
    );
  }
  if (isUnread) return <Alert tone="you" title={messages.savedNotFetched} />;
  if (saved === undefined) return null;
  const once = saved.filter(({ platform_id: id }) => onceIds.includes(id));
  return (
    <>
      <Alert tone="success" title={messages.schedulesSaved}>
        {once.length === 0 ? undefined : (
          <ul>
            {once.filter(hasBegun).map((schedule) => (
              <li key={schedule.platform_id}>
                {messages.runHasBegunOn(
                  schedule.platform_name,
                  <Link
                    className="link"
                    to={paths.app.run(schedule.last_run?.id ?? "")}
                    aria-label={messages.watchItOn(schedule.platform_name)}
                  >
                    {messages.watchIt}
                  </Link>,
                )}
              </li>
            ))}
          </ul>
        )}
      </Alert>
      {once
        .filter((schedule) => !hasBegun(schedule))
        .map(({ platform_id: id, platform_name: name, last_run: last }) => (
          <Alert key={id} tone="you" title={messages.noRunHasBegunOn(name)}>
            {last?.note}
          </Alert>
        ))}
    </>
  );
}

function hasBegun({ last_run: last }: Schedule): boolean {
  return last !== null && last.id !== null;
}
