import { useStage } from "../suite/stage.fixture.ts";
import { describeBoards } from "../suite/boards.suite.ts";
import { describePay } from "../suite/pay.suite.ts";
import { boardsFixture } from "../testing/boards.fixture.ts";

describeBoards("ashby");
describePay(useStage(boardsFixture("ashby")));
