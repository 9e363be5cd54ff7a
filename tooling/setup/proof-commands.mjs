import { SANDBOX_NOTE } from "./sandbox-note.mjs";

/**
 * The commands that prove by mass (docs/testing.md): much work, many deaths, held against a record that shares nothing with it.
 * @type {readonly import("./commands.mjs").Command[]}
 */
export const proofCommands = [
  {
    name: "chaos",
    script: "rehearsals/chaos/chaos.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary: "kill processes at random and prove that nothing is lost or done twice",
    help: `npm run chaos [-- --short] [--apis N] [--workers N] [--seed N] [--json FILE]

Two apis and three workers on one database do mixed work for several users (runs by hand, by schedules that run once and by
daily ones as the clock moves from morning to morning, stops, reads of logs and runs, recharges) while workers, browsers,
apis and PostgreSQL are killed at random. Then compares what the sandbox's employers received with the books, and each
payment and each morning with what came of it. Prints its seed.
${SANDBOX_NOTE}

  --short       the run that npm test does
  --apis N      how many apis (2)
  --workers N   how many workers, of two slots each (3)
  --seed N      repeat a run
  --json FILE   write the figures there`,
  },
  {
    name: "mutants",
    options: { only: "text" },
    script: "tooling/mutants/run-mutants.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary: "take out one control after the other and see which test notices",
    help: `npm run mutants [-- --only WORDS]

Copies the repository to .data/mutants, takes out one control there (a fence, a deadline, a signature, a limit), runs the test that
has to go red without it, and puts it back. The exit code is 1 when a test stays green or does not run.

  --only WORDS  those whose name or file has these words`,
  },
  {
    name: "soak:money",
    script: "rehearsals/soaks/soak-money.ts",
    needs: [],
    places: "home",
    answersOnStdout: false,
    summary: "thousands of random sequences on the wallet, held against a simple model",
    help: `npm run soak:money [-- --sequences N] [--seed S] [--processes N] [--json FILE]

Runs random sequences of recharges, evidence (duplicated, late, out of order, tampered, lost), plan changes, holds,
captures, releases, expiries, refunds, disputes and outages of the payment provider on real PostgreSQL, many at once and
from several processes, and holds every journal, balance and order against a simple model. Prints its seed, how far it
is and what happened how often; a rule that breaks is shown with the smallest sequence that breaks it, and the exit code
is 1.
It brings its own database; a running npm start is left alone.

  --sequences N  how many (10000)
  --seed S       repeat a run
  --processes N  pairs of processes, each pair with a database of its own (2)
  --json FILE    write the figures there`,
  },
  {
    name: "soak:cvs",
    options: { count: "text", seed: "text", json: "text" },
    script: "rehearsals/soaks/soak-cvs.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary: "hundreds of invented CVs, printed by a browser and read back",
    help: `npm run soak:cvs [-- --count N] [--seed S] [--json FILE]

Makes up CVs in fifteen languages and all layouts, prints each with Chromium, reads it and compares every value. Prints its
seed, each CV that is read badly, and the share of values that are right; below 97 % the exit code is 1.

  --count N    how many (500)
  --seed S     the first one's seed
  --json FILE  write the figures there`,
  },
  {
    name: "soak:database",
    options: {
      kills: "text",
      writers: "text",
      applications: "text",
      promote: "flag",
      seed: "text",
      json: "text",
    },
    script: "rehearsals/soaks/soak-database.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary: "people save and apply while PostgreSQL is killed again and again",
    help: `npm run soak:database [-- --kills N] [--promote] [--writers N] [--applications N] [--seed S] [--json FILE]

Lets people save without a pause and one run apply on the sandbox's LinkedIn while PostgreSQL is killed (SIGKILL) and started again.
Prints its seed; the exit code is 1 when a process ends by itself, when a call is refused otherwise than with 503 and Retry-After,
when one that is made again does not work, and when anything that was acknowledged is lost or anything is done twice.
${SANDBOX_NOTE}

  --kills N         how many (30)
  --promote         half-way the server stays dead: a synchronous standby is promoted by hand, and the database's address
                    leads to it from then on
  --writers N       people who save (6)
  --applications N  of the run under way (12)
  --seed S          repeat the same pauses
  --json FILE       write the figures there`,
  },
  {
    name: "soak:hostile",
    options: { users: "text", seconds: "text", seed: "text", json: "text" },
    script: "rehearsals/soaks/soak-hostile.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary: "a crowd uses the app with and without one hostile user among them",
    help: `npm run soak:hostile [-- --users N] [--seconds N] [--seed S] [--json FILE]

Lets a crowd use the app, minute by minute with and without one among them who takes whatever there is to take: big bodies, many saves at
once, streams, slow CVs, sign-ins that wait at a code. The exit code is 1 when the others' 99th percentile is more than three times as
slow with that one, when one of their calls fails, or when a process ends.
${SANDBOX_NOTE}

  --users N    of which one is hostile (200)
  --seconds N  with the hostile one, and as many without (600)
  --seed S     repeat the same calls
  --json FILE  write the figures there`,
  },
  {
    name: "soak:restore",
    options: { restores: "text", seed: "text", json: "text" },
    script: "rehearsals/soaks/soak-restore.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary: "people apply while the database is put back to random earlier seconds",
    help: `npm run soak:restore [-- --restores N] [--seed S] [--json FILE]

Lets people apply on the sandbox's LinkedIn and on a company's board, which does not show what was sent, and save without a pause. Again
and again everything is killed at once and the database is put back to a random earlier second, or loses its disk and comes back
from the archive. Prints its seed; the exit code is 1 when an employer receives anything twice or anything that the journal and the
database do not own up to, when the ledger is not sound, when more than 60 s of saves are lost, and when it takes more than 120 s until
accounts are served again.
${SANDBOX_NOTE}

  --restores N  how many (100)
  --seed S      repeat the same moments
  --json FILE   write the figures there`,
  },
  {
    name: "soak:upgrade",
    options: { from: "text", applications: "text", json: "text" },
    script: "rehearsals/soaks/soak-upgrade.ts",
    needs: ["chromium", "cv"],
    places: "home",
    answersOnStdout: false,
    summary: "the version before and this one at work on one database, replaced one by one",
    help: `npm run soak:upgrade [-- --from COMMIT] [--applications N] [--json FILE]

Takes the last version with an older schema out of the repository's history and starts two apis and two workers of it. While runs go on,
the schema is brought up to date, one api and one worker are replaced by this version's, both versions serve side by side, and the
others are replaced. Meanwhile people save without a pause and watch their runs. The exit code is 1 when a run does not reach its goal,
a call is refused, a save is lost, anything is sent twice, or a process ends by itself. Needs a clone with its history.
${SANDBOX_NOTE}

  --from COMMIT       begin with this version
  --applications N    the goal of each of the eight runs (6)
  --json FILE         write the figures there`,
  },
  {
    name: "soak:operations",
    options: {
      minutes: "text",
      "idle-minutes": "text",
      users: "text",
      applicants: "text",
      from: "text",
      seed: "text",
      json: "text",
    },
    script: "rehearsals/soaks/soak-operations.ts",
    needs: ["chromium", "cv"],
    places: "home",
    answersOnStdout: false,
    summary: "an hour of operators' work under two hundred users",
    help: `npm run soak:operations [-- --minutes N] [--users N] [--applicants N] [--from COMMIT] [--seed S] [--json FILE]

Two apis and three workers of the version before, PgBouncer and a standby serve two hundred users; a dozen of them apply without a pause.
Under them the schema and then one process after the other are brought to this version, the vault gets another key and the old one is
taken out, PgBouncer is killed twice, and the primary is killed and its standby promoted; a worker is killed every 20 seconds. Prints
the median and the 99th percentile of each call beside those of some minutes in which nobody applied and nothing was done, and how
many calls had to be made again. The exit code is 1 when a call fails, a save is lost, anything is sent twice or charged wrongly, or a
process ends by itself. Needs a clone with its history; PgBouncer is left out where it is not installed.
${SANDBOX_NOTE}

  --minutes N         how long (60)
  --idle-minutes N    how long before that (3)
  --users N           how many (200)
  --applicants N      so many of them apply (12)
  --from COMMIT       begin with this version
  --seed S            the same choices again
  --json FILE         write the figures there`,
  },
  {
    name: "soak:hands",
    script: "rehearsals/soaks/soak-hands.ts",
    options: {
      each: "text",
      taps: "text",
      minutes: "text",
      "at-once": "text",
      seed: "text",
      json: "text",
    },
    needs: ["chromium", "web"],
    places: "home",
    answersOnStdout: false,
    summary: "people pass every kind of check in the worker's own page, while workers and apis die",
    help: `npm run soak:hands [-- --each N] [--taps N] [--minutes N] [--at-once N] [--seed S] [--json FILE]

Lets people pass every kind of check that the sandbox's LinkedIn asks for, in sign-ins and in runs, by what a window shows and a
hand can do: half of them from a phone, over two apis and two workers, some of which are killed meanwhile. Prints its seed and how
many of each kind were passed; the exit code is 1 for a check that was not, for a sign-in begun again although no worker died, for two
windows in control at once, for a window without control that was heard, and for anything typed that is found in files or tables.
Before that it taps and types in the web app's own page, in windows of every pixel ratio and both ways of holding a phone: a tap that
lands more than two pixels off fails too, and so does text that arrives otherwise than it was typed.
${SANDBOX_NOTE}

  --each N      checks of each of the eight kinds (100)
  --taps N      taps at random places of the picture (1000)
  --minutes N   no check begins later (600)
  --at-once N   people at once (6)
  --seed S      repeat the same cases
  --json FILE   write how each check ended there`,
  },
  {
    name: "soak:forms",
    script: "rehearsals/soaks/soak-forms.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary: "hundreds of generated forms on misbehaving portals, compared with what arrived",
    help: `npm run soak:forms [-- --portal NAME] [--applications N] [--seed S] [--json FILE]

Lets people apply to jobs whose forms are generated over every kind of control, on each sandbox portal, while the portals
answer late, cut connections, lose confirmations, end sessions and change their looks, each for some of the people. Then
compares what employers received with the receipts, field by field. Prints its seed, how many ended as what, and every
difference; the exit code is 1 when there is one, when a job was sent twice, or when a form was gone through in circles.
${SANDBOX_NOTE}

  --portal NAME      one portal instead of all: linkedin, indeed, glassdoor, naukri, boards (all makers in turn), or one maker
  --applications N   on each portal (500)
  --seed S           repeat the same forms and faults
  --json FILE        write the figures there`,
  },
  {
    name: "soak:keys",
    options: {
      portal: "text",
      flow: "text",
      key: "text",
      slowness: "text",
      "at-once": "text",
      json: "text",
    },
    script: "rehearsals/soaks/soak-keys.ts",
    needs: ["chromium"],
    places: "home",
    answersOnStdout: false,
    summary:
      "every key of the portals' pages renamed in turn: survived, reported, or lost in silence",
    help: `npm run soak:keys [-- --portal NAME] [--flow NAME] [--key PART] [--slowness N] [--at-once N] [--json FILE]

Goes over each sandbox portal and maker as it is: sign-in, a refused sign-in, search, a search without results, a whole
application, and jobs that cannot be applied to. Then it renames one key after the other that the driver looks for and that is
on these pages (an id, a class, a test id, a label, words), in the portal's HTML, scripts, styles and data alike, goes the same
way again, and prints for each key whether the driver survived it by another variant, reported it by name, or lost something in
silence: a job, a value, an answer, or a claim that is not true. The exit code is 1 when something was lost in silence.
${SANDBOX_NOTE}

  --portal NAME  linkedin, indeed, glassdoor, naukri, or a maker of company boards, as docs/portals names them
  --flow NAME    sign-in, refusal, search, none, read, apply or others
  --key PART     only keys that have this in them
  --slowness N   wait N times as long for what may not come, on a busy machine (1)
  --at-once N    go N ways at the same time (1): a driver mostly waits
  --json FILE    write all lines there`,
  },
  {
    name: "simulate:schedules",
    script: "rehearsals/simulate/simulate-schedules.ts",
    needs: [],
    places: "home",
    answersOnStdout: false,
    summary: "thousands of schedules through simulated days, held against the wall clocks",
    help: `npm run simulate:schedules [-- --users N] [--days D] [--from DATE] [--seed S] [--json FILE]

Saves random schedules of users in 24 time zones and runs the real scheduler in two processes on real PostgreSQL through
simulated days, while the processes are killed and stopped at random and sometimes both are away for hours. Then compares
what was started with what was due by the wall clocks: every due start once, none twice, each at its time. Prints its seed,
the counts and the seconds; the exit code is 1 when there is a difference.
It brings its own database; a running npm start is left alone.

  --users N     schedules, one for each user (2000)
  --days D      how long (8); above 31 days the clock moves an hour at a time, otherwise a quarter
  --from DATE   the first day, at midnight in UTC (2026-10-25)
  --seed S      the same people, pauses and outages again
  --json FILE   write the figures there`,
  },
];
