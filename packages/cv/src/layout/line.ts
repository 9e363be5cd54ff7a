/** A stretch of text in one style on one baseline. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Printed size in points. */
  readonly size: number;
  /** Fill colour as 0xRRGGBB. */
  readonly color: number;
  readonly font: string;
  /** Whether a space stands between this run and the one before it. */
  readonly spaceBefore: boolean;
  readonly x0: number;
  readonly x1: number;
}

/** A piece of a line that stands apart from its neighbours by more than a word's space. */
export interface Cell {
  readonly runs: readonly Run[];
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** Top and bottom in points from the top of the page. */
  readonly y0: number;
  readonly y1: number;
  readonly baseline: number;
  readonly size: number;
  readonly page: number;
  /** Addresses of the links that lie on the cell, in page order. */
  readonly links: readonly string[];
}

/** One printed line of one column, its cells from left to right. */
export interface Line {
  readonly cells: readonly Cell[];
  readonly text: string;
  readonly page: number;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly size: number;
  /** Whether most letters are bold. */
  readonly bold: boolean;
  readonly italic: boolean;
  readonly color: number;
  readonly font: string;
  /** White space above, in heights of the line; 99 on top of a column. */
  readonly gapBefore: number;
  /** Whether the line begins with a list mark (already taken off the text). */
  readonly bullet: boolean;
  /** Whether the line stands in a narrow column of dates or headings beside its content. */
  readonly label: boolean;
  /** Set by formats that say so themselves (DOCX heading styles). */
  readonly heading: boolean;
  /** Set where a name that was broken over several lines was put together: it may be as long as running text. */
  readonly isName?: boolean;
}

/** Lines of one column in reading order. */
export interface Column {
  readonly lines: readonly Line[];
}

/** What every reader (PDF, DOCX, DOC) hands to the stages that find sections and fields. */
export interface CvDocument {
  readonly columns: readonly Column[];
  readonly links: readonly string[];
  readonly pages: number;
  readonly characters: number;
}
