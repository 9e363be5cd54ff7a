import { json, pageOf } from "./fact-pages.fixture.ts";
import type { FactPage } from "./fact-pages.fixture.ts";

const box = (name: string, label: string, type = "text"): string => `
  <div><label for="input-candidate.${name}-undefined">${label}<span>*</span></label>
    <input id="input-candidate.${name}-undefined" name="candidate.${name}" type="${type}" required aria-describedby="input-candidate.${name}-undefined-error">
    <div role="alert" id="input-candidate.${name}-undefined-error"></div></div>`;

const PAGE = `
  <div role="tablist"><button id="tabs--tab---0" role="tab">Job details</button>
    <button id="tabs--tab---1" role="tab" data-testid="header-tab-apply-button" data-cy="apply-button-nav">Application</button></div>
  <div role="tabpanel" id="details"><h1>Clerk</h1><p>Keep the books.</p><button data-cy="apply-button">Apply</button></div>
  <div role="tabpanel" id="form" hidden><form id="offer-application-form" novalidate><fieldset><legend>My information</legend>
    ${box("name", "Full name")}${box("email", "Email", "email")}</fieldset>
    <div id="input-candidate.cv-undefined"><label>CV<span>*</span></label><p>Accepted files: PDF, DOC, DOCX, JPEG and PNG up to 50MB.</p>
      <input type="file" name="candidate.cv" id="input-candidate.cv-undefined" required></div>
    <div><label for="input-candidate.coverLetterFile-undefined">Cover letter</label><input type="file" name="candidate.coverLetterFile" id="input-candidate.coverLetterFile-undefined">
      <button data-cy="cover-letter-switch-button" data-trap="write here">Write it here instead</button></div>
    <section data-testid="segment-open-questions"><fieldset><legend>Are you willing to relocate?<span>*</span></legend>
      <input type="hidden" name="candidate.openQuestionAnswers.0.openQuestionId" value="9">
      <label><input type="radio" required name="candidate.openQuestionAnswers.0.content" id="input-candidate.openQuestionAnswers.0.content-undefined-0" value="Yes">Yes</label>
      <label><input type="radio" required name="candidate.openQuestionAnswers.0.content" id="input-candidate.openQuestionAnswers.0.content-undefined-1" value="No">No</label></fieldset></section>
    <div id="input-captchaToken-undefined"></div>
    <button type="submit" data-testid="submit-application-form-button">Send</button></form></div>
  <div role="tabpanel" id="done" hidden><h2>All done! Your application has been successfully submitted!</h2></div>
  <div role="tabpanel" id="again" hidden><h2>You've already applied for this job</h2></div>
  <script>
    const show = (id) => { for (const panel of document.querySelectorAll("[role=tabpanel]")) panel.hidden = panel.id !== id; };
    for (const button of document.querySelectorAll("[data-cy^=apply-button]")) button.onclick = () => show("form");
    const form = document.querySelector("form");
    form.addEventListener("submit", (event) => { event.preventDefault(); sendForm(new FormData(form)).then(() => show(window.isAgain ? "again" : "done")); });
  </script>`;

/** Portal facts, captured 4.7: all panels stand in the page, and only the visible one counts. */
export const RECRUITEE_PAGES: Readonly<Record<string, FactPage>> = {
  "/recruitee/acme/api/offers/": json({
    offers: [
      {
        id: 1,
        slug: "clerk",
        title: "Clerk",
        status: "published",
        location: "Utrecht, Netherlands",
        company_name: "Acme Labs",
      },
      { id: 2, slug: "old", title: "Old", status: "closed" },
      { id: 3, slug: "../x", title: "Odd" },
    ],
  }),
  "/recruitee/acme/o/clerk": pageOf("Acme Labs - Clerk", PAGE),
};
