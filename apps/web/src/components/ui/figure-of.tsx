import type { ReactNode } from "react";

/** The words around a figure that is part of a whole: "of 8 sent" after it, or "8 में से" before and "भेजे गए" after it. */
export interface AroundFigure {
  readonly before: string;
  readonly after: string;
}

/** A figure with the words around it, which say what it is part of; `className` is of the words. */
export function FigureOf({
  around: { before, after },
  className,
  children,
}: {
  around: AroundFigure;
  className: string;
  children: ReactNode;
}) {
  return (
    <>
      {before === "" ? null : <span className={className}>{before} </span>}
      {children}
      {after === "" ? null : <span className={className}> {after}</span>}
    </>
  );
}
