import type { Profile } from "@sendoff/contract/profile";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Card } from "../../components/ui/card.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { needsYouQuery } from "../../queries/needs-you.query.ts";
import { useSearchPreferences } from "../../queries/search-preferences.query.ts";
import { profileSchema } from "../../state/profile-schema.ts";
import { sectionStatus } from "../../state/section-status.ts";
import { messages } from "./messages.ts";
import { type MissingField, missingFieldsOf } from "./missing-fields.ts";

/** "5 of 8 complete" with one segment per section, and what employers ask for that the profile does not say. */
export function CompletionCard({ profile }: { profile: Profile }) {
  const search = useSearchPreferences();
  const statuses = profileSchema.map(({ key, title }) => ({
    key,
    title,
    status: sectionStatus(profile, key, search),
  }));
  const complete = statuses.filter(({ status }) => status === "Completed").length;
  const next = statuses.find(({ status }) => status !== "Completed");
  return (
    <Card className="px-4 py-4 lg:px-5 lg:py-5">
      <div className="flex items-center justify-between">
        <h2 className="h3">{messages.completeOfCountComplete(complete, statuses.length)}</h2>
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
          ? messages.everySectionHasSomethingInIt
          : messages.titleIsNext(next.title)}
      </p>
      <MissingFields profile={profile} />
    </Card>
  );
}

/** Only what is known: nothing is said while the open questions have not been asked for. */
function MissingFields({ profile }: { profile: Profile }) {
  const { data } = useQuery(needsYouQuery);
  const missing = data === undefined ? [] : missingFieldsOf(profile, data.questions);
  const [first] = missing;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="missing-fields" className="mt-4 border-t border-border pt-3.5">
      <h3 id="missing-fields" className="text-small font-semibold">
        {first.kind === "question"
          ? messages.questionsThatHoldUpApplications
          : messages.formsAskMostFor}
      </h3>
      <ul className="mt-1.5 flex flex-col gap-2 text-small">
        {missing.map((field) => (
          <li key={field.kind === "question" ? field.id : field.text} className="wrap-anywhere">
            <MissingFieldLine field={field} />
          </li>
        ))}
      </ul>
      {first.kind === "question" ? null : (
        <p className="mt-2 text-meta text-fg-3">{messages.yourProfileDoesNotSay}</p>
      )}
    </section>
  );
}

function MissingFieldLine({ field }: { field: MissingField }) {
  if (field.kind === "field") return <span className="text-fg-2">{field.text}</span>;
  return (
    <>
      <Link className="link target" to={paths.app.need(field.id)}>
        {field.text}
      </Link>{" "}
      <span className="num block text-fg-3">{messages.employer(field.employers)}</span>
    </>
  );
}
