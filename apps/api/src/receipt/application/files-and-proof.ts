import type { ApplicationDetail } from "@sendoff/contract/run";
import { isSentByUs, shortHash } from "@sendoff/domain/applying";
import { clockSecondsAt, dayMonthAt } from "@sendoff/domain/schedule";
import { settable } from "./application-words.ts";
import { PAGE, type ReceiptPages } from "./receipt-head.ts";
import { QUIET, RULE, type Sheet } from "../pdf/sheet.ts";

/** A picture with the fingerprint of its file. */
export interface ProofPicture {
  readonly kind: string;
  readonly takenAt: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer | undefined;
  readonly sha256: string;
}

const PROOF = 310;
const CARD = { width: 118, picture: 66, height: 100 } as const;
const SHORT: Readonly<Record<string, string>> = {
  before_submit: "Before sending",
  after_confirmation: "After",
  problem: "Where it stopped",
};

/** The CV that was sent and the pictures that were taken, side by side; `height` is what they take. */
export function drawFiles(
  sheet: Sheet,
  detail: ApplicationDetail,
  pictures: readonly ProofPicture[],
  { timeZone }: { readonly timeZone: string },
): { readonly height: number; readonly draw: (pages: ReceiptPages) => void } {
  const expired = expiredWords(detail, timeZone);
  const hasProof = pictures.length > 0 || expired !== "";
  if (detail.cv === null && !hasProof) return { height: 0, draw: () => undefined };
  const cards = Math.ceil(pictures.length / 2) * (CARD.height + 8);
  const proof = hasProof ? cards + (expired === "" ? 0 : 14) : 0;
  const height = 40 + Math.max(proof, detail.cv === null ? 0 : 40);
  return {
    height,
    draw(pages) {
      pages.keep(height);
      const top = pages.y + 18;
      if (detail.cv !== null) drawCv(sheet, detail, top);
      if (hasProof) {
        // Alone it begins at the left.
        const left = detail.cv === null ? PAGE.left : PROOF;
        drawHeading(sheet, sheet.say("Proof"), left, top);
        pictures.forEach((picture, index) => {
          const x = left + (index % 2) * (CARD.width + 7);
          const y = top + 18 + Math.floor(index / 2) * (CARD.height + 8);
          drawCard(sheet, picture, { x, y }, timeZone);
        });
        const small = { size: 7.8, color: QUIET };
        if (expired !== "") sheet.line(sheet.say(expired), left, top + 28 + cards, small);
      }
      pages.y += height;
    },
  };
}

function drawHeading(sheet: Sheet, text: string, x: number, top: number): void {
  sheet.line(text, x, top + 10, { size: 11, face: "display", weight: "bold" });
}

function drawCv(sheet: Sheet, detail: ApplicationDetail, top: number): void {
  const { cv } = detail;
  if (cv === null) return;
  const width = 244;
  drawHeading(sheet, sheet.say(isSentByUs(detail) ? "CV sent" : "CV"), PAGE.left, top);
  sheet.rule(PAGE.left, top + 18, width);
  const name = { size: 8.8, weight: "bold" } as const;
  const version = sheet.say(`, version ${cv.version}`);
  const room = width - sheet.widthOf(version, { size: 8.8 });
  const file = settable(cv.file_name);
  sheet.line(file, PAGE.left, top + 33, name, { width: room });
  const after = PAGE.left + Math.min(room, sheet.widthOf(file, name));
  sheet.line(version, after, top + 33, { size: 8.8 });
  const hash = { size: 8, face: "mono", color: QUIET } as const;
  sheet.line(shortHash(cv.sha256), PAGE.left, top + 46, hash);
}

function drawCard(
  sheet: Sheet,
  picture: ProofPicture,
  { x, y }: { readonly x: number; readonly y: number },
  timeZone: string,
): void {
  const { document } = sheet;
  document.save();
  document.roundedRect(x, y, CARD.width, CARD.height, 4).clip();
  document.rect(x, y, CARD.width, CARD.picture).fill("#eceae6");
  const isDrawn = drawPicture(sheet, picture, x, y);
  document.restore();
  document.roundedRect(x, y, CARD.width, CARD.height, 4).lineWidth(0.75).stroke(RULE);
  const small = { size: 7.6, color: QUIET } as const;
  if (!isDrawn) {
    const middle = x + CARD.width / 2;
    sheet.line(sheet.say("Not kept any more"), middle, y + 36, small, { align: "center" });
  }
  const baseline = y + CARD.picture + 14;
  const time = clockSecondsAt(new Date(picture.takenAt), timeZone);
  sheet.line(sheet.say(SHORT[picture.kind] ?? "Picture"), x + 7, baseline, {
    size: 7.6,
    weight: "bold",
  });
  sheet.line(time, x + CARD.width - 7, baseline, small, { align: "right" });
  const hash = { size: 7.2, face: "mono", color: QUIET } as const;
  sheet.line(shortHash(picture.sha256), x + 7, baseline + 12, hash);
}

/** The upper part of the picture over the card's whole width; false when its bytes are none. */
function drawPicture(
  { document }: Sheet,
  { bytes, width, height }: ProofPicture,
  x: number,
  y: number,
): boolean {
  if (bytes === undefined || width <= 0 || height <= 0) return false;
  const scale = Math.max(CARD.width / width, CARD.picture / height);
  document.save();
  document.rect(x, y, CARD.width, CARD.picture).clip();
  try {
    document.image(bytes, x, y, { width: width * scale, height: height * scale });
    return true;
  } catch {
    // Whatever its bytes are, they are no picture: the rest of the receipt is as good without it.
    return false;
  } finally {
    document.restore();
  }
}

function expiredWords({ expired_pictures: expired }: ApplicationDetail, timeZone: string): string {
  const last = expired
    .map(({ expired_at: at }) => at)
    .toSorted()
    .at(-1);
  if (last === undefined) return "";
  const day = dayMonthAt(new Date(last), timeZone);
  return expired.length === 1
    ? `One picture was kept until ${day}.`
    : `${expired.length} pictures were kept until ${day}.`;
}
