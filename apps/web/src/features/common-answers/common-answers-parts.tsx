import type { CommonAnswers } from "@sendoff/contract/common-answers";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { paths } from "../../config/paths.ts";
import { ChoiceRow } from "./choice-row.tsx";
import type { Draft, Problems } from "./draft.ts";
import { LanguageRows } from "./language-rows.tsx";
import { messages } from "./messages.ts";
import { SkillYears } from "./skill-years.tsx";
import { TermsFields } from "./terms-fields.tsx";

/** The cards of the page, what stops most applications first; each says why it is asked. */
export function CommonAnswersParts({
  known,
  draft,
  problems,
  onChange: change,
}: {
  known: CommonAnswers;
  draft: Draft;
  problems: Problems;
  onChange: (part: Partial<Draft>) => void;
}) {
  return (
    <>
      {known.skills.length === 0 ? null : (
        <Part title={messages.yearsOfExperience} note={messages.questionThatStopsApplicationsMost}>
          <SkillYears
            skills={known.skills}
            years={draft.years}
            problems={problems}
            onChange={(name, years) => change({ years: { ...draft.years, [name]: years } })}
          />
        </Part>
      )}
      {known.rights.length === 0 ? null : (
        <Part title={messages.rightToWork} note={messages.forTheCountriesOfYourPlaces}>
          {known.rights.map((right) => (
            <ChoiceRow
              key={right.country}
              state={right}
              value={draft.rights[right.country] ?? ""}
              given={messages.yourCitizenshipSaysSoAlready}
              isSpelledOut
              onChange={(value) => change({ rights: { ...draft.rights, [right.country]: value } })}
            />
          ))}
        </Part>
      )}
      <Part title={messages.noticeAndPay} note={messages.askedByMostForms}>
        <TermsFields draft={draft} problems={problems} onChange={change} />
      </Part>
      <Part title={messages.workAndQualifications} note={messages.askedAsYesOrNo}>
        <div className="lg:grid lg:grid-cols-2 lg:gap-x-10 lg:[&>:nth-child(2)]:border-t-0 lg:[&>:nth-child(2)]:pt-0">
          {known.questions.map((question) => (
            <ChoiceRow
              key={question.id}
              state={question}
              value={draft.questions[question.id] ?? ""}
              given={messages.yourProfileSaysSoAlready}
              onChange={(value) =>
                change({ questions: { ...draft.questions, [question.id]: value } })
              }
            />
          ))}
        </div>
      </Part>
      <Part
        title={messages.languages}
        note={
          <>
            {messages.askedWithALevel(
              <Link className="link" to={paths.app.cv}>
                {messages.profile}
              </Link>,
            )}
          </>
        }
      >
        <LanguageRows
          known={known}
          levels={draft.languages}
          onChange={(name, level) => change({ languages: { ...draft.languages, [name]: level } })}
        />
      </Part>
    </>
  );
}

function Part({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} className="pb-0 lg:pb-0" />
      <CardBody>
        <p className="mb-4 text-small text-fg-2">{note}</p>
        <div>{children}</div>
      </CardBody>
    </Card>
  );
}
