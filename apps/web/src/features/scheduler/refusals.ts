import { ApiError } from "../../lib/api-error.ts";

/** What the server said about a refusal, when it said something. */
export function refusalNote(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined;
}

/** The refusals of a save by the place of the row they are about: "1.end_date" is the second one's. */
export function issuesByRow(error: unknown): { index: number; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.flatMap(({ path, message }) => {
    const index = /^(\d+)(?:\.|$)/.exec(path)?.[1];
    return index === undefined ? [] : [{ index: Number(index), message }];
  });
}
