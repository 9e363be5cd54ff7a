// expect: depcruise not-to-tooling
import plugin from "../../../../oxlint-plugin.ts";

export const kept = plugin;
