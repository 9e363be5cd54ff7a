import type { FieldValue } from "@sendoff/contract/form";
import type { ApplicationDetail } from "@sendoff/contract/run";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";
import { compareWithPortal } from "../../stage/compare.ts";
import type { JobsById } from "./plan-jobs.ts";
import type { RehearsedPortal } from "./portals.ts";
import type { Applied } from "./rehearsing-person.ts";

/** Three times the longest form: a page may be corrected once, and a form begun anew after a lost connection. */
const FORM_PAGES_MOST = 27;

/** What of one person's applications contradicts the portal's record, the protocol or what they have told, as sentences. */
export function findProblems(
  portal: RehearsedPortal,
  { applicant, details }: Applied,
  jobs: JobsById,
  received: readonly ReceivedApplication[],
): string[] {
  const { account, person, trouble, attachments } = applicant;
  const name = portal.applicantOf(person, account).toLowerCase();
  const own = received.filter((item) => item.applicant_email.toLowerCase() === name);
  // Of these the product says that nobody can tell.
  const unconfirmed = new Set(
    details
      .filter(({ application }) => application.status === "NEEDS_REVIEW")
      .map(({ application }) => application.portal_job_id),
  );
  const problems = [
    ...compareWithPortal(
      details,
      own.filter((item) => !unconfirmed.has(item.job_id)),
    ),
    ...own.flatMap((item) => findWrong(item, jobs)),
    ...(portal.takesFiles === false
      ? []
      : own.flatMap((item) => findWrongFiles(item, jobs, attachments))),
    ...details.flatMap(findUnfinished),
    ...details.flatMap(findLoops),
  ];
  return problems.map((text) => `${account}, ${trouble.name}: ${text}`);
}

/** Answers that are not what the applicant has told. */
function findWrong(item: ReceivedApplication, jobs: JobsById): string[] {
  const pages = jobs.get(item.job_id)?.pages ?? [];
  const asked = new Map(pages.flat().map((each) => [each.label, each.right]));
  return item.answers.flatMap(({ question, value }) => {
    const right = asked.get(question);
    if (right === undefined || fold(right) === fold(value)) return [];
    return [`${item.company}: “${question}” arrived as ${fold(value)}, right is ${fold(right)}`];
  });
}

/** Letters and photos that were wanted and did not arrive, that nobody wanted, or that are not the applicant's own. */
function findWrongFiles(
  item: ReceivedApplication,
  jobs: JobsById,
  kept: ReadonlyMap<string, string>,
): string[] {
  const asked = (jobs.get(item.job_id)?.pages ?? []).flat();
  return [...kept].flatMap(([purpose, sha256]) => {
    const wanted = asked.filter((each) => each.required && each.purpose === purpose).length;
    const arrived = item.other_files.filter((file) => file.purpose === purpose);
    const isRight = arrived.length === wanted && arrived.every((file) => file.sha256 === sha256);
    const found = arrived.map((file) => file.sha256.slice(0, 8)).join(", ");
    return isRight ? [] : [`${item.company} wants ${wanted} ${purpose} and got [${found}]`];
  });
}

function fold(value: FieldValue): string {
  return typeof value === "object" ? value.toSorted().join(" + ") : String(value);
}

function findUnfinished({ application }: ApplicationDetail): string[] {
  const isOpen = ["APPLYING", "SUBMITTING", "UNKNOWN"].includes(application.status);
  return isOpen ? [`${application.company_name} is still ${application.status}`] : [];
}

/** More pages of a form than one application can need. */
function findLoops({ application, steps }: ApplicationDetail): string[] {
  const pages = steps.filter(({ name }) => name === "form").length;
  return pages > FORM_PAGES_MOST ? [`${application.company_name} went through ${pages} pages`] : [];
}
