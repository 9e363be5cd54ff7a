// expect: oxlint sendoff(no-gone-word)
export interface OwnWordRow {
  readonly id: string;
}
