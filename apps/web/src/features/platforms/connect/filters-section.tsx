import type { PlatformTemplate } from "@sendoff/contract/platform";
import { showToast } from "../../../lib/toast-manager.ts";
import { FilterFields } from "../filters/filter-fields.tsx";
import type { Filters } from "../filters/use-filters.ts";
import { messages } from "../messages.ts";

/** A platform's own filters while it is connected: they can be left as they are. */
export function FiltersSection({
  template,
  filters: { values, change },
}: {
  template: PlatformTemplate;
  filters: Filters;
}) {
  if (template.filters.length === 0 || values === undefined) return null;
  return (
    <section aria-labelledby="platform-filters" className="mt-5 border-t border-border pt-[18px]">
      <h3 id="platform-filters" className="flex items-baseline gap-1.5 text-body font-semibold">
        {messages.filtersOnPlatformNameOptional(
          template.platform_name,
          <span className="text-small font-normal text-fg-3">{messages.optional}</span>,
        )}
      </h3>
      <p className="mt-0.5 mb-3.5 text-small text-fg-3">{messages.whichOfTheJobsFound}</p>
      <FilterFields definitions={template.filters} values={values} onChange={change} />
    </section>
  );
}

/** Saves what was changed, beside what goes on meanwhile: a connection does not wait for it. */
export function saveChosen({ isEdited, values, answersOf, save }: Filters): void {
  const answers = !isEdited || values === undefined ? [] : answersOf(values);
  if (answers.length === 0) return;
  save.mutateAsync(answers).then(
    () => showToast(messages.filtersSaved),
    () => showToast(messages.filtersFailed, { tone: "danger", note: messages.filtersWay }),
  );
}
