// expect: depcruise heavy-modules-in-handlers-only
import { chromium } from "playwright-core";

export const kept = chromium;
