import { useQuery } from "@tanstack/react-query";
import { Card } from "../../components/ui/card.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { AttachmentsCard } from "../../features/cv/attachments-card.tsx";
import { CvManagementCard } from "../../features/cv/cv-management-card.tsx";
import { CvVersionsCard } from "../../features/cv/cv-versions-card.tsx";
import { cvPageWords } from "../../features/cv/messages.ts";
import { useCvUpload } from "../../features/cv/use-cv-upload.ts";
import { CompletionCard } from "../../features/profile/completion-card.tsx";
import { ProfileSections } from "../../features/profile/profile-sections.tsx";
import { useProfile } from "../../features/profile/use-profile.ts";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { userQuery } from "../../queries/user.query.ts";
import { CvFindings } from "../cv-findings.tsx";
import { CvReviewDialog, cvRules } from "../cv-review.tsx";
import { messages } from "./messages.ts";

/** The CV stands on top, with what was read from it beside it, then all CVs; below them the profile that forms are filled in from. */
export default function CvRoute() {
  usePageTitle(messages.profileInformation);
  const { data: user } = useQuery(userQuery);
  const { profile, isLoading } = useProfile();
  const upload = useCvUpload(cvPageWords, cvRules);
  const cv = user?.cv ?? null;
  const sections = isLoading ? (
    <Card label={messages.profile}>
      <SkeletonRows rows={8} label={messages.loadingYourProfile} />
    </Card>
  ) : (
    <ProfileSections profile={profile} />
  );
  return (
    <div className="page-column">
      <PageHeader
        title={messages.profileInformation}
        note={messages.completeYourProfileToIncrease}
        actions={<ButtonLink to={paths.app.commonAnswers}>{messages.whatFormsAskMost}</ButtonLink>}
      />
      <CvReviewDialog upload={upload} />
      <div className="grid items-start gap-4 lg:gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <CvManagementCard cv={cv} upload={upload} />
          {sections}
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          {cv === null ? null : <CvFindings cvId={cv.id} profile={profile} upload={upload} />}
          <CompletionCard profile={profile} />
          {cv === null ? null : <CvVersionsCard upload={upload} />}
          {cv === null ? null : <AttachmentsCard />}
        </div>
      </div>
    </div>
  );
}
