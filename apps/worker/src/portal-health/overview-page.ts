import type { FailureBundleRow, PlatformHealth } from "@sendoff/db/portal-health";
import { makerName } from "@sendoff/portals/manifest";

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 2rem}th,td{text-align:left;padding:.45rem .8rem .45rem 0;border-bottom:1px solid #8884;vertical-align:top}
form{display:inline}button{font:inherit;padding:.2rem .8rem}.scroll{overflow-x:auto}code{font-size:.9em}`;

/** The operator's overview: platforms with their breakers, and the newest failure bundles. */
export function overviewPage(
  platforms: readonly PlatformHealth[],
  bundles: readonly FailureBundleRow[],
): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Portal health</title><style>${STYLE}</style><h1>Portal health</h1>
<h2>Platforms</h2><div class="scroll"><table><tr><th>Platform<th>State<th>Since<th>Open runs<th></tr>
${platforms.map(platformRow).join("\n")}</table></div>
<h2>Failure bundles</h2>${bundles.length === 0 ? "<p>None is kept.</p>" : bundleTable(bundles)}</html>`;
}

function platformRow(platform: PlatformHealth): string {
  const isPaused = platform.reason !== null;
  const act = isPaused ? "resume" : "pause";
  const state = isPaused
    ? `paused for everyone: ${platform.reason?.replaceAll("_", " ")}`
    : "works";
  return `<tr><td>${text(portalName(platform))}<td>${text(state)}<td>${text(platform.openedAt?.toISOString() ?? "")}
<td>${platform.openRuns}<td><form method="post" action="/operator/platforms/${platform.platformId}/${act}"><button>${
    isPaused ? "Let everybody go on" : "Pause for everyone"
  }</button></form></tr>`;
}

/** Boards are told by their maker, whose pages they share: what pauses one pauses all. */
export function portalName({ platformName, maker, boards }: PlatformHealth): string {
  return maker === null
    ? platformName
    : `${makerName(maker)} (${boards} ${boards === 1 ? "board" : "boards"})`;
}

function bundleTable(bundles: readonly FailureBundleRow[]): string {
  return `<div class="scroll"><table><tr><th>Taken<th>Platform<th>What<th>Where<th>Files</tr>
${bundles.map(bundleRow).join("\n")}</table></div>`;
}

function bundleRow(bundle: FailureBundleRow): string {
  const files = bundle.files.map(
    (name) => `<a href="/operator/bundles/${bundle.id}/${text(name)}">${text(name)}</a>`,
  );
  return `<tr><td>${bundle.takenAt.toISOString()}<td>${text(bundle.platformName)}<td>${text(
    bundle.kind.replaceAll("_", " "),
  )}<td><code>${text(bundle.place)}</code><td>${files.join(" ")}</tr>`;
}

function text(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
