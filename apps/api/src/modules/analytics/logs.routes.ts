import { Readable } from "node:stream";
import { LOGS_DOWNLOAD_NAME } from "@sendoff/contract/logs";
import { routes } from "@sendoff/contract/routes";
import { findUser } from "@sendoff/db/user";
import { listApplications, type LogFilter, readLogs, searchLogs } from "@sendoff/db/views";
import { forCurrentActor } from "@sendoff/db/wall";
import { translatorFor } from "@sendoff/domain/translations";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import { readerLanguage } from "../../plugins/reader-language.ts";
import { register, STREAMED } from "../../plugins/register-route.ts";
import { LOG_EVENT, type LogReader, presentLog } from "../../presenters/present-log.ts";
import { logCsv } from "./log-csv.ts";

// Without parameters get-logs answers the newest ones up to here; more come by cursor.
const LOGS_AT_ONCE = 1000;

/** The application logs: a list by cursor, pages of what was searched for, and all of it as CSV. */
export function registerLogRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getLogs, async ({ user, query, request }) => {
    const before = query.cursor === undefined ? undefined : parseCursor(query.cursor);
    const reader = await readerOf(deps, user.id, request);
    const views = await listApplications(deps.db, {
      userId: user.id,
      limit: query.limit ?? LOGS_AT_ONCE,
      ...(before === undefined ? {} : { before }),
    });
    return { status: 200, body: views.map((view) => presentLog(view, reader)) };
  });

  register(app, routes.searchLogs, async ({ user, query, request }) => {
    const reader = await readerOf(deps, user.id, request);
    const paging = { page: query.page, pageSize: query.page_size };
    const found = await searchLogs(deps.db, filterOf(reader, query), paging);
    const { views, ...counts } = found;
    return {
      status: 200,
      body: { logs: views.map((view) => presentLog(view, reader)), ...counts },
    };
  });

  register(app, routes.downloadLogs, async ({ user, query, request, reply }) => {
    const reader = await readerOf(deps, user.id, request);
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="${LOGS_DOWNLOAD_NAME}"`)
      .send(Readable.from(logCsv(forCurrentActor(readLogs(deps.db, filterOf(reader, query))))));
    return STREAMED;
  });
}

async function readerOf(
  deps: ApiDeps,
  userId: string,
  request: FastifyRequest,
): Promise<LogReader> {
  const account = await findUser(deps.db, userId);
  const username = account?.username ?? "";
  const say = translatorFor(readerLanguage(request));
  return { userId, username, signer: deps.signer, now: deps.clock.now(), say };
}

/** Event and username are the same in all records: a text found in one of them leaves none out (SPEC 5). */
function filterOf(
  { userId, username }: LogReader,
  query: z.output<(typeof routes.downloadLogs)["query"]>,
): LogFilter {
  const text = query.search?.toLowerCase() ?? "";
  const isInAll = [LOG_EVENT, username.toLowerCase()].some((same) => same.includes(text));
  return {
    userId,
    text: isInAll ? undefined : text,
    statuses: query.status,
    platformId: query.platform_id,
  };
}

const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** A cursor is `time|id` of the last record that was seen. */
function parseCursor(text: string): { updatedAt: Date; id: string } {
  const parsed = Cursor.safeParse(text.split("|"));
  if (!parsed.success) {
    throw new UserError(
      400,
      "invalid_input",
      "This cursor is not one of ours. Start again without it.",
    );
  }
  return { updatedAt: new Date(parsed.data[0]), id: parsed.data[1] };
}
