import type { NeedsSettings } from "@sendoff/contract/needs-you";
import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { Card } from "../../components/ui/card.tsx";
import { Switch } from "../../components/ui/checkbox.tsx";
import { needsSettingsQuery, useChangeNeedsSettings } from "../../queries/needs-settings.query.ts";
import { messages } from "./messages.ts";

/** Whether open questions may be drafted by the operator's model: off until the user says so, with what that means. */
export function DraftSwitch() {
  const { data } = useQuery(needsSettingsQuery);
  const change = useChangeNeedsSettings();
  if (data === undefined) return null;
  const { model } = data;
  const isOn = change.variables?.draft_answers ?? data.draft_answers;
  return (
    <Card className="flex gap-3 px-4 py-4 lg:px-5">
      <PenLine className="mt-1 size-[18px] shrink-0 text-fg-3 max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0">
        <Switch
          isChecked={model !== null && (change.isPending ? isOn : data.draft_answers)}
          isDisabled={model === null || change.isPending}
          onChange={(next) => change.mutate({ draft_answers: next })}
        >
          <span className="font-semibold">{messages.draftAnswersToOpenQuestions}</span>
        </Switch>
        <p className="max-w-[72ch] text-small text-fg-2 lg:mt-1.5">
          {messages.forQuestionsSuchAsWhyDo}
        </p>
        <p className="mt-1.5 max-w-[72ch] text-small text-fg-3">{modelWords(model)}</p>
      </div>
    </Card>
  );
}

function modelWords(model: NeedsSettings["model"]): string {
  return model === null
    ? messages.noLanguageModelIsSetUp
    : messages.yourName(model.name, model.host);
}
