import { useQuery } from "@tanstack/react-query";
import { Card } from "../../components/ui/card.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { cvPageWords } from "../../features/cv/messages.ts";
import { useCvUpload } from "../../features/cv/use-cv-upload.ts";
import { CompletionCard } from "../../features/profile/completion-card.tsx";
import { ProfileSections } from "../../features/profile/profile-sections.tsx";
import { useProfile } from "../../features/profile/use-profile.ts";
import { paths } from "../../config/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { userQuery } from "../../queries/user.query.ts";
import { CvManagement } from "../cv-management.tsx";
import { cvRules } from "../cv-review.tsx";
import { messages } from "./messages.ts";

/** CV Management stands on top while there is no CV, afterwards in the side column. */
export default function CvRoute() {
  usePageTitle(messages.profileInformation);
  const { data: user } = useQuery(userQuery);
  const { profile, isLoading } = useProfile();
  // Here and not in the card, which changes its place with the first CV.
  const upload = useCvUpload(cvPageWords, cvRules);
  const cv = user?.cv ?? null;
  const management = <CvManagement cv={cv} upload={upload} />;
  return (
    <div className="page-column">
      <PageHeader
        title={messages.profileInformation}
        note={messages.completeYourProfileToIncrease}
        actions={<ButtonLink to={paths.app.commonAnswers}>{messages.whatFormsAskMost}</ButtonLink>}
        isWayOn
      />
      {cv === null ? management : null}
      <div className="grid items-start gap-4 lg:gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        {isLoading ? (
          <Card label={messages.profile}>
            <SkeletonRows rows={8} label={messages.loadingYourProfile} />
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
