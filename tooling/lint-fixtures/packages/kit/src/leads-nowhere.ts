// expect: depcruise resolvable
import { nothing } from "./nowhere.ts";

export const kept = nothing;
