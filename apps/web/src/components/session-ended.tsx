import { useState } from "react";
import { useLocation } from "react-router";
import { loginPath } from "../config/paths.ts";
import { findSessionEnd, findToken, forgetSessionEnd } from "../lib/session.ts";
import { messages } from "./messages.ts";
import { Alert } from "./ui/alert.tsx";
import { Button, ButtonLink } from "./ui/button.tsx";

/** Says that the server has ended the session, wherever that leads to; nothing for visitors and for who logged out. */
export function SessionEnded({ className }: { className?: string }) {
  const [isClosed, setClosed] = useState(false);
  const isAtLogin = new URLSearchParams(useLocation().search).has("login");
  if (isClosed || findToken() !== undefined || findSessionEnd() !== "expired") return null;
  return (
    <div className={className}>
      <Alert
        tone="info"
        title={messages.yourSessionHasEnded}
        action={
          <span className="flex gap-2">
            {isAtLogin ? null : (
              <ButtonLink size="sm" to={loginPath()}>
                {messages.logInAgain}
              </ButtonLink>
            )}
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                forgetSessionEnd();
                setClosed(true);
              }}
            >
              {messages.close}
            </Button>
          </span>
        }
      >
        {messages.logInToGoOnWhere}
      </Alert>
    </div>
  );
}
