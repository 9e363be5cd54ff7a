import { describeGeneralBoards } from "../suite/general-boards.suite.ts";

// Its page of thanks was not read: any other status box would be drawn as its own is.
describeGeneralBoards("personio", { knowsThanks: false });
