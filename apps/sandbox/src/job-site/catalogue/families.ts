/** What a group of jobs has in common. */
export interface Family {
  key: string;
  count: number;
  titles: readonly string[];
  /** Words a search finds the whole family by. */
  keywords: readonly string[];
  /** First the ones nearly every candidate has. */
  skills: readonly string[];
  mission: string;
  duties: readonly string[];
  /** Lakh rupees a year for a junior and for a senior. */
  pay: readonly [number, number];
  /** Completes "How many years of … experience do you currently have?" */
  field: string;
  isTechnical: boolean;
}

type Row = Omit<Family, "titles" | "keywords" | "skills" | "duties"> & {
  titles: string;
  keywords: string;
  skills: string;
  duties: string;
};

const split = (text: string): string[] => text.split(";").map((item) => item.trim());

/** Lets the tables below stay readable: lists are written with semicolons. */
export function families(rows: readonly Row[]): Family[] {
  return rows.map((row) => ({
    ...row,
    titles: split(row.titles),
    keywords: split(row.keywords),
    skills: split(row.skills),
    duties: split(row.duties),
  }));
}
