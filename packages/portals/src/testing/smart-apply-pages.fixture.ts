/** Steps of Indeed's form as saved pages show them (portal facts, captured 2): ids, test ids, roles, words and order. */

const HOST = "https://smartapply.indeed.com/beta/indeedapply/form";
export const URLS = {
  contact: `${HOST}/contact-info-module`,
  location: `${HOST}/profile-location`,
  resume: `${HOST}/resume-selection-module/resume-selection`,
  questions: `${HOST}/questions-module/questions/1`,
  review: `${HOST}/review-module`,
  after: `${HOST}/post-apply`,
} as const;

const LOOK = "mosaic-provider-module-apply";

/** What stands around every step. */
export function aroundStep(module: string, title: string, content: string): string {
  return `<title>${title} | Indeed</title><style>.visually-hidden{position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden}</style>
<div id="onetrust-consent-sdk"><div role="alertdialog" style="position:fixed;bottom:0;left:0;right:0;height:90px;background:#eee"><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div>
<nav id="gnav-main-container"><a data-gnav-element-name="FindJobs">Find jobs</a></nav>
<div id="ia-container" class="ia-container">
 <aside class="ia-JobHeader" aria-labelledby="ia-JobHeader-title"><h1 id="ia-JobHeader-title">Data Engineer</h1><span>Acme - London</span></aside>
 <section class="ia-Navigation"><button class="ia-Navigation-back" aria-label="Go back"></button><button data-testid="ExitLinkWithModalComponent-exitButton">Save and close</button><div role="progressbar" aria-label="Progress" aria-valuenow="44" aria-valuetext="44%"></div>44%</section>
 <div class="ia-BasePage"><main><div class="mosaic-zone"><div id="mosaic-provider-module-apply-${module}" class="mosaic-provider-hydrated">${content}</div></div></main></div>
 <button data-testid="midApplyFeedbackButton">Report an issue</button><div>This site is protected by reCAPTCHA and the Google Privacy Policy applies.</div>
</div>
<div class="grecaptcha-badge" style="position:fixed;right:0;bottom:14px;width:256px;height:60px"><iframe title="reCAPTCHA" style="width:256px;height:60px"></iframe><textarea id="g-recaptcha-response-100000" style="display:none"></textarea></div>
<iframe style="display:none"></iframe>`;
}

const SHA = ["ab".repeat(32), "cd".repeat(32)];
const button = (testId: string, look: string, style: string): string =>
  `<button type="button" data-testid="${testId}" class="${LOOK}-x ${look}" style="${style}"><span>Continue</span></button>`;

/** The Continue buttons of the contact step: the real one shares its test id with decoys and differs by one class. */
export function continueButtons(decoyStyle: string, realStyle = ""): string {
  const decoy = (nth: number): string =>
    button(SHA[nth % 2] ?? "", `${LOOK}-contact-info-12q5xo4`, decoyStyle);
  const real = button(SHA[0] ?? "", `${LOOK}-contact-info-1acnfi4 real`, realStyle);
  return `<div style="position:relative;height:120px">${decoy(0)}${decoy(1)}${real}${decoy(2)}${decoy(3)}</div>`;
}

/** A list of countries by their dial codes, closed. */
const COUNTRY_LIST = `<div id="Popup-:r9:" style="position:absolute;z-index:5;background:white;display:none"><ul id="Listbox-:r8:" role="listbox">
<li role="option" aria-selected="false" data-testid="country-select-AF">Afghanistan+93</li>
<li role="option" aria-selected="true" data-testid="country-select-GB">United Kingdom+44</li>
<li role="option" aria-selected="false" data-testid="country-select-IN">India+91</li></ul></div>`;

