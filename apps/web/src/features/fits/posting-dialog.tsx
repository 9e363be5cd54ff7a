import type { Preview, PreviewJob } from "@sendoff/contract/preview";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { PostingText } from "../../components/posting-text.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { previewPostingQuery } from "../../queries/preview.query.ts";
import { messages } from "./messages.ts";
import { ScoreParts } from "./score-parts.tsx";

/** One job's posting, as it was read, with why it has its score. */
export function PostingDialog({
  preview,
  job,
  onClose,
}: {
  preview: Preview;
  job: PreviewJob;
  onClose: () => void;
}) {
  const posting = useQuery(previewPostingQuery(preview.id, job.id));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={job.job_title}
      description={[job.company_name, job.location].filter((part) => part !== "").join(", ")}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <ButtonLink to={job.job_url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {messages.openOnPlatformName(preview.platform_name)}
          </ButtonLink>
        </>
      }
    >
      <section aria-label={messages.whyItFits} className="rounded-lg border border-border">
        <ScoreParts job={job} />
      </section>
      {posting.data !== undefined ? (
        posting.data.trim() === "" ? (
          <p className="text-fg-3">{messages.postingHasNoText}</p>
        ) : (
          <PostingText text={posting.data} className="wrap-anywhere" />
        )
      ) : posting.isPending ? (
        <div role="status" aria-label={messages.loadingThePosting} className="grid gap-2">
          <Skeleton className="w-[80%]" />
          <Skeleton className="w-[62%]" />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="text-danger-text">
            {messages.postingCouldNotBeLoaded}
          </p>
          <Button size="sm" isBusy={posting.isFetching} onClick={() => void posting.refetch()}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
