import { JobSite, openSandbox } from "../../testing/job-site.fixture.ts";

const APPLY = "/cloudgateway-workflow/workflow-services/apply-workflow/v1/apply";
const TALK = "/chatbot-workflow-utility/api";

/** The site under test, and a way in over HTTP. */
export class NaukriSite extends JobSite {
  static async open(): Promise<NaukriSite> {
    const sandbox = await openSandbox();
    return new NaukriSite(sandbox, sandbox.urls.naukri);
  }

  login(email: string, password = "correct-horse"): Promise<Response> {
    return this.post("/nlogin/api/login", { username: email, password, next: "" });
  }

  /** Signs in by address and password and returns the cookie header. */
  async signIn(email: string): Promise<string> {
    return JobSite.cookiesOf(await this.login(email));
  }

  /** The page's own click on a job's button. */
  click(cookie: string, jobId: string, more: object = {}): Promise<Response> {
    const body = {
      strJobsarr: [jobId],
      applyTypeId: "107",
      flowtype: "show",
      chatBotSDK: true,
      ...more,
    };
    return fetch(`${this.base}${APPLY}`, {
      method: "POST",
      headers: { "content-type": "application/json", appid: "109", cookie },
      body: JSON.stringify(body),
    });
  }

  /** Opens a job's drawer and returns its id. */
  async openTalk(cookie: string, jobId: string): Promise<string> {
    return (await (await this.click(cookie, jobId)).json()).talk;
  }

  /** Answers the question of a drawer; null skips it. */
  reply(cookie: string, talk: string, value: unknown): Promise<Response> {
    return this.post(`${TALK}/${talk}/reply`, { value }, cookie);
  }

  /** What the drawer does by itself after the closing words, or at its cross. */
  end(cookie: string, talk: string, how: "finish" | "close"): Promise<Response> {
    return this.post(`${TALK}/${talk}/${how}`, {}, cookie);
  }

  /** The newest code that was texted to a number. */
  async textedCode(phone: string): Promise<string> {
    const query = encodeURIComponent(`+91${phone}`);
    const listed = await fetch(`${this.sandbox.urls.sms}/api/messages?to=${query}`);
    return String(/\b\d{6}\b/.exec((await listed.json())[0].text)?.[0]);
  }

  /** What did not become an application. */
  async refusals(applicant: string): Promise<Record<string, any>[]> {
    return (await this.control("GET", `refusals?applicant=${applicant}`)).json();
  }

  /** What a page draws after its data have come. */
  async data(path: string, cookie = ""): Promise<string> {
    const headers = { appid: "109", systemid: "Naukri", cookie };
    return (await (await fetch(`${this.base}${path}`, { headers })).json()).html;
  }
}

/** A job that asks nothing: one click sends. */
export const ONE_CLICK = { id: "010126000001", title: "Test Engineer", company: "Probe & Sons" };

/** Where a job's page is. Only the id at the end of the address counts. */
export const pageOf = (job: { id: string }): string =>
  `/job-listings-test-engineer-probe-sons-pune-2-to-5-years-${job.id}`;
