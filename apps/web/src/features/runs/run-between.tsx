import type { RunSummary } from "@sendoff/contract";
import { Card } from "../../components/ui/card.tsx";

/** Nothing is being filled in right now: what the run is doing instead. */
export function RunBetween({ run }: { run: RunSummary }) {
  const { title, note } = wordsFor(run);
  return (
    <Card label="Under way">
      <div className="flex items-start gap-3.5 px-4 py-6 lg:px-5">
        <span className="mt-1.5 ml-1 live-dot" aria-hidden="true" />
        <div>
          <h2 className="h3">{title}</h2>
          <p className="mt-0.5 max-w-[60ch] text-fg-2">{note}</p>
        </div>
      </div>
    </Card>
  );
}

function wordsFor(run: RunSummary): { title: string; note: string } {
  if (run.is_stopping) {
    return { title: "Stopping.", note: "Nothing new is opened. The run ends in a moment." };
  }
  switch (run.state) {
    case "queued":
      return {
        title: "Waiting for a free browser.",
        note: "The run begins as soon as one is free. You can leave this page; it goes on without you.",
      };
    case "waiting":
      return {
        title: "Keeping a person's pace.",
        note: `The next application on ${run.platform_name} begins when its turn comes. You can leave this page.`,
      };
    default:
      return {
        title: `Looking through ${run.platform_name} for the next posting.`,
        note: "It is checked against your preferences before anything is filled in.",
      };
  }
}
