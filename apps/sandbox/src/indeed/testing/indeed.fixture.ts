import { JobSite, openSandbox } from "../../testing/job-site.fixture.ts";

/** The site under test, and a way in over HTTP. */
export class IndeedSite extends JobSite {
  static async open(): Promise<IndeedSite> {
    const sandbox = await openSandbox();
    return new IndeedSite(sandbox, sandbox.urls.indeed);
  }

  /** Signs in by password and returns the cookie header. */
  async signIn(email: string): Promise<string> {
    const started = await this.post("/auth/api/email", { __email: email, next: "" });
    const { path } = await started.json();
    const id = String(path).split("/").at(-1);
    const body = { __password: "correct-horse" };
    return JobSite.cookiesOf(await this.post(`/auth/api/password/${id}`, body));
  }

  /** Opens a form and returns its id, or undefined when it was not opened. */
  async openForm(cookie: string, jobId: string): Promise<string | undefined> {
    const response = await this.get(`/beta/indeedapply/start?jk=${jobId}`, cookie);
    return /iaUid=([\w-]+)/.exec(response.headers.get("location") ?? "")?.[1];
  }

  /** Sends the answers of one page and goes on. */
  step(form: string, cookie: string, slug: string, answers: object): Promise<Response> {
    const path = `/beta/indeedapply/api/step?iaUid=${form}`;
    return this.post(path, { slug, answers, action: "continue" }, cookie);
  }

  submit(form: string, cookie: string): Promise<Response> {
    return this.post(`/beta/indeedapply/api/submit?iaUid=${form}`, {}, cookie);
  }

  async upload(form: string, cookie: string, name: string, content: string): Promise<string> {
    const data = new FormData();
    data.set("file", new Blob([content]), name);
    const response = await fetch(
      `${this.base}/beta/indeedapply/api/upload?iaUid=${form}&purpose=resume`,
      { method: "POST", headers: { cookie }, body: data },
    );
    return (await response.json()).id;
  }

  /** Applies to `SIMPLE_JOB` or another job with its form, and returns the last answer. */
  async apply(cookie: string, jobId: string): Promise<Response> {
    const form = (await this.openForm(cookie, jobId)) ?? "";
    const cv = await this.upload(form, cookie, "cv.pdf", "%PDF one");
    const answers = { years: "4", resume: cv };
    await this.step(form, cookie, "questions-module/questions/1", answers);
    return this.submit(form, cookie);
  }
}

/** A small job whose form a test can fill in one call. */
export const SIMPLE_JOB = {
  id: "00000000000000a1",
  title: "Test Engineer",
  company: "Probe & Sons",
  steps: [
    {
      module: "questions",
      questions: [
        { id: "years", label: "How many years?", kind: "numeric" },
        { id: "resume", label: "Resume", kind: "resume" },
      ],
    },
  ],
};

const CITIES = ["Ahmedabad", "Bengaluru", "Chennai", "Delhi", "Hyderabad", "Mumbai", "Pune"];

/** Every page there is, and one question of every kind. */
export const EVERY_KIND = {
  id: "00000000000000e1",
  title: "Everything Engineer",
  company: "Probe & Sons",
  steps: [
    { module: "contact" },
    { module: "location" },
    { module: "resume" },
    { module: "experience" },
    { module: "work_history" },
    { module: "education" },
    {
      module: "qualifications",
      questions: [{ id: "level", label: "Level?", kind: "select", options: ["Junior", "Senior"] }],
    },
    {
      module: "questions",
      questions: [
        { id: "sql", label: "Years with SQL?", kind: "numeric", max: 60 },
        { id: "ctc", label: "Current CTC in lakhs?", kind: "decimal", max: 500 },
        { id: "why", label: "Why us?", kind: "textarea", required: false, max_length: 40 },
        { id: "office", label: "Which office?", kind: "select", options: CITIES },
        { id: "notice", label: "Notice period?", kind: "select", options: ["15 days", "30 days"] },
      ],
    },
    {
      module: "questions",
      questions: [
        { id: "before", label: "Employed here before?", kind: "radio", options: ["Yes", "No"] },
        {
          id: "until",
          label: "Until when?",
          kind: "text",
          shown_if: { id: "before", value: "Yes" },
        },
        { id: "shifts", label: "Shifts?", kind: "checkboxes", options: ["Morning", "Night"] },
        { id: "terms", label: "Terms", kind: "consent", options: ["I agree"] },
        { id: "start", label: "Start date?", kind: "date" },
        {
          id: "letter",
          label: "Cover letter",
          kind: "file",
          purpose: "cover_letter",
          required: false,
        },
      ],
    },
    { module: "intervention" },
  ],
};
