import type { Profile } from "@sendoff/contract/profile";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { NumberedAccordion } from "../../components/ui/accordion.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { LeaveWarning } from "../../components/leave-warning.tsx";
import { SectionBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import type { SchemaSection, SectionKey } from "../../state/profile-schema.ts";
import { useProfileStore } from "../../state/profile-store.ts";
import { useKeptKeys } from "../../state/use-draft.ts";
import { keptSectionKey } from "./section-draft.ts";
import { SectionEditor } from "./section-editor.tsx";
import { SectionReadView } from "./section-read-view.tsx";
import { useSearchPreferences } from "../../queries/search-preferences.query.ts";
import { sectionStatus } from "../../state/section-status.ts";
import { messages } from "./messages.ts";

/** Eight numbered sections, each with its status, its read view and its form. */
export function ProfileSections({ profile }: { profile: Profile }) {
  const schema = useProfileStore((store) => store.schema);
  const search = useSearchPreferences();
  const kept = useKeptSection(schema);
  const [open, setOpen] = useState<string[]>(kept === undefined ? [] : [kept]);
  const isEditing = useProfileStore((store) => store.isEditing);
  const setEditing = useProfileStore((store) => store.setEditing);
  const [isUnsaved, setUnsaved] = useState(false);
  const [asked, setAsked] = useState<{ goOn: () => void }>();
  /** Does it at once, or asks first where it would throw away what was typed. */
  const guard = (isLoss: boolean, goOn: () => void) => (isLoss ? setAsked({ goOn }) : goOn());
  const edited = schema.find(({ key }) => isEditing[key] === true);
  const changeOpen = (next: string[]) => {
    const isLeft = edited !== undefined && !next.includes(edited.key);
    guard(isUnsaved && isLeft, () => showOpen(next));
  };
  const showOpen = (next: string[]) => {
    setOpen(next);
    // A closed section is not edited any more, as with Cancel.
    for (const section of schema) {
      if (isEditing[section.key] === true && !next.includes(section.key)) {
        setEditing(section.key, false);
      }
    }
  };
  return (
    <>
      <NumberedAccordion
        open={open}
        onOpenChange={changeOpen}
        items={schema.map((section) => ({
          id: section.key,
          title: section.title,
          end: <SectionBadge status={sectionStatus(profile, section.key, search)} />,
          content: (
            <SectionContent
              section={section}
              profile={profile}
              isEditing={isEditing[section.key] === true}
              onEdit={() => guard(isUnsaved, () => setEditing(section.key, true))}
              onClose={() => setEditing(section.key, false)}
              onUnsaved={setUnsaved}
            />
          ),
        }))}
      />
      <LeaveWarning
        isUnsaved={isUnsaved}
        note={messages.yourChangesInTitleAreNotSaved(edited?.title ?? messages.thisSection)}
      />
      {asked === undefined ? null : (
        <DiscardDialog
          title={edited?.title ?? messages.thisSection}
          onStay={() => setAsked(undefined)}
          onDiscard={() => {
            setAsked(undefined);
            asked.goOn();
          }}
        />
      )}
    </>
  );
}

/** The section that was being edited when the session ended: open and edited again once the profile is there. */
function useKeptSection(schema: readonly SchemaSection[]): SectionKey | undefined {
  const keys = useKeptKeys();
  const section = schema.find((each) => keys.includes(keptSectionKey(each)))?.key;
  const isThere = useProfileStore((store) => store.data !== null);
  const setEditing = useProfileStore((store) => store.setEditing);
  useEffect(() => {
    if (section !== undefined && isThere) setEditing(section, true);
  }, [section, isThere, setEditing]);
  return section;
}

/** Another section is to be edited, or this one closed, while it holds changes. */
function DiscardDialog({
  title,
  onStay,
  onDiscard,
}: {
  title: string;
  onStay: () => void;
  onDiscard: () => void;
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={onStay}
      title={messages.leaveWithoutSaving}
      description={messages.yourChangesInTitleAreNotSaved(title)}
      footer={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            {messages.leaveWithoutSavingLabel}
          </Button>
          <Button variant="primary" onClick={onStay}>
            {messages.stayHere}
          </Button>
        </>
      }
    />
  );
}

/** The dashboard's card has the same name (SPEC 2) and other fields. */
function SearchNote() {
  const { roles, locations } = useSearchPreferences();
  return (
    <p className="mb-3.5 text-small text-fg-3">
      {roles.length === 0 ? null : (
        <>{messages.weSearchForIn(roles.join(", "), locations.length, locations.join(", "))} </>
      )}
      {messages.thisIsWhatWePut(
        <Link className="link target" to={paths.app.dashboard}>
          {messages.dashboard}
        </Link>,
      )}
    </p>
  );
}

function SectionContent({
  section,
  profile,
  isEditing,
  onEdit,
  onClose,
  onUnsaved,
}: {
  section: SchemaSection;
  profile: Profile;
  isEditing: boolean;
  onEdit: () => void;
  onClose: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}) {
  return (
    <div className="px-4 pt-1 pb-[18px] lg:pr-5 lg:pl-[57px]">
      {section.key === "jobPrefs" ? <SearchNote /> : null}
      {section.fields.length === 0 ? (
        <p className="text-fg-2">{messages.formComponentForComingSoon(section.title)}</p>
      ) : isEditing ? (
        <SectionEditor
          section={section}
          profile={profile}
          onClose={onClose}
          onUnsaved={onUnsaved}
        />
      ) : (
        <SectionReadView section={section} profile={profile} onEdit={onEdit} />
      )}
    </div>
  );
}
