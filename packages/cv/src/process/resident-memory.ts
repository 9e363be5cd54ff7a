import { readFileSync } from "node:fs";

/** Memory in MB that a process holds, pages shared with others included; 0 where the kernel does not tell (macOS) or it is gone. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
