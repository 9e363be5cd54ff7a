import type { UiLanguage } from "@sendoff/contract/language";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert } from "../../components/ui/alert.tsx";
import { Segments } from "../../components/ui/segments.tsx";
import { language } from "../../language/language.ts";
import { saveLanguage } from "../../lib/chosen-language.ts";
import { updateUser } from "../../queries/user.query.ts";
import { messages } from "./messages.ts";
import { Section } from "./sections.tsx";
import { problemOf, type Settings, useChanges } from "./use-settings.ts";

const reloadPage = () => window.location.reload();

/** What the app and its mails are read in. Saved at once; the page is loaded anew in it, so not while anything typed is unsaved. */
export function LanguageCard({
  settings,
  reload = reloadPage,
}: {
  settings: Settings;
  reload?: () => void;
}) {
  const client = useQueryClient();
  const isUnsaved = useChanges(settings) > 0;
  const change = useMutation({
    mutationFn: async (choice: UiLanguage) => {
      await updateUser(client, { language: choice });
      if (saveLanguage(choice)) reload();
    },
  });
  return (
    <Section id="language" title={messages.language}>
      <div className="flex flex-col items-start gap-3">
        <Segments
          label={messages.language}
          value={change.variables ?? language()}
          onChange={(choice) => change.mutate(choice)}
          options={[
            { value: "en", label: <span lang="en">{messages.englishByItsName}</span> },
            {
              value: "hi",
              label: (
                <span lang="hi" className="hindi-name">
                  {messages.hindiByItsName}
                </span>
              ),
            },
          ]}
          isDisabled={isUnsaved || change.isPending}
        />
        <p className="text-small text-fg-3">
          {isUnsaved ? messages.saveBeforeTheLanguage : messages.whatTheLanguageIsOf}
        </p>
        {change.isError ? (
          <Alert tone="danger" title={messages.languageWasNotChanged}>
            {problemOf(change.error)}
          </Alert>
        ) : null}
      </div>
    </Section>
  );
}
