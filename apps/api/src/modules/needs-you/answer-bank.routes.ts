import { type FieldValue } from "@sendoff/contract/form";
import { ANSWERS_DOWNLOAD_NAME } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { deleteSavedAnswer, listSavedAnswers, type SavedAnswerRow } from "@sendoff/db/needs";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { toCsv } from "../../presenters/csv.ts";
import { starterOf } from "../../starter.ts";
import { editAnswer } from "./edit-answer.service.ts";
import { presentEntry } from "./present-needs.ts";

/** The answer bank: what the user answered once and is used again. */
export function registerAnswerBankRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.listSavedAnswers, async ({ user }) => ({
    status: 200,
    body: (await listSavedAnswers(deps.db, user.id)).map(presentEntry),
  }));

  register(app, routes.editSavedAnswer, async ({ user, params, body, request }) => {
    const changed = await editAnswer(deps, starterOf(user, request), params.id, body.answer);
    if (changed === undefined) throw noEntry();
    return { status: 200, body: changed };
  });

  register(app, routes.deleteSavedAnswer, async ({ user, params }) => {
    if (!(await deleteSavedAnswer(deps.db, { userId: user.id, id: params.id }))) throw noEntry();
    return { status: 200, body: { id: params.id } };
  });

  register(app, routes.downloadSavedAnswers, async ({ user }) => ({
    status: 200,
    body: answersCsv(await listSavedAnswers(deps.db, user.id)),
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${ANSWERS_DOWNLOAD_NAME}"`,
    },
  }));
}

const HEADINGS = ["Question", "Answer", "Country", "Company", "Location", "Choices", "Saved"];

function answersCsv(entries: readonly SavedAnswerRow[]): string {
  return toCsv([
    HEADINGS,
    ...entries.map((entry) => [
      entry.question,
      answerText(entry.answer),
      entry.country,
      entry.company,
      entry.location,
      entry.options.join("; "),
      entry.savedAt.toISOString(),
    ]),
  ]);
}

function answerText(answer: FieldValue): string {
  if (typeof answer === "boolean") return answer ? "Ticked" : "Not ticked";
  return Array.isArray(answer) ? answer.join("; ") : answer;
}

const noEntry = (): UserError =>
  new UserError(
    404,
    "not_found",
    "This answer is not in your answer bank. Load the page again to see what is.",
  );
