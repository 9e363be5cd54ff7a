import { openStage, type Stage, type StageOptions } from "./stage.ts";

/**
 * A stage whose processes and schema are those of the version before, or of the commit `from`, with two apis: for soaks that replace it at
 * work by this version.
 */
export const openBefore = (
  from: string | undefined,
  options: Omit<StageOptions, "before" | "apis">,
): Promise<Stage> =>
  openStage({ ...options, apis: 2, before: from === undefined ? {} : { commit: from } });
