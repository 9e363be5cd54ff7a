import type { CvVersion } from "@sendoff/contract/cv-routes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Dialog } from "../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { formatDate } from "../../lib/format.ts";
import { cvRecipientsQuery } from "./cvs.query.ts";
import { messages } from "./messages.ts";

/** The applications that a CV went out with, each leading to its receipt. */
export function RecipientsDialog({ cv, onClose }: { cv: CvVersion; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(cvRecipientsQuery(cv.id));
  const { employers, applications } = cv.sent;
  const more = applications - (data?.length ?? applications);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.sentToEmployer(employers)}
      description={messages.fileNameVersionVersion(cv.file_name, cv.version)}
    >
      {data !== undefined ? (
        <>
          <ul className="max-h-[min(56dvh,520px)] overflow-y-auto">
            {data.map((sent) => (
              <li
                key={sent.application_id}
                className="border-t border-border py-2 first:border-t-0 first:pt-0"
              >
                <Link
                  className="link target font-semibold wrap-anywhere"
                  to={paths.app.application(sent.application_id)}
                >
                  {sent.company_name}
                </Link>
                <div className="num text-small text-fg-3">
                  {sent.job_title}
                  {sent.sent_at === null ? "" : `, ${formatDate(sent.sent_at)}`}
                </div>
              </li>
            ))}
          </ul>
          {more > 0 ? (
            <p className="num text-small text-fg-3">
              {messages.olderApplicationMore(
                more,
                <Link className="link" to={paths.app.logs}>
                  {messages.applicationLogs}
                </Link>,
              )}
            </p>
          ) : null}
        </>
      ) : isError ? (
        <ErrorState title={messages.listCouldNotBeLoaded} onRetry={() => refetch()} />
      ) : (
        <SkeletonRows rows={3} label={messages.loadingTheApplications} />
      )}
    </Dialog>
  );
}
