import { useMemo } from "react";

const STRANDS = 18;
const TURN = Math.PI * 2;

/** Curves a turn is drawn with: enough that the quickest wave in a strand, three a turn, keeps its shape. */
const CURVES_A_TURN = 20;

/** Height of a strand at turn `t`, -1 to 1: the engraved net of banknotes, wide and narrow by turns. */
function strandAt(t: number, phase: number): number {
  const amplitude = 0.62 + 0.38 * Math.cos(t / 2);
  return 0.9 * amplitude * Math.sin(t + phase) + 0.1 * Math.sin(t * 3 + phase * 2);
}

/** How fast a strand rises at turn `t`: what its curves leave and arrive with. */
function slopeAt(t: number, phase: number): number {
  const amplitude = 0.62 + 0.38 * Math.cos(t / 2);
  const narrowing = -0.19 * Math.sin(t / 2);
  return (
    0.9 * (narrowing * Math.sin(t + phase) + amplitude * Math.cos(t + phase)) +
    0.3 * Math.cos(t * 3 + phase * 2)
  );
}

function netPath(width: number, height: number): string {
  const turnWidth = Math.max(240, height * 2.6);
  const step = Math.round(turnWidth / CURVES_A_TURN);
  const half = height * 0.47;
  const tenth = (value: number) => Number(value.toFixed(1));
  const heightAt = (x: number, phase: number) =>
    tenth(height / 2 + strandAt((x / turnWidth) * TURN, phase) * half);
  return Array.from({ length: STRANDS }, (_, strand) => {
    const phase = (strand / STRANDS) * TURN;
    const curves: string[] = [`M-4 ${heightAt(-4, phase)}`];
    for (let x = -4; x < width + 4; x += step) {
      const from = heightAt(x, phase);
      const rise = tenth(heightAt(x + step, phase) - from);
      const lean = (slopeAt(((x + step) / turnWidth) * TURN, phase) * half * TURN) / turnWidth;
      // "s" goes on as the curve before it arrived, so only the arrival is written: a third of the plain points' size.
      curves.push(`s${tenth((step * 2) / 3)} ${tenth(rise - (lean * step) / 3)} ${step} ${rise}`);
    }
    return curves.join("");
  }).join("");
}

/** The engraved net. It belongs to receipts, the balance and the ink panels, nowhere else. */
export function Guilloche({ width, height }: { width: number; height: number }) {
  const path = useMemo(() => netPath(width, height), [width, height]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="0.9" />
    </svg>
  );
}

const RINGS = [
  { radius: 245, depth: 42, lobes: 5 },
  { radius: 172, depth: 34, lobes: 4 },
  { radius: 106, depth: 26, lobes: 3 },
];

function ringPath(radius: number, depth: number, lobes: number): string {
  return Array.from({ length: STRANDS }, (_, strand) => {
    const phase = (strand / STRANDS) * TURN;
    const points: string[] = [];
    for (let step = 0; step <= 180; step += 1) {
      const angle = (step / 180) * TURN;
      const amplitude = 0.62 + 0.38 * Math.cos(angle * lobes);
      const r = radius + depth * amplitude * Math.sin(angle * lobes * 2 + phase);
      points.push(
        `${(300 + r * Math.cos(angle)).toFixed(1)} ${(300 + r * Math.sin(angle)).toFixed(1)}`,
      );
    }
    return `M${points.join("L")}Z`;
  }).join("");
}

/** The same net bent round three rings. */
export function Rosette({ className }: { className?: string }) {
  const path = useMemo(
    () => RINGS.map((ring) => ringPath(ring.radius, ring.depth, ring.lobes)).join(""),
    [],
  );
  return (
    <svg viewBox="0 0 600 600" className={className} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
