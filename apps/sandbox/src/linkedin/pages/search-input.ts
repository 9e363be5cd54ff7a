import type { SearchQuery } from "../search.ts";
import type { JobSight } from "./job-parts.ts";

/**
 * How a list of the older skin comes: whole, without the marks under its cards, or half, with seven cards and a panel that never
 * gets its job (portal facts, captured 1.3).
 */
export type ListShape = "full" | "no_footers" | "half";

/** What both skins of the search page show. */
export interface SearchPageInput {
  query: SearchQuery;
  /** "<keywords> Jobs in <place>", and "<keywords> in <place>" over the list. */
  title: string;
  heading: string;
  total: number;
  page: number;
  pageCount: number;
  pageSize: number;
  sights: JobSight[];
  /** Shown when nothing matched; they do not match. */
  suggestions: JobSight[];
  selected: JobSight | undefined;
  usesShadowDialogs: boolean;
  listShape: ListShape;
}
