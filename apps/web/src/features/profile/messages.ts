import type { ReactNode } from "react";
import { plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import type { SchemaSection } from "../../state/profile-schema.ts";
import { inLanguage } from "../../language/language.ts";

/** Texts of SPEC 8 for the profile. A section speaks for itself while it is on screen, the profile for it afterwards. */
export const english = {
  initialized: "Store initialized with user data.",
  notFetched: "Could not fetch user data. Starting with a blank profile.",
  notInitialized: "Could not initialize user data.",
  saved: "Profile saved successfully",
  saveFailed: "Failed to save profile data",
  sectionSaved: (section: SchemaSection) => `${section.title} updated successfully`,
  sectionFailed: (section: SchemaSection) => `Failed to save ${section.title}`,
  sectionFailedBecause: (section: SchemaSection, reason: string) =>
    `Failed to save ${section.title}${reason === "" ? "" : `: ${reason}`}`,
  noToken: "Authentication required",
  completeOfCountComplete: (complete: number, count: number) => `${complete} of ${count} complete`,
  whatWeReadFromIt: "What we read from it",
  noneFound: "None found",
  inYourProfile: "in your profile",
  checkIt: "Check it",
  checkTitle: (title: string) => `Check it: ${title}`,
  namesAndMore: (names: readonly string[], most: number) =>
    names.length > most
      ? `${names.slice(0, most).join(", ")} and ${names.length - most} more`
      : names.join(", "),
  notInYourProfileYet: (names: string) => `Not in your profile yet: ${names}`,
  saysSomethingElse: "It says something else than your profile.",
  everySectionHasSomethingInIt: "Every section has something in it. Forms are answered from here.",
  titleIsNext: (title: string) => `${title} is next.`,
  questionsThatHoldUpApplications: "Questions that hold up applications",
  formsAskMostFor: "Forms ask most for",
  yourProfileDoesNotSay: "Your profile does not say this yet.",
  employer: (employers: number) => plural(employers, "employer"),
  reviewWhatYourCvSays: "Review what your CV says",
  everythingTickedIsAdded:
    "Everything ticked is added to your profile. Nothing you typed is changed.",
  valuesDiffer: (conflicts: number) =>
    `Everything ticked is added. ${plural(conflicts, "value differs", "values differ")} from what you have: yours stays unless you choose the CV's.`,
  whatAModelReadStands: "A language model read this. Please check it.",
  cancel: "Cancel",
  save: "Save",
  saving: "Saving...",
  yourChoicesAreStillHere: (detail: string) =>
    `${detail} Your choices are still here: press Save to try again.`,
  addedToAdd: (added: number) => `${added} to add`,
  replacedToReplace: (replaced: number) => `${replaced} to replace`,
  nothingWillChange: "Nothing will change",
  leaveAllOut: "Leave all out",
  takeAll: "Take all",
  foundYears: (found: string) => `${found} years`,
  showDetails: "Show details",
  ofTitle: (title: string) => `of ${title}`,
  readByTheModel: "Read by the model",
  yours: "Yours",
  fromTheCv: "From the CV",
  yoursAndTheCvsDiffer: (label: string) => `${label}: yours and the CV's differ`,
  differs: "Differs",
  notInYourCv: "Not in your CV, so this is only a start.",
  itIsRight: "It is right",
  dateExample: "Jun 2020, or 4 Jun 2020",
  newItemLabel: (itemLabel: string) => `New ${itemLabel}`,
  yearsOfExperience: (years: string) => `${years} years`,
  thisSection: "this section",
  leaveWithoutSaving: "Leave without saving?",
  yourChangesInTitleAreNotSaved: (title: string) => `Your changes in ${title} are not saved.`,
  leaveWithoutSavingLabel: "Leave without saving",
  stayHere: "Stay here",
  thisIsWhatWePut: (dashboard: ReactNode) =>
    sentence`This is what we put on forms about the job you want. Change what we search for on the ${dashboard}.`,
  weSearchForIn: (roles: string, count: number, locations: string) =>
    `We search for ${roles}${count === 0 ? "" : ` in ${locations}`}.`,
  dashboard: "dashboard",
  formComponentForComingSoon: (title: string) => `Form component for ${title} coming soon...`,
  enterTheLabel: (label: string) => `Enter the ${label}.`,
  enterAnAddressLikeNameExample: "Enter an address like name@example.com.",
  enterTheNumberInDigits: "Enter the number in digits.",
  howToWriteADate: "Write it like Jun 2020 or 4 Jun 2020.",
  enterANumberFromTo: (min: number, max: number) => `Enter a number from ${min} to ${max}.`,
  nothingWasChanged: (value: string) => `${value}Nothing was changed. Your text is still here.`,
  changesAreUsedFromTheNext: "Changes are used from the next application on.",
  isNowOf: (itemTitle: string, value: number, count: number) =>
    `${itemTitle} is now ${value} of ${count}`,
  noAddedYet: (label: string) => `No ${label} added yet`,
  addItemLabel: (itemLabel: string) => `Add ${itemLabel}`,
  dragOrPressAlt: (name: string) => `Drag ${name}, or press Alt and an arrow key`,
  editName: (name: string) => `Edit ${name}`,
  removeName: (name: string) => `Remove ${name}`,
  removeHeading: (heading: string) => `Remove ${heading}`,
  edit: "Edit",
  editTitle: (title: string) => `Edit ${title}`,
  fromYourCv: "From your CV, check it",
  oneYear: "1 year",
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  /** Where a job or a school has no end yet. */
  now: "now",
  fromTo: (from: string, to: string) => `${from} to ${to}`,
};

export const messages = inLanguage("features/profile", english);
