import { describeBoards } from "../suite/boards.suite.ts";

describeBoards("lever", { isForAll: true });
