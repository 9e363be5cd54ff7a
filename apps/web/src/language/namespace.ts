/** "features/wallet" of "../features/wallet/messages.hi.ts" and of its English, "lib/run" of "../lib/run-messages.hi.ts". */
export function namespaceOf(path: string): string {
  return path.replace(/^\.\.\//, "").replace(/[/-](?:messages|text)(?:\.hi)?\.ts$/, "");
}
