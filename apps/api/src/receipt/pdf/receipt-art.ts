import { ACCENT, RULE, type Sheet } from "./sheet.ts";

const TURN = Math.PI * 2;
const STRANDS = 18;

/** The engraved net in the head of a page, fading downwards: the same curves as on the page in the app. */
export function drawNet({ document }: Sheet, width: number, height: number): void {
  const turnWidth = height * 2.6;
  document.save();
  document.lineWidth(0.45).strokeColor(ACCENT).strokeOpacity(0.3);
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const phase = (strand / STRANDS) * TURN;
    for (let x = -4; x <= width + 4; x += 4) {
      const t = (x / turnWidth) * TURN;
      const amplitude = 0.62 + 0.38 * Math.cos(t / 2);
      const wave = 0.9 * amplitude * Math.sin(t + phase) + 0.1 * Math.sin(t * 3 + phase * 2);
      const y = height * (0.42 + wave * 0.47);
      if (x === -4) document.moveTo(x, y);
      else document.lineTo(x, y);
    }
    document.stroke();
  }
  document.restore();
  const fade = document.linearGradient(0, 0, 0, height);
  fade.stop(0, "#ffffff", 0).stop(0.35, "#ffffff", 0.15).stop(0.95, "#ffffff", 1);
  document.rect(0, 0, width, height + 2).fill(fade);
}

/** The date stamp with its cancel bars, `size` points high and wide. */
export function drawMark({ document }: Sheet, x: number, y: number, size: number): void {
  document.save();
  document.translate(x, y).scale(size / 32);
  document.circle(19.5, 16, 11).fill(ACCENT);
  document.lineCap("round").lineWidth(2.5);
  document.path("M6 11.2h13M6 16h18.5M6 20.8h13").stroke("#ffffff");
  document.path("M3.2 11.2h4.2M1.6 16h5M3.2 20.8h4.2").stroke(ACCENT);
  document.restore();
}

export interface PostmarkWords {
  /** Along the upper rim: "SENT · LINKEDIN". */
  readonly rim: string;
  readonly top: string;
  readonly bottom: string;
}

const BOLD = { face: "display", weight: "bold", color: ACCENT } as const;

/** The postmark: two rings with the date between them and its waves. `x`, `y` is the middle of the rings. */
export function drawPostmark(sheet: Sheet, x: number, y: number, words: PostmarkWords): void {
  const { document } = sheet;
  document.save();
  document.translate(x, y).rotate(-9);
  document.circle(0, 0, 48).lineWidth(2.4).stroke(ACCENT);
  document.circle(0, 0, 30.5).lineWidth(1.2).stroke(ACCENT);
  const rim = fitted(sheet, words.rim, 10.4, 36 * 2.6);
  drawOnArc(sheet, words.rim, { radius: 36, size: rim, spacing: 1.5, isBelow: false });
  drawOnArc(sheet, "SENDOFF", { radius: 42.6, size: 9.2, spacing: 2.2, isBelow: true });
  sheet.line(words.top, 0, -4, { ...BOLD, size: fitted(sheet, words.top, 11.5, 50) }, CENTER);
  sheet.line(words.bottom, 0, 12.5, { ...BOLD, size: 14.5 }, CENTER);
  document.lineCap("round").lineWidth(2.1);
  for (const wave of [-24, -8.5, 7, 22.5]) {
    document.path(`M57 ${wave} q 8 -6 16 0 q 8 6 16 0 q 8 -6 16 0 q 8 6 16 0`).stroke(ACCENT);
  }
  document.restore();
}

const CENTER = { align: "center" } as const;

/** The size at which a text is no wider than `width`. */
function fitted(sheet: Sheet, text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / sheet.widthOf(text, { ...BOLD, size }));
}

interface Arc {
  readonly radius: number;
  readonly size: number;
  readonly spacing: number;
  /** Along the lower rim, read from the left. */
  readonly isBelow: boolean;
}

function drawOnArc(sheet: Sheet, text: string, { radius, size, spacing, isBelow }: Arc): void {
  const { document } = sheet;
  const style = { ...BOLD, size };
  const letters = Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
  const widths = letters.map((letter) => sheet.widthOf(letter, style) + spacing);
  const total = widths.reduce((sum, width) => sum + width, 0) - spacing;
  const direction = isBelow ? -1 : 1;
  let at = -total / 2;
  letters.forEach((letter, index) => {
    const width = widths[index] ?? 0;
    const middle = at + (width - spacing) / 2;
    document.save();
    document.rotate(((middle / radius) * direction * 180) / Math.PI);
    sheet.line(letter, 0, isBelow ? radius : -radius, style, CENTER);
    document.restore();
    at += width;
  });
}

/** The torn edge of a receipt as a line. */
export function drawTornRule({ document }: Sheet, left: number, right: number, y: number): void {
  const STEP = 4.4;
  document.moveTo(left, y);
  for (let x = left, index = 0; x <= right; x += STEP, index += 1) {
    document.lineTo(x, y + (index % 2 === 0 ? 0 : 2.6));
  }
  document.lineWidth(0.75).stroke(RULE);
}
