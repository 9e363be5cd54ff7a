/** Something on a page that was not understood, named so that it can be found again. Holds nothing that was typed. */
export interface Oddity {
  /** The question in the page's words, else the control's name; else what was tried. */
  readonly what: string;
  /** The element with its id and name, and why it was not read. */
  readonly where: string;
}
