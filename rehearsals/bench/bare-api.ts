import { findUserOfToken } from "@sendoff/db/auth";
import { createDatabase } from "@sendoff/db/client";
import { findCurrentCv } from "@sendoff/db/cv";
import { getWallet } from "@sendoff/db/ledger";
import { listAskedPages } from "@sendoff/db/live-view";
import { listAccountNeeds, listOpenQuestions, listSavedAnswers } from "@sendoff/db/needs";
import { listConnections, listFilterAnswers } from "@sendoff/db/platform";
import { findUser, findUserForUpdate, updateUser } from "@sendoff/db/user";
import { getDashboardFigures, listApplications, listRunViews } from "@sendoff/db/views";
import { createHash } from "node:crypto";
import Fastify, { type FastifyRequest } from "fastify";
import { z } from "zod";
import { CALLS, type CallName } from "./api-calls.ts";

/**
 * What one would write in an afternoon: Fastify, the same queries, and their rows as they are. No contract, no limits, no headers, no
 * log. It says on which port it listens and serves until it is ended.
 */
const databaseUrl = z.string().parse(process.env["DATABASE_URL"]);
const { kysely: db } = createDatabase({
  url: databaseUrl,
  poolSize: 10,
  applicationName: "sendoff-bare",
});

const READS: Readonly<
  Record<Exclude<CallName, "save-preferences">, (userId: string) => Promise<unknown>>
> = {
  "user-details": async (userId) => [await findUser(db, userId), await findCurrentCv(db, userId)],
  "get-platforms": async (userId) => [
    await listConnections(db, userId),
    await listFilterAnswers(db, userId),
  ],
  "get-logs": async (userId) => [
    await findUser(db, userId),
    await listApplications(db, { userId, limit: 50 }),
  ],
  "wallet-balance": (userId) => getWallet(db, userId),
  "needs-you": async (userId) => {
    const [questions, ...others] = await Promise.all([
      listOpenQuestions(db, userId),
      listAskedPages(db, userId),
      listAccountNeeds(db, userId),
      listApplications(db, { userId, statuses: ["NEEDS_USER"], limit: 100 }),
      listApplications(db, { userId, statuses: ["NEEDS_REVIEW"], isAsked: true, limit: 100 }),
      listApplications(db, { userId, statuses: ["NEEDS_APPROVAL"], limit: 100 }),
      listSavedAnswers(db, userId),
    ]);
    const ids = questions.flatMap(({ waiting }) => waiting.map(({ id }) => id));
    return [questions, others, await listApplications(db, { userId, ids, limit: ids.length })];
  },
  "get-dashboard": (userId) =>
    Promise.all([
      getDashboardFigures(db, userId),
      getWallet(db, userId),
      listConnections(db, userId),
      listRunViews(db, { userId, limit: 1 }),
      listApplications(db, { userId, isToday: true, limit: 50 }),
      listApplications(db, {
        userId,
        statuses: ["NEEDS_ANSWER", "NEEDS_USER", "NEEDS_REVIEW", "NEEDS_APPROVAL"],
        limit: 50,
      }),
    ]),
};

const Saved = z.object({ filters: z.record(z.string(), z.unknown()) });

async function save(userId: string, body: unknown): Promise<unknown> {
  const { filters } = Saved.parse(body);
  const user = await db.transaction().execute(async (trx) => {
    const before = await findUserForUpdate(trx, userId);
    const known = z.record(z.string(), z.unknown()).parse(before?.filters);
    return updateUser(trx, userId, { filters: JSON.stringify({ ...known, ...filters }) });
  });
  return [user, await findCurrentCv(db, userId)];
}

async function userOf({ headers }: FastifyRequest): Promise<string> {
  const token = (headers.authorization ?? "").slice("Bearer ".length);
  const user = await findUserOfToken(db, createHash("sha256").update(token).digest(), "");
  if (user === undefined) throw new Error("nobody's token");
  return user.userId;
}

const app = Fastify();
for (const { name, path } of CALLS) {
  if (name === "save-preferences") {
    app.put(path, async (request) => save(await userOf(request), request.body));
  } else app.get(path, async (request) => READS[name](await userOf(request)));
}
await app.listen({ host: "127.0.0.1", port: 0 });
const address = app.server.address();
process.send?.(typeof address === "object" ? address?.port : undefined);
