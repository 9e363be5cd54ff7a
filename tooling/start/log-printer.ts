import { prettyLine } from "./pretty-log.ts";

/** Prints the processes' logs, but not between the lines of progress: those wait until `release`. */
export interface LogPrinter {
  readonly print: (name: string, line: string) => void;
  readonly release: () => void;
}

export function createLogPrinter(stream: NodeJS.WritableStream): LogPrinter {
  let held: string[] | undefined = [];
  return {
    print(name, line) {
      if (line.trim() === "") return;
      const text = `${prettyLine(name, line)}\n`;
      if (held === undefined) stream.write(text);
      else held.push(text);
    },
    release() {
      stream.write((held ?? []).join(""));
      held = undefined;
    },
  };
}
