import type { CvExtraction } from "@sendoff/contract/cv";
import type { JobPreferences, Profile } from "@sendoff/contract/profile";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { Progress } from "../../components/ui/progress.tsx";
import { paths } from "../../config/paths.ts";
import { plural } from "../../lib/format.ts";
import { useSearchPreferences } from "../../queries/search-preferences.query.ts";
import { profileSchema } from "../../state/profile-schema.ts";
import { sectionStatus } from "../../state/section-status.ts";
import { messages } from "./messages.ts";
import type { CvUpload } from "./use-cv-upload.ts";

/** "2 jobs, 1 degree, 14 skills": what the CV said, so that the person can check it. */
function foundWords(found: CvExtraction): string {
  const parts = [
    { count: found.workExperience.length, one: "job", many: "jobs" },
    { count: found.education.length, one: "degree", many: "degrees" },
    { count: found.skills.length, one: "skill", many: "skills" },
    { count: found.languages.length, one: "language", many: "languages" },
    { count: found.certifications.length, one: "certification", many: "certifications" },
  ].filter((part) => part.count > 0);
  return parts.length === 0
    ? messages.noSectionsWereRecognised
    : messages.foundMap(parts.map((part) => plural(part.count, part.one, part.many)).join(", "));
}

/** Which sections the CV left without anything, so that "all forms" is not taken for all there is to fill in. */
function emptyWords(profile: Profile, search: JobPreferences): string {
  const empty = profileSchema.filter(
    ({ key }) => sectionStatus(profile, key, search) === "Not Started",
  );
  return empty.length === 0 ? "" : messages.stillEmpty(empty.map(({ title }) => title).join(", "));
}

/** Progress while it runs, the outcome after it. */
export function UploadNotice({
  upload,
  hasProfileLink = false,
}: {
  upload: CvUpload;
  hasProfileLink?: boolean;
}) {
  const { state, progress } = upload;
  const search = useSearchPreferences();
  if (state.kind === "idle" || state.kind === "review") return null;
  if (state.kind === "told") {
    return (
      <Alert tone="info" title={state.text}>
        {messages.compareItWithYourProfile}
      </Alert>
    );
  }
  if (state.kind === "busy") {
    return (
      <div className="flex flex-col gap-2" aria-live="polite">
        <div className="num flex justify-between gap-3 text-small">
          <span className="font-semibold">{state.text}</span>
          <span className="text-fg-3">{progress}%</span>
        </div>
        <Progress value={progress} label={state.text} />
      </div>
    );
  }
  if (state.kind === "failed") {
    return (
      <Alert tone="danger" title={state.text}>
        {state.detail}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={state.text}>
      {foundWords(state.found)} {emptyWords(state.profile, search)}
      {hasProfileLink ? (
        <Link className="link" to={paths.app.cv}>
          {messages.checkWhatWeFound}
        </Link>
      ) : null}
    </Alert>
  );
}
