import type { z } from "zod";

/** Reads a control call's input; throws one error of status 400 that lists every problem. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw Object.assign(new Error(problems.join("; ")), { statusCode: 400 });
}
