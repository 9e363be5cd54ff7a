import { describeBoards } from "../suite/boards.suite.ts";

describeBoards("ashby");
