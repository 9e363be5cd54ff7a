/**
 * Selectors of page scripts that need a key which is on no page that we know of (`docs/portals`), by whose scripts they are in: what
 * they find is counted on the worker's `/metrics`. A test holds the list against the tables and the scripts.
 */
export const GUESSED_SELECTORS: { readonly common: readonly string[] } & Readonly<
  Record<string, readonly string[]>
> = {
  boards: ["[class*=invalid-feedback i]"],
  common: [
    ".choices",
    ".chosen-container",
    ".nice-select",
    ".ts-wrapper",
    "[aria-label=Open]",
    "[autocomplete^=tel-]",
    "[class*=arrow i]",
    "[class*=autocomplete i] li",
    "[class*=caret i]",
    "[class*=chat-widget i]",
    "[class*=chevron i]",
    "[class*=chip__label i]",
    "[class*=dropdown-result]",
    "[class*=dropdown-results] > *",
    "[class*=errorMessage i]",
    "[class*=field-error i]",
    "[class*=file-name i]",
    "[class*=indicator i]",
    "[class*=invalid-feedback i]",
    "[class*=livechat i]",
    "[class*=multi-value i]",
    "[class*=multi-value__label i]",
    "[class*=multiValueLabel i]",
    "[class*=multiValue]",
    "[class*=search-bar i]",
    "[class*=singleValue i]",
    "[class*=suggestion i] li",
    "[data-automation-id=file-upload-item-name]",
    "[data-automation-id=selectedItem]",
    "[data-placeholder]",
    "[data-testid*=autofill i]",
    "[id*=chat-widget i]",
    "[id*=intercom i]",
    "aside[aria-label*=messag i]",
  ],
  glassdoor: [
    "[class*=JobCard_location]",
    "[data-test=emp-name]",
    "a[class*=JobCard_jobTitle]",
    "button[data-test=load-more]",
  ],
  indeed: ["[class*=companyLocation]", "nav[aria-label=pagination] a[aria-label='Next Page']"],
  "smart-apply": ["#captchaform", ".g-recaptcha"],
  linkedin: [".artdeco-toast-item", "[class*=msg-overlay]"],
};
