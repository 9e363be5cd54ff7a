import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** A Unix socket's path holds 107 bytes, of which Chromium's own part of a path in TMPDIR takes up to 47. */
const LONGEST_TMPDIR = 60;

/**
 * Home and temporary folders inside the data folder, made when missing: browsers write to both, and nothing is to be written
 * elsewhere. A path too long for Chromium's sockets leaves TMPDIR out.
 * @param {string} dataDir
 * @param {string} [owner]  whose temporary folder it is, by process number; npm start's processes share the whole
 * @returns {Record<string, string>}
 */
export function placesOf(dataDir, owner = "") {
  const home = join(dataDir, "home");
  const tmp = join(dataDir, "tmp", owner);
  for (const folder of [home, tmp]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const places = {
    HOME: home,
    XDG_CONFIG_HOME: join(home, ".config"),
    XDG_CACHE_HOME: join(home, ".cache"),
    XDG_DATA_HOME: join(home, ".local/share"),
  };
  return Buffer.byteLength(tmp) > LONGEST_TMPDIR ? places : { ...places, TMPDIR: tmp };
}
