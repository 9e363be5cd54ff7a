import type { CvVersion } from "@sendoff/contract/cv-routes";
import type { UserDetails } from "@sendoff/contract/user";
import { useQuery } from "@tanstack/react-query";
import { Eye, FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { formatBytes } from "./cv-row.tsx";
import { formatDate } from "../../lib/format.ts";
import { cvsQuery } from "./cvs.query.ts";
import { messages } from "./messages.ts";
import { RecipientsDialog } from "./recipients-dialog.tsx";

/** The CV that employers get, as a page that one knows again, with what is known of its file. */
export function CurrentCv({
  cv,
  children,
}: {
  cv: NonNullable<UserDetails["cv"]>;
  /** Buttons behind Open. */
  children: ReactNode;
}) {
  const { data } = useQuery(cvsQuery);
  const [isListing, setListing] = useState(false);
  const version = data?.cvs.find(({ id }) => id === cv.id);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <CvPage version={version} fileName={cv.file_name} />
      <div className="min-w-52 flex-1">
        <h3 className="h3 wrap-anywhere">{cv.file_name}</h3>
        <dl className="num mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-small [&_dt]:text-fg-3">
          <dt>{messages.version}</dt>
          <dd>{messages.versionSince(cv.version, formatDate(cv.uploaded_at))}</dd>
          {version === undefined ? null : (
            <>
              <dt>{messages.size}</dt>
              <dd>{formatBytes(version.byte_count)}</dd>
              <dt>{messages.sentWith}</dt>
              <dd className="flex flex-wrap gap-x-2">
                {messages.applicationCount(version.sent.applications)}
                {version.sent.applications === 0 ? null : (
                  <button
                    type="button"
                    className="link target"
                    aria-label={messages.showWhatWasSent(version.file_name)}
                    onClick={() => setListing(true)}
                  >
                    {messages.show}
                  </button>
                )}
              </dd>
              <dt>{messages.fingerprint}</dt>
              <dd className="font-mono text-meta">{fingerprintOf(version)}</dd>
            </>
          )}
        </dl>
        <div className="mt-4 flex flex-wrap gap-2">
          {version === undefined ? null : (
            <ButtonLink to={version.file_url} target="_blank" rel="noreferrer">
              <Eye aria-hidden="true" />
              {messages.open}
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
      {isListing && version !== undefined ? (
        <RecipientsDialog cv={version} onClose={() => setListing(false)} />
      ) : null}
    </div>
  );
}

/** The beginning of the file's hash, as receipts show it. */
const fingerprintOf = ({ sha256 }: CvVersion): string =>
  (sha256.slice(0, 12).match(/.{4}/g) ?? []).join(" ");

/** The first page on paper, in both themes; a blank sheet where there is no picture of it. */
function CvPage({ version, fileName }: { version: CvVersion | undefined; fileName: string }) {
  const [missing, setMissing] = useState<string>();
  const paper =
    "aspect-[1/1.414] w-[184px] shrink-0 rounded-sm border border-border bg-[#fff] shadow-press max-sm:w-[132px]";
  if (version === undefined || missing === version.id) {
    return (
      <div className={`${paper} grid place-items-center`} aria-hidden="true">
        <FileText className="size-8 stroke-[1.5] text-[#8a979b]" />
      </div>
    );
  }
  return (
    <img
      src={version.page_url}
      alt={messages.firstPageOf(fileName)}
      width={184}
      height={260}
      className={`${paper} object-cover object-top`}
      onError={() => setMissing(version.id)}
    />
  );
}
