const RADIUS = 22;

/** How much of a wait is left, as a ring that empties. Decoration: the figures beside it say it. */
export function CountdownRing({ share }: { share: number }) {
  const ring = { cx: 26, cy: 26, r: RADIUS, fill: "none", strokeWidth: 5, pathLength: 100 };
  const left = Math.min(100, Math.max(0, share * 100));
  return (
    <svg viewBox="0 0 52 52" className="size-[52px] shrink-0" aria-hidden="true">
      <circle {...ring} className="stroke-you-soft forced-colors:stroke-[GrayText]" />
      {left === 0 ? null : (
        <circle
          {...ring}
          className="stroke-you forced-colors:stroke-[CanvasText]"
          strokeLinecap="round"
          strokeDasharray={`${left} 100`}
          transform="rotate(-90 26 26)"
        />
      )}
    </svg>
  );
}
