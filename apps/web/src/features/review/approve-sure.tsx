import { APPROVE_AT_ONCE, type PreparedSummary } from "@sendoff/contract/review";
import { Button } from "../../components/ui/button.tsx";
import { serverMessage } from "../../lib/api-error.ts";
import { showToast } from "../../lib/toast-manager.ts";
import { useApproveMany } from "../../queries/review.query.ts";
import { messages } from "./messages.ts";
import { useApprovedToast } from "./use-approved-toast.ts";

/** Every answer that is to be sent is sure, and nothing is to be known before: one with "2 to check" never is. */
const isSure = ({ worth_a_look: toCheck, answered_since: since, note }: PreparedSummary): boolean =>
  toCheck === 0 && since === 0 && note === "";

/** Approves all of these that are sure in one press, as they are listed; nothing is drawn where none is. */
export function ApproveSure({
  prepared,
  label,
  className,
}: {
  prepared: readonly PreparedSummary[];
  label: (count: number) => string;
  className?: string;
}) {
  const approve = useApproveMany();
  const tell = useApprovedToast();
  const sure = prepared.filter(isSure).slice(0, APPROVE_AT_ONCE);
  if (sure.length === 0) return null;
  const send = async () => {
    try {
      // Also where the button is gone meanwhile.
      tell(
        await approve.mutateAsync(
          sure.map(({ application, revision }) => ({ id: application.id, revision })),
        ),
      );
    } catch (error) {
      const note = serverMessage(error, messages.pleaseTryAgain);
      showToast(messages.nothingWasApproved, { tone: "danger", note });
    }
  };
  return (
    <Button size="sm" className={className} isBusy={approve.isPending} onClick={() => void send()}>
      {label(sure.length)}
    </Button>
  );
}
