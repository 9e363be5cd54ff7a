import type { UserDetails } from "@sendoff/contract/user";
import { CvManagementCard } from "../features/cv/cv-management-card.tsx";
import { AttachmentsCard } from "../features/cv/attachments-card.tsx";
import { CvVersionsCard } from "../features/cv/cv-versions-card.tsx";
import type { CvUpload } from "../features/cv/use-cv-upload.ts";
import { CvReviewDialog } from "./cv-review.tsx";

/** The CV card with the review it leads to, and below it, once there is one, the list of all CVs and what goes beside them. */
export function CvManagement({ cv, upload }: { cv: UserDetails["cv"]; upload: CvUpload }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
      <CvManagementCard cv={cv} upload={upload} />
      {cv === null ? null : <CvVersionsCard upload={upload} />}
      {cv === null ? null : <AttachmentsCard />}
      <CvReviewDialog upload={upload} />
    </div>
  );
}
