import { unzipSync } from "fflate";
import { MAX_INFLATED_BYTES, MAX_INFLATE_RATIO, MAX_ZIP_ENTRIES } from "../limits.ts";
import type { Refusal } from "../outcome.ts";
import { refuse } from "../outcome.ts";

const CENTRAL_DIRECTORY = 0x02014b50;
const FLAG_ENCRYPTED = 1;

class GuardError extends Error {}

/** Whether an entry of the archive is locked with a password. */
function hasLockedEntry(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(
    "PK\u0001\u0002",
    0,
    "latin1",
  );
  if (from < 0 || from + 10 > bytes.byteLength || view.getUint32(from, true) !== CENTRAL_DIRECTORY)
    return false;
  return (view.getUint16(from + 8, true) & FLAG_ENCRYPTED) !== 0;
}

/**
 * Inflates the entries of a zip archive that are wanted. Nothing is inflated before the directory has passed the guards
 * (RELIABILITY 5: entries, inflated size, ratio), and no entry can grow beyond the size the directory states for it.
 */
export function unzipGuarded(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, Uint8Array> | Refusal {
  if (hasLockedEntry(bytes)) return refuse("encrypted");
  let entries = 0;
  let inflated = 0;
  try {
    unzipSync(bytes, {
      filter: (file) => {
        entries += 1;
        inflated += file.originalSize;
        const isBomb =
          file.originalSize > 4096 &&
          file.originalSize > MAX_INFLATE_RATIO * Math.max(1, file.size);
        if (entries > MAX_ZIP_ENTRIES || inflated > MAX_INFLATED_BYTES || isBomb)
          throw new GuardError();
        return false;
      },
    });
    const found = unzipSync(bytes, { filter: (file) => isWanted(file.name) });
    return new Map(Object.entries(found));
  } catch (error) {
    return refuse(error instanceof GuardError ? "too_complex" : "damaged");
  }
}
