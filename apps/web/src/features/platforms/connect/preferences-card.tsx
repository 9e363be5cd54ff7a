import { JobPreferencesFields } from "../../../components/job-preferences-fields.tsx";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card, CardBody } from "../../../components/ui/card.tsx";
import { messages } from "../messages.ts";
import type { PreferencesDraft } from "./use-preferences-draft.ts";

/** Job preferences on the connecting overlay. */
export function PreferencesCard({
  name,
  draft,
  onBack,
}: {
  name: string;
  draft: PreferencesDraft;
  onBack: () => void;
}) {
  return (
    <Card label={messages.jobPreferences} className="shadow-panel">
      <div className="border-b border-border px-4 pt-3.5 pb-3 lg:px-5">
        <h3 className="h3">{messages.jobPreferences}</h3>
        <p className="text-small text-fg-3">{messages.whatSendoffLooksForOn(name)}</p>
      </div>
      <CardBody className="pt-4 lg:pt-5">
        <JobPreferencesFields value={draft.value} onChange={draft.change} />
        <PreferencesNotice draft={draft} />
      </CardBody>
      <div className="flex justify-end gap-2 border-t border-border px-4 py-[13px] lg:px-5">
        <Button variant="ghost" onClick={onBack}>
          {messages.back}
        </Button>
        <Button
          variant="primary"
          isBusy={draft.isSaving}
          busyLabel={messages.saving}
          onClick={() => void draft.save()}
        >
          {messages.saveJobPreferences}
        </Button>
      </div>
    </Card>
  );
}

/** How the last save went. */
export function PreferencesNotice({ draft }: { draft: PreferencesDraft }) {
  if (draft.hasFailed) {
    return <Alert tone="danger" title={messages.preferencesFailed} className="mt-4" />;
  }
  return draft.isSaved ? (
    <Alert tone="success" title={messages.preferencesSaved} className="mt-4" />
  ) : null;
}
