import { ANSWERS_DOWNLOAD_NAME, type SavedAnswerEntry } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
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
import { showToast } from "../../lib/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { scopeWords } from "../../lib/answer-words.ts";
import { saveFile } from "../../lib/save-file.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { savedAnswersQuery } from "../../queries/needs-you.query.ts";
import { AnswerEntry } from "./answer-entry.tsx";
import { DraftSwitch } from "./draft-switch.tsx";
import { messages } from "./messages.ts";
import { answerShown } from "../../lib/answer-shown.ts";

/** /app/answers: what the user answered once, to look up, change, forget or take along. */
export function AnswerBankPage() {
  usePageTitle(messages.answerBank);
  const answers = useQuery(savedAnswersQuery);
  const { data } = answers;
  return (
    <div className="page-column">
      <PageHeader
        title={messages.answerBank}
        note={messages.whatYouAnsweredOnce}
        actions={
          <>
            {data === undefined || data.length === 0 ? null : <ExportButton />}
            <ButtonLink to={paths.app.commonAnswers}>{messages.whatFormsAskMost}</ButtonLink>
            <ButtonLink to={paths.app.needsYou}>{messages.needsYou}</ButtonLink>
          </>
        }
      />
      <Card className="overflow-hidden">
        {data !== undefined ? (
          <Entries entries={data} />
        ) : answers.isPending ? (
          <SkeletonRows rows={4} label={messages.loadingYourAnswers} rowClassName="min-h-[67px]" />
        ) : (
          <ErrorState
            title={messages.yourAnswersCouldNotBeLoaded}
            onRetry={() => answers.refetch()}
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
        title={messages.noAnswersYet}
        note={messages.whenAFormAsksSomething}
        action={<ButtonLink to={paths.app.needsYou}>{messages.openNeedsYou}</ButtonLink>}
      />
    );
  }
  const words = search.trim().toLowerCase();
  const found = entries.filter((entry) => textOf(entry).includes(words));
  return (
    <>
      <div className="border-b border-border px-4 py-3.5 lg:px-5">
        <Field label={messages.searchYourAnswers} isLabelHidden className="lg:max-w-[420px]">
          <Input
            type="search"
            icon={<Search aria-hidden="true" />}
            placeholder={messages.searchQuestionsAndAnswers}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={messages.nothingMatchesSearch(search.trim())}
          note={messages.searchLooksAtQuestions}
          action={<Button onClick={() => setSearch("")}>{messages.clearTheSearch}</Button>}
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
  return [entry.question, answerShown(entry.answer), scopeWords(entry)].join(" ").toLowerCase();
}

function ExportButton() {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { body } = await call(routes.downloadSavedAnswers);
      saveFile(new Blob([body], { type: "text/csv;charset=utf-8" }), ANSWERS_DOWNLOAD_NAME);
    } catch (error) {
      const note = serverMessage(error, messages.pleaseTryAgain);
      showToast(messages.yourAnswersCouldNotBeExported, { tone: "danger", note });
    }
    setBusy(false);
  }
  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      {isBusy ? null : <Download aria-hidden="true" />}
      {messages.exportCsv}
    </Button>
  );
}
