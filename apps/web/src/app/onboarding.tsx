import type { CvExtraction } from "@sendoff/contract/cv";
import type { Country } from "@sendoff/contract/reference";
import type { UserDetails } from "@sendoff/contract/user";
import { profileToFilters } from "@sendoff/domain/profile";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { DropZone } from "../features/cv/drop-zone.tsx";
import { dashboardWords } from "../features/cv/messages.ts";
import { messages } from "./messages.ts";
import { useCvUpload } from "../features/cv/use-cv-upload.ts";
import {
  CompleteProfile,
  ONBOARDING_KEY,
  type ReadCv,
} from "../features/onboarding/complete-profile.tsx";
import { proposalsOf } from "../features/onboarding/proposals.ts";
import { StartWithCv } from "../features/onboarding/start-with-cv.tsx";
import { mergeCv } from "../features/profile/merge-cv.ts";
import { profileOf } from "../queries/filters.ts";
import { countriesQuery } from "../queries/reference.query.ts";
import { useKeptKeys } from "../state/use-draft.ts";
import { cvRules } from "./cv-review.tsx";

/**
 * The CV first, which can be skipped, then 'Complete Your Profile' with what it says (DECISIONS D15). What was read is saved with the
 * form and not before: an account with a name counts as one that has completed it.
 */
export default function Onboarding({
  user,
  onLogOut,
}: {
  user: UserDetails;
  onLogOut: () => void;
}) {
  const keptKeys = useKeptKeys();
  // Who was signed out in the middle of the form comes back to it.
  const [found, setFound] = useState<CvExtraction | "none" | undefined>(() =>
    user.cv === null && keptKeys.includes(ONBOARDING_KEY) ? "none" : undefined,
  );
  const upload = useCvUpload(dashboardWords, { ...cvRules, onRead: setFound });
  const { compare } = upload;
  const hasLooked = useRef(false);
  const cvId = user.cv?.id;
  // A reload between the two steps: the CV is there already.
  useEffect(() => {
    if (cvId === undefined || hasLooked.current) return;
    hasLooked.current = true;
    void compare(cvId);
  }, [cvId, compare]);
  // The CV's number and city are read with them; without a CV the form begins as it always does.
  const countries = useQuery(countriesQuery);
  if (found === undefined || (found !== "none" && countries.isPending)) {
    return (
      <StartWithCv
        dropZone={<DropZone upload={upload} />}
        isBusy={upload.isBusy || found !== undefined}
        onSkip={() => setFound("none")}
        onLogOut={onLogOut}
      />
    );
  }
  const cv = found === "none" ? undefined : readCv(user, found);
  return (
    <CompleteProfile user={user} cv={cv} countries={countries.data ?? NONE} onLogOut={onLogOut} />
  );
}

const NONE: readonly Country[] = [];

function readCv(user: UserDetails, found: CvExtraction): ReadCv {
  return {
    proposals: proposalsOf(found),
    summary: summaryOf(found),
    filtersWith: (city) => {
      const merged = mergeCv(profileOf(user), found);
      const personal = { ...merged.personal, ...(city === "" ? {} : { city }) };
      return { ...user.filters, ...profileToFilters({ ...merged, personal }) };
    },
  };
}

function summaryOf({ workExperience, education, skills, languages }: CvExtraction): string {
  const parts = [
    [workExperience.length, messages.jobCount],
    [education.length, messages.degreeCount],
    [skills.length, messages.skillCount],
    [languages.length, messages.languageCount],
  ] as const;
  const named = parts.filter(([count]) => count > 0).map(([count, words]) => words(count));
  return named.length === 0 ? messages.yourContactDetails : named.join(", ");
}
