// The built child's first file: runs the reader from one script whose functions were compiled before (compiled-code.ts).
// CommonJS, so that Node need not load what it takes to link modules. Its argument, for the build alone: `keep` writes down at the
// end what was compiled meanwhile, `check` fails if what is written down cannot be used.
const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");
const { Script } = require("node:vm");

const reader = join(__dirname, "reader.js");
const compiledCode = join(__dirname, "reader.code");
const [, , task] = process.argv;

/** Without it everything is compiled anew, and so it is if it is of another V8 or other flags. */
function readCode() {
  try {
    return readFileSync(compiledCode);
  } catch {
    return undefined;
  }
}

/**
 * The address of a file of another package, for `import.meta.resolve`, which CommonJS has not.
 * @param {string} name
 */
function resolveModule(name) {
  return pathToFileURL(require.resolve(name)).href;
}

const script = new Script(readFileSync(reader, "latin1"), {
  filename: reader,
  cachedData: task === "keep" ? undefined : readCode(),
});
if (task === "keep")
  process.on("exit", () => writeFileSync(compiledCode, script.createCachedData()));
if (task === "check") process.exitCode = script.cachedDataRejected === false ? 0 : 1;
script.runInThisContext()(require, {}, resolveModule);
