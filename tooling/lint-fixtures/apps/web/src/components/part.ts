// expect: depcruise web-parts-know-no-features
import { two } from "../features/two/two.ts";

export const part = two;
