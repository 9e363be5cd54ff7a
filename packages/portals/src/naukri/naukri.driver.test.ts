import { describeDriver } from "../driver-suite.ts";
import { describeNaukriPages } from "../suite/naukri.suite.ts";
import { naukriFixture } from "../testing/naukri.fixture.ts";

describeDriver("Naukri", naukriFixture, describeNaukriPages);
