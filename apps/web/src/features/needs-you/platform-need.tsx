import { Hand } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { serverMessage } from "../../lib/api-error.ts";
import { formatDayTime } from "../../lib/format.ts";
import { messages } from "./messages.ts";

/** What a platform wants of its account's owner: since when, what it is, what can be done about it. */
export function PlatformNeed({
  name,
  since,
  title,
  text,
  failed,
  children,
}: {
  name: string;
  since: string;
  title: string;
  /** One paragraph each. */
  text: readonly string[];
  /** What was tried here and did not work. */
  failed: { readonly title: string; readonly error: Error | null };
  /** The buttons. */
  children: ReactNode;
}) {
  return (
    <>
      <p className="mb-3.5 flex flex-wrap items-center gap-2 text-small text-fg-2">
        <Badge tone="you" Icon={Hand}>
          {messages.needsYou}
        </Badge>
        <span>{messages.nameSinceWhen(name, formatDayTime(since))}</span>
      </p>
      <h2 className="h2">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-[60ch] text-fg-2">
          {paragraph}
        </p>
      ))}
      {failed.error === null ? null : (
        <Alert tone="danger" title={failed.title} className="mt-4">
          {serverMessage(failed.error, messages.noConnectionToSendoff)}
        </Alert>
      )}
      <div className="mt-[22px] flex flex-wrap items-center gap-2 max-sm:*:w-full">{children}</div>
    </>
  );
}
