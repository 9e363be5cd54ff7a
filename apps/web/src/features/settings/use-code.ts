import { OTP_RESEND_SECONDS } from "@sendoff/contract/constants";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useCountdown } from "../../lib/use-countdown.ts";
import { findWaitingCode, forgetWaitingCode, keepWaitingCode } from "../../lib/waiting-code.ts";
import { messages } from "./messages.ts";

export type CodeNotice = { tone: "busy" | "success" | "danger"; text: string; note?: string };

export interface CodeCalls {
  /** Asks for a code, again where an order is named; returns its order. */
  send: (orderId: string | undefined) => Promise<string>;
  /** Throws ApiError when the code is refused. */
  verify: (orderId: string, code: number) => Promise<void>;
}

function failed(text: string, error: unknown): CodeNotice {
  const isWorthSaying = error instanceof ApiError && error.code !== "invalid_code";
  return { tone: "danger", text, ...(isWorthSaying ? { note: error.message } : {}) };
}

/** Where a code goes, and under which key of sessionStorage a reload finds it again. */
export interface CodeTarget {
  readonly to: string;
  readonly key: string;
}

/** A code that is sent when the dialog opens, unless one that was sent there still waits, resent on request, and given back. */
export function useCode({ to, key }: CodeTarget, calls: CodeCalls) {
  const [waiting] = useState(() => {
    const found = findWaitingCode(key);
    return found?.to === to ? found : undefined;
  });
  const [orderId, setOrderId] = useState(waiting?.orderId);
  const [notice, setNotice] = useState<CodeNotice | undefined>(
    waiting === undefined ? undefined : { tone: "success", text: messages.codeSent },
  );
  const { secondsLeft, start } = useCountdown(waiting?.resendAt);
  const hasAsked = useRef(waiting !== undefined);

  async function send(): Promise<void> {
    const isResend = orderId !== undefined;
    setNotice({
      tone: "busy",
      text: isResend ? messages.codeResending : messages.codeSending,
    });
    try {
      const sent = await calls.send(orderId);
      setOrderId(sent);
      keepWaitingCode(key, { orderId: sent, to }, OTP_RESEND_SECONDS);
      setNotice({
        tone: "success",
        text: isResend ? messages.codeResent : messages.codeSent,
      });
      start(OTP_RESEND_SECONDS);
    } catch (error) {
      setNotice(failed(isResend ? messages.codeResendFailed : messages.codeSendFailed, error));
      // Asked too often: the button comes back when the server would take it.
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
        start(error.retryAfterSeconds);
      }
    }
  }

  async function verify(code: string): Promise<boolean> {
    if (orderId === undefined) return false;
    setNotice({ tone: "busy", text: messages.codeVerifying });
    try {
      await calls.verify(orderId, Number(code));
      forgetWaitingCode(key);
      return true;
    } catch (error) {
      setNotice(failed(messages.codeWrong, error));
      return false;
    }
  }

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void send();
  });

  const isBusy = notice?.tone === "busy";
  return {
    notice,
    isBusy,
    isSent: orderId !== undefined,
    secondsLeft,
    send,
    verify,
    forget: () => forgetWaitingCode(key),
  };
}
