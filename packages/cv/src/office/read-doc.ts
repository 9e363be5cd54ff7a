import WordExtractor from "word-extractor";
import type { CvDocument, Run } from "../layout/line.ts";
import { TOP_GAP } from "../layout/lines.ts";
import { MAX_CHARACTERS } from "../limits.ts";
import type { Refusal } from "../outcome.ts";
import { refuse } from "../outcome.ts";
import type { FlowLine } from "./flow.ts";
import { toLines } from "./flow.ts";

const SECTOR = 512;
const FIB_MAGIC = 0xa5ec;
const FIB_FLAGS_AT = 10;
const FLAG_ENCRYPTED = 0x0100;

/** The head of the Word stream begins a sector; one of its flags tells that the text is locked. */
function isLocked(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SECTOR; at + 32 <= bytes.byteLength; at += SECTOR) {
    if (view.getUint16(at, true) === FIB_MAGIC)
      return (view.getUint16(at + FIB_FLAGS_AT, true) & FLAG_ENCRYPTED) !== 0;
  }
  return false;
}

function toRun(text: string): Run {
  return {
    text,
    bold: false,
    italic: false,
    size: 11,
    color: 0,
    font: "",
    spaceBefore: false,
    x0: 0,
    x1: 0,
  };
}

/** A DOC gives its text without its look: blank lines and words have to tell the headings. */
function toFlow(text: string): FlowLine[] {
  const flow: FlowLine[] = [];
  let gapBefore = TOP_GAP;
  for (const raw of text.split(/\r\n|[\r\n\v\f]/)) {
    const cells = raw
      .split(/\t| {4,}/)
      .map((c) => c.trim())
      .filter((c) => c !== "");
    if (cells.length === 0) {
      gapBefore = Math.max(gapBefore, 1.6);
      continue;
    }
    flow.push({
      cells: cells.map((c) => [toRun(c)]),
      bullet: false,
      heading: false,
      label: false,
      gapBefore,
      indent: 0,
      links: [],
    });
    gapBefore = 0.4;
  }
  return flow;
}

/** Reads an old Word file (Word 97 to 2003) into lines. Refuses what is locked, damaged or without text (RELIABILITY 5). */
export async function readDoc(bytes: Uint8Array): Promise<CvDocument | Refusal> {
  if (isLocked(bytes)) return refuse("encrypted");
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const body = document.getBody();
  const text = [document.getHeaders({ includeFooters: false }), body, document.getTextboxes()].join(
    "\n",
  );
  if (text.length > MAX_CHARACTERS) return refuse("too_complex");
  if (!/\p{L}/u.test(text)) return refuse("no_text");
  return {
    columns: [{ lines: toLines(toFlow(text)) }],
    links: [],
    pages: 1,
    characters: text.length,
  };
}
