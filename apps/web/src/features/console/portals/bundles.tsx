import type { ConsoleBundle, OpenBundle } from "@sendoff/contract/console";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { serverMessage } from "../../../lib/api-error.ts";
import { formatCount, formatDayTime, formatMoment } from "../../../lib/format.ts";
import { DenseCard } from "../shell/dense.tsx";
import { messages } from "./messages.ts";
import { bundleQuery } from "./portals.query.ts";

const KIB = 1024;

/** What was kept of pages that stopped something, the newest first. */
export function Bundles({ bundles }: { bundles: readonly ConsoleBundle[] }) {
  const [open, setOpen] = useState<ConsoleBundle>();
  return (
    <DenseCard
      title={messages.bundles}
      note={bundles.length === 0 ? undefined : messages.bundleCount(bundles.length)}
    >
      {bundles.length === 0 ? (
        <p className="px-3.5 py-6 text-fg-3">{messages.noBundles}</p>
      ) : (
        <ul>
          {bundles.map((bundle) => (
            <li key={bundle.id} className="border-b border-border px-3.5 py-2.5">
              <b className="block font-semibold [overflow-wrap:anywhere]">{titleOf(bundle)}</b>
              <span className="num flex flex-wrap items-baseline gap-x-2.5 text-fg-2">
                {formatDayTime(bundle.taken_at)},{" "}
                {messages.kilobytes(formatCount(Math.ceil(bundle.bytes / KIB)))}
                <button
                  type="button"
                  className="link target"
                  aria-label={messages.openBundle(titleOf(bundle), formatDayTime(bundle.taken_at))}
                  onClick={() => setOpen(bundle)}
                >
                  {messages.open}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="px-3.5 py-2.5 text-fg-3">{messages.valuesAreCovered}</p>
      {open === undefined ? null : (
        <BundleDialog bundle={open} onClose={() => setOpen(undefined)} />
      )}
    </DenseCard>
  );
}

const titleOf = ({ platform, kind, place }: ConsoleBundle): string =>
  messages.bundleTitle(platform, messages.kinds[kind], place);

function BundleDialog({ bundle, onClose }: { bundle: ConsoleBundle; onClose: () => void }) {
  const query = useQuery(bundleQuery(bundle.id));
  return (
    <Dialog
      isOpen
      size="wide"
      onOpenChange={onClose}
      title={titleOf(bundle)}
      description={formatMoment(bundle.taken_at)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      {query.isError ? (
        <Alert tone="danger" title={messages.bundleNotOpened}>
          {serverMessage(query.error, messages.noConnection)}
        </Alert>
      ) : query.data === undefined ? (
        <SkeletonRows rows={4} label={messages.loading} />
      ) : (
        <Opened bundle={query.data} />
      )}
    </Dialog>
  );
}

function Opened({ bundle: { files, trace } }: { bundle: OpenBundle }) {
  const picture = files.find(({ name }) => name.endsWith(".jpg"));
  const pages = files.filter(({ name }) => name.endsWith(".html"));
  if (files.length === 0) return <p className="text-fg-2">{messages.noFiles}</p>;
  return (
    <div className="flex flex-col gap-4">
      {picture === undefined ? (
        <p className="text-fg-2">{messages.noPicture}</p>
      ) : (
        <a
          href={picture.url}
          target="_blank"
          rel="noreferrer"
          aria-label={messages.pictureInNewTab}
        >
          <img
            src={picture.url}
            alt={messages.pictureOfPage}
            className="max-h-[50vh] w-full rounded-md border border-border object-contain"
          />
        </a>
      )}
      {pages.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {pages.map(({ name, url }) => (
            <a
              key={name}
              href={url}
              target="_blank"
              rel="noreferrer"
              className="link target inline-flex items-center gap-1"
            >
              {name}
              <ExternalLink className="size-3.5" aria-hidden="true" />
            </a>
          ))}
        </p>
      )}
      <section aria-label={messages.trace}>
        <h3 className="mb-1.5 font-semibold">{messages.trace}</h3>
        {trace === null ? (
          <p className="text-fg-2">{messages.noTrace}</p>
        ) : (
          <pre className="rounded-md bg-sunken p-3 font-mono text-caption whitespace-pre-wrap [overflow-wrap:anywhere]">
            {JSON.stringify(trace, null, 2)}
          </pre>
        )}
      </section>
    </div>
  );
}
