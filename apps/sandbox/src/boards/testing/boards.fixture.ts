import { JobSite, openSandbox } from "../../testing/job-site.fixture.ts";
import { uuidOf } from "../job.ts";
import type { Vendor } from "../vendor.ts";

/** The boards under test, and a way in over HTTP. */
export class BoardsSite extends JobSite {
  static async open(): Promise<BoardsSite> {
    const sandbox = await openSandbox();
    return new BoardsSite(sandbox, sandbox.urls.boards);
  }

  /** Sends a form of these fields and returns what the page would be told. */
  async submit(path: string, fields: Record<string, string | string[] | Blob>): Promise<Response> {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof Blob) data.set(name, value, "cv.pdf");
      else for (const each of [value].flat()) data.append(name, each);
    }
    return fetch(`${this.base}${path}/submit`, { method: "POST", body: data });
  }
}

/** A job with one question of every kind, on a board of each maker. */
export const everyKind = (vendor: Vendor, id = "4000000001") => ({
  id: vendor === "greenhouse" ? id : uuidOf(`${vendor}${id}`),
  vendor,
  title: "Everything Engineer",
  company: "Probe & Sons",
  asks: ["phone", "location", "cover_letter", "linkedin", "voluntary", "marketing"],
  questions: [
    { label: "Years with SQL?", kind: "numeric", min: 0, max: 60 },
    { label: "Expected CTC in lakhs?", kind: "decimal", max: 500 },
    { label: "Why us?", kind: "textarea", required: false, max_length: 40 },
    { label: "Notice period?", kind: "select", options: ["15 days", "30 days"] },
    { label: "Will you relocate?", kind: "radio", options: ["Yes", "No"] },
    { label: "Which shift?", kind: "radio", options: ["Morning", "Evening", "Night"] },
    { label: "Which tools?", kind: "checkboxes", options: ["Git", "Kafka", "SQL"] },
    { label: "Earliest start", kind: "date" },
    { label: "I agree to the privacy policy", kind: "consent", section: "consent" },
    { label: "Photo", kind: "file", purpose: "photo", required: false },
  ],
});
