import type { Profile } from "@sendoff/contract/profile";
import { useQuery } from "@tanstack/react-query";
import { cvReadingQuery } from "../features/cv/cvs.query.ts";
import type { CvUpload } from "../features/cv/use-cv-upload.ts";
import { CvFindingsCard } from "../features/profile/cv-findings-card.tsx";

/** What was read from the current CV, beside what the profile says; nothing while it was not read. */
export function CvFindings({
  cvId,
  profile,
  upload,
}: {
  cvId: string;
  profile: Profile;
  upload: CvUpload;
}) {
  const { data } = useQuery(cvReadingQuery(cvId));
  if (data === undefined || data === null) return null;
  return (
    <CvFindingsCard
      extraction={data}
      profile={profile}
      isBusy={upload.isBusy}
      onCheck={() => void upload.compare(cvId)}
    />
  );
}
