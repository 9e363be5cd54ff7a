import { routes } from "@sendoff/contract/routes";
import { type UserDetails } from "@sendoff/contract/user";
import { useQueryClient } from "@tanstack/react-query";
import { SandboxHint } from "../../components/sandbox-hint.tsx";
import { call } from "../../lib/api-client.ts";
import { userQuery } from "../../queries/user.query.ts";
import { CodeDialog } from "./code-dialog.tsx";
import { messages } from "./messages.ts";
import type { CodeTarget } from "./use-code.ts";

/** Proves the new address; until then the old one stays. */
export function EmailDialog({
  target,
  onClose,
  onChanged,
}: {
  target: CodeTarget;
  onClose: () => void;
  onChanged: (user: UserDetails) => void;
}) {
  const { to: email } = target;
  const client = useQueryClient();
  return (
    <CodeDialog
      title={messages.confirmYourNewAddress}
      description={
        <>{messages.weSendACodeTo(<span className="[overflow-wrap:anywhere]">{email}</span>)}</>
      }
      target={target}
      calls={{
        async send(orderId) {
          const body = orderId === undefined ? { email } : { email, orderId };
          return (await call(routes.sendEmailChangeOtp, { body })).body.orderId;
        },
        async verify(orderId, code) {
          const { body } = await call(routes.verifyEmailChangeOtp, {
            body: { email, orderId, code },
          });
          client.setQueryData(userQuery.queryKey, body);
          onChanged(body);
        },
      }}
      hint={
        <SandboxHint>{(mailbox) => <>{messages.sandboxTheCodeArrivesIn(mailbox)}</>}</SandboxHint>
      }
      onClose={onClose}
    />
  );
}
