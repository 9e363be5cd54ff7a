// expect: depcruise api-opens-no-browser
// expect: oxlint eslint(no-restricted-imports)
import { chromium } from "playwright-core";

export const kept = chromium;
