import type { FieldValue } from "@sendoff/contract/form";
import type { ApplicationDetail } from "@sendoff/contract/run";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";

/**
 * Every difference between what the product claims to have sent and what employers received on one account, as sentences;
 * empty when both say the same. The portal is the witness (RELIABILITY 1).
 */
export function compareWithPortal(
  claimed: readonly ApplicationDetail[],
  received: readonly ReceivedApplication[],
): string[] {
  const applied = claimed.filter((detail) => detail.application.status === "APPLIED");
  const appliedIds = new Set(applied.map((detail) => detail.application.portal_job_id));
  return [
    ...findDuplicates(received),
    ...received
      .filter((item) => !appliedIds.has(item.job_id))
      .map((item) => `${item.company} received ${item.job_title}, which we do not call applied`),
    ...applied.flatMap((detail) => compareOne(detail, received)),
  ];
}

/** Jobs that an account sent more than once. */
export function findDuplicates(received: readonly ReceivedApplication[]): string[] {
  const counts = new Map<string, number>();
  for (const item of received) {
    const key = `${item.applicant_email} ${item.job_id}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => `${key} was sent ${count} times`);
}

function compareOne(detail: ApplicationDetail, received: readonly ReceivedApplication[]): string[] {
  const { application } = detail;
  const name = `${application.job_title} at ${application.company_name}`;
  const item = received.find((each) => each.job_id === application.portal_job_id);
  if (item === undefined) return [`${name}: we call it applied and the portal has nothing`];
  const problems: string[] = compareFiles(name, detail, item);
  if ((item.cv?.sha256 ?? null) !== (detail.cv?.sha256 ?? null)) {
    problems.push(`${name}: another CV arrived (${item.cv?.sha256 ?? "none"})`);
  }
  const given = givenByQuestion(detail);
  for (const answer of item.answers) {
    // A form may ask the same of each job: the answers of one wording belong together in their order.
    const ours = given.get(foldText(answer.question))?.shift();
    if (ours === undefined) problems.push(`${name}: “${answer.question}” is not on our receipt`);
    else if (!isSame(ours, answer.value)) {
      problems.push(
        `${name}: “${answer.question}” arrived as ${fold(answer.value)}, we say ${fold(ours.value)}`,
      );
    }
  }
  for (const [question, left] of given) {
    for (const _value of left)
      problems.push(`${name}: our receipt has “${question}”, which did not arrive`);
  }
  return problems;
}

/** The files beside the CV: the receipt tells the hash of each. */
function compareFiles(
  name: string,
  detail: ApplicationDetail,
  { other_files: arrived }: ReceivedApplication,
): string[] {
  const ours = detail.answers.flatMap(({ kind, why }) =>
    kind === "file" ? (/\bsha256 ([0-9a-f]{64})$/.exec(why)?.[1] ?? []) : [],
  );
  const theirs = arrived.map(({ sha256 }) => sha256);
  return ours.toSorted().join() === theirs.toSorted().join()
    ? []
    : [`${name}: files [${theirs.join(", ")}] arrived, we say [${ours.join(", ")}]`];
}

/** What a receipt says of one answer. */
interface Given {
  readonly value: FieldValue;
  /** The code of the list beside a number, "+91", where the receipt names one. */
  readonly dialCode: string;
}

/**
 * Whether an answer arrived as the receipt has it. Some forms send a number with the code that was chosen beside it, and some show "Yes"
 * as "YES".
 */
function isSame({ value, dialCode }: Given, arrived: FieldValue): boolean {
  const [ours, theirs] = [fold(value), fold(arrived)];
  if (ours === theirs || (dialCode !== "" && `${dialCode}${ours}` === theirs)) return true;
  return /^(yes|no)$/i.test(ours) && ours.toLowerCase() === theirs.toLowerCase();
}

function givenByQuestion(detail: ApplicationDetail): Map<string, Given[]> {
  const given = new Map<string, Given[]>();
  for (const { question, kind, value, why } of detail.answers) {
    if (kind === "file" || isEmpty(value)) continue;
    const key = foldText(question);
    const dialCode = /, beside (\+\d{1,4})$/.exec(why)?.[1] ?? "";
    given.set(key, [...(given.get(key) ?? []), { value, dialCode }]);
  }
  return given;
}

function isEmpty(value: FieldValue): boolean {
  return value === "" || value === false || (Array.isArray(value) && value.length === 0);
}

function fold(value: FieldValue): string {
  if (Array.isArray(value)) return value.map(foldText).toSorted().join(" + ");
  return typeof value === "boolean" ? String(value) : foldText(value);
}

/** White space is the browser's, not the applicant's. */
function foldText(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
