import { freemem } from "node:os";

// Measured on the sandbox: a context with an open form takes 120 to 180 MB of Chromium's memory.
const BYTES_PER_SLOT = 250 * 1024 * 1024;
const BYTES_KEPT_FREE = 1024 * 1024 * 1024;
const MOST = 16;

/** How many browser contexts this machine's free memory carries, 1 to 16. */
export function slotsByMemory(freeBytes = freemem()): number {
  return Math.max(1, Math.min(MOST, Math.floor((freeBytes - BYTES_KEPT_FREE) / BYTES_PER_SLOT)));
}
