import { CAREER } from "./career.ts";
import { PERSON } from "./person.ts";
import { SCHOOLING } from "./schooling.ts";
import { SENSITIVE_TOPICS } from "./sensitive.ts";
import { TERMS } from "./terms.ts";
import type { TopicEntry } from "./topic-entry.ts";

/** Every topic, with what may and may not be concluded on it. The README's table is made from this. */
export const TOPICS: readonly TopicEntry[] = [
  ...PERSON,
  ...CAREER,
  ...SCHOOLING,
  ...TERMS,
  ...SENSITIVE_TOPICS,
];
