/** Texts of SPEC 4 and 8 for the CV. The two places that take a CV say the last steps in their own words. */
export const cvMessages = {
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
} as const;

/** The zone that takes a CV on /app/cv. */
export const pickerTexts = {
  label: "CV file",
  drop: (isNewer: boolean) => (isNewer ? "Drop a newer CV here" : "Drop your CV here"),
  types: "Supports PDF format (Max 5MB). Word files (.docx, .doc) work too.",
  other: "Choose another file",
} as const;

export interface UploadWords {
  uploading: string;
  saving: string;
  done: string;
}

export const dashboardWords: UploadWords = {
  uploading: "Uploading CV...",
  saving: "CV data extracted! Populating forms...",
  done: "CV uploaded and processed successfully! All forms have been populated with extracted information.",
};

export const cvPageWords: UploadWords = {
  uploading: "Uploading...",
  saving: "CV data extracted! Saving to profile...",
  done: "CV uploaded, extracted, and profile updated successfully!",
};
