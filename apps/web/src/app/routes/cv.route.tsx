import { useQuery } from "@tanstack/react-query";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { CvManagementCard } from "../../features/cv/cv-management-card.tsx";
import { cvPageWords } from "../../features/cv/messages.ts";
import { useCvUpload } from "../../features/cv/use-cv-upload.ts";
import { CompletionCard } from "../../features/profile/completion-card.tsx";
import { mergeCv } from "../../features/profile/merge-cv.ts";
import { ProfileSections } from "../../features/profile/profile-sections.tsx";
import { useProfile } from "../../features/profile/use-profile.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { userQuery } from "../../queries/user.query.ts";

/** CV Management stands on top while there is no CV, afterwards in the side column. */
export default function CvRoute() {
  usePageTitle("Profile Information");
  const { data: user } = useQuery(userQuery);
  const { profile, isLoading } = useProfile();
  const upload = useCvUpload(cvPageWords, mergeCv);
  const cv = user?.cv ?? null;
  const management = <CvManagementCard cv={cv} upload={upload} />;
  return (
    <div className="page-column">
      <PageHeader
        title="Profile Information"
        note="Complete your profile to increase your chances of getting hired"
      />
      {cv === null ? management : null}
      <div className="grid items-start gap-4 lg:gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        {isLoading ? (
          <Card label="Profile">
            <SkeletonRows rows={8} label="Loading your profile" />
          </Card>
        ) : (
          <ProfileSections profile={profile} />
        )}
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          {cv === null ? null : management}
          <CompletionCard profile={profile} />
        </div>
      </div>
    </div>
  );
}
