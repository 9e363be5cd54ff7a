// expect: depcruise not-to-tooling
import plugin from "../../../../lint/oxlint-plugin.ts";

export const kept = plugin;
