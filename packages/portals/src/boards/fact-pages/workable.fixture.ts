import { json, pageOf } from "./fact-pages.fixture.ts";
import type { FactPage } from "./fact-pages.fixture.ts";

const box = (id: string, label: string, required: boolean, type = "text"): string => `
  <label>${required ? "<strong>*</strong>" : ""}<span id="${id}_label">${label}</span>${required ? "" : "<span>(Optional)</span>"}
    <div data-role="illustrated-input"><input id="${id}" type="${type}" data-ui="${id}" name="${id}" aria-labelledby="${id}_label" aria-required="${required}"></div>
  </label>`;

/** Portal facts, captured 4.4. */
export const WORKABLE_PAGES: Readonly<Record<string, FactPage>> = {
  "/workable/api/v1/widget/accounts/acme": json({
    name: "Acme Labs",
    jobs: [
      {
        title: "Clerk",
        shortcode: "0A1B2C3D4E",
        city: "Pune",
        state: "Maharashtra",
        country: "India",
        telecommuting: false,
      },
      { title: "Baker", shortcode: "1A1B2C3D4E", city: "Berlin", country: "Germany" },
      { title: 7, shortcode: null },
    ],
  }),
  "/workable/acme/j/0A1B2C3D4E": pageOf(
    "Clerk - Acme Labs",
    `<main><h1 data-ui="job-title">Clerk</h1><span data-ui="job-location">Pune, India</span>
     <a href="/workable/acme/j/0A1B2C3D4E/apply/" data-ui="overview-apply-now">Apply for this job</a>
     <section data-ui="job-description">Keep the books. Thank you for applying early.</section></main>`,
  ),
  "/workable/acme/j/0A1B2C3D4E/apply/": pageOf(
    "Clerk - Acme Labs - Application",
    `<a data-ui="application-form-tab" aria-current="page" href="#">Application</a>
     <div role="progressbar" aria-label="Scroll progress"></div>
     <form data-ui="application-form"><div data-ui="autofill-button">
       <button type="button" aria-haspopup="true" data-trap="import">Import resume from</button>
       <input type="file" data-trap-file="import"></div><p>* Required fields</p>
     <section data-ui="section"><h2 id="section-0_section_name">Personal information</h2>
       <a role="button" href="#" data-ui="clear-section-0" data-trap="clear">Clear</a>
       <div data-ui="section-fields">${box("firstname", "First name", true)}${box("email", "Email", true, "email")}
       <input id="city" aria-hidden="true" tabindex="-1" style="opacity:0;position:absolute"></div></section>
     <section data-ui="section"><h2 id="section-1_section_name">Profile</h2>
       <label><strong>*</strong><span id="resume_label">Resume</span></label>
       <div data-role="dropzone"><label role="button" for="input_files_input_x1">Choose file</label>
       <input type="file" id="input_files_input_x1" data-ui="resume" name="resume" aria-labelledby="resume_label" style="opacity:0;width:1px;height:1px;position:absolute"></div></section>
     <section data-ui="section"><h2 id="section-2_section_name">Details</h2>
       <div><span id="q1_label"><strong>*</strong>Are you willing to relocate?</span>
       <fieldset role="radiogroup" aria-labelledby="q1_label">
         <div data-ui="option" role="radio" aria-checked="false" id="wrapper_a"><label><input type="radio" name="CA_1" value="true" aria-hidden="true"><span>YES</span></label></div>
         <div data-ui="option" role="radio" aria-checked="false" id="wrapper_b"><label><input type="radio" name="CA_1" value="false" aria-hidden="true"><span>NO</span></label></div>
       </fieldset></div></section>
     <div id="turnstile-container-0"></div>
     <button type="submit" data-ui="apply-button">Submit application</button></form>
     <div id="after"></div>
     <script>
       document.querySelector("form").addEventListener("submit", (event) => {
         event.preventDefault();
         sendForm(new FormData(event.target)).then(() => { event.target.remove(); after.innerHTML = "<h2>Thank you for applying, we will be in touch</h2>"; });
       });
     </script>`,
  ),
};
