import type { Country } from "@sendoff/contract/reference";
import type { UserDetails } from "@sendoff/contract/user";
import { zodResolver } from "@hookform/resolvers/zod";
import { FileCheck } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { type Control, Controller, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { KeptNote } from "../../components/kept-note.tsx";
import { LeaveWarning } from "../../components/leave-warning.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { useKeeping, useKeptDraft } from "../../state/use-draft.ts";
import { messages } from "./messages.ts";
import { OnboardingForm, onboardingDefaults } from "./onboarding-form.ts";
import { OnboardingFrame, StepTitle } from "./onboarding-frame.tsx";
import { PayFields } from "./pay-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import type { FromCv } from "./proposals.ts";
import { useOnboarding } from "./use-onboarding.ts";
import { bodyOf, type Wanted, wantedFrom, WhatToLookFor } from "./what-to-look-for.tsx";

type FormControl = Control<OnboardingForm>;

/** What a CV told, for the form and for what is saved beside it. */
export interface ReadCv {
  readonly proposals: FromCv;
  /** "3 jobs, 2 degrees, 14 skills". */
  readonly summary: string;
  /** The profile's sections with the CV and this city in them, as `filters` has them. */
  readonly filtersWith: (city: string) => Readonly<Record<string, unknown>>;
}

export function CompleteProfile({
  user,
  cv,
  countries,
  onLogOut,
}: {
  user: UserDetails;
  cv: ReadCv | undefined;
  /** For the phone's code; empty where they could not be loaded. */
  countries: readonly Country[];
  onLogOut: () => void;
}) {
  usePageTitle(messages.completeYourProfile);
  const [wanted, setWanted] = useState<Wanted>(() => wantedFrom(cv?.proposals));
  const { notice, save, isDone } = useOnboarding(() =>
    cv === undefined ? {} : bodyOf(wanted, cv.filtersWith(wanted.city.trim()), countries),
  );
  const kept = useKeptDraft(ONBOARDING_KEY, KeptForm);
  const [known] = useState(() => onboardingDefaults(user, cv?.proposals, countries));
  const { control, handleSubmit, formState } = useForm<OnboardingForm>({
    resolver: zodResolver(OnboardingForm),
    defaultValues: { ...known, ...kept },
    mode: "onTouched",
  });
  return (
    <OnboardingFrame step={2} onLogOut={onLogOut}>
      {cv === undefined ? (
        <h1 className="h1">{messages.completeYourProfile}</h1>
      ) : (
        <StepTitle>{messages.completeYourProfile}</StepTitle>
      )}
      <p className="mt-1.5 text-lead text-fg-2">
        {cv === undefined ? messages.formsAskForThese : messages.yourCvHasFilled}
      </p>
      {cv === undefined ? null : <FoundInCv summary={cv.summary} />}
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(save)(event)}
        className="mt-6 rounded-lg border border-border bg-surface px-[18px] py-5 lg:px-7 lg:pt-[26px] lg:pb-6"
      >
        <Unsaved control={control} known={known} kept={kept} isSaved={isDone} />
        <div className="grid gap-[18px] lg:grid-cols-2">
          <TextField
            // The code's field is gone; the keyboard goes on here.
            autoFocus={cv === undefined}
            control={control}
            name="firstName"
            label={messages.firstName}
            autoComplete="given-name"
          />
          <TextField
            control={control}
            name="lastName"
            label={messages.lastName}
            autoComplete="family-name"
          />
          <TextField
            control={control}
            name="username"
            label={messages.username}
            autoComplete="username"
            hint={messages.yourNameInTheLogs}
          />
          <TextField
            control={control}
            name="noticePeriod"
            label={messages.noticePeriod}
            placeholder={messages.immediate15Days30Days}
          />
          <PayFields control={control} />
          <PhoneField control={control} countries={countries} />
        </div>
        {cv === undefined ? null : <WhatToLookFor value={wanted} onChange={setWanted} />}
        {notice === undefined ? null : (
          <Alert tone={notice.tone} title={notice.text} className="mt-[18px]">
            {notice.note}
          </Alert>
        )}
        <div className="mt-[22px] flex gap-3.5 border-t border-border pt-[18px] max-lg:flex-col lg:items-center lg:justify-between">
          <p className="max-w-[34ch] text-meta text-fg-3">
            {messages.allSevenAreRequired(cv !== undefined)}
          </p>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBusy={formState.isSubmitting || isDone}
            busyLabel={isDone ? messages.openingTheApp : messages.saving}
          >
            {messages.continue}
          </Button>
        </div>
      </form>
    </OnboardingFrame>
  );
}

function FoundInCv({ summary }: { summary: string }) {
  return (
    <p className="mt-4 flex items-start gap-2 text-small text-fg-2">
      <FileCheck className="mt-px size-4 shrink-0 text-accent-text" aria-hidden="true" />
      <span>{messages.foundItJoinsYourProfile(summary)}</span>
    </p>
  );
}

/** The form's texts as they are typed, complaints and all. */
const KeptForm = z.record(OnboardingForm.keyof(), z.string());
/** Under which what is typed here is kept when the session ends. */
export const ONBOARDING_KEY = "onboarding";

/** Has what is typed kept should the session end, and asks before a reload throws it away. */
function Unsaved({
  control,
  known,
  kept,
  isSaved,
}: {
  control: FormControl;
  known: OnboardingForm;
  kept: OnboardingForm | undefined;
  isSaved: boolean;
}) {
  const typed = useWatch({ control, compute: (all: OnboardingForm) => all });
  const isUnsaved =
    !isSaved && KeptForm.keyType.options.some((name) => typed[name] !== known[name]);
  const isBack = useKeeping(ONBOARDING_KEY, () => (isUnsaved ? typed : undefined), kept);
  return (
    <>
      <KeptNote isBack={isBack} className="mb-[18px]" />
      <LeaveWarning isUnsaved={isUnsaved} note={messages.whatYouTypedIsNotSaved} />
    </>
  );
}

interface BoundField {
  control: FormControl;
  name: keyof OnboardingForm;
  label: string;
}

function TextField({
  control,
  name,
  label,
  hint,
  ...rest
}: BoundField & { hint?: string } & Pick<
    ComponentProps<"input">,
    "autoComplete" | "autoFocus" | "placeholder"
  >) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} hint={hint} error={fieldState.error?.message}>
          <Input isLarge maxLength={200} {...rest} {...field} />
        </Field>
      )}
    />
  );
}
