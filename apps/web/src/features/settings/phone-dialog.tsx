import { routes } from "@sendoff/contract/routes";
import { type UserDetails } from "@sendoff/contract/user";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { SandboxHint } from "../../components/sandbox-hint.tsx";
import { call } from "../../lib/api-client.ts";
import { configQuery } from "../../queries/config.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { CodeDialog } from "./code-dialog.tsx";
import { messages } from "./messages.ts";
import type { CodeTarget } from "./use-code.ts";

/** Verifies the number that is saved, by a text message. */
export function PhoneDialog({
  target,
  phone,
  onClose,
  onVerified,
}: {
  target: CodeTarget;
  phone: { dial_code: string; mobile: string };
  onClose: () => void;
  onVerified: (user: UserDetails) => void;
}) {
  const client = useQueryClient();
  return (
    <CodeDialog
      title={messages.verifyYourPhone}
      description={
        <>
          {messages.weSendACodeBySms(
            <span className="num whitespace-nowrap">{`${phone.dial_code} ${phone.mobile}`}</span>,
          )}
        </>
      }
      target={target}
      calls={{
        async send(orderId) {
          if (orderId === undefined) {
            return (await call(routes.sendPhoneOtp, { body: phone })).body.orderId;
          }
          return (await call(routes.resendPhoneOtp, { body: { ...phone, orderId } })).body.orderId;
        },
        async verify(orderId, code) {
          await call(routes.verifyPhoneOtp, { body: { ...phone, orderId, code } });
          const { body } = await call(routes.getUserDetails);
          client.setQueryData(userQuery.queryKey, body);
          onVerified(body);
        },
      }}
      hint={<SandboxHint>{() => <SmsInbox />}</SandboxHint>}
      onClose={onClose}
    />
  );
}

/** The mailbox's neighbour. */
function SmsInbox() {
  const { data } = useQuery(configQuery);
  const address = data?.mailbox_url?.replace(/\/mail$/, "/sms");
  if (address === undefined) return null;
  return (
    <>
      {messages.sandboxTheTextArrivesIn(
        <a className="link target" href={address} target="_blank" rel="noreferrer">
          {messages.smsInbox}
        </a>,
      )}
    </>
  );
}
