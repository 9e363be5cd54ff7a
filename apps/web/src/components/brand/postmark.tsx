import { useId } from "react";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";

const waves = [27, 42.5, 58, 73.5];

/**
 * The date stamp with its cancel waves. It stands only where a portal confirmed an application, where a payment went
 * through, and on the page for lost addresses. `label` says the same in words.
 */
export function Postmark({
  rim,
  top,
  bottom,
  label,
  width = 196,
  isLanding = false,
  className,
}: {
  /** Along the upper rim: "SENT · LINKEDIN". */
  rim: string;
  top: string;
  bottom: string;
  label: string;
  width?: number;
  /** Plays the landing once. */
  isLanding?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <svg
      className={cn("postmark", isLanding && "postmark-land", className)}
      viewBox="0 0 180 102"
      width={width}
      role="img"
      aria-label={label}
    >
      <defs>
        <path id={`${id}rim`} d="M 51 51 m -36.5 0 a 36.5 36.5 0 1 1 73 0" />
        <path id={`${id}foot`} d="M 51 51 m -42.8 0 a 42.8 42.8 0 0 0 85.6 0" />
        <filter id={`${id}ink`} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence
            type="fractalNoise"
            baseFrequency=".55"
            numOctaves="2"
            seed="4"
            result="n"
          />
          <feDisplacementMap in="SourceGraphic" in2="n" scale="1.5" />
        </filter>
      </defs>
      <g filter={`url(#${id}ink)`} aria-hidden="true">
        <circle cx="51" cy="51" r="48" fill="none" stroke="currentColor" strokeWidth="2.6" />
        <circle cx="51" cy="51" r="30.5" fill="none" stroke="currentColor" strokeWidth="1.3" />
        <text fontSize="10.4" fontWeight="700" letterSpacing="1.5" textAnchor="middle">
          <textPath href={`#${id}rim`} startOffset="50%">
            {rim}
          </textPath>
        </text>
        <text fontSize="9.2" fontWeight="700" letterSpacing="2.2" textAnchor="middle">
          <textPath href={`#${id}foot`} startOffset="50%">
            {messages.sendoffInCapitals}
          </textPath>
        </text>
        <text x="51" y="47" fontSize="11.5" fontWeight="700" textAnchor="middle" letterSpacing=".4">
          {top}
        </text>
        <text x="51" y="64" fontSize="14.5" fontWeight="750" textAnchor="middle">
          {bottom}
        </text>
        {waves.map((y) => (
          <path
            key={y}
            d={`M108 ${y} q 8 -6 16 0 q 8 6 16 0 q 8 -6 16 0 q 8 6 16 0`}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        ))}
      </g>
    </svg>
  );
}
