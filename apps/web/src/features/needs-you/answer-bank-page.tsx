import { ANSWERS_DOWNLOAD_NAME, routes, type SavedAnswerEntry } from "@sendoff/contract";
import { answerText } from "@sendoff/domain";
import { useQuery } from "@tanstack/react-query";
import { Download, Search } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { showToast } from "../../components/ui/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { scopeWords } from "../../lib/answer-words.ts";
import { saveFile } from "../../lib/save-file.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { savedAnswersQuery } from "../../queries/needs-you.query.ts";
import { AnswerEntry } from "./answer-entry.tsx";
import { DraftSwitch } from "./draft-switch.tsx";

/** /app/answers: what the user answered once, to look up, change, forget or take along. */
export function AnswerBankPage() {
  usePageTitle("Answer bank");
  const answers = useQuery(savedAnswersQuery);
  const { data } = answers;
  return (
    <div className="page-column">
      <PageHeader
        title="Answer bank"
        note="What you answered once. Forms that ask the same thing get the same answer."
        isWayOn
        actions={
          <>
            {data === undefined || data.length === 0 ? null : <ExportButton />}
            <ButtonLink to={paths.app.commonAnswers}>What forms ask most</ButtonLink>
            <ButtonLink to={paths.app.needsYou}>Needs you</ButtonLink>
          </>
        }
      />
      <Card className="overflow-hidden">
        {data !== undefined ? (
          <Entries entries={data} />
        ) : answers.isPending ? (
          <SkeletonRows rows={4} label="Loading your answers" rowClassName="min-h-[67px]" />
        ) : (
          <ErrorState
            title="Your answers could not be loaded."
            onRetry={() => void answers.refetch()}
          />
        )}
      </Card>
      <DraftSwitch />
    </div>
  );
}

function Entries({ entries }: { entries: readonly SavedAnswerEntry[] }) {
  const [search, setSearch] = useState("");
  if (entries.length === 0) {
    return (
      <EmptyState
        title="No answers yet."
        note="When a form asks something that your profile does not answer, you answer it under Needs you, and it is kept here. So is what you change under Review, unless you say otherwise."
        action={<ButtonLink to={paths.app.needsYou}>Open Needs you</ButtonLink>}
      />
    );
  }
  const words = search.trim().toLowerCase();
  const found = entries.filter((entry) => textOf(entry).includes(words));
  return (
    <>
      <div className="border-b border-border px-4 py-3.5 lg:px-5">
        <Field label="Search your answers" isLabelHidden className="lg:max-w-[420px]">
          <Input
            type="search"
            icon={<Search aria-hidden="true" />}
            placeholder="Search questions and answers"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={`Nothing matches “${search.trim()}”.`}
          note="Search looks at questions, answers and where they hold."
          action={<Button onClick={() => setSearch("")}>Clear the search</Button>}
        />
      ) : (
        <ul>
          {found.map((entry) => (
            <AnswerEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}

function textOf(entry: SavedAnswerEntry): string {
  return [entry.question, answerText(entry.answer), scopeWords(entry)].join(" ").toLowerCase();
}

function ExportButton() {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { body } = await call(routes.downloadSavedAnswers);
      saveFile(new Blob([body], { type: "text/csv;charset=utf-8" }), ANSWERS_DOWNLOAD_NAME);
    } catch (error) {
      const note = serverMessage(error, "Please try again.");
      showToast("Your answers could not be exported", { tone: "danger", note });
    }
    setBusy(false);
  }
  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      {isBusy ? null : <Download aria-hidden="true" />}
      Export CSV
    </Button>
  );
}
