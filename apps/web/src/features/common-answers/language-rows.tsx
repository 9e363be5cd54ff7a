import { type CommonAnswers, Proficiency } from "@sendoff/contract/common-answers";
import { Select } from "../../components/ui/select.tsx";
import { languagesOf } from "./draft.ts";
import { choiceWord } from "../../state/messages.ts";
import { messages } from "./messages.ts";
import { SourceNote } from "./source-note.tsx";

/** Each language with its level; English always stands there. */
export function LanguageRows({
  known,
  levels,
  onChange,
}: {
  known: CommonAnswers;
  levels: Readonly<Record<string, string>>;
  onChange: (name: string, level: string) => void;
}) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {languagesOf(known).map(({ name, proficiency }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_168px] items-center gap-3 border-b border-border py-2.5"
        >
          <div className="min-w-0">
            <span className="block font-semibold break-words">{name}</span>
            <SourceNote>
              {(levels[name] ?? "") === ""
                ? messages.notSaid
                : levels[name] === proficiency
                  ? messages.fromYourProfile
                  : messages.yours}
            </SourceNote>
          </div>
          <Select
            ariaLabel={messages.levelOfName(name)}
            value={levels[name] ?? ""}
            placeholder={messages.chooseALevel}
            onChange={(level) => onChange(name, level)}
            options={Proficiency.options.map((level) => ({
              value: level,
              label: choiceWord(level),
            }))}
          />
        </li>
      ))}
    </ul>
  );
}
