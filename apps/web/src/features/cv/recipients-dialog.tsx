import type { CvVersion } from "@sendoff/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Dialog } from "../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { formatDate, plural } from "../../lib/format.ts";
import { cvRecipientsQuery } from "./cvs.query.ts";

/** The applications that a CV went out with, each leading to its receipt. */
export function RecipientsDialog({ cv, onClose }: { cv: CvVersion; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(cvRecipientsQuery(cv.id));
  const { employers, applications } = cv.sent;
  const more = applications - (data?.length ?? applications);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Sent to ${plural(employers, "employer")}`}
      description={`${cv.file_name}, version ${cv.version}`}
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
              {plural(more, "older application")} more, in the{" "}
              <Link className="link" to={paths.app.logs}>
                Application Logs
              </Link>
              .
            </p>
          ) : null}
        </>
      ) : isError ? (
        <ErrorState title="The list could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} label="Loading the applications" />
      )}
    </Dialog>
  );
}
