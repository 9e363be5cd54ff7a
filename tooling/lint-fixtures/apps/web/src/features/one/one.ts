// expect: depcruise features-do-not-meet
// expect: oxlint sendoff(no-cross-feature-import)
import { two } from "../two/two.ts";

export const one = two;
