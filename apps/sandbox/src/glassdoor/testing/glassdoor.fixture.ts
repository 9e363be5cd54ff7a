import { JobSite, openSandbox } from "../../testing/job-site.fixture.ts";

const FORM = "/beta/indeedapply";

/** The site under test, and a way in over HTTP. */
export class GlassdoorSite extends JobSite {
  static async open(): Promise<GlassdoorSite> {
    const sandbox = await openSandbox();
    return new GlassdoorSite(sandbox, sandbox.urls.glassdoor);
  }

  /** Signs in by address and password and returns the cookie header. */
  async signIn(email: string): Promise<string> {
    const body = { username: email, password: "correct-horse", next: "" };
    return JobSite.cookiesOf(await this.post("/profile/api/login", body));
  }

  /** Opens a form; the answer of the site. */
  openForm(cookie: string, jobId: string): Promise<Response> {
    return this.post("/easy-apply/api/open", { job_id: jobId }, cookie);
  }

  /** Applies to `SIMPLE_JOB` or another job with its form, and returns the last answer. */
  async apply(cookie: string, jobId: string): Promise<Response> {
    const { src } = await (await this.openForm(cookie, jobId)).json();
    const form = String(src).split("iaUid=")[1];
    const call = (name: string, body: unknown) =>
      fetch(`${this.sandbox.urls.indeed}${FORM}/api/${name}?iaUid=${form}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const answers = { years: "4", resume: "profile" };
    await call("step", { slug: "questions-module/questions/1", answers, action: "continue" });
    return call("submit", {});
  }
}

/** A small job whose form a test can fill in one call. */
export const SIMPLE_JOB = {
  id: "1009000000001",
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

/** A job whose form begins with a resume, as most do. */
export const WITH_RESUME = {
  ...SIMPLE_JOB,
  id: "1009000000002",
  title: "Release Engineer",
  steps: [{ module: "contact" }, { module: "resume" }],
};
