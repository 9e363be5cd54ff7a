import { json, pageOf } from "./fact-pages.fixture.ts";
import type { FactPage } from "./fact-pages.fixture.ts";

const ID = "1234567-clerk";
const item = (id: string, title: string, city: string): object => ({
  id: `uuid-${id}`,
  url: `https://acme.teamtailor.com/jobs/${id}`,
  title,
  _jobposting: {
    hiringOrganization: { name: "Acme Labs" },
    jobLocation: [{ address: { addressLocality: city, addressCountry: "SE" } }],
  },
});

const FORM = `
  <dialog id="cookies" open><p>We use cookies</p><button data-trap="cookies">Apply settings</button></dialog>
  <turbo-frame id="application_form"><form id="job-application-form">
    <div class="question" data-question-uuid="q1" data-question-mandatory="true"><input type="hidden" name="candidate[answers_attributes][0][question_id]" value="1">
      <fieldset id="id_abc1234"><legend>Are you willing to relocate?<sup data-asterisk>*</sup><span class="sr-only">Required</span></legend>
        <label for="boolean-abc1234-true">Yes</label><input type="radio" id="boolean-abc1234-true" name="candidate[answers_attributes][0][boolean]" value="true">
        <label for="boolean-abc1234-false">No</label><input type="radio" id="boolean-abc1234-false" name="candidate[answers_attributes][0][boolean]" value="false"></fieldset></div>
    <h2>Personal information</h2>
    <button type="button" data-trap="linkedin">Autofill with LinkedIn</button>
    <label for="candidate_first_name">First name</label><input id="candidate_first_name" name="candidate[first_name]" required>
    <button type="button" hidden>Did you mean</button>
    <label for="candidate_email">Email</label><input id="candidate_email" name="candidate[email]" type="email" required>
    <label for="candidate_resume_remote_url">Upload CV</label>
    <div data-forms--inputs--upload-target="trigger" tabindex="0">Drop your file or upload</div><div data-forms--inputs--upload-target="previewsContainer"></div>
    <input type="hidden" name="candidate[consent_given]" value="0">
    <label for="candidate_consent_given">I agree to the privacy policy</label><input type="checkbox" id="candidate_consent_given" name="candidate[consent_given]" value="1" required>
    <input type="submit" name="commit" value="Submit application"></form></turbo-frame>
  <script>
    let cv; const form = document.getElementById("job-application-form");
    document.querySelector("[data-forms--inputs--upload-target=trigger]").onclick = () => {
      const input = document.createElement("input"); input.type = "file"; input.style.display = "none"; document.body.append(input);
      input.onchange = () => { cv = input.files[0]; document.querySelector("[data-forms--inputs--upload-target=previewsContainer]").textContent = cv.name; };
      input.click();
    };
    form.addEventListener("submit", (event) => { event.preventDefault();
      const data = new FormData(form); if (cv) data.append("cv", cv);
      sendForm(data).then(() => { document.getElementById("application_form").innerHTML = "<h1>Application sent</h1><p>Thanks for applying!</p>"; }); });
  </script>`;

/** Portal facts, captured 4.6: the file input is made by a script outside the form. */
export const TEAMTAILOR_PAGES: Readonly<Record<string, FactPage>> = {
  "/teamtailor/acme/jobs.json": json({
    version: "https://jsonfeed.org/version/1.1",
    items: [item(ID, "Clerk", "Stockholm"), { title: "odd" }],
    next_url: "https://acme.teamtailor.com/jobs.json?page=2",
  }),
  "/teamtailor/acme/jobs.json?page=2": json({ items: [item("1234568-baker", "Baker", "Malmö")] }),
  [`/teamtailor/acme/jobs/${ID}`]: pageOf(
    "Clerk - Acme Labs",
    `<main><h1>Clerk</h1><p>Keep the books.</p><a href="/teamtailor/acme/jobs/${ID}/applications/new">Apply for this job</a></main>`,
  ),
  [`/teamtailor/acme/jobs/${ID}/applications/new`]: pageOf("Clerk - Acme Labs", FORM),
};
