import type { CvExtraction } from "@sendoff/contract/cv";
import type { Profile } from "@sendoff/contract/profile";
import { Check, Eye, Minus } from "lucide-react";
import { Card, CardHeader } from "../../components/ui/card.tsx";
import { profileSchema, type SchemaSection } from "../../state/profile-schema.ts";
import { type FoundInCv, foundInCv } from "./found-in-cv.ts";
import { type ListKey, listRules } from "./merge-cv.ts";
import { messages } from "./messages.ts";
import { isEmpty } from "./omit-empty.ts";
import { reviewCv, type ReviewSection } from "./review-cv.ts";

/** So many names of a list are shown. */
const MOST_NAMES = 3;

/** What a CV says, section by section, and whether the profile says it too. */
export function CvFindingsCard({
  extraction,
  profile,
  isBusy,
  onCheck,
}: {
  extraction: CvExtraction;
  profile: Profile;
  isBusy: boolean;
  /** Compares the CV with the profile. */
  onCheck: () => void;
}) {
  const found = foundInCv(extraction);
  const news = reviewCv(profile, extraction);
  return (
    <Card>
      <CardHeader title={messages.whatWeReadFromIt} hasLine />
      <ul>
        {profileSchema.map((section) => {
          const { key } = section;
          if (key === "jobPrefs") return null;
          return (
            <FindingRow
              key={key}
              title={section.title}
              names={namesIn(section, key, found)}
              news={news.find((each) => each.key === key)}
              isBusy={isBusy}
              onCheck={onCheck}
            />
          );
        })}
      </ul>
    </Card>
  );
}

function FindingRow({
  title,
  names,
  news,
  isBusy,
  onCheck,
}: {
  title: string;
  names: readonly string[];
  news: ReviewSection | undefined;
  isBusy: boolean;
  onCheck: () => void;
}) {
  const isNone = names.length === 0;
  const Icon = isNone ? Minus : news === undefined ? Check : Eye;
  return (
    <li className="flex items-start gap-2.5 border-t border-border px-4 py-2.5 first:border-t-0 lg:px-5">
      <Icon
        className={`mt-0.5 size-4 shrink-0 ${isNone ? "text-fg-3" : news === undefined ? "text-success-text" : "text-you-text"}`}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <div className="font-semibold">{title}</div>
        <div className="text-small text-fg-3 wrap-anywhere">
          {isNone ? messages.noneFound : messages.namesAndMore(names, MOST_NAMES)}
        </div>
        {news === undefined ? null : <div className="text-small text-you-text">{newsIn(news)}</div>}
      </div>
      {isNone ? null : news === undefined ? (
        <span className="text-small text-fg-3">{messages.inYourProfile}</span>
      ) : (
        <button
          type="button"
          className="link target text-small"
          aria-label={messages.checkTitle(title)}
          disabled={isBusy}
          onClick={onCheck}
        >
          {messages.checkIt}
        </button>
      )}
    </li>
  );
}

/** What the CV names of a section: a list's entries by their titles, of a person which fields there are. */
function namesIn(
  section: SchemaSection,
  key: keyof FoundInCv,
  found: FoundInCv,
): readonly string[] {
  if (key === "personal") {
    const values = new Map<string, unknown>(Object.entries(found.personal));
    return section.fields.flatMap((field) => (isEmpty(values.get(field.key)) ? [] : [field.label]));
  }
  return found[key].map((item) => titleOf(key, item));
}

function titleOf(list: ListKey, item: object): string {
  const values = new Map<string, unknown>(Object.entries(item));
  return listRules[list].key
    .map((key) => values.get(key))
    .filter((value) => typeof value === "string" && value !== "")
    .join(", ");
}

/** What the profile lacks, or says differently. */
function newsIn({ values, items }: ReviewSection): string {
  const added = [
    ...items.filter(({ isNew }) => isNew).map(({ title }) => title),
    ...values.filter(({ isConflict }) => !isConflict).map(({ label }) => label),
  ];
  return added.length === 0
    ? messages.saysSomethingElse
    : messages.notInYourProfileYet(messages.namesAndMore(added, MOST_NAMES));
}
