/** A frame of a stack: a function's name where it has one, and its file. */
const FRAME = /^\s+at (?:async )?(?:(.+?) \()?(?:file:\/\/)?(\/[^)]+?)(?::\d+){1,2}\)?$/;
const PRODUCT = /\/(?:packages|apps)\/([a-z]+)\/src\/(.+)$/;
const TEST = /\.(?:test|fixture|suite)\.ts$|\/testing\/|\/packages\/testkit\//;

/**
 * Which function of the product makes a statement, as `db applying/run.repository.ts watchRun`: the innermost one on the stack that has
 * a name. Undefined where a test makes it by itself.
 */
export function originOf(stack: string): string | undefined {
  const frames = stack.split("\n").flatMap((line) => {
    const [, name, path = ""] = FRAME.exec(line) ?? [];
    const isOurs = !path.includes("/node_modules/") && !path.includes("/testkit/src/statements/");
    return isOurs && path !== "" ? [{ name, path }] : [];
  });
  const [first] = frames;
  if (first === undefined || TEST.test(first.path)) return undefined;
  // Each of these is run once, by the owner.
  if (first.path.includes("/migrations/")) return undefined;
  const [, home, file] = PRODUCT.exec(first.path) ?? [];
  if (home === undefined || file === undefined) return undefined;
  const named = frames.find(({ name, path }) => path === first.path && isPlain(name));
  return `${home} ${file}${named?.name === undefined ? "" : ` ${named.name}`}`;
}

const isPlain = (name: string | undefined): boolean =>
  name !== undefined && /^[\w$]+$/.test(name) && !["Object", "Promise", "eval"].includes(name);
