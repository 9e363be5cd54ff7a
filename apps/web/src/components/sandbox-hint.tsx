import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { configQuery } from "../queries/config.query.ts";
import { messages } from "./messages.ts";

/** What only the sandbox has and nobody can guess; nothing in live mode. */
export function SandboxHint({
  children,
}: {
  /** Gets the link to the sandbox's mailbox, which opens beside the app. */
  children: (mailbox: ReactNode) => ReactNode;
}) {
  const { data } = useQuery(configQuery);
  if (data?.mode !== "sandbox") return null;
  const mailbox =
    data.mailbox_url === null ? (
      "the mailbox"
    ) : (
      <a className="link target" href={data.mailbox_url} target="_blank" rel="noreferrer">
        {messages.theMailbox}
      </a>
    );
  return (
    <p className="flex gap-2 rounded-md border border-dashed border-border-strong px-3 py-2 text-small text-fg-2">
      <FlaskConical className="mt-0.5 size-4 shrink-0 text-fg-3" aria-hidden="true" />
      <span className="min-w-0">{children(mailbox)}</span>
    </p>
  );
}
