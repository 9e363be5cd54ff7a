import { findUserOfToken } from "@sendoff/db/auth";
import { createDatabase } from "@sendoff/db/client";
import { findCurrentCv } from "@sendoff/db/cv";
import { getWallet } from "@sendoff/db/ledger";
import { listConnections, listFilterAnswers } from "@sendoff/db/platform";
import { findUser } from "@sendoff/db/user";
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

const READS: Readonly<Record<CallName, (userId: string) => Promise<unknown>>> = {
  "user-details": async (userId) => [await findUser(db, userId), await findCurrentCv(db, userId)],
  "get-platforms": async (userId) => [
    await listConnections(db, userId),
    await listFilterAnswers(db, userId),
  ],
  "get-logs": async (userId) => [
    await findUser(db, userId),
    await listApplications(db, { userId, limit: 50 }),
  ],
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

async function userOf({ headers }: FastifyRequest): Promise<string> {
  const token = (headers.authorization ?? "").slice("Bearer ".length);
  const user = await findUserOfToken(db, createHash("sha256").update(token).digest(), "");
  if (user === undefined) throw new Error("nobody's token");
  return user.userId;
}

const app = Fastify();
for (const { name, path } of CALLS) {
  app.get(path, async (request) => READS[name](await userOf(request)));
}
await app.listen({ host: "127.0.0.1", port: 0 });
const address = app.server.address();
process.send?.(typeof address === "object" ? address?.port : undefined);
