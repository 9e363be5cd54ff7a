import { ApiError } from "../lib/api-error.ts";
import { messages } from "./messages.ts";
import { Breadcrumb } from "./ui/breadcrumb.tsx";
import { ButtonLink } from "./ui/button.tsx";
import { Card } from "./ui/card.tsx";
import { PageHeader } from "./ui/page-header.tsx";
import { ErrorState } from "./ui/states.tsx";

/** The page of one thing that cannot be shown, or the part of a page: there is no such thing here, or asking for it failed. */
export function NotLoaded({
  error,
  above,
  title,
  missing,
  failed,
  isPart = false,
  onRetry,
}: {
  error: Error | null;
  above: readonly { to: string; label: string }[];
  title: string;
  /** For an address that leads nowhere, or to what is another account's. */
  missing: { title: string; note: string; link: { to: string; label: string } };
  failed: { title: string; note?: string };
  /** It stands on a page that has a title. */
  isPart?: boolean;
  onRetry: () => unknown;
}) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      {isPart ? null : (
        <div>
          <Breadcrumb above={above} current={title} />
          <PageHeader title={title} />
        </div>
      )}
      <Card>
        <h2 className="sr-only">{messages.whatWentWrong}</h2>
        {isMissing ? (
          <ErrorState
            title={missing.title}
            note={missing.note}
            extra={<ButtonLink to={missing.link.to}>{missing.link.label}</ButtonLink>}
          />
        ) : (
          <ErrorState title={failed.title} note={failed.note} onRetry={onRetry} />
        )}
      </Card>
    </>
  );
}
