import { routes } from "@sendoff/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SandboxHint } from "../components/sandbox-hint.tsx";
import { CodeDialog } from "../features/settings/code-dialog.tsx";
import { call, onReauthentication } from "../lib/api-client.ts";
import { sessionKeys } from "../lib/storage-keys.ts";
import { userQuery } from "../queries/user.query.ts";
import { messages } from "./messages.ts";

/** The calls that wait for a fresh code. */
interface Waiting {
  /** Whether the code was typed. */
  readonly answer: (isTyped: boolean) => void;
}

/**
 * Asks for a fresh code whenever the server wants one for what the person has just done, and then lets that go on. Once for all
 * screens: none of them needs to know which calls those are.
 */
export function ReauthenticationDialog() {
  const [waiting, setWaiting] = useState<Waiting>();
  const { data: user } = useQuery(userQuery);
  useEffect(() => {
    let answer: Waiting["answer"] | undefined;
    const remove = onReauthentication(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
          setWaiting({ answer: resolve });
        }),
    );
    return () => {
      remove();
      // Nobody can type a code any more: the calls that wait for it end, and the next one asks anew.
      answer?.(false);
    };
  }, []);
  if (waiting === undefined || user === undefined) return null;
  const finish = (isTyped: boolean) => {
    setWaiting(undefined);
    waiting.answer(isTyped);
  };
  return (
    <CodeDialog
      title={messages.confirmItIsYou}
      description={
        <>
          {messages.whatYouHaveJustAsked(
            <span className="[overflow-wrap:anywhere]">{user.email}</span>,
          )}
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
      hint={
        <SandboxHint>{(mailbox) => <>{messages.sandboxTheCodeArrivesIn(mailbox)}</>}</SandboxHint>
      }
      isKeptOnClose
      onClose={() => finish(false)}
    />
  );
}
