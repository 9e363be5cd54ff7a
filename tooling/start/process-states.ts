import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What has ended and is not back yet, for the api's `/readyz`: it reads this file. */
export interface ProcessStates {
  /** Forgets what an earlier run noted. */
  readonly begin: () => void;
  readonly ended: (name: string, facts: { readonly ends: number; readonly again: Date }) => void;
  readonly isBack: (name: string) => void;
}

/** Where the states of a data folder's processes stand. */
export function processStatesFile(dataDir: string): string {
  return join(dataDir, "run/ended.json");
}

interface Ended {
  readonly name: string;
  /** How often within ten minutes. */
  readonly ends: number;
  readonly starts_again_at: string;
}

/** Writes each change to `file`, whole. A disk that is full costs the note, nothing else. */
export function createProcessStates(file: string): ProcessStates {
  const ended = new Map<string, Ended>();
  const write = (): void => {
    try {
      mkdirSync(dirname(file), { recursive: true });
      const unfinished = `${file}.part`;
      writeFileSync(unfinished, JSON.stringify([...ended.values()]));
      renameSync(unfinished, file);
    } catch {
      // Whoever reads it sees the state before.
    }
  };
  return {
    begin: write,
    ended(name, { ends, again }) {
      ended.set(name, { name, ends, starts_again_at: again.toISOString() });
      write();
    },
    isBack(name) {
      if (ended.delete(name)) write();
    },
  };
}
