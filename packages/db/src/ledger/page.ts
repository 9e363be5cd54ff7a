/** A page of a list: what is older than the entry `before`, at most `limit` of it (500). */
export interface Page {
  readonly before?: string;
  readonly limit?: number;
}
