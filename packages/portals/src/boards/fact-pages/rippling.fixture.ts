import { json, pageOf } from "./fact-pages.fixture.ts";
import type { FactPage } from "./fact-pages.fixture.ts";

const ID = "8adf6b35-f29d-4cd9-9258-8377003f5dcf";
const box = (n: number, key: string, label: string): string =>
  `<div data-testid="field"><label for="field-${n}">${label}*</label><input data-testid="input-${key}" id="field-${n}" name="x${n}Random" type="text" required></div>`;

const FORM = `<div id="__next"><header><a href="/rippling/acme/jobs">All jobs</a></header><h1>Clerk</h1><form>
  <div data-testid="field"><label for="field-4">Résumé</label><input data-testid="input-resume" id="field-4" name="x4Random" type="file"></div>
  ${box(8, "first_name", "First name")}${box(16, "email", "Email")}
  <fieldset><legend>Are you willing to relocate?*</legend><label><input type="radio" name="x20" value="1">Yes</label><label><input type="radio" name="x20" value="2">No</label></fieldset>
  <button type="submit">Apply</button></form></div>
  <script>const form = document.querySelector("form"); form.addEventListener("submit", (event) => { event.preventDefault();
    sendForm(new FormData(form)).then(() => { document.getElementById("__next").innerHTML = "<h2>Application submitted</h2>"; }); });</script>`;

/** No page was read: what several public tools agree on. */
export const RIPPLING_PAGES: Readonly<Record<string, FactPage>> = {
  "/rippling/-api/platform/api/ats/v1/board/acme/jobs": json([
    {
      uuid: ID,
      name: "Clerk",
      department: { label: "Office" },
      url: "",
      workLocation: { label: "Boulder, CO" },
    },
    { uuid: ID, name: "Clerk", workLocation: { label: "Remote (Austin, TX, US)" } },
    { name: "Odd" },
  ]),
  [`/rippling/acme/jobs/${ID}`]: pageOf(
    "Clerk | Acme Labs",
    `<h1>Clerk</h1><p>Keep the books.</p><button id="go">Apply now</button><script>go.onclick = () => { location.href += "/apply?step=application"; };</script>`,
  ),
  [`/rippling/acme/jobs/${ID}/apply`]: pageOf("Clerk | Acme Labs", FORM),
};
