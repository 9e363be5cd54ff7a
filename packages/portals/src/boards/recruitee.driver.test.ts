import { describeGeneralBoards } from "../suite/general-boards.suite.ts";

describeGeneralBoards("recruitee");
