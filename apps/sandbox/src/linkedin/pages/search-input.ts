import type { SearchQuery } from "../search.ts";
import type { JobSight } from "./job-parts.ts";

/** What both skins of the search page show. */
export interface SearchPageInput {
  query: SearchQuery;
  title: string;
  total: number;
  page: number;
  pageCount: number;
  pageSize: number;
  sights: JobSight[];
  /** Shown when nothing matched; they do not match. */
  suggestions: JobSight[];
  selected: JobSight | undefined;
  usesShadowDialogs: boolean;
}