export function contactStep(
  options: { phone?: string; error?: string; buttons?: string } = {},
): string {
  const { phone = "7700-900123", error = "", buttons = continueButtons("opacity:0") } = options;
  const isInvalid = error !== "";
  const invalid = isInvalid
    ? `aria-invalid="true" aria-describedby="ipl-phone-input-field-errorTextId-:r7:"`
    : "";
  return aroundStep(
    "contact-info",
    "Add or update your contact information",
    `<div data-testid="contact-info-page"><h2 data-testid="contact-info-heading">Add your contact information</h2>
<legend data-testid="required-fields-legend">Fields marked with an asterisk (*) are required.</legend>
<div><label for="ifl-InputFormField-:r1:"><span><span data-testid="name-fields-first-name-label">First name</span><span data-testid="name-fields-first-name-label-asterisk" aria-hidden="true"> *</span></span></label><input id="ifl-InputFormField-:r1:" name="names-first-name" autocomplete="given-name" data-testid="name-fields-first-name-input" maxlength="49" value="Alex"><div id="ifl-FormField-errorText-:r2:"></div></div>
<div data-testid="email-field-readonly"><label>Email address</label><div>alex@example.test</div><button data-testid="email-field-readonly-info-button" aria-label="This is your account email address. To change this, go to account settings."></button><div></div></div>
<fieldset name="phone-number" data-testid="phone-number-field"><legend><span data-testid="label">Phone number</span></legend>
<div><span class="visually-hidden" id="hidden-country-select-label-:r6:">Select country United Kingdom</span><div role="combobox" tabindex="0" id="country-:r5:" aria-haspopup="listbox" aria-controls="Listbox-:r8:" aria-labelledby="hidden-country-select-label-:r6:" aria-expanded="false" data-value="GB" ${invalid}>+44</div>${COUNTRY_LIST}</div>
<input id="phone-input-:r6:" name="phone" type="tel" autocomplete="tel" aria-label="Type phone number" value="${phone}" ${invalid}>
<div id="ipl-phone-input-field-errorTextId-:r7:">${error}</div></fieldset>
${buttons}
<label for="ifl-InputFormField-:r4:" hidden>Age</label><input name="age" type="number" hidden autocomplete="off" placeholder="If you're a human, leave this blank" id="ifl-InputFormField-:r4:"><div id="ifl-FormField-errorText-:r3:"></div>
</div>`,
  );
}

const CARD = "resume-selection-file-resume-radio-card";

/** The CV step with the card of a stored file; `drift` replaces the card's test ids. */
export function resumeStep(
  options: { fileName?: string; isChecked?: boolean; drift?: (html: string) => string } = {},
): string {
  const { fileName = "alex-candidate.pdf", isChecked = true, drift = (html) => html } = options;
  const card = `<div data-testid="${CARD}" data-checked="${isChecked}" id=":rc:">
<input type="radio" data-testid="${CARD}-input" id=":rc:-input" name="resume-selection" value="file" ${isChecked ? "checked" : ""} aria-describedby=":rc:-helper-text" style="opacity:0;position:absolute">
<label for=":rc:-input" data-testid="${CARD}-label"><span>${fileName}</span></label><span id=":rc:-helper-text" data-testid="${CARD}-helper-text">Uploaded 6 Jul 2026</span>
<div data-testid="${CARD}-body"><section role="group" aria-roledescription="document" aria-label="${fileName}" data-testid="resume-selection-file-resume-pdf-preview"><button type="button" data-testid="ipl-carousel-nav-left" title="Preview previous page" onclick="this.dataset.pressed = 1">‹</button><canvas width="80" height="80"></canvas><button type="button" data-testid="ipl-carousel-nav-right">›</button><input type="number" aria-label="Current page" value="1"></section></div>
<button type="button" data-testid="ResumeOptionsMenu" aria-controls=":rd:" aria-expanded="false">CV options</button><div id=":rd:" hidden><button type="button" data-testid="ResumeOptionsMenu-upload">Upload a different file</button></div>
<button type="button" data-testid="${CARD}-button">Select file</button><span>Maximum size: 5 MB</span><input type="file" data-testid="${CARD}-file-input" style="display:none" accept=".pdf,.doc,.docx,.rtf,.txt">
</div>`;
  const hidden = "position:absolute;left:-4000px";
  const decoys = (count: number): string =>
    Array.from({ length: count }, (_, nth) =>
      button(`hp-continue-button-${nth}`, `${LOOK}-resume-selection-12q5xo4`, hidden),
    ).join("");
  return aroundStep(
    "resume-selection",
    // Still the title of the step before.
    "Add or update your address",
    `<div data-testid="root-route"><form data-testid="resume-selection-form" onsubmit="return false"><h1 id="resume-selection-resume-selection-heading">Add a CV</h1>
<fieldset data-testid="resume-selection-radio-card-group" role="radiogroup" aria-invalid="false">${drift(card)}</fieldset><div id="ifl-FormField-errorText-:re:"></div>
<div data-testid="resume-selection-footer">${decoys(3)}${button("continue-button", `${LOOK}-resume-selection-6ja1uy`, "")}${decoys(3)}</div></form></div>
<script>
  document.querySelector("input[type=file]").addEventListener("change", ({ target }) => {
    const name = target.files[0].name;
    if (name.endsWith(".pages")) {
      document.getElementById("ifl-FormField-errorText-:re:").textContent = "Upload a PDF or a Word file.";
      return;
    }
    // The site counts a file whose name it has already.
    document.querySelector("label[for=':rc:-input'] span").textContent = name.replace(/(\\.[^.]*)$/, " (4)$1");
    document.getElementById(":rc:-input").checked = true;
  });
</script>`,
  );
}

const KEYS = ["a1".repeat(16), "b2".repeat(16), "c3".repeat(16), "d4".repeat(16)];

