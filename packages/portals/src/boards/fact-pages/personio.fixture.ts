import { pageOf } from "./fact-pages.fixture.ts";
import type { FactPage } from "./fact-pages.fixture.ts";

const MARK = `<span aria-hidden="true">*</span><span class="sr-only">(required)</span>`;
const box = (id: string, label: string, isRequired = false): string =>
  `<div><label for="field-${id}">${label}${isRequired ? MARK : ""}</label><input id="field-${id}" name="${id}" type="text"></div>`;
const documents = (category: string, title: string): string => `
  <div role="group" aria-labelledby="doc-label-${category}"><span id="doc-label-${category}">${title}${category === "cv" ? MARK : ""}</span>
    <div role="list" aria-label="Uploaded files for ${title}"></div>
    <button type="button" class="add-file-button">Add file</button>
    <input id="doc-input-${category}" name="${category}" type="file" multiple aria-label="Upload ${title}" style="display:none"></div>`;

const FORM = `
  <h1>Clerk</h1><p>Keep the books.</p><button id="start">Apply for this job</button>
  <div id="form-state" hidden><a href="#">Back to job</a><h2 data-test-id="application-header">Your application</h2><form>
    <div role="group" aria-labelledby="name-group-label"><span id="name-group-label">Name</span>
      <label class="sr-only" for="field-first_name">First</label><input id="field-first_name" name="first_name">
      <label class="sr-only" for="field-last_name">Last</label><input id="field-last_name" name="last_name"></div>
    ${box("email", "Email", true)}${box("salary_expectations", "Salary expectations")}
    <div><label for="field-custom_attribute_1">Notice period${MARK}</label><select id="field-custom_attribute_1" name="custom_attribute_1">
      <option value="">Please select</option><option value="custom_option_1">15 days</option><option value="custom_option_2">30 days</option></select></div>
    <h3>Documents</h3>${documents("cv", "CV")}${documents("cover-letter", "Cover letter")}
    <button type="submit" class="career-submit-application-button" disabled>Submit Application</button></form></div>
  <script>
    const form = document.querySelector("form"), button = form.querySelector("[type=submit]");
    start.onclick = () => { start.hidden = true; document.getElementById("form-state").hidden = false; };
    const check = () => { button.disabled = !(form.email.value && form.custom_attribute_1.value && form.cv.files.length); };
    form.addEventListener("input", check); form.addEventListener("change", check);
    form.addEventListener("submit", (event) => { event.preventDefault();
      sendForm(new FormData(form)).then(() => { form.parentElement.innerHTML = "<h2>Thank you for your application!</h2>"; }); });
  </script>`;

const XML = `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>
  <position><id>1234</id><office>Munich</office><name>Clerk &amp; Co</name><jobDescriptions><jobDescription><name>x</name><value><![CDATA[<p>y</p>]]></value></jobDescription></jobDescriptions></position>
  <position><id>1235</id><office>Berlin</office><name>Baker</name></position>
  <position><office>Nowhere</office></position></workzag-jobs>`;

/** Portal facts, captured 4.5: nothing is marked as required but in words, and the button is off until all is there. */
export const PERSONIO_PAGES: Readonly<Record<string, FactPage>> = {
  "/personio/acme/xml": { type: "text/xml", body: XML },
  "/personio/acme/job/1234": pageOf("Clerk | Jobs at Acme Labs", FORM),
};
