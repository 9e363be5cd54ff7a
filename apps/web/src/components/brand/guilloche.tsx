import { useMemo } from "react";

const STRANDS = 18;
const TURN = Math.PI * 2;

/** Curves a turn is drawn with: the quickest wave in a strand, three a turn, keeps its shape within a fifth of a pixel. */
const CURVES_A_TURN = 20;

/** Height of a strand at turn `t`, -1 to 1: the engraved net of banknotes, wide and narrow by turns. */
function strandAt(t: number, phase: number): number {
  const amplitude = 0.62 + 0.38 * Math.cos(t / 2);
  return 0.9 * amplitude * Math.sin(t + phase) + 0.1 * Math.sin(t * 3 + phase * 2);
}

/**
 * Each strand goes on from curve to curve by itself ("t"), so that only arrivals are written: a visitor of the landing page
 * fetches the nets with its markup. A turn takes whole curves and the control points stand on fifths, of which middles are
 * whole tenths: so a strand repeats to the letter, and nothing is lost by writing it down.
 */
function netPath(width: number, height: number): string {
  const step = Math.round(Math.max(240, height * 2.6) / CURVES_A_TURN);
  const half = height * 0.47;
  const count = Math.ceil(width / step) + 2;
  return Array.from({ length: STRANDS }, (_, strand) => {
    const phase = (strand / STRANDS) * TURN;
    const heightAt = (knot: number) =>
      height / 2 + strandAt((knot / CURVES_A_TURN) * TURN, phase) * half;
    // Curves pass inside of their control points by an eighth of the bend: the points stand out by as much.
    const fifths = (knot: number) => {
      const bend = heightAt(knot - 1) - 2 * heightAt(knot) + heightAt(knot + 1);
      return Math.round((heightAt(knot) - bend / 8) * 5);
    };
    const middle = (knot: number) => fifths(knot) + fifths(knot + 1);
    const curves = Array.from({ length: count }, (_, knot) => {
      const rise = (middle(knot) - middle(knot - 1)) / 10;
      const control = (fifths(knot) * 2 - middle(knot - 1)) / 10;
      return knot === 0 ? `q${step / 2} ${control} ${step} ${rise}` : `t${step} ${rise}`;
    });
    return `M${-step / 2} ${middle(-1) / 10}${curves.join("")}`;
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
