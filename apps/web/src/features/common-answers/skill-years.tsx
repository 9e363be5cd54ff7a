import type { CommonAnswers } from "@sendoff/contract/common-answers";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { messages } from "./messages.ts";
import { SourceNote } from "./source-note.tsx";

type Skill = CommonAnswers["skills"][number];

// A screenful: the skills of the latest jobs come first.
const SHOWN = 8;

/** Years for each skill, proposed where jobs name it; saving confirms them all. */
export function SkillYears({
  skills,
  years,
  problems,
  onChange,
}: {
  skills: readonly Skill[];
  years: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  onChange: (name: string, years: string) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const hasHiddenProblem = skills.slice(SHOWN).some(({ name }) => problems[`years:${name}`]);
  const shown = isWhole || hasHiddenProblem ? skills : skills.slice(0, SHOWN);
  const hidden = skills.length - shown.length;
  return (
    <>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {shown.map((skill) => (
          <li key={skill.name} className="border-b border-border py-2.5">
            <SkillRow
              skill={skill}
              years={years[skill.name] ?? ""}
              problem={problems[`years:${skill.name}`]}
              onChange={(next) => onChange(skill.name, next)}
            />
          </li>
        ))}
      </ul>
      {hidden <= 0 ? null : (
        <Button variant="ghost" size="sm" className="mt-2 -ml-2" onClick={() => setWhole(true)}>
          {messages.showHiddenMore(hidden)}
        </Button>
      )}
    </>
  );
}

function SkillRow({
  skill,
  years,
  problem,
  onChange,
}: {
  skill: Skill;
  years: string;
  problem: string | undefined;
  onChange: (years: string) => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_88px] items-center gap-3">
      <div className="min-w-0">
        <span className="block font-semibold break-words" aria-hidden="true">
          {skill.name}
        </span>
        <SourceNote>{sourceOf(skill, years)}</SourceNote>
      </div>
      <Field label={messages.yearsOfName(skill.name)} isLabelHidden error={problem}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          placeholder={messages.years}
          value={years}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ""))}
        />
      </Field>
    </div>
  );
}

/** Where the number in the field comes from. */
function sourceOf({ years, proposed, employers }: Skill, shown: string): string {
  if (years !== null && shown === String(years)) return messages.fromYourProfile;
  if (proposed === null || shown !== String(proposed))
    return shown === "" ? messages.notSaid : messages.yours;
  const under = proposed === 0 ? messages.underAYear : messages.by;
  const [first, second, ...more] = employers;
  const names =
    first !== undefined && second !== undefined && more.length > 0
      ? messages.firstSecondAndCountMore(first, second, more.length)
      : [first, second].filter(Boolean).join(messages.and);
  return names === "" ? messages.datesOfYourJobs(under) : messages.yourTimeAt(under, names);
}
