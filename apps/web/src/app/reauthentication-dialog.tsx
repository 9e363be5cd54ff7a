import { routes } from "@sendoff/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SandboxHint } from "../components/sandbox-hint.tsx";
import { CodeDialog } from "../features/settings/code-dialog.tsx";
import { call, onReauthentication } from "../lib/api-client.ts";
import { sessionKeys } from "../lib/storage-keys.ts";
import { userQuery } from "../queries/user.query.ts";

/** What waits for the person's word: whether the fresh code was typed. */
interface Waiting {
  readonly answer: (isProved: boolean) => void;
}

/**
 * Asks for a fresh code whenever the server wants one for what the person has just done, and then lets that go on. Once for all
 * screens: none of them needs to know which calls those are.
 */
export function ReauthenticationDialog() {
  const [waiting, setWaiting] = useState<Waiting>();
  const { data: user } = useQuery(userQuery);
  useEffect(
    () =>
      onReauthentication(() => new Promise<boolean>((resolve) => setWaiting({ answer: resolve }))),
    [],
  );
  if (waiting === undefined || user === undefined) return null;
  const finish = (isProved: boolean) => {
    setWaiting(undefined);
    waiting.answer(isProved);
  };
  return (
    <CodeDialog
      title="Confirm it is you"
      description={
        <>
          This changes something that matters. We send a code to{" "}
          <span className="[overflow-wrap:anywhere]">{user.email}</span>; it holds for 15 minutes.
        </>
      }
      target={{ to: user.email, key: `${sessionKeys.freshCode}.${user.id}` }}
      calls={{
        async send(orderId) {
          const body = orderId === undefined ? {} : { orderId };
          return (await call(routes.sendReauthenticationOtp, { body })).body.orderId;
        },
        async verify(orderId, code) {
          await call(routes.verifyReauthenticationOtp, { body: { orderId, code } });
          finish(true);
        },
      }}
      hint={<SandboxHint>{(mailbox) => <>Sandbox: the code arrives in {mailbox}.</>}</SandboxHint>}
      isKeptOnClose
      onClose={() => finish(false)}
    />
  );
}
