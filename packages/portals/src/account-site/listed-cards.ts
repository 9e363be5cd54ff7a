import { z } from "zod";

/** A job as a page's list shows it. */
export const ListedCard = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  place: z.string(),
  marks: z.array(z.string()),
});

/** The words of a page of results: jobs of the search, others that nobody asked for, and lines that could not be read. */
export const ListedCards = z.object({
  cards: z.array(ListedCard),
  unasked: z.array(ListedCard),
  unreadable: z.number(),
  hasMore: z.boolean(),
});
