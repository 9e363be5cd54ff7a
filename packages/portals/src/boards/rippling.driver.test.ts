import { describeGeneralBoards } from "../suite/general-boards.suite.ts";

// No page of it was read: its thanks are known by their words alone.
describeGeneralBoards("rippling", { knowsThanks: false });
