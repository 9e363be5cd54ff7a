/** Of one's own folder or of the one that all job sites share: their files have one name each. */
const IMPORT = /^import \{([^}]*)\} from "(?:\.|\.\.\/\.\.\/job-site\/assets)\/([\w-]+\.js)";$/gm;
/** The code of a part that a page needs late. */
const LATE_IMPORT = /\bimport\("\.\/([\w-]+\.js)"\)/g;
const EXPORT = /^export (?=(?:(?:async )?function|class|const) (\w+))/gm;
/** What no function can hold. */
const LEFT_OVER = /^(?:import|export|await)\b.*$/m;

interface Module {
  readonly code: string;
  readonly imports: readonly string[];
}

function readModule(name: string, source: string): Module {
  const imports = [...source.matchAll(IMPORT)].map(([, , from = ""]) => from);
  const late = [...source.matchAll(LATE_IMPORT)].map(([, from = ""]) => from);
  const exported = [...source.matchAll(EXPORT)].map(([, own]) => own);
  const code = source
    .replace(IMPORT, (_, names: string, from: string) => {
      return `const {${names.replaceAll(" as ", ": ")}} = importOnce("${from}");`;
    })
    .replace(
      LATE_IMPORT,
      (_, from: string) => `Promise.resolve().then(() => importOnce("${from}"))`,
    )
    .replace(EXPORT, "");
  const other = LEFT_OVER.exec(code)?.[0];
  if (other !== undefined) throw new Error(`${name}: no bundle can be made of "${other}"`);
  return { code: `${code}\nreturn { ${exported.join(", ")} };`, imports: [...imports, ...late] };
}

/**
 * Joins scripts and all that they import into one, as sites do with theirs: each runs once, in the order of `names`, what it
 * imports before it. `sourceOf` returns the text of a file of that name. Throws for an import or export of another form than
 * the sandbox's scripts have.
 */
export function bundleScripts(
  names: readonly string[],
  sourceOf: (name: string) => string,
): string {
  const modules = new Map<string, Module>();
  const add = (name: string): void => {
    if (modules.has(name)) return;
    const module = readModule(name, sourceOf(name));
    modules.set(name, module);
    module.imports.forEach(add);
  };
  names.forEach(add);
  const written = [...modules].map(
    ([name, { code }]) => `${JSON.stringify(name)}: () => {\n${code}\n}`,
  );
  return `const modules = {
${written.join(",\n")}
};
const loaded = {};
const importOnce = (name) => (loaded[name] ??= modules[name]());
${names.map((name) => `importOnce(${JSON.stringify(name)});`).join("\n")}
`;
}
