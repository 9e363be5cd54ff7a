// expect: depcruise api-modules-do-not-meet
import { two } from "../two/two.ts";

export const one = two;
