import type { Profile } from "@sendoff/contract";
import { Card } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { profileSchema } from "../../state/profile-schema.ts";
import { sectionStatus } from "../../state/section-status.ts";

/** "5 of 8 complete" with one segment per section. */
export function CompletionCard({ profile }: { profile: Profile }) {
  const statuses = profileSchema.map(({ key, title }) => ({
    key,
    title,
    status: sectionStatus(profile, key),
  }));
  const complete = statuses.filter(({ status }) => status === "Completed").length;
  const next = statuses.find(({ status }) => status !== "Completed");
  return (
    <Card className="px-4 py-4 lg:px-5 lg:py-5">
      <div className="flex items-center justify-between">
        <h2 className="h3">
          {complete} of {statuses.length} complete
        </h2>
        <span className="num text-fg-3">{Math.round((complete / statuses.length) * 100)}%</span>
      </div>
      <div className="mt-3 grid grid-cols-8 gap-1" aria-hidden="true">
        {statuses.map(({ key, status }) => (
          <i
            key={key}
            className={cn(
              "h-2 rounded-xs",
              status === "Completed"
                ? "bg-success"
                : status === "Incomplete"
                  ? "bg-you"
                  : "bg-border",
            )}
          />
        ))}
      </div>
      <p className="mt-3 text-small text-fg-2">
        {next === undefined
          ? "Every section has something in it. Forms are answered from here."
          : `${next.title} is next.`}
      </p>
    </Card>
  );
}
