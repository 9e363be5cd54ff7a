// What the server uses of WebAssembly. Node has it, but TypeScript declares it with the browser's types only.
declare namespace WebAssembly {
  type ImportValue = Function | Memory | Table | number;
  type Exports = Record<string, ImportValue>;
  type Imports = Record<string, Record<string, ImportValue>>;
  class Memory {
    readonly buffer: ArrayBuffer;
    constructor(limits: { initial: number; maximum?: number });
    grow(pages: number): number;
  }
  class Table {
    readonly length: number;
    get(index: number): unknown;
    set(index: number, value?: unknown): void;
    grow(entries: number, value?: unknown): number;
  }
  class Module {
    constructor(bytes: BufferSource);
    static imports(module: Module): { module: string; name: string; kind: string }[];
  }
  class Instance {
    readonly exports: Exports;
    constructor(module: Module, imports?: Imports);
  }
}
type BufferSource = ArrayBufferView<ArrayBuffer> | ArrayBuffer;
