import { json, pageOf } from "./fact-pages.fixture.ts";
import type { FactPage } from "./fact-pages.fixture.ts";

const FORM = `
  <div ng-controller="PositionApplyViewCtrl"><h1>Clerk</h1>
   <div class="application-confirmed ng-hide" ng-show="applied" style="display:none"><h1>Your application was submitted</h1></div>
   <form name="form" novalidate>
    <div data-section="application"><h3>Full Name <span title="Required">*</span></h3><input name="cName" type="text" required>
      <h3>Email <span title="Required">*</span></h3><input name="cEmail" type="email" required>
      <h3>Resume <span title="Required">*</span></h3><a class="button resume" href="#" onclick="document.getElementById('main-attachment').click(); return false">Upload Resume</a>
      <input id="main-attachment" name="cResume" type="file" style="display:none">
      <input id="hp_7f2b" name="hp_7f2b" type="text" autocomplete="hp-1" style="position:absolute;left:-5000px"><input type="hidden" id="form_token" name="form_token" value="t"></div>
    <div data-section="questions" style="display:none"><h2>Questions</h2>
      <h3>Are you willing to relocate? <span title="Required">*</span></h3>
      <ul><li><label><input type="radio" name="section_1_question_0" value="Yes"> Yes</label></li><li><label><input type="radio" name="section_1_question_0" value="No"> No</label></li></ul></div>
    <button type="button" ng-click="back()" style="display:none">Back</button>
    <button type="button" ng-click="next()">Continue</button>
    <button type="button" ng-click="submit()" style="display:none">Submit Application</button></form></div>
  <script>
    const at = (css) => document.querySelector(css), form = at("form");
    at("[ng-click='next()']").onclick = () => { at("[data-section=application]").style.display = "none"; at("[data-section=questions]").style.display = "";
      at("[ng-click='next()']").style.display = "none"; at("[ng-click='submit()']").style.display = ""; at("[ng-click='back()']").style.display = ""; };
    at("[ng-click='submit()']").onclick = () => sendForm(new FormData(form)).then(() => { form.style.display = "none"; at(".application-confirmed").style.display = ""; });
  </script>`;

/** Portal facts, captured 4.8: sections as steps, labels that are headings, a box for robots, buttons without a type. */
export const BREEZY_PAGES: Readonly<Record<string, FactPage>> = {
  "/breezy/acme/json": json([
    {
      id: "a1",
      friendly_id: "a1-clerk",
      name: "Clerk",
      location: { name: "Austin, TX", is_remote: true },
      company: { name: "Acme Labs" },
    },
    { id: "a2" },
  ]),
  "/breezy/acme/p/a1-clerk": pageOf(
    "Clerk at Acme Labs",
    `<h1>Clerk</h1><div class="description">Keep the books.</div><a href="/breezy/acme/p/a1-clerk/apply">Apply To Position</a><a href="/breezy/acme/p/a1-clerk/apply">Apply</a>`,
  ),
  "/breezy/acme/p/a1-clerk/apply": pageOf("Clerk at Acme Labs", FORM),
};
