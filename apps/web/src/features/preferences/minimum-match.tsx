import { useQuery } from "@tanstack/react-query";
import { Field } from "../../components/ui/field.tsx";
import { Select } from "../../components/ui/select.tsx";
import { matchSettingsQuery, useChangeMatchSettings } from "../../queries/match-settings.query.ts";
import { messages } from "./messages.ts";

const STEPS = [0, 30, 40, 50, 60, 70, 80, 90] as const;

const wordsFor = (score: number): string =>
  score === 0 ? messages.anyMatch : messages.scoreOrMore(score);

/** How well a job has to match before it is sent to: one place for all platforms. Nothing is drawn until it is known. */
export function MinimumMatch() {
  const { data } = useQuery(matchSettingsQuery);
  const change = useChangeMatchSettings();
  if (data === undefined) return null;
  const score = (change.isPending ? change.variables : data).minimum_score;
  const steps = [...new Set([...STEPS, score])].toSorted((one, other) => one - other);
  return (
    <div className="mt-4 border-t border-border pt-3.5">
      <Field label={messages.minimumMatch} hint={messages.onlyJobsWhoseTitleIsOne}>
        <Select
          value={String(score)}
          onChange={(value) => change.mutate({ minimum_score: Number(value) })}
          options={steps.map((step) => ({ value: String(step), label: wordsFor(step) }))}
          isDisabled={change.isPending}
        />
      </Field>
    </div>
  );
}
