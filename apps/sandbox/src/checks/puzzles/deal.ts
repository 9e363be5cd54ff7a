import type { CheckKind } from "../plan.ts";
import { dealAppNumber, dealAppShows } from "./app.ts";
import { dealFrameBox } from "./frame-box.ts";
import { dealHold } from "./hold.ts";
import { dealPictures } from "./pictures.ts";
import type { Puzzle } from "./puzzle.ts";
import { dealConsent, dealUnknownPage } from "./questions.ts";
import { dealSlider } from "./slider.ts";

const DEALERS: Record<CheckKind, () => Puzzle> = {
  pictures: dealPictures,
  slider: dealSlider,
  hold: dealHold,
  frame_box: dealFrameBox,
  app_number: dealAppNumber,
  app_shows: dealAppShows,
  consent: dealConsent,
  unknown_page: dealUnknownPage,
};

/** A new puzzle of a kind; no two are alike. */
export const dealPuzzle = (kind: CheckKind): Puzzle => DEALERS[kind]();
