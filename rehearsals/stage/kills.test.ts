// One file, so that one product serves both (kills-stage.ts).
import "./breaker-kills.suite.ts";
import "./payment-kills.suite.ts";
