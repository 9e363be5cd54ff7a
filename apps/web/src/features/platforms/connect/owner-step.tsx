import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { messages } from "../messages.ts";
import type { CodeSession } from "./code-session.ts";
import { ShowCheck } from "./show-check.tsx";
import { type ConnectState, standingQuery } from "./use-connect.ts";

/** The portal asks for the account's owner: the way into its page, until the sign-in goes on by itself. */
export function OwnerStep({
  name,
  session,
  onGoOn,
}: {
  name: string;
  session: CodeSession;
  onGoOn: (next: ConnectState) => void;
}) {
  const { data } = useQuery(standingQuery(session));
  useEffect(() => {
    if (data !== undefined && data.kind !== "owner") onGoOn(data);
  }, [data, onGoOn]);
  return (
    <div className="flex flex-col items-start gap-3.5">
      <p role="status" className="text-fg-2">
        {session.message}
      </p>
      <ShowCheck platformId={session.platformId} name={name} />
      <p className="text-meta text-fg-3">{messages.signInGoesOnByItself}</p>
    </div>
  );
}
