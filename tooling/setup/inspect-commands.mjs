/** Commands that look at something and print what they see. */

/** @type {readonly import("./commands.mjs").Command[]} */
export const inspectCommands = [
  {
    name: "cv:extract",
    script: "tooling/inspect/cv-extract.ts",
    needs: ["cv"],
    places: "home and tmp",
    answersOnStdout: true,
    summary: "print what would be read from CV files",
    help: `npm run -s cv:extract -- FILE... [--out DIR]

Prints what the product reads from CVs: for each file the JSON that the upload would answer, {"data": {...}}.

  FILE        PDF, DOCX or DOC, at most 5 MB; the type is decided by content, not by name
  --out DIR   writes DIR/NAME.json for each file instead of printing (NAME is the file's name without its ending)
  --help      prints this text

One file is printed as indented JSON. Several files are printed as one JSON object per line, in the order given:
{"file": "FILE", "data": {...}}. A file that is refused gets a line "FILE: why" on standard error, the others
are still read, and the exit code is 1. A wrong call exits with 2.`,
  },
  {
    name: "supply:check",
    options: { offline: "flag" },
    script: "tooling/supply/supply-check.ts",
    needs: [],
    places: "home",
    answersOnStdout: false,
    summary: "what the product is made of: SBOM, licences, known weaknesses",
    help: `npm run supply:check [-- --offline]

Writes the SBOM of what runs (CycloneDX) and the licences of all dependencies to .data/supply, and asks the registry for known
weaknesses. The exit code is 1 for a licence or a weakness that nobody has accepted in writing (tooling/supply/exceptions.ts), for an
acceptance that has run out or that nothing needs any more, and when the registry does not answer. Licences alone are part of npm test.

  --offline   asks no registry`,
  },
  {
    name: "supply:update",
    options: { latest: "flag" },
    script: "tooling/supply/supply-update.ts",
    needs: [],
    places: "its own",
    answersOnStdout: false,
    summary: "newer versions of all dependencies, then every check and test",
    help: `npm run supply:update [-- --latest]

Writes the newest versions within the same major ones into each package.json, of those that have been out for a week, installs them,
and runs supply:check and npm test. It begins with nothing uncommitted; what fails stays in the files, to be mended or put back.

  --latest   newer major versions, too`,
  },
  {
    name: "portal:check",
    script: "tooling/portal-check/portal-check.ts",
    needs: ["chromium"],
    places: "home and tmp",
    answersOnStdout: false,
    summary: "hold a driver against the living pages of its portal, without sending anything",
    help: `npm run portal:check -- --portal NAME [--role WORDS]... [--place WORDS]... [--fill [--answers P.json] [--cv FILE.pdf]] [--save DIR --hide WORDS]

Opens a browser in which you sign in with your own account, then goes through search, a job's page and the first page of its
form, and says of each key that the driver and its page scripts look for which of its variants is on the pages: one, several,
or none. It only reads. With --fill it goes on through all steps of the form: THAT WRITES made-up answers into your account's
form where nothing is filled in and UPLOADS A CV, which some portals keep. The last button is never pressed either way, and the
form is left without a draft. The exit code is 1 when the surest variant of a needed key is missing, or all of them, or when
the way could not be gone to its end.

  --portal NAME    linkedin, naukri, indeed, glassdoor, or the address of a company's board
  --role WORDS     what is searched for (Software Engineer); may be given several times
  --place WORDS    where; may be given several times
  --fill           fill the form in, up to its last button, which is not pressed
  --answers FILE   {user, profile, job_preferences, answers, today}: with --fill, these instead of the made-up person's
  --cv FILE        with --fill, the CV that is attached, instead of the made-up person's
  --save DIR       write the pages there, redacted, with the questions of each form: fixtures (docs/testing.md)
  --hide WORDS     what else is taken out of them, with commas between: your name, your town
  --headless       no window; for boards, where nobody signs in, and for the sandbox
  --sandbox URL    a portal of the sandbox instead, with --account MAIL and --password-file FILE: it signs in by itself`,
  },
  {
    name: "answers:first-run",
    script: "tooling/inspect/answers-first-run.ts",
    needs: [],
    places: "home and tmp",
    answersOnStdout: false,
    summary: "run a set of unseen questions once, and reckon anew how sure answers are",
    help: `npm run answers:first-run -- q6

Runs the set packages/answers/src/unseen/q6 with the engine as it is, prints every line that did not come out right, and records
by kind of conclusion how many answers were given and how many were right. The table of how sure each kind is
(packages/answers/src/confidence/table.ts) is made from all records.

Run it before anybody has looked at the set: a set is run for the first time once, and its record is kept. Commit the engine
first, the record names its commit.

  --help      prints this text`,
  },
  {
    name: "answers:learn",
    script: "tooling/inspect/answers-learn.ts",
    needs: [],
    places: "home and tmp",
    answersOnStdout: false,
    summary: "learn from the sets of questions how forms put one question in different words",
    help: `npm run answers:learn
npm run answers:learn -- --without q32

Learns from the sets in packages/answers/src/unseen how rare words are in forms, and what speaks for a saved answer or a thing of
the profile when nothing else answers a question, and writes it to packages/answers/src/learned-weights/learned.ts. Nothing is drawn by
lot: the same sets give the same file. Run it when a set was added, after its first run.

  --without SET  leaves one set out; what that set then shows is how unseen questions would come out. Do not commit that
  --help         prints this text`,
  },
  {
    name: "form:inspect",
    script: "tooling/inspect/form-inspect.ts",
    needs: ["chromium"],
    places: "home and tmp",
    answersOnStdout: true,
    summary: "print the fields a driver sees on saved or live pages",
    help: `npm run -s form:inspect -- --portal NAME [--profile P.json] FILE.html... | URL...

Prints the fields a driver sees on saved or live pages, and how a profile answers them.

  --portal    linkedin reads the Easy Apply dialog; indeed and glassdoor Indeed's form in the page or in its frames, where
              there is one; naukri the question that its drawer asks; greenhouse, lever, ashby, workable, personio, teamtailor,
              smartrecruiters, recruitee, rippling and breezy the form of a company's board, or the step of it that is shown;
              any every form on the page
  --profile   {user, profile, job_preferences, answers, today, job}: also show each field's answer
  --help      prints this text

Files are opened with the network off and their scripts disabled; files saved beside them are used.
Each page is a JSON array of {question, kind, required, options, value, error, answer} in page order; answer is null
or {value, source, confidence, why}. One page is printed indented, several as one array per line in the order given.
A page that cannot be opened is an empty array with a line on standard error, and the exit code is 1.`,
  },
  {
    name: "spec:coverage",
    script: "tooling/spec-coverage/spec-coverage.ts",
    needs: [],
    places: "home and tmp",
    answersOnStdout: true,
    summary: "print each statement of the specification with the tests that prove it",
    help: `npm run -s spec:coverage [-- ID...]

Prints each statement of docs/spec-coverage with the tests that are tagged with its number (// SPEC 2a.14 above a test), and
why the product does something else where it does.

  ID          only statements whose number begins so: 2a, 2a.14
  --help      prints this text`,
  },
  {
    name: "statements",
    options: { check: "flag", from: "text" },
    script: "tooling/inspect/statements.ts",
    needs: ["chromium"],
    places: "home and tmp",
    answersOnStdout: false,
    summary: "list the statements that are not bound to one user, in docs/statements.md",
    help: `npm run statements [-- [--check] [--from FILE]]

Runs the tests of database, api and worker, notes every statement that the product makes in them, and writes those that reach
further than one user's rows into docs/statements.md, with what a PostgreSQL distributed by user does with them.

  --check       write nothing: print those that the page lacks; the exit code is 1 when there are any

  --from FILE   the notes of a run that was made before (SENDOFF_STATEMENTS_FILE), instead of running the tests`,
  },
];
