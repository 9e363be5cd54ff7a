import { backupCommands } from "./backup-commands.mjs";
import { inspectCommands } from "./inspect-commands.mjs";
import { liveCommands } from "./live-commands.mjs";
import { proofCommands } from "./proof-commands.mjs";
import { SANDBOX_NOTE } from "./sandbox-note.mjs";

/**
 * @typedef {object} Command
 * @property {string} name  as in npm run NAME
 * @property {string} script  what is run, below the repository
 * @property {readonly ("chromium" | "web" | "cv")[]} needs  beside Node and the dependencies
 * @property {"its own" | "home" | "home and tmp"} places  what of the environment is moved into the data folder; npm start
 *   moves it for its processes itself, and PostgreSQL's account must reach the temporary folders of tests
 * @property {Readonly<Record<string, "text" | "flag">>} [options]  all that it takes, where run.mjs is to refuse anything else; one
 *   without it reads its own
 * @property {true} [listens]  on the ports that the environment names, so those must be free
 * @property {boolean} answersOnStdout  its standard output is for programs, so progress goes to standard error
 * @property {string} summary
 * @property {string} help
 */

/** @type {readonly Command[]} */
export const commands = [
  {
    name: "start",
    options: { "env-file": "text" },
    script: "tooling/start/start.ts",
    listens: true,
    needs: ["chromium", "web", "cv"],
    places: "its own",
    answersOnStdout: false,
    summary: "set up what is missing and run the product",
    help: `npm start [-- --env-file FILE]

Sets up what is missing, then runs the database, the sandbox, the api (with the web app) and the worker until Ctrl-C.
In live mode it first lists what is missing or wrong, and ends before anything is opened (npm run live:init, live:check).

  --env-file FILE   variables, one NAME=value a line; those of the environment win

  PORT=5000               the app           METRICS_PORT=5001   figures for Prometheus
  WORKER_PORT=5002        worker's health   SANDBOX_PORT_BASE=5050   mailbox; portals on the next five ports
  SENDOFF_PG_PORT=54329   embedded PostgreSQL
  DATABASE_URL            a PostgreSQL of your own instead of the embedded one
  SENDOFF_MODE=sandbox    or live
  SENDOFF_DATA_DIR=.data  where everything is kept
  BACKUP_DIR              where the embedded database's log is archived (npm run backup)
  SENDOFF_CHROMIUM        path of a Chrome or Chromium
  LOG_LEVEL=info          debug names every call`,
  },
  {
    name: "test",
    options: { changed: "flag", since: "text" },
    script: "tooling/test/test.ts",
    needs: ["chromium", "web", "cv"],
    places: "home",
    answersOnStdout: false,
    summary: "every check and every test, one summary",
    help: `npm test

Format, types, lint, boundaries, dead code; unit, database, api, driver and web tests; end-to-end tests; a short chaos run.
Steps that compute, that wait for pages and that run the whole product go side by side. Goes on after a failing step. Names
the slowest files, and steps that took longer than usual here. The last line is "N passed, N failed"; the exit code is 1 when
anything failed.

  npm test -- --changed      the checks, and the tests that import what is not committed yet
  npm test -- --since=main   the same for what differs from a commit

  TEST_DATABASE_URL       a PostgreSQL for the tests instead of the embedded one (its role must be allowed to create databases)`,
  },
  {
    name: "dev",
    options: {},
    script: "tooling/start/dev.ts",
    listens: true,
    needs: ["chromium"],
    places: "its own",
    answersOnStdout: false,
    summary: "like start, and restarts on changes",
    help: `npm run dev

Like npm start (same variables), but the api, the worker and the sandbox start again when their sources change, and the
web app is rebuilt on every change.`,
  },
  {
    name: "check",
    options: {},
    script: "tooling/test/check.ts",
    needs: [],
    places: "home",
    answersOnStdout: false,
    summary: "format, types, lint, boundaries, dead code",
    help: `npm run check

The checks of npm test that run nothing: format, types, lint, boundaries, dead code. Ends with "N passed, N failed".`,
  },
  {
    name: "format",
    script: "tooling/test/format.ts",
    needs: [],
    places: "home",
    answersOnStdout: false,
    summary: "write every file in the house format",
    help: `npm run format [-- PATH…]

Formats the given files, or all of them, with oxfmt.`,
  },
  {
    name: "demo",
    options: { json: "text" },
    script: "rehearsals/demo/demo.ts",
    needs: ["chromium", "web", "cv"],
    places: "home",
    answersOnStdout: false,
    summary: "the whole main job once, headless, with a table of what happened",
    help: `npm run demo [-- --json FILE]

Signs up, uploads a CV, connects a portal and applies, all on the sandbox, and prints a table: job, company, outcome, seconds,
answers given, screenshot. Exits with 1 when what the portal received differs from what the product claims.
${SANDBOX_NOTE}

  --json FILE   write the figures there`,
  },
  {
    name: "bench",
    script: "rehearsals/bench/bench.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary:
      "applications per minute, next to a bare script and a usual bot, and on each portal; ledger, commits, history, schedules, streams, calls, live view, start",
    help: `npm run bench [-- --only PART] [--portal NAME] [--slots N] [--rows N] [--json FILE]

Measures applications per minute by slots (1, 4, 8, 16) with 300 ms added to each answer of the portal, next to a bare
script and to a bot in the usual style; also processor seconds and memory per application (api, worker, browser and
PostgreSQL; of the scripts their Node and browser). Then the same on LinkedIn, Naukri, Indeed, Glassdoor and company
boards of ten makers (--portal says one of them), at 1 and 8 slots, each beside a bare script on the same pages, both with two pictures of every application. Then the ledger: holds, captures, releases and top-ups a second at 1,
8 and 32 connections, and how long a balance takes with a million entries. Then the steps of a thousand lanes committed a second
when their watchers are told of each, and when nobody is. Then logs and analytics of a user with 100,000
applications among a million (--rows says another number). Then the scan for due runs with 100,000 and a
million schedules, when nothing is due and when 500 are, with the plan of its query. Then a thousand open event streams on
one api: memory for each, connections to PostgreSQL, and how late an event comes. Then common calls of the api beside a bare Fastify
with the same queries, and the live view of a page with and without somebody who looks. Then how long npm start takes and what
it holds at rest.
Says of each aim whether it is met: at 8 slots more than 100 a minute, the bare script at most 1.5 times as fast, at
least 25 times the usual bot; a balance in less than 2 ms at the median. A missed aim is no error; the exit code is 1
when something could not be measured.
${SANDBOX_NOTE}

  --only PART   applying, portals, ledger, commits, history, schedules, streams, api, live, watched or starting
  --slots N     applying and portals with this number of slots alone
  --rows N      history among this many applications, 100,000 or more
  --json FILE   write the figures there`,
  },
  {
    name: "bench:api",
    options: { json: "text" },
    script: "rehearsals/bench/bench-api.ts",
    needs: [],
    places: "home",
    answersOnStdout: false,
    summary: "common calls beside a bare Fastify with the same queries, as ratios",
    help: `npm run bench:api [-- --json FILE]

Calls that the app makes most (details, platforms, logs, dashboard, balance, what needs the user, saving preferences), eight people at
a time, in turns with a bare Fastify that makes the same queries and looks the same token up, in a process of its own. Prints the middle
and the slow end of each and the processor time of the process that answers, and whether the aim (1.4 times at the median) is met; a
missed aim is no error.
${SANDBOX_NOTE}

  --json FILE   write the figures there`,
  },
  {
    name: "cost",
    options: {},
    script: "rehearsals/bench/cost.ts",
    needs: [],
    places: "home",
    answersOnStdout: true,
    summary:
      "what 1,000 applications cost on rented machines, and how many accounts a core carries",
    help: `npm run cost

Prints the tables of docs/cost.md: what 1,000 applications cost on each portal and rented machine, and how many accounts that apply
at live mode's pace it carries. All is worked out from rehearsals/bench/cost/prices.json (each price with its date and source: put yours there)
and rehearsals/bench/cost/measured.json (what the bench measured).`,
  },
  {
    name: "bench:web",
    options: { json: "text" },
    script: "rehearsals/bench/bench-web.ts",
    needs: ["chromium", "web", "cv"],
    places: "home",
    answersOnStdout: false,
    summary: "the landing page on a slow phone, and the way from page to page, in a real browser",
    help: `npm run bench:web [-- --json FILE]

Opens the landing page as a first visitor on a slow phone (150 ms, 1.6 Mbit/s, a processor four times slower) and tells the
bytes that came, the largest paint and the layout shift, each the middle of seven visits; then goes through the app's pages
by the sidebar as a signed-in person with applications behind them, and tells how long each takes from the click until it
shows its data and takes input, the first time and again. Says of each aim whether it is met; a missed aim is no error.
${SANDBOX_NOTE}

  --json FILE   write the figures there`,
  },
  {
    name: "bench:first-run",
    options: {
      portal: "text",
      newcomers: "text",
      from: "text",
      seed: "text",
      thorough: "flag",
      json: "text",
    },
    script: "rehearsals/bench/bench-first-run.ts",
    needs: ["chromium", "web", "cv"],
    places: "home",
    answersOnStdout: false,
    summary: "newcomers go through the set-up, and their first run: what is sent, asked, left out",
    help: `npm run bench:first-run [-- --portal linkedin|indeed|glassdoor|naukri|boards] [--newcomers N] [--from N] [--thorough] [--seed S] [--json FILE]

Takes 24 invented newcomers of as many trades through the set-up in a real browser, each with a CV of their own, counts their
clicks and the fields they type, and then applies for ten jobs on each portal. There they find matching jobs, near ones and
some of other trades, as judged in packages/domain/src/choosing/unseen, each with a generated form. Prints for each newcomer
and portal how many matching jobs were sent at once, stopped by a question (by topic) or left out (by reason), and whether a
job that is nothing for them was sent and charged; then each goal, met or missed. A missed goal is no error.
${SANDBOX_NOTE}

  --portal NAME   one portal instead of all
  --newcomers N   how many (24)
  --from N        begin with this one, counted from 0
  --thorough      they answer every question of "What forms ask most", whatever clicks it takes
  --seed S        the same forms and choice of jobs again
  --json FILE     write the figures there, after each newcomer`,
  },
  {
    name: "gallery",
    options: { only: "text", language: "text" },
    script: "rehearsals/gallery/gallery.ts",
    needs: ["chromium", "web", "cv"],
    places: "home",
    answersOnStdout: false,
    summary: "pictures of every screen and state, light and dark, desktop and phone",
    help: `npm run gallery [-- --only WORDS --language hi]

Runs the product on the sandbox, brings a visitor, a newcomer, a beginner and somebody with applications behind them to where
they are, and takes a picture of every screen in every state (empty, full, loading, calls that fail, dialogs), light and dark,
1440 and 390 wide; some also in the system's own colours and at 200 % zoom. The album is .data/gallery/index.html. Says what could not be taken, which is an error.
${SANDBOX_NOTE}

  --only WORDS    only screens whose name has these words, such as wallet
  --language hi   the app in Hindi, in .data/gallery-hi, with the lines that have Latin words in latin.txt`,
  },
  {
    name: "bench:cv",
    script: "rehearsals/bench/bench-cv.ts",
    needs: ["cv"],
    places: "home and tmp",
    answersOnStdout: false,
    summary: "how well, how fast and in how much memory CVs are read",
    help: `npm run bench:cv [-- --corpus DIR] [--json FILE]

Reads a corpus of CVs with the product's own reader (what it measures is what cv:extract prints), scores it with the
corpus's scorer, and prints precision, recall and F1 of each field, the macro F1 of all CVs and of two halves by design,
the worst designs, milliseconds a PDF warm and in a new process (median and 95th percentile) and the largest memory.
Says of each aim whether it is met: macro F1 at least 0.93, no design under 0.75, at most 15 ms a PDF warm and 150 ms in
a new process at the median, at most 150 MB. A missed aim is no error. Where there is no corpus it says so and measures
nothing.

  --corpus DIR  DIR/pdf/ID.pdf, DIR/truth/ID.json, DIR/score.mjs; ../shared/cv-corpus when it is there
  --json FILE   write the figures there`,
  },
  ...proofCommands,
  ...liveCommands,
  ...backupCommands,
  ...inspectCommands,
];

/**
 * What a command says of itself: the same on --help and on a wrong call.
 * @param {string} name
 */
export function helpOf(name) {
  const command = commands.find((each) => each.name === name);
  if (command === undefined) throw new Error(`There is no command ${name}`);
  return command.help;
}
