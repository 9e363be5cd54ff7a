import type { ReactNode } from "react";
import { plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

export interface UploadWords {
  uploading: string;
  saving: string;
  done: string;
}

/** Texts of SPEC 4 and 8 for the CV. The two places that take a CV say the last steps in their own words. */
export const english = {
  noFile: "Please select a file first",
  uploadFailed: "Failed to upload file. Please try again.",
  wrongType: "This file cannot be read as a CV.",
  processFailed: "Failed to process CV. Please try again.",
  saved: "CV data saved and forms populated!",
  saveFailed: "Failed to save CV data.",
  downloadFailed: "Failed to download file. Please try again.",
  downloading: "Downloading...",
  downloaded: "Download complete!",
  extracting: "CV uploaded successfully! Extracting data...",
  reading: "Reading the CV...",
  nothingNew: "Your profile already has everything this CV says.",
  kept: "Your CV is kept, your profile is as it was.",
  waits: "Your CV was read and waits for your review.",
  coverLetter: "Cover letter",
  pdfOrDocx: "PDF or DOCX, 5 MB at most",
  photo: "Photo",
  jpegOrPng: "JPEG or PNG, 5 MB at most; place and camera data are removed",
  coverLetterAndPhoto: "Cover letter and photo",
  eachGoesOnlyIntoAForms:
    "Each goes only into a form's field that asks for it. Without one, such a field stays empty, or the job waits for you.",
  yourCoverLetterAndPhoto: "Your cover letter and photo could not be loaded.",
  loadingYourCoverLetterAndPhoto: "Loading your cover letter and photo",
  hasMb: (name: string, megabytes: string) =>
    `${name} has ${megabytes} MB; it may have 5 MB at most.`,
  nameDeleted: (name: string) => `${name} deleted`,
  nameKept: (name: string) => `${name} kept`,
  noConnectionToSendoff: "No connection to Sendoff. Please try again.",
  add: "Add",
  addName: (name: string) => `Add ${name}`,
  moreForYour: (name: string) => `More for your ${name}`,
  replace: "Replace",
  nameFile: (name: string) => `${name} file`,
  thatWasNotKept: "That was not kept.",
  yourCv: "Your CV",
  upload: "Upload",
  profileInformation: "Profile Information",
  formsAreFilled: "Forms are filled in from your profile, so look through what your CV says first.",
  yourProfileHasNothing: "Nothing from your CV is in your profile yet.",
  compareWithProfile: "Compare with profile",
  cvSuccessfullyUploaded: "CV Successfully Uploaded",
  noCvYet: "No CV yet",
  fileName: (fileName: string, version: number, when: string) =>
    `${fileName}, version ${version}, ${when}`,
  pdfOnly: "Supports PDF format (Max 5MB)",
  cvManagement: "CV Management",
  uploadCvToExtractInformation: "Upload CV to extract information and update your profile",
  cvFile: "CV file",
  pdfAndWordFiles: "Supports PDF format (Max 5MB). Word files (.docx, .doc) work too.",
  version: "Version",
  versionSince: (version: number, when: string) => `${version}, since ${when}`,
  size: "Size",
  sentWith: "Sent with",
  applicationCount: (applications: number) => plural(applications, "application"),
  show: "Show",
  showWhatWasSent: (fileName: string) => `Show the applications that ${fileName} was sent with`,
  fingerprint: "Fingerprint",
  open: "Open",
  firstPageOf: (fileName: string) => `First page of ${fileName}`,
  uploadCv: "Upload CV",
  downloadCv: "Download CV",
  newCvAddsWhatItFinds:
    "A new CV adds what it finds. It never overwrites what you typed with less.",
  megabytesMb: (megabytes: string) => `${megabytes} MB`,
  maxKb: (max: number) => `${max} KB`,
  versionVersion: (version: number, when: string, bytes: string) =>
    `Version ${version}, ${when}, ${bytes}`,
  current: "Current",
  inARunNow: "In a run now",
  notSentYet: "Not sent yet",
  sentToEmployer: (employers: number) => `Sent to ${plural(employers, "employer")}`,
  fileNameSentToEmployer: (fileName: string, employers: number) =>
    `${fileName}: sent to ${plural(employers, "employer")}`,
  moreFor: (fileName: string, version: number) => `More for ${fileName}, version ${version}`,
  makeCurrent: "Make current",
  rename: "Rename",
  isYourCurrentCv: (fileName: string) => `${fileName} is your current CV`,
  currentCvCouldNotBeChanged: "The current CV could not be changed.",
  pleaseTryAgain: "Please try again.",
  yourCvs: "Your CVs",
  yourCvsCouldNotBeLoaded: "Your CVs could not be loaded.",
  loadingYourCvs: "Loading your CVs",
  deleteThisCv: "Delete this CV?",
  fileNameVersionVersion: (fileName: string, version: number) => `${fileName}, version ${version}`,
  keepIt: "Keep it",
  delete: "Delete",
  deleting: "Deleting...",
  cvDeleted: "CV deleted",
  cvWasNotDeleted: "The CV was not deleted.",
  fileIsDeletedFromOurServers: "The file is deleted from our servers. This cannot be undone.",
  itWentTo: (employers: number) =>
    `It went to ${plural(employers, "employer")}, who keep their copy. Your receipts keep its name, version and hash; the file can no longer be opened.`,
  itIsYourOnlyCv: "It is your only CV: nothing is applied to until you upload another one.",
  versionBecomesYourCurrentCv: (fileName: string, version: number) =>
    `${fileName}, version ${version}, becomes your current CV.`,
  employersOnGetYourCurrentCv: (names: string) =>
    `Employers on ${names} get your current CV from the next run on.`,
  dropYourCvHere: "Drop your CV here",
  uploadYourCv: "Upload your CV",
  pdfAndWordFilesWork: "Supports PDF format (Max 5MB). Word files work too.",
  chooseAFile: "Choose a file",
  uploading: "Uploading...",
  readOnOurOwnServers: "Read on our own servers. An employer gets it only with an application.",
  cvForEachPlatform: "CV for each platform",
  sentOnEachPlatform: "Sent on each platform",
  choiceCountsFromTheNextRun:
    "A choice counts from the next run on. A run under way keeps the CV it started with.",
  cvForCouldNotBeChanged: (platformName: string) =>
    `The CV for ${platformName} could not be changed.`,
  currentCv: "Current CV",
  currentCvFileName: (fileName: string) => `Current CV (${fileName})`,
  olderApplicationMore: (more: number, applicationLogs: ReactNode) =>
    sentence`${plural(more, "older application")} more, in the ${applicationLogs}.`,
  applicationLogs: "Application Logs",
  listCouldNotBeLoaded: "The list could not be loaded.",
  loadingTheApplications: "Loading the applications",
  renameThisCv: "Rename this CV",
  employersSeeThisName: "Employers see this name. Receipts of what was sent keep the name it had.",
  cancel: "Cancel",
  save: "Save",
  saving: "Saving...",
  cvRenamed: "CV renamed",
  fileNameLabel: "File name",
  cvCouldNotBeRenamed: "The CV could not be renamed.",
  thisCouldNotBeChanged: "This could not be changed.",
  letAModelRead: "Let a model read what is missed",
  whereSomethingIsMissingAfter: (name: string, host: string) =>
    `Where something is missing after a CV was read, its whole text, your contact details included, is sent to ${name} at ${host}. What stands in your CV word for word is then offered to you, marked, before anything is saved.`,
  noSectionsWereRecognised: "No sections were recognised; please fill in the profile by hand.",
  foundMap: (map: string) => `Found: ${map}.`,
  stillEmpty: (map: string) => `Still empty: ${map}. Please fill that in. `,
  compareItWithYourProfile:
    "Compare it with your profile at any time, from its menu under Your CVs.",
  checkWhatWeFound: "Check what we found",
  openProfileInformationAndChoose: "Open Profile Information and choose Compare with profile.",
  cvIsTooBig: (name: string, megabytes: string) =>
    `${name} has ${megabytes} MB; a CV may have 5 MB at most.`,
  /** The zone that takes a CV on /app/cv. */
  pickerTexts: {
    label: "CV file",
    drop: (isNewer: boolean): string => (isNewer ? "Drop a newer CV here" : "Drop your CV here"),
    /** Where a finger points and nothing can be dropped. */
    choose: (isNewer: boolean): string => (isNewer ? "Choose a newer CV" : "Choose your CV"),
    types: "Supports PDF format (Max 5MB). Word files (.docx, .doc) work too.",
    other: "Choose another file",
  },
  dashboardWords: {
    uploading: "Uploading CV...",
    saving: "CV data extracted! Populating forms...",
    done: "CV uploaded and processed successfully! All forms have been populated with extracted information.",
  } satisfies UploadWords,
  cvPageWords: {
    uploading: "Uploading...",
    saving: "CV data extracted! Saving to profile...",
    done: "CV uploaded, extracted, and profile updated successfully!",
  } satisfies UploadWords,
};

export const messages = inLanguage("features/cv", english);
export const { pickerTexts, dashboardWords, cvPageWords } = messages;
