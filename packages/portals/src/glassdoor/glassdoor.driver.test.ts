import { describeDriver } from "../driver-suite.ts";
import { glassdoorFixture } from "../testing/glassdoor.fixture.ts";

describeDriver("Glassdoor", glassdoorFixture);
