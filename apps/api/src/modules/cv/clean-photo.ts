import { PHOTO_MAX_SIDE, PHOTO_MIN_SIDE } from "@sendoff/contract/attachments";

/** A photo without anything but its picture, or why it is not taken. */
export type CleanPhoto =
  | {
      readonly kind: "clean";
      readonly bytes: Buffer;
      readonly type: "jpg" | "png";
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: "refused"; readonly status: 415 | 422; readonly message: string };

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a picture is drawn from; texts, times, places and programs stand in others. */
const PNG_KEPT = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"];

interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Takes everything out of a JPEG or PNG that is not its picture: place and time, camera, comments, previews, what hangs behind its
 * end. How a camera was turned stays, else the picture would lie on its side. Decided by content, never by name.
 */
export function cleanPhoto(bytes: Buffer): CleanPhoto {
  const isPng = bytes.subarray(0, 8).equals(PNG_SIGNATURE);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  if (!isPng && !isJpeg) {
    return { kind: "refused", status: 415, message: "Please upload your photo as .jpg or .png" };
  }
  const picture = isPng ? cleanPng(bytes) : cleanJpeg(bytes);
  if (picture === undefined) {
    return { kind: "refused", status: 422, message: "This picture is damaged or not complete" };
  }
  const sides = [picture.width, picture.height];
  if (sides.some((side) => side < PHOTO_MIN_SIDE || side > PHOTO_MAX_SIDE)) {
    const message = `This picture has ${picture.width} by ${picture.height} pixels; each side is to have ${PHOTO_MIN_SIDE} to ${PHOTO_MAX_SIDE}`;
    return { kind: "refused", status: 422, message };
  }
  return { kind: "clean", type: isPng ? "png" : "jpg", ...picture };
}

function cleanPng(bytes: Buffer): Picture | undefined {
  const kept: Buffer[] = [PNG_SIGNATURE];
  let size: { width: number; height: number } | undefined;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    // One header, before all else: of two, viewers would not agree how large the picture is.
    if ((type === "IHDR") !== (at === 8) || (type === "IEND" && length > 0)) return undefined;
    if (type === "IHDR" && length === 13) {
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    hasData ||= type === "IDAT";
    if (PNG_KEPT.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") {
      return size === undefined || !hasData ? undefined : { bytes: Buffer.concat(kept), ...size };
    }
    at = end;
  }
  return undefined;
}

const SOS = 0xda;
const EOI = 0xd9;
const APP1 = 0xe1;
/** Frames that say how large the picture is; the three left out are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function cleanJpeg(bytes: Buffer): Picture | undefined {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let turned = 1;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      if (size === undefined || !hasScan) return undefined;
      const start = [Buffer.from([0xff, 0xd8]), ...(turned === 1 ? [] : [orientationOnly(turned)])];
      return { bytes: Buffer.concat([...start, ...kept, Buffer.from([0xff, EOI])]), ...size };
    }
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const data = bytes.subarray(at + 4, end);
    if (isFrame(marker) && data.length >= 6) {
      // Of two frames, viewers would not agree how large the picture is.
      if (size !== undefined) return undefined;
      size = { width: data.readUInt16BE(3), height: data.readUInt16BE(1) };
    }
    if (marker === APP1) turned = orientationIn(data) ?? turned;
    if (isPicture(marker, data)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker === SOS) {
      hasScan = true;
      const scanEnd = endOfScan(bytes, at);
      kept.push(bytes.subarray(at, scanEnd));
      at = scanEnd;
    }
  }
  return undefined;
}

/** Tables of quantisation, of codes and of restarts. */
const TABLES: readonly number[] = [0xdb, 0xc4, 0xcc, 0xdd];

/** Tables, the frame and scans; of the application's own segments those that say how colours are meant. Nothing else is known to be none of the person's. */
function isPicture(marker: number, data: Buffer): boolean {
  if (isFrame(marker) || marker === SOS || TABLES.includes(marker)) return true;
  const name = data.toString("latin1", 0, 12);
  if (marker === 0xe2) return name.startsWith("ICC_PROFILE");
  return marker === 0xee && name.startsWith("Adobe");
}

/** Where the entropy-coded bytes end: at a marker that is neither a stuffed FF nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) {
      return at;
    }
  }
  return bytes.length;
}

/** The orientation, 1 to 8, that an Exif segment names. */
function orientationIn(data: Buffer): number | undefined {
  if (data.toString("latin1", 0, 6) !== "Exif\0\0" || data.length < 14) return undefined;
  const tiff = data.subarray(6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  const count = short(first);
  for (let nth = 0; nth < count; nth += 1) {
    const at = first + 2 + nth * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== 0x0112) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment that says how the camera was turned, and nothing else. */
function orientationOnly(turned: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(turned, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
