import { type UserPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { platformsQuery } from "../../queries/platforms.query.ts";
import { messages } from "./messages.ts";
import { refusalNote } from "./refusals.ts";
import { refreshSchedules } from "./use-save-schedules.ts";

/** Raises or lowers how many applications a day a platform is sent (DECISIONS D7). */
export function LimitDialog({
  platform,
  goal,
  onClose,
}: {
  platform: UserPlatform;
  /** What the schedule wants: the limit that is offered, as far as the cap goes. */
  goal: number;
  onClose: () => void;
}) {
  const {
    platform_id: platformId,
    platform_name: name,
    daily_limit: limit,
    daily_cap: cap,
  } = platform;
  const client = useQueryClient();
  const [text, setText] = useState(String(Math.min(cap, Math.max(goal, limit))));
  const wanted = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  const isValid = wanted >= 1 && wanted <= cap;
  const save = useMutation({
    mutationFn: () =>
      call(routes.setDailyLimit, { body: { platform_id: platformId, daily_limit: wanted } }),
    onSuccess: ({ body }) => {
      client.setQueryData(platformsQuery.queryKey, (all) =>
        all?.map((one) => (one.platform_id === platformId ? body : one)),
      );
      refreshSchedules(client);
      showToast(messages.sendsUpToADayNow(name, body.daily_limit));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!save.isPending}
      title={messages.dailyLimitOn(name)}
      description={messages.dayNow(limit, cap)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="daily-limit"
            disabled={!isValid}
            isBusy={save.isPending}
            busyLabel={messages.saving}
          >
            {messages.saveLimit}
          </Button>
        </>
      }
    >
      <form
        id="daily-limit"
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid && !save.isPending) save.mutate();
        }}
      >
        <Field
          label={messages.applicationsADay}
          hint={
            goal > cap ? messages.yourGoalOfIsAbove(goal, cap) : messages.runThatIsUnderWayKeeps
          }
          error={isValid || text.trim() === "" ? undefined : messages.chooseAWholeNumber(cap)}
        >
          <Input
            autoFocus
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
      {save.error === null ? null : (
        <Alert tone="danger" title={messages.limitCouldNotBeSaved}>
          {refusalNote(save.error)}
        </Alert>
      )}
    </Dialog>
  );
}
