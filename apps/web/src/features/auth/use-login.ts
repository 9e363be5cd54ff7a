import { OTP_RESEND_SECONDS } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { useState } from "react";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { saveToken } from "../../lib/session.ts";
import { sessionKeys } from "../../lib/storage-keys.ts";
import { useCountdown } from "../../lib/use-countdown.ts";
import { findWaitingCode, forgetWaitingCode, keepWaitingCode } from "../../lib/waiting-code.ts";
import { messages } from "./messages.ts";

/** What the alert above the field says. */
export type Notice =
  | { kind: "busy"; text: string }
  | { kind: "sent"; text: string }
  | { kind: "done"; text: string }
  | { kind: "failed"; text: string; detail: string | undefined };

/** The server's reason is worth reading when the person must wait, has no connection, or has to do something else first. */
function detailOf(error: unknown): string | undefined {
  const isWorthSaying =
    error instanceof ApiError && ([0, 409, 429].includes(error.status) || error.status >= 500);
  return isWorthSaying ? error.message : undefined;
}

function failed(text: string, error: unknown): Notice {
  return { kind: "failed", text, detail: detailOf(error) };
}

/** The two steps of SPEC 4: e-mail, then code. The order id ties the code to its request; a reload comes back to its code. */
export function useLogin() {
  const [waiting] = useState(() => findWaitingCode(sessionKeys.signIn));
  const [order, setOrder] = useState(
    waiting === undefined ? undefined : { id: waiting.orderId, email: waiting.to },
  );
  const [notice, setNotice] = useState<Notice | undefined>(
    waiting === undefined ? undefined : { kind: "sent", text: messages.sent },
  );
  const { secondsLeft, start } = useCountdown(waiting?.resendAt);
  const isBusy = notice?.kind === "busy" || notice?.kind === "done";

  function waitFor(id: string, email: string): void {
    setOrder({ id, email });
    start(OTP_RESEND_SECONDS);
    keepWaitingCode(sessionKeys.signIn, { orderId: id, to: email }, OTP_RESEND_SECONDS);
  }

  async function send(email: string): Promise<void> {
    setNotice({ kind: "busy", text: messages.sending });
    try {
      const { body } = await call(routes.sendEmailOtp, { body: { email } });
      waitFor(body.orderId, email);
      setNotice({ kind: "sent", text: messages.sent });
    } catch (error) {
      setNotice(failed(messages.sendFailed, error));
    }
  }

  async function resend(): Promise<void> {
    if (order === undefined) return;
    setNotice({ kind: "busy", text: messages.resending });
    try {
      const { body } = await call(routes.resendEmailOtp, {
        body: { email: order.email, orderId: order.id },
      });
      waitFor(body.orderId, order.email);
      setNotice({ kind: "sent", text: messages.resent });
    } catch (error) {
      setNotice(failed(messages.resendFailed, error));
      // Asked too often: the button comes back when the server would take it.
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
        start(error.retryAfterSeconds);
      }
    }
  }

  /** True when the code was right; the page moves on by itself, because the token is there. */
  async function verify(code: string): Promise<boolean> {
    if (order === undefined) return false;
    setNotice({ kind: "busy", text: messages.verifying });
    try {
      const { body } = await call(routes.verifyEmailOtp, {
        body: {
          email: order.email,
          orderId: order.id,
          code: Number(code),
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      });
      forgetWaitingCode(sessionKeys.signIn);
      setNotice({ kind: "done", text: messages.verified });
      saveToken(body.auth_token);
      return true;
    } catch (error) {
      setNotice(failed(messages.verifyFailed, error));
      return false;
    }
  }

  function changeEmail(): void {
    forgetWaitingCode(sessionKeys.signIn);
    setOrder(undefined);
    setNotice(undefined);
  }

  return { order, notice, isBusy, secondsLeft, send, resend, verify, changeEmail };
}
