/**
 * `jobFingerprint` came to fold names that a place follows after 0020 had run: what was stored since then is folded by the rule of
 * today, else one job would be sent again under its other spelling.
 */
export { up } from "./0020-fold-job-keys.ts";
