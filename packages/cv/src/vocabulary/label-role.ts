/** What a label in front of a value, or a heading of a table's column, says the value is. `ignored`: no field holds it. */
export type Role =
  | "company"
  | "title"
  | "dates"
  | "duties"
  | "school"
  | "degree"
  | "place"
  | "score"
  | "ignored";
