import type { Markup } from "../../markup.ts";
import { frameLegacy } from "./frame-legacy.ts";
import { frameSdui } from "./frame-sdui.ts";
import type { FrameOptions } from "./layout.ts";
import type { View } from "./view.ts";

/** All of a member's page around its content: the bar on top, and what stands beside the app. */
export function siteFrame(
  view: View,
  skin: "legacy" | "sdui",
  options: FrameOptions,
  content: Markup,
): Markup {
  return skin === "sdui" ? frameSdui(view, options, content) : frameLegacy(view, options, content);
}
