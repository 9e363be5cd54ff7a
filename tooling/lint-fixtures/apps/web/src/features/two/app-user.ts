// expect: depcruise features-know-no-app
import { app } from "../../app/app.ts";

export const kept = app;
