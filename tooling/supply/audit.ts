import { z } from "zod";
import type { AdvisoryException } from "./exceptions.ts";

const Advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string().optional(),
});
const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), Advisory])) }),
  ),
});

export type AuditVerdict =
  /** Nobody answered: nothing is known. */
  | { readonly kind: "not asked"; readonly why: string }
  | { readonly kind: "asked"; readonly problems: readonly string[]; readonly excepted: number };

/**
 * What `npm audit --json` said, held against the written exceptions: a sentence for each advisory that has none or whose exception has
 * run out by `today` (YYYY-MM-DD), and for each exception that nothing needs any more.
 */
export function judgeAudit(
  answer: string,
  exceptions: readonly AdvisoryException[],
  today: string,
): AuditVerdict {
  const report = Report.safeParse(parse(answer));
  if (!report.success) return { kind: "not asked", why: reasonOf(answer) };
  const advisories = new Map(
    Object.values(report.data.vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((each) => typeof each !== "string")
      .map((each) => [each.url.slice(each.url.lastIndexOf("/") + 1), each]),
  );
  const problems: string[] = [];
  let excepted = 0;
  for (const [id, { name, title, severity, url }] of advisories) {
    const exception = exceptions.find((each) => each.id === id);
    if (exception !== undefined && exception.until >= today) excepted += 1;
    else {
      const ended = exception === undefined ? "" : ` (its exception ended on ${exception.until})`;
      problems.push(
        `${name}: ${title}, ${severity}, ${url}${ended}: update it, or write an exception with the reason (tooling/supply/exceptions.ts)`,
      );
    }
  }
  for (const { id } of exceptions.filter((each) => !advisories.has(each.id))) {
    problems.push(`Nothing needs the exception for ${id}: take it out`);
  }
  return { kind: "asked", problems, excepted };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const Refusal = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional(), code: z.string().optional() }).optional(),
});

/** npm's own words where it had any, without addresses of anybody's own network. */
function reasonOf(answer: string): string {
  const said = Refusal.safeParse(parse(answer)).data;
  const words = [said?.error?.summary, said?.message, said?.error?.code];
  const why = words.find((each) => (each ?? "") !== "") ?? "no answer";
  return why.replaceAll(/https?:\/\/\S+/g, "the registry").split("\n")[0] ?? "no answer";
}
