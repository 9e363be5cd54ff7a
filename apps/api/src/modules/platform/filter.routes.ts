import { type PlatformFilterDefinition } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { getMinimumScore, listJudgedJobs } from "@sendoff/db/applying";
import { listFilterAnswers, listPlatforms, saveFilterChoice } from "@sendoff/db/platform";
import { checkFilterAnswer, choicesFromFilters, passesChoices } from "@sendoff/domain/choosing";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";

/** So many of the last jobs tell what a filter does. */
const JOBS_TRIED = 40;
const NOTHING_CHOSEN = "Please select at least one filter option before saving.";

/** What a user chooses of a platform's filters (SPEC 7); held against the definitions of the platform's template. */
export function registerFilterRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getPlatformFilters, async ({ user, query }) => {
    await findDefinitions(deps, user.id, query.platform_id);
    const answers = await listFilterAnswers(deps.db, user.id, query.platform_id);
    return {
      status: 200,
      body: answers.map(({ field_name, answer }) => ({ field_name, answer })),
    };
  });

  register(app, routes.addPlatformFilter, async ({ user, body }) => {
    const definitions = await findDefinitions(deps, user.id, body.platform_id);
    const answers = checkAnswers(definitions, body.filter_data);
    if (answers.length === 0) throw new UserError(400, "invalid_input", NOTHING_CHOSEN);
    await saveFilterChoice(deps.db, { userId: user.id, platformId: body.platform_id }, answers);
    return {
      status: 200,
      body: { success: true as const, message: "Filters saved successfully!" },
    };
  });

  register(app, routes.tryPlatformFilter, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const definitions = await findDefinitions(deps, user.id, key.platformId);
    const names = new Map(definitions.map(({ id, field_name }) => [id, field_name]));
    const answers = checkAnswers(definitions, body.filter_data).map(({ filter_id, answer }) => ({
      field_name: names.get(filter_id) ?? "",
      answer,
    }));
    const choices = choicesFromFilters(answers, await getMinimumScore(deps.db, user.id));
    const jobs = await listJudgedJobs(deps.db, key, JOBS_TRIED);
    const passing = jobs.filter((job) => passesChoices(job, choices)).length;
    return { status: 200, body: { jobs: jobs.length, passing } };
  });
}

async function findDefinitions(
  deps: ApiDeps,
  userId: string,
  platformId: number,
): Promise<readonly PlatformFilterDefinition[]> {
  const platform = (await listPlatforms(deps.db, userId)).find(({ id }) => id === platformId);
  if (platform === undefined || platform.filters.length === 0) {
    const message = "There are no filters for this platform. Choose one of the platforms listed.";
    throw new UserError(404, "not_found", message);
  }
  return platform.filters;
}

/** The answers that say something; throws at the first that does not fit, or whose filter is another platform's. */
function checkAnswers(
  definitions: readonly PlatformFilterDefinition[],
  given: readonly { readonly filter_id: number; readonly answer: unknown }[],
) {
  const byId = new Map(given.map(({ filter_id, answer }) => [filter_id, answer]));
  return [...byId].flatMap(([filterId, answer]) => {
    const definition = definitions.find(({ id }) => id === filterId);
    if (definition === undefined) {
      throw refuse("This platform has no such filter. Load its filters again.");
    }
    const checked = checkFilterAnswer(definition, answer);
    if (checked.kind === "wrong") throw refuse(checked.message);
    return checked.kind === "empty" ? [] : [{ filter_id: filterId, answer: checked.answer }];
  });
}

function refuse(message: string): UserError {
  const issues = [{ path: "filter_data", message }];
  return new UserError(400, "invalid_input", message, { issues });
}
