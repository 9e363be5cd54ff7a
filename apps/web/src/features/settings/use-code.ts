import { OTP_RESEND_SECONDS } from "@sendoff/contract";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useCountdown } from "../../lib/use-countdown.ts";
import { settingsTexts } from "./messages.ts";

export type CodeNotice = { tone: "busy" | "success" | "danger"; text: string; note?: string };

export interface CodeCalls {
  /** Asks for a code, again where an order is named; answers its order. */
  send: (orderId: string | undefined) => Promise<string>;
  /** Throws ApiError when the code is refused. */
  verify: (orderId: string, code: number) => Promise<void>;
}

function failed(text: string, error: unknown): CodeNotice {
  const isWorthSaying = error instanceof ApiError && error.code !== "invalid_code";
  return { tone: "danger", text, ...(isWorthSaying ? { note: error.message } : {}) };
}

/** A code that is sent when the dialog opens, resent on request, and given back. */
export function useCode(calls: CodeCalls) {
  const [orderId, setOrderId] = useState<string>();
  const [notice, setNotice] = useState<CodeNotice>();
  const { secondsLeft, start } = useCountdown();
  const hasAsked = useRef(false);

  async function send(): Promise<void> {
    const isResend = orderId !== undefined;
    setNotice({
      tone: "busy",
      text: isResend ? settingsTexts.codeResending : settingsTexts.codeSending,
    });
    try {
      setOrderId(await calls.send(orderId));
      setNotice({
        tone: "success",
        text: isResend ? settingsTexts.codeResent : settingsTexts.codeSent,
      });
      start(OTP_RESEND_SECONDS);
    } catch (error) {
      setNotice(
        failed(isResend ? settingsTexts.codeResendFailed : settingsTexts.codeSendFailed, error),
      );
      // Asked too often: the button comes back when the server would take it.
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
        start(error.retryAfterSeconds);
      }
    }
  }

  async function verify(code: string): Promise<boolean> {
    if (orderId === undefined) return false;
    setNotice({ tone: "busy", text: settingsTexts.codeVerifying });
    try {
      await calls.verify(orderId, Number(code));
      return true;
    } catch (error) {
      setNotice(failed(settingsTexts.codeWrong, error));
      return false;
    }
  }

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void send();
  });

  const isBusy = notice?.tone === "busy";
  return { notice, isBusy, isSent: orderId !== undefined, secondsLeft, send, verify };
}
