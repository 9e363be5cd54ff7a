import { json, pageOf } from "./fact-pages.fixture.ts";
import type { FactPage } from "./fact-pages.fixture.ts";

const ID = "743999912345678";
const FORM_PATH =
  "/smartrecruiters/oneclick-ui/company/AcmeCo/publication/5f1c1e1e-0000-4000-8000-000000000001";

const FORM = `<oc-oneclick-form></oc-oneclick-form><script>
  const shadow = (host, html) => { host.attachShadow({ mode: "open" }).innerHTML = html; return host.shadowRoot; };
  customElements.define("spl-input", class extends HTMLElement { connectedCallback() { const { id, label, type } = this.dataset;
    shadow(this, '<label for="' + id + '">' + label + '<span>*</span></label><input id="' + id + '" type="' + (type || "text") + '" required>'); }
    get value() { return this.shadowRoot.querySelector("input").value; } });
  customElements.define("spl-dropzone", class extends HTMLElement { connectedCallback() {
    shadow(this, '<div>Choose a file or drop it here</div><input type="file" accept=".pdf,.docx" style="opacity:0;width:1px;height:1px">'); } });
  customElements.define("spl-button", class extends HTMLElement { connectedCallback() { shadow(this, '<button><slot></slot></button>'); } });
  const root = shadow(document.querySelector("oc-oneclick-form"), \`
    <div id="one"><h2>Personal information</h2>
      <oc-easy-apply><spl-dropzone data-test="apply-with-resume-container"></spl-dropzone></oc-easy-apply>
      <spl-input data-id="first-name-input" data-label="First name"></spl-input>
      <spl-input data-id="email-input" data-label="Email" data-type="email"></spl-input>
      <spl-input data-id="confirm-email-input" data-label="Confirm your email" data-type="email"></spl-input>
      <div data-test="resume-upload-container"><h3>Resume <span>*</span></h3><oc-resume-upload><spl-dropzone data-test="resume-upload"></spl-dropzone></oc-resume-upload></div>
      <oc-button data-test="footer-next"><spl-button>Next</spl-button></oc-button></div>
    <div id="two" hidden><h2>Preliminary questions</h2>
      <fieldset><legend>Are you willing to relocate?<span>*</span></legend>
        <label><input type="radio" name="q" value="y">Yes</label><label><input type="radio" name="q" value="n">No</label></fieldset>
      <oc-button data-test="footer-submit"><spl-button>Submit</spl-button></oc-button></div>\`);
  const at = (css) => root.querySelector(css);
  at("[data-test=footer-next]").onclick = () => { at("#one").hidden = true; at("#two").hidden = false; };
  at("[data-test=footer-submit]").onclick = () => { const data = new FormData();
    for (const each of root.querySelectorAll("spl-input")) data.append(each.dataset.id, each.value);
    for (const each of root.querySelectorAll("spl-dropzone")) for (const file of each.shadowRoot.querySelector("input").files) data.append(each.dataset.test, file);
    data.append("relocate", root.querySelector("[name=q]:checked")?.value ?? "");
    sendForm(data).then(() => { history.pushState({}, "", location.pathname + "/success"); root.innerHTML = "<h1>Good luck!</h1>"; }); };
</script>`;

/** No page was read: what several public tools agree on, in open shadow roots, over two steps. */
export const SMARTRECRUITERS_PAGES: Readonly<Record<string, FactPage>> = {
  "/smartrecruiters/-api/v1/companies/AcmeCo/postings?limit=100&offset=0": json({
    offset: 0,
    limit: 100,
    totalFound: 2,
    content: [
      {
        id: ID,
        name: "Clerk",
        company: { name: "Acme Labs" },
        location: { city: "Pune", region: "MH", country: "in", remote: false },
      },
    ],
  }),
  "/smartrecruiters/-api/v1/companies/AcmeCo/postings?limit=100&offset=1": json({
    offset: 1,
    limit: 100,
    totalFound: 2,
    content: [{ id: "743999912345679", name: "Baker", location: null }],
  }),
  [`/smartrecruiters/AcmeCo/${ID}`]: pageOf(
    "Acme Labs Clerk | SmartRecruiters",
    `<main><h1>Clerk</h1><div class="job-description">Keep the books.</div><a href="${FORM_PATH}?dcr_ci=AcmeCo" target="_blank">I'm interested</a></main>`,
  ),
  [FORM_PATH]: pageOf("Apply", FORM),
};
