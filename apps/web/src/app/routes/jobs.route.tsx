import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { Card } from "../../components/ui/card.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { loginPath, paths } from "../../config/paths.ts";
import { LoginPanel } from "../../features/auth/login-panel.tsx";
import { cvPageWords } from "../../features/cv/messages.ts";
import { useCvUpload } from "../../features/cv/use-cv-upload.ts";
import { useToken } from "../../lib/use-token.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { hasCompletedOnboarding, userQuery } from "../../queries/user.query.ts";
import { CvManagement } from "../cv-management.tsx";
import { cvRules } from "../cv-review.tsx";
import { PublicFrame } from "../public-frame.tsx";
import { messages } from "./messages.ts";

/** `/jobs`, the 'Job CSV Management' page: the sign-in form for visitors, else the CV card of /app/cv (SPEC 2, DECISIONS D12). */
export default function JobsRoute() {
  usePageTitle(messages.jobCsvManagement);
  const token = useToken();
  return (
    <PublicFrame>
      <div className="mx-auto flex w-full max-w-[600px] flex-col items-center gap-5 px-4 py-8 lg:py-14">
        {token === undefined ? <SignInFirst /> : <CsvManagement />}
      </div>
    </PublicFrame>
  );
}

function SignInFirst() {
  return (
    <>
      <header className="text-center">
        <h1 className="h1">{messages.authenticationRequired}</h1>
        <p className="mt-1 text-fg-2">{messages.signInToUploadYourCv}</p>
      </header>
      <LoginPanel heading="h2" />
    </>
  );
}

function CsvManagement() {
  const { data: user, isError, refetch } = useQuery(userQuery);
  const upload = useCvUpload(cvPageWords, cvRules);
  if (user !== undefined && !hasCompletedOnboarding(user)) {
    return <Navigate to={loginPath(paths.jobs)} replace />;
  }
  return (
    <>
      <h1 className="h1 self-start">{messages.csvManagement}</h1>
      <div className="w-full">
        {user !== undefined ? (
          <CvManagement cv={user.cv} upload={upload} />
        ) : isError ? (
          <Card>
            <ErrorState title={messages.yourCvCouldNotBeLoaded} onRetry={() => refetch()} />
          </Card>
        ) : (
          <Card label={messages.cvManagement}>
            <SkeletonRows rows={4} label={messages.loadingYourCv} />
          </Card>
        )}
      </div>
    </>
  );
}
