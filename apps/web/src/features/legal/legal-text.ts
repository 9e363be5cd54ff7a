export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface LegalText {
  title: string;
  /** "20 Nov 2026". */
  changed: string;
  intro: string;
  sections: readonly LegalSection[];
}
