import { routes, type UserPlatform } from "@sendoff/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { showToast } from "../../components/ui/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { platformsQuery } from "../../queries/platforms.query.ts";
import { refusalNote } from "./messages.ts";
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
      showToast(`${name} sends up to ${body.daily_limit} a day now`);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!save.isPending}
      title={`Daily limit on ${name}`}
      description={`${limit} a day now. More at a time makes an account stand out to the portal; at most ${cap} are allowed here.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="daily-limit"
            disabled={!isValid}
            isBusy={save.isPending}
            busyLabel="Saving..."
          >
            Save limit
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
          label="Applications a day, at most"
          hint={
            goal > cap
              ? `Your goal of ${goal} is above ${cap}: ${cap} a day go out.`
              : `A run that is under way keeps the limit it began with.`
          }
          error={
            isValid || text.trim() === "" ? undefined : `Choose a whole number from 1 to ${cap}.`
          }
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
        <Alert tone="danger" title="The limit could not be saved.">
          {refusalNote(save.error)}
        </Alert>
      )}
    </Dialog>
  );
}
