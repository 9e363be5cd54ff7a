import type { Mutant } from "./mutant.ts";
import { api, db } from "./places.ts";

/** What keeps it up, what is written down, and what a page of ours may do. */
export const STANDING_MUTANTS: readonly Mutant[] = [
  {
    name: "a server that hangs in its shutdown is waited for",
    file: db("embedded/start-embedded-postgres.ts"),
    from: "performance.now() - foundAt > patience.fastMs &&",
    to: "performance.now() - foundAt > 1e12 &&",
    test: {
      file: db("embedded/start-embedded-postgres.test.ts"),
      name: "ends a server that hangs in its shutdown and starts again",
    },
  },
  {
    name: "a process that keeps dying takes the machine from the others",
    file: "tooling/start/restart-pauses.ts",
    from: "FIRST_PAUSE_MS * 2 ** (ends.length - 1)",
    to: "FIRST_PAUSE_MS",
    test: { file: "tooling/start/restart-pauses.test.ts" },
  },
  {
    name: "a process that has ended stays away",
    file: "tooling/start/supervisor.ts",
    from: "if (!isStopping && hasBeenReady) void restart(reason);",
    to: "void [isStopping, hasBeenReady, restart, reason];",
    test: {
      file: "tooling/start/supervisor.test.ts",
      name: "never gives up on a process that ends again and again",
    },
  },
  {
    name: "whoever waits for a lock holds the pool's place for ever",
    file: db("client.ts"),
    from: "lock_timeout: options.limits.lockMs,",
    to: "",
    test: {
      file: db("client.test.ts"),
      name: "a statement, a wait for a lock and a silent transaction end at their limits",
    },
  },
  {
    name: "the app's roles may delete the books",
    file: db("roles.ts"),
    from: "NEVER_DELETED.has(name) ?",
    to: "NEVER_DELETED.has(`no ${name}`) ?",
    test: { file: db("roles.test.ts"), name: "cannot undo what protects the books" },
  },
  {
    name: "a stored sign-in that cannot be opened is an unknown fault",
    file: "apps/worker/src/session/portal-session.ts",
    from: `    if (!(error instanceof VaultError)) throw error;
    const { userId, platformId } = key;`,
    to: `    if (error instanceof VaultError) throw error;
    const { userId, platformId } = key;`,
    test: {
      file: "apps/worker/src/jobs/lane-serve/lane-serve.handler.test.ts",
      name: "a stored sign-in that cannot be opened any more",
    },
  },
  {
    name: "nobody notes who asks for another's things",
    file: api("plugins/access-audit.ts"),
    from: "if (!(await asSystem(() => isOfAnotherUser(deps.db, userId, id)))) return;",
    to: "if (id !== '' || (await asSystem(() => isOfAnotherUser(deps.db, userId, id)))) return;",
    test: {
      file: api("modules/security/activity.test.ts"),
      name: "asking for a thing of somebody else's is noted",
    },
  },
  {
    name: "a stranger's text commands the terminal of who reads the log",
    file: "packages/kit/src/logger.ts",
    from: "escapeUnprintable(redactText(line))",
    to: "redactText(line)",
    test: {
      file: "packages/kit/src/logger.test.ts",
      name: "no text breaks a line, turns its letters round or commands a terminal",
    },
  },
  {
    name: "a reported stack passes for a line of the log",
    file: "tooling/start/pretty-log.ts",
    from: "\\n  | ",
    to: "\\n",
    test: {
      file: "tooling/start/pretty-log.test.ts",
      name: "lets no reported stack pass for a line of the log",
    },
  },
  {
    name: "every letter that was replaced stays on the disk",
    file: api("modules/cv/attachment.service.ts"),
    from: "if (replaced !== undefined) await deps.storage.remove(replaced);",
    to: "void replaced;",
    test: {
      file: api("modules/cv/attachment.test.ts"),
      name: "a cover letter is kept as it came, shown, replaced and deleted",
    },
  },
  {
    name: "the time of an answer tells whether a phone signs somebody in",
    file: api("modules/auth/phone-code.service.ts"),
    from: "await queueSms(trx, deps, { to: phone.mobile, text: say(codeText(code)) }, isDecoy);",
    to: "if (!isDecoy) await queueSms(trx, deps, { to: phone.mobile, text: say(codeText(code)) });",
    test: {
      file: api("modules/security/activity.test.ts"),
      name: "a text for a phone that signs nobody in is written like any other",
    },
  },
  {
    name: "pages may use the camera, the microphone and where somebody is",
    file: api("plugins/security.ts"),
    from: 'reply.header("permissions-policy", NO_DEVICES);',
    to: "",
    test: { file: api("app.test.ts"), name: "every answer has the security headers" },
  },
  {
    name: "a script that got in moves all addresses of a page",
    file: api("plugins/security.ts"),
    from: `"base-uri": ["'none'"],`,
    to: `"base-uri": ["'self'"],`,
    test: { file: api("app.test.ts"), name: "every answer has the security headers" },
  },
  {
    name: "one constant stands for all secrets",
    file: "packages/kit/src/config.ts",
    from: ".filter((each) => each.length > 1)",
    to: ".filter((each) => each.length > 9)",
    test: {
      file: api("config.test.ts"),
      name: "one constant for several secrets is refused, naming them",
    },
  },
  {
    name: "one burst of codes uses up all tries",
    file: db("applying/portal-login.repository.ts"),
    from: `.where("wrong_codes", "=", wrongCodes)
    .where("otp_expires_at"`,
    to: `.where("otp_expires_at"`,
    test: {
      file: db("applying/portal-login.repository.test.ts"),
      name: "a wrong code asks again in the same window and forgets the code",
    },
  },
  {
    name: "a person has used a skill for fifty-one years",
    file: "packages/contract/src/constants.ts",
    from: "SKILL_YEARS_MAX = 50;",
    to: "SKILL_YEARS_MAX = 51;",
    test: { file: api("modules/user/user.test.ts"), name: "years with a skill are refused" },
  },
  {
    name: "nobody hears what the content security policy has stopped",
    file: api("plugins/security.ts"),
    from: `"report-uri": [CSP_REPORT_PATH],`,
    to: "",
    test: {
      file: api("plugins/csp-reports.test.ts"),
      name: "what the policy has stopped is in the log",
    },
  },
  {
    name: "a server that is away signs its users out",
    file: "apps/web/src/app/routes/home.route.tsx",
    from: "error instanceof ApiError && error.status === 401;",
    to: "error instanceof ApiError && error.status >= 400;",
    test: {
      file: "apps/web/src/app/routes/home.route.test.tsx",
      name: "keeps the token while the server is away, and offers to try again",
    },
  },
  {
    name: "a run that was sent less than its goal says that the goal is reached",
    file: "apps/web/src/features/runs/end-reason.ts",
    from: "if (applied < goal) return shortWords(run);",
    to: "void shortWords;",
    test: { file: "apps/web/src/features/runs/end-reason.test.ts" },
  },
];
