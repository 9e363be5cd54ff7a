import { realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { createSecrets } from "../start/secrets.ts";
import { ROOT } from "../start/settings.ts";
import { StartError } from "../start/start-error.ts";
import { VARIABLE_GROUPS } from "./variables.ts";
import type { Variable } from "./variables/variable.ts";

const WIDTH = 110;

const HEAD = [
  "The environment of a live Sendoff. Whoever reads this file has its secrets: keep it to the one account that starts Sendoff (0600), out of every repository, with a copy where the database's backups are not.",
  "One NAME=value a line; a value with a # in it stands in quotes. A variable that is set in the environment wins over its line here. Lines behind a # show the default or an example.",
];

/**
 * Writes a new environment file with four new secrets and every variable of live mode, readable by its owner alone, and returns its
 * whole path. Throws StartError, and writes nothing, for a place inside the repository or one that is taken or cannot be written in.
 */
export function createEnvironmentFile(name: string): string {
  const wanted = resolve(name);
  const file = join(realFolder(dirname(wanted)), basename(wanted));
  const fromRoot = relative(realpathSync(ROOT), file);
  if (!fromRoot.startsWith("..")) {
    throw new StartError(
      `${file} lies in the repository, where secrets do not belong. Name a file elsewhere, such as /etc/sendoff/live.env.`,
    );
  }
  try {
    writeFileSync(file, environmentText(), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (codeOf(error) === "EEXIST") {
      throw new StartError(
        `${file} is there already and was left as it is: its secrets may be in use. Name another file, or move that one away.`,
        { cause: error },
      );
    }
    throw cannotWrite(dirname(file), error);
  }
  return file;
}

/** What to do with a file that was just made. */
export function nextSteps(file: string): string {
  const quoted = /^[\w./@%+=:,-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;
  const open = VARIABLE_GROUPS.flatMap(({ variables }) => variables)
    .filter((each) => each.isSet === true && each.source !== undefined && each.value === undefined)
    .map(({ name }) => name)
    .filter((name) => !SECRET_NAMES.has(name));
  return [
    `${file} has four new secrets, readable by you alone. Next:`,
    `  1. Fill in ${open.join(", ")}; what each is stands above it.`,
    "  2. Keep a copy of the file where the database's backups are not: without its secrets, what is sealed stays sealed.",
    `  3. npm run live:check -- --env-file ${quoted}`,
    `  4. npm start -- --env-file ${quoted}`,
  ].join("\n");
}

const SECRET_NAMES: ReadonlySet<string> = new Set(Object.keys(createSecrets()));

function environmentText(): string {
  const secrets: Readonly<Record<string, string>> = createSecrets();
  const groups = VARIABLE_GROUPS.map(({ title, variables }) =>
    [
      `# ===== ${title} =====`,
      ...variables.map((each) => entryOf(each, secrets[each.name] ?? each.value ?? "")),
    ].join("\n\n"),
  );
  return `${[HEAD.map(comment).join("\n#\n"), ...groups].join("\n\n\n")}\n`;
}

function entryOf(variable: Variable, value: string): string {
  const { name, meaning, source, isSet } = variable;
  const comments = [meaning, ...(source === undefined ? [] : [source])].map(comment);
  return [...comments, `${isSet === true ? "" : "# "}${name}=${value}`].join("\n");
}

/** Lines behind a #, none much longer than what a terminal shows. */
function comment(text: string): string {
  const lines: string[] = [];
  let line = "#";
  for (const word of text.split(" ")) {
    if (line.length + word.length >= WIDTH) {
      lines.push(line);
      line = "#";
    }
    line = `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

function cannotWrite(folder: string, error: unknown): StartError {
  const why =
    codeOf(error) === "ENOENT" ? "is not there; make it first" : `is closed (${codeOf(error)})`;
  return new StartError(
    `The folder ${folder} ${why}, or name a file in one that you may write in.`,
    { cause: error },
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
