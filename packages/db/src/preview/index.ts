export { applyPreview, type ApplyPreviewOutcome } from "./apply-preview.repository.ts";
export { choosePreviewJob } from "./choose-job.repository.ts";
export {
  findPreviewFacts,
  keepRead,
  listKnownToPreview,
  type PostingToRead,
  type ReadPosting,
  recordPreviewed,
  takeNextPosting,
} from "./preview.repository.ts";
export {
  findPreview,
  findPreviewPosting,
  type LeftOutView,
  type PreviewView,
} from "./preview-view.repository.ts";
export { startPreview, type StartPreviewOutcome } from "./start-preview.repository.ts";