/** A page of the employer's questions: a number, a choice, a long list and a text; `isOpen` shows the list. */
export function questionsStep(options: { isOpen?: boolean; error?: string } = {}): string {
  const { isOpen = false, error = "" } = options;
  const [number, radio, list, text] = KEYS.map((key) => `q_${key}`);
  const label = (key: string | undefined, words: string): string =>
    `<span data-testid="input-${key}-label"><span data-testid="safe-markup">${words}</span></span><span data-testid="input-${key}-label-asterisk" aria-hidden="true"> *</span>`;
  const choice = (nth: number, words: string): string =>
    `<label for="single-select-question-:rm:-${nth}"><input type="radio" name="${radio}" id="single-select-question-:rm:-${nth}" data-testid="input-${radio}-single-select-question-:rm:-${nth}" value="${1 - nth}" aria-describedby="single-select-question-error-text-single-select-question-:rm:"><span>${words}</span></label>`;
  const option = (words: string): string =>
    `<li role="option" aria-selected="false" data-testid="input-${list}-select-list-${words}">${words}</li>`;
  return aroundStep(
    "questions",
    "Answer Screener Questions from the employer",
    `<div class="ia-Questions"><h1 data-testid="questions-heading">Answer these questions from the employer</h1><p>These questions are from the employer. <button type="button">report the job</button></p>
<div id="q_0" class="ia-Questions-item"><div data-testid="input-${number}"><label for="number-input-:rk:">${label(number, "How many years of SQL experience do you have?")}</label><input id="number-input-:rk:" data-testid="input-${number}-input" type="text" inputmode="text" min="0" max="99" name="${number}" required aria-describedby="number-question-error-text-:rk:"><div id="number-question-error-text-:rk:">${error}</div></div></div>
<div id="q_1" class="ia-Questions-item"><fieldset role="radiogroup" name="${radio}" aria-required="true" data-testid="input-${radio}"><legend id="single-select-question-label-single-select-question-:rm:">${label(radio, "Can you commute to London?")}</legend>${choice(0, "Yes")}${choice(1, "No")}</fieldset><div id="single-select-question-error-text-single-select-question-:rm:"></div></div>
<div id="q_2" class="ia-Questions-item"><div aria-required="true" data-testid="input-${list}"><label id="single-select-question-label-single-select-question-:rn:">${label(list, "What is your highest level of education?")}</label>
<div data-testid="input-${list}-select-list"><div id="single-select-question-:rn:" role="combobox" tabindex="0" aria-haspopup="dialog" aria-expanded="${isOpen}" aria-controls="Popup-:rp:" data-testid="input-${list}-select-list-select-list">Bachelor's</div>
<div id="Popup-:rp:" role="dialog" style="${isOpen ? "" : "display:none"}"><input placeholder="Search to select an option" data-testid="input-${list}-select-list-filter-input" aria-controls="Listbox-:rq:"><ul id="Listbox-:rq:" role="listbox">${["None", "GCSE or equivalent", "A-Level or equivalent", "Bachelor's"].map(option).join("")}</ul></div></div></div></div>
<div id="q_3" class="ia-Questions-item"><div data-testid="input-${text}"><label for="rich-text-question-input-:rs:"><span data-testid="input-${text}-label"><span data-testid="safe-markup">Why us?</span></span></label><textarea id="rich-text-question-input-:rs:" name="${text}" rows="3" aria-describedby="rich-text-question-error-text-:rs:"></textarea><div data-testid="input-${text}-counter">0 / 1500</div><div id="rich-text-question-error-text-:rs:"></div></div></div>
<button type="button" data-testid="30e6dd3d${"0".repeat(56)}" class="${LOOK}-questions-6ja1uy"><span>Continue</span></button></div>
<script>
  const popup = document.getElementById("Popup-:rp:");
  const box = document.getElementById("single-select-question-:rn:");
  box.addEventListener("click", () => { popup.style.display = ""; });
  popup.querySelectorAll("li").forEach((row) => row.addEventListener("click", () => { box.textContent = row.textContent; popup.style.display = "none"; }));
</script>`,
  );
}

/** The last step, whose captcha box is always there and whose Submit is not on yet. */
export function reviewStep({ challenge = "" } = {}): string {
  return aroundStep(
    "preview",
    "Review the contents of this job application",
    `<h1>Review your application</h1><p>You won’t be able to edit your application after you submit it.</p>
<label class="ia-JobAlert-toggle"><input type="checkbox" role="switch" id=":rt:"> Get email updates for the latest Data Engineer jobs in London</label>
<div data-testid="legalDisclaimer"><button type="button">Preview what the employer sees</button></div>
<div data-testid="captcha"><div id="captcha-wrapper" style="height:20px"><textarea id="g-recaptcha-response" style="display:none"></textarea></div></div>
<button type="submit" role="button" name="submit-application" data-testid="submit-application-button" disabled>Submit your application</button>
${challenge}`,
  );
}
