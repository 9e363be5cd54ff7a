// expect: depcruise tools-know-no-rehearsals
import { stage } from "../../rehearsals/stage/stage.ts";

export const kept = stage;
