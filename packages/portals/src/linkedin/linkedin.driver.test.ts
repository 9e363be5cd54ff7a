import { describeDriver } from "../driver-suite.ts";
import { linkedinFixture } from "../testing/linkedin.fixture.ts";

describeDriver("LinkedIn", linkedinFixture);
