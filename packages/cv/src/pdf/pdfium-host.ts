/** What the library's WebAssembly file gives that its host needs. */
interface HostExports {
  readonly memory: WebAssembly.Memory;
  readonly table: WebAssembly.Table;
  readonly call: (name: string, ...args: readonly number[]) => number;
}

type Import = (...args: number[]) => number;

/** Emscripten's sign that C code jumps back to a place it has marked (setjmp, longjmp). */
const LONG_JUMP = Number.POSITIVE_INFINITY;
const PAGE_BYTES = 65_536;
/** Memory grows by this share at least, so that many small requests do not each move it. */
const GROWTH = 1.2;
/** The errors of WASI that it answers with (wasi-libc, `__header_errno`): no such file, no such call, no such open file. */
const NO_SUCH_FILE = -44;
const NO_SUCH_CALL = -52;
const NOT_OPEN = 8;

/** Grows memory to hold `bytes`; 1 if it could, as C asks. */
function grow(memory: WebAssembly.Memory, bytes: number): number {
  const held = memory.buffer.byteLength;
  for (const wanted of [Math.max(bytes, held * GROWTH), bytes]) {
    try {
      memory.grow(Math.ceil((wanted - held) / PAGE_BYTES));
      return 1;
    } catch {
      // Not so much: the next, smaller size is tried.
    }
  }
  return 0;
}

/** Calls a function of the table for C code that wants to be jumped back to (`invoke_*`). */
function invokeFrom(host: () => HostExports): Import {
  const known: unknown[] = [];
  return (index, ...args) => {
    const { call, table } = host();
    const stack = call("emscripten_stack_get_current");
    try {
      const target: unknown = (known[index] ??= table.get(index));
      return typeof target === "function" ? Number(target(...args)) : 0;
    } catch (error) {
      call("_emscripten_stack_restore", stack);
      if (error !== LONG_JUMP) throw error;
      return call("setThrew", 1, 0);
    }
  };
}

function stop(): never {
  throw new Error("PDFium gave up on the file");
}

/**
 * All that PDFium is given of the world it runs in: memory, the clock and jumps within its own code. No files, no
 * environment, no time zone and nowhere to print to; whatever asks for them learns that there are none. The library's own
 * host would bring a file system and nine hundred wrapped calls, a seventh of what a new process takes for a CV.
 */
function importOf(name: string, host: () => HostExports): Import {
  if (name.startsWith("invoke_")) return invokeFrom(host);
  if (name.startsWith("__syscall_"))
    return () => (/open|stat/.test(name) ? NO_SUCH_FILE : NO_SUCH_CALL);
  if (name.startsWith("fd_")) return () => NOT_OPEN;
  switch (name) {
    case "_emscripten_memcpy_js":
      return (to, from, count) => {
        new Uint8Array(host().memory.buffer).copyWithin(to, from, from + count);
        return 0;
      };
    case "emscripten_resize_heap":
      return (bytes) => grow(host().memory, bytes >>> 0);
    case "emscripten_date_now":
      return () => Date.now();
    case "_emscripten_throw_longjmp":
      return () => {
        throw LONG_JUMP;
      };
    case "environ_sizes_get":
      return (count, bytes) => {
        const view = new DataView(host().memory.buffer);
        view.setUint32(count, 0, true);
        view.setUint32(bytes, 0, true);
        return 0;
      };
    case "environ_get":
    // A document's text needs no calendar: its dates stay what C code has set them to before.
    case "_tzset_js":
    case "_localtime_js":
    case "_gmtime_js":
      return () => 0;
    case "_abort_js":
    case "__assert_fail":
      return stop;
    default:
      throw new Error(`PDFium wants "${name}", which this host does not know`);
  }
}

function hostExports(exports: WebAssembly.Exports): HostExports {
  const { memory, __indirect_function_table: table } = exports;
  if (!(memory instanceof WebAssembly.Memory) || !(table instanceof WebAssembly.Table))
    throw new Error("PDFium has no memory or no table of its functions");
  return {
    memory,
    table,
    call: (name, ...args) => {
      const target = exports[name];
      if (typeof target !== "function") throw new Error(`PDFium has no call named ${name}`);
      return Number(target(...args));
    },
  };
}

/**
 * Starts PDFium from the bytes of its WebAssembly file and returns its raw calls and memory. Throws if the file wants more than
 * the host knows (another version of the library).
 */
export function startPdfium(file: BufferSource): WebAssembly.Exports {
  const module = new WebAssembly.Module(file);
  const running: { exports?: HostExports } = {};
  const host = (): HostExports => running.exports ?? stop();
  const imports: WebAssembly.Imports = {};
  for (const each of WebAssembly.Module.imports(module))
    (imports[each.module] ??= {})[each.name] = importOf(each.name, host);
  const { exports } = new WebAssembly.Instance(module, imports);
  running.exports = hostExports(exports);
  for (const name of ["emscripten_stack_init", "__wasm_call_ctors", "PDFiumExt_Init"])
    running.exports.call(name);
  return exports;
}
