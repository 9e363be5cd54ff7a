import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  profileInformation: "Profile Information",
  completeYourProfileToIncrease: "Complete your profile to increase your chances of getting hired",
  whatFormsAskMost: "What forms ask most",
  profile: "Profile",
  loadingYourProfile: "Loading your profile",
  dashboard: "Dashboard",
  jobCsvManagement: "Job CSV Management",
  authenticationRequired: "Authentication Required",
  signInToUploadYourCv: "Sign in to upload your CV and to download what it says.",
  csvManagement: "CSV Management",
  yourCvCouldNotBeLoaded: "Your CV could not be loaded.",
  cvManagement: "CV Management",
  loadingYourCv: "Loading your CV",
};

export const messages = inLanguage("app/routes", english);
