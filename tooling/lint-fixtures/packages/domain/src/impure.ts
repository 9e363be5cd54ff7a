// expect: depcruise domain-and-answers-are-pure
import { randomUUID } from "node:crypto";

export const kept = randomUUID;
