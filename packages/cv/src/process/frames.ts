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
  #parts: Uint8Array[] = [];
  #size = 0;
  /** How long the frame is, with what says so; unknown until that is there. */
  #whole: number | undefined;

  /** @param most - the longest frame that is taken, in bytes */
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes the next part and answers the frame when it is whole. Throws a RangeError when it is longer than what is taken or than it says. */
  take(part: Uint8Array): Uint8Array | undefined {
    this.#parts.push(part);
    this.#size += part.byteLength;
    const whole = this.#whole ?? this.#readLength();
    if (whole === undefined || this.#size < whole) return undefined;
    if (this.#size > whole) throw new RangeError("there is more than the frame");
    const frame = Buffer.concat(this.#parts).subarray(LENGTH_BYTES);
    [this.#parts, this.#size, this.#whole] = [[], 0, undefined];
    return frame;
  }

  #readLength(): number | undefined {
    if (this.#size < LENGTH_BYTES) return undefined;
    const length = Buffer.concat(this.#parts).readUInt32BE(0);
    if (length > this.#most) throw new RangeError("the frame is too long");
    this.#whole = LENGTH_BYTES + length;
    return this.#whole;
  }
}
