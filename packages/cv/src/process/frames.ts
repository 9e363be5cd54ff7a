import { readSync, writeSync } from "node:fs";

/** The child's open files for what it is given and for what it answers. Whatever a parser prints goes nowhere. */
export const FILES = 0;
export const ANSWERS = 3;

/** A frame is the length of its bytes, as four bytes of which the highest comes first, and then these. */
const LENGTH_BYTES = 4;

/** The bytes as one frame. */
export function frameOf(bytes: Uint8Array): Uint8Array {
  const frame = new Uint8Array(LENGTH_BYTES + bytes.byteLength);
  new DataView(frame.buffer).setUint32(0, bytes.byteLength);
  frame.set(bytes, LENGTH_BYTES);
  return frame;
}

/** Fills `bytes` from an open file and waits for what is still to come; false if the file ends before. */
function fill(file: number, bytes: Uint8Array): boolean {
  let at = 0;
  while (at < bytes.byteLength) {
    const count = readSync(file, bytes, at, bytes.byteLength - at, null);
    if (count === 0) return false;
    at += count;
  }
  return true;
}

/** The bytes of the next frame in an open file, waited for; undefined at its end. */
export function readFrame(file: number): Uint8Array<ArrayBuffer> | undefined {
  const length = new Uint8Array(LENGTH_BYTES);
  if (!fill(file, length)) return undefined;
  const bytes = new Uint8Array(new DataView(length.buffer).getUint32(0));
  return fill(file, bytes) ? bytes : undefined;
}

/** Writes the bytes as one frame into an open file. */
export function writeFrame(file: number, bytes: Uint8Array): void {
  const frame = frameOf(bytes);
  for (let at = 0; at < frame.byteLength;) at += writeSync(file, frame, at);
}

/** Puts frames together from the parts in which they arrive, one at a time: nobody answers before they are asked. */
export class FrameReader {
  readonly #most: number;
  readonly #length = Buffer.alloc(LENGTH_BYTES);
  /** The frame as far as it has arrived; unknown until its length is. */
  #frame: Buffer | undefined;
  /** How much of the length, or then of the frame, is there. */
  #size = 0;

  /** @param most - the longest frame that is taken, in bytes */
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes the next part and returns the frame when it is whole. Throws a RangeError when it is longer than what is taken or than it says. */
  take(part: Uint8Array): Uint8Array | undefined {
    const rest = this.#frame === undefined ? this.#takeLength(part) : part;
    const frame = this.#frame;
    if (frame === undefined) return undefined;
    if (this.#size + rest.byteLength > frame.byteLength)
      throw new RangeError("there is more than the frame");
    frame.set(rest, this.#size);
    this.#size += rest.byteLength;
    if (this.#size < frame.byteLength) return undefined;
    [this.#frame, this.#size] = [undefined, 0];
    return frame;
  }

  /** Takes what of the part belongs to the length, and returns the rest. */
  #takeLength(part: Uint8Array): Uint8Array {
    const count = Math.min(LENGTH_BYTES - this.#size, part.byteLength);
    this.#length.set(part.subarray(0, count), this.#size);
    this.#size += count;
    if (this.#size === LENGTH_BYTES) {
      const length = this.#length.readUInt32BE(0);
      if (length > this.#most) throw new RangeError("the frame is too long");
      [this.#frame, this.#size] = [Buffer.alloc(length), 0];
    }
    return part.subarray(count);
  }
}
