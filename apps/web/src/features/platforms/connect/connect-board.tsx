import { routes } from "@sendoff/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Initials } from "../../../components/ui/initials.tsx";
import { call } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { dashboardQuery } from "../../../queries/dashboard.query.ts";
import { platformsQuery } from "../../../queries/platforms.query.ts";
import { useFilters } from "../filters/use-filters.ts";
import { messages } from "../messages.ts";
import { FiltersSection, saveChosen } from "./filters-section.tsx";
import { ConnectedDialog } from "./outcome-dialogs.tsx";
import type { ConnectTarget } from "./use-connect.ts";

/** A company's board: there is nobody to sign in as, so there are only filters to choose. */
export function ConnectBoard({ target, onClose }: { target: ConnectTarget; onClose: () => void }) {
  const client = useQueryClient();
  const filters = useFilters(target.template, "connect");
  const connect = useMutation({
    mutationFn: () => call(routes.connectPlatform, { body: { platform_id: target.id } }),
  });
  const finish = useCallback(() => {
    onClose();
    void client.invalidateQueries({ queryKey: platformsQuery.queryKey });
    void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
  }, [client, onClose]);
  if (connect.isSuccess) return <ConnectedDialog name={target.name} onDone={finish} />;
  const start = () => {
    saveChosen(filters);
    connect.mutate();
  };
  const { error } = connect;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={!connect.isPending}
      start={<Initials name={target.name} size="lg" />}
      title={messages.connectName(target.name)}
      description={target.template.note}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={connect.isPending}>
            {messages.cancel}
          </Button>
          <Button variant="primary" isBusy={connect.isPending} onClick={start}>
            {messages.connectPlatform}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Alert tone="danger" title={messages.connectFailed}>
          {error instanceof ApiError && error.status > 0 ? error.message : messages.connectBroke}
        </Alert>
      )}
      {target.needsCheck ? <Check target={target} /> : null}
      <p className="text-fg-2">{messages.noAccountIsNeededThere}</p>
      <FiltersSection template={target.template} filters={filters} />
    </Dialog>
  );
}

/** Why the board was stopped, and the way to its page. */
function Check({ target }: { target: ConnectTarget }) {
  return (
    <Alert
      tone="you"
      title={target.note}
      action={
        <a className="link" href={target.url} target="_blank" rel="noreferrer">
          {messages.openTheBoard}
        </a>
      }
    />
  );
}
