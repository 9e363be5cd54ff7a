import { describeNaukriTalk } from "../suite/naukri.suite.ts";
import { useStage } from "../suite/stage.fixture.ts";
import { naukriFixture } from "../testing/naukri.fixture.ts";

// A file of its own, since it waits for calm at each question: the driver's suite would be the longest file by far.
describeNaukriTalk(useStage(naukriFixture));
