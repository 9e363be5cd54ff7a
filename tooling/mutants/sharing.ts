import type { Mutant } from "./mutant.ts";
import { api, db, WALL } from "./places.ts";

/** What one person may see, and take of what all share. */
export const SHARING_MUTANTS: readonly Mutant[] = [
  {
    name: "a query that forgets its user reaches everybody's rows",
    ...WALL,
    test: {
      file: db("wall/wall.test.ts"),
      name: "one user sees no row of another's",
    },
  },
  {
    name: "whoever sees a shared row may change it",
    file: db("wall/policies.ts"),
    from: "return { seen, added: mine, changed: mine };",
    to: "return { seen, added: mine, changed: seen };",
    test: {
      file: db("wall/wall.test.ts"),
      name: "what is shared is everybody's to read and nobody's to change",
    },
  },
  {
    name: "a connection remembers for whom it was last used",
    file: db("wall/acting-pool.ts"),
    from: "\"select set_config('sendoff.user_id', $1, true)\"",
    to: "\"select coalesce(nullif(current_setting('sendoff.user_id', true), ''), set_config('sendoff.user_id', $1, false))\"",
    test: {
      file: db("wall/acting-pool.test.ts"),
      name: "many at once over one connection see their own",
    },
  },
  {
    name: "a look across all accounts never ends",
    file: db("wall/system-look.ts"),
    from: "await become(before.role);",
    to: "",
    test: {
      file: db("wall/wall.test.ts"),
      name: "a look across all accounts ends where it began",
    },
  },
  {
    name: "another user's run is shown",
    file: db("views/run-view.repository.ts"),
    from: "where r.user_id = ${filter.userId} and",
    to: "where ${filter.userId}::uuid is not null and",
    and: WALL,
    test: {
      file: api("modules/apply/apply.test.ts"),
      name: "another user's run and application are not there",
    },
  },
  {
    name: "another user's preview is shown",
    file: db("preview/preview-view.repository.ts"),
    from: "where r.user_id = ${key.userId} and r.kind",
    to: "where ${key.userId}::uuid is not null and r.kind",
    and: WALL,
    test: {
      file: api("modules/apply/preview.test.ts"),
      name: "previews are their owner's alone",
    },
  },
  {
    name: "a job of another user's preview is taken out",
    file: db("preview/choose-job.repository.ts"),
    from: "and r.user_id = ${key.userId} and ${IS_MATCHING_JOB}",
    to: "and ${key.userId}::uuid is not null and ${IS_MATCHING_JOB}",
    and: WALL,
    test: {
      file: api("modules/apply/preview.test.ts"),
      name: "previews are their owner's alone",
    },
  },
  {
    name: "another user's sign-in is shown",
    file: db("applying/portal-login.repository.ts"),
    from: `.where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if`,
    to: `.where("id", "=", id)
    .executeTakeFirst();
  if`,
    and: WALL,
    test: {
      file: api("modules/platform/login.test.ts"),
      name: "a session that does not exist or is another user's is a 404",
    },
  },
  {
    name: "another user's CV is shown",
    file: db("cv/cv.repository.ts"),
    from: `.where("id", "=", cv.cvId)
    .where("user_id", "=", cv.userId)
    .executeTakeFirst();
}

/** The CV whose`,
    to: `.where("id", "=", cv.cvId)
    .executeTakeFirst();
}

/** The CV whose`,
    and: WALL,
    test: {
      file: api("modules/cv/cv-library.test.ts"),
      name: "another user's CV is a 404 for every call",
    },
  },
  {
    name: "a platform that another has added is used",
    file: api("own-platform.ts"),
    from: "if (platform === undefined || !isTheirs || platform.isDeleted) {",
    to: "if (platform === undefined || platform.isDeleted) {",
    and: WALL,
    test: {
      file: api("modules/platform/added.test.ts"),
      name: "nobody sees, connects, filters, schedules, applies on or deletes what another has added",
    },
  },
  {
    name: "one user's saves take every place of the pool",
    file: api("per-user-mutex.ts"),
    from: "if (queue.length > mostWaiting) {",
    to: "if (queue.length > 1e9) {",
    test: { file: api("per-user-mutex.test.ts") },
  },
  {
    name: "one user's slow CVs keep all others waiting",
    file: api("round-robin-queue.ts"),
    from: "      waiting.delete(userId);\n",
    to: "      if (turns.length === 0) waiting.delete(userId);\n",
    test: { file: api("round-robin-queue.test.ts") },
  },
  {
    name: "one user opens any number of streams",
    file: api("modules/apply/run-stream.ts"),
    from: ".length >= MOST_OF_ONE) {",
    to: ".length >= 1e9) {",
    test: {
      file: api("modules/apply/run-stream.test.ts"),
      name: "one user has so many streams and no more",
    },
  },
  {
    name: "one user's hundred calls at once are in everybody's way",
    file: api("user-concurrency-limiter.ts"),
    from: "if (own.running < AT_ONCE) own.running += 1;",
    to: "if (own.running < 1e9) own.running += 1;",
    test: { file: api("user-concurrency-limiter.test.ts") },
  },
  {
    name: "one user has a share for each network",
    file: api("plugins/fair-share.ts"),
    from: "if (current > callsPerMinute) {",
    to: "if (current > 1e9) {",
    test: {
      file: api("plugins/fair-share.test.ts"),
      name: "one user's calls from many networks have one share",
    },
  },
  {
    name: "a stolen token uses up its owner's share",
    file: api("plugins/fair-share.ts"),
    from: "hasJustProved ? `new ${id}` : id",
    to: "hasJustProved ? id : id",
    test: {
      file: api("plugins/fair-share.test.ts"),
      name: "a stolen token that uses up its share keeps nobody",
    },
  },
  {
    name: "a page of another site opens the live view's socket",
    file: api("plugins/own-host.ts"),
    from: "return URL.parse(origin)?.host === host;",
    to: "return true;",
    test: {
      file: api("modules/live-view/live-socket.test.ts"),
      name: "a page of another site opens no window",
    },
  },
  {
    name: "one user has any number of large bodies parsed",
    file: api("plugins/fair-share.ts"),
    from: "if (over > 0) {",
    to: "if (over > 1e12) {",
    test: {
      file: api("plugins/fair-share.test.ts"),
      name: "past a megabyte of bodies at once nothing of one user is read",
    },
  },
  {
    name: "one user keeps any number of CVs",
    file: db("cv/cv.repository.ts"),
    from: "if (count >= MOST_CVS) {",
    to: "if (count >= 1e9) {",
    test: { file: api("modules/cv/cv.test.ts"), name: "nobody keeps more than fifty CVs" },
  },
  {
    name: "a picture's address works for ever",
    file: "packages/kit/src/signed-url.ts",
    from: "if (Number(step) * STEP_MS < now.getTime()) return undefined;",
    to: "",
    test: { file: "packages/kit/src/signed-url.test.ts" },
  },
  {
    name: "a sealed secret opens in another row",
    file: "packages/kit/src/vault.ts",
    from: 'return Buffer.from(context.join("|"), "utf8");',
    to: 'return Buffer.from("", "utf8");',
    test: {
      file: "packages/kit/src/vault.test.ts",
      name: "a record does not open in another row",
    },
  },
];
