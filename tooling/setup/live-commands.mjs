/** Commands of those who run Sendoff for real people (docs/going-live.md). */

/** @type {readonly import("./commands.mjs").Command[]} */
export const liveCommands = [
  {
    name: "live:init",
    script: "tooling/live-mode/live-init.ts",
    needs: [],
    places: "its own",
    answersOnStdout: false,
    summary: "make the secrets and the environment file of a live installation",
    help: `npm run live:init -- FILE

Writes an environment file for live mode: four new secrets, and every variable with what it is and where its value comes from.
The file is readable by your account alone (0600). One that is there already is left as it is, and a place inside the
repository is refused: secrets do not belong there. Prints what to do next.`,
  },
  {
    name: "live:check",
    options: { "env-file": "text" },
    script: "tooling/live-mode/live-check.ts",
    needs: ["chromium"],
    places: "home and tmp",
    answersOnStdout: false,
    summary: "say what is missing or wrong before going live, and try what is there",
    help: `npm run live:check [-- --env-file FILE]

Lists what live mode lacks, then tries what is there, a line each, good or bad and how to mend it: the database (version, role,
archive, mode), the mail server (a mail to OPS_EMAIL), PayU with your key (it asks after a payment that does not exist, and never
pays), the store (writes, reads and deletes an object), the way from PUBLIC_URL through the proxy to the api's port, the clock, the
browser. Names the portal:check commands, which need your own hands. The exit code is 1 when something is wrong.

Run it while Sendoff is stopped: what the proxy says of a caller is seen on the api's own port, where nothing else may listen.

  --env-file FILE   variables, one NAME=value a line; those of the environment win`,
  },
  {
    name: "build",
    options: {},
    script: "tooling/live-mode/build.ts",
    needs: ["web", "cv"],
    places: "home and tmp",
    answersOnStdout: false,
    summary: "build what an api serves and runs, for an image",
    help: `npm run build

Builds the web app and the process that reads CVs, and says where they are: an image's api needs both (deploy/Containerfile).
npm start builds them by itself.`,
  },
  {
    name: "migrate",
    options: { "env-file": "text" },
    script: "tooling/live-mode/migrate.ts",
    needs: [],
    places: "its own",
    answersOnStdout: false,
    summary: "bring the database up to date, where npm start does not run the processes",
    help: `npm run migrate [-- --env-file FILE]

Brings the database of DATABASE_URL up to date as its owner, gives the other roles their rights, and marks it as one of
SENDOFF_MODE. npm start does the same; this is for containers and other installations that start the processes themselves, once
before each update (docs/deploying.md). Several at once wait for each other.

  --env-file FILE   variables, one NAME=value a line; those of the environment win`,
  },
  {
    name: "vault:keys",
    options: { "env-file": "text", rotate: "flag", seal: "flag", wrap: "flag" },
    script: "tooling/live-mode/change-vault-keys.ts",
    needs: [],
    places: "its own",
    answersOnStdout: false,
    summary: "say for which keys portal sign-ins are sealed, or change the key",
    help: `npm run vault:keys -- --env-file FILE [--rotate | --seal | --wrap]

Counts what is sealed in the database by the key that it is sealed for, and says which key can go. Prints ids of keys, never keys.

  --env-file FILE   variables, one NAME=value a line; those of the environment win
  --rotate          put a new pair into the file, and the private key of before into SENDOFF_VAULT_OTHER_PRIVATE_KEYS; nothing
                    else is changed. With several machines: docs/going-live.md, "Changing secrets"
  --seal            seal EGRESS_PROXIES in the file for the public key there, so that only a worker can read it
  --wrap            let the key management service that the file names (KMS_PROVIDER) wrap the private keys in it, so that
                    none lies there as it is`,
  },
];
