import { describeDriver } from "../driver-suite.ts";
import { indeedFixture } from "../testing/indeed.fixture.ts";

describeDriver("Indeed", indeedFixture);
