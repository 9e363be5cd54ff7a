import type { CDPSession } from "playwright-core";

/**
 * What fills in a password is covered while somebody only watches: a page's own "show password" would lay it open. An inspector's
 * style sheet, which no script of the page sees among its own.
 */
const COVER = `input[type=password],input[autocomplete~=current-password],input[autocomplete~=new-password],
input[name*=passw i],input[id*=passw i],input[data-secret]{-webkit-text-fill-color:transparent!important;
text-shadow:none!important;background-image:repeating-linear-gradient(45deg,#5c6a70 0 6px,#74838a 6px 12px)!important}`;

/** Covers passwords in every document of the page's own process; `isOn` is false while a new document has no cover yet. */
export function createPasswordCover(cdp: CDPSession) {
  const sheets = new Map<string, string>();
  let isWanted = false;
  let isListening = false;
  let missing = 0;
  const add = async (frameId: string): Promise<void> => {
    missing += 1;
    try {
      const { styleSheetId } = await cdp.send("CSS.createStyleSheet", { frameId, force: true });
      sheets.set(frameId, styleSheetId);
      await cdp.send("CSS.setStyleSheetText", { styleSheetId, text: isWanted ? COVER : "" });
    } catch {
      // The document has gone again; the next one is told of as well.
    } finally {
      missing -= 1;
    }
  };
  const listen = async (): Promise<void> => {
    if (isListening) return;
    isListening = true;
    await cdp.send("Page.enable");
    await cdp.send("DOM.enable");
    await cdp.send("CSS.enable");
    cdp.on("Page.frameNavigated", ({ frame }) => {
      if (isWanted) void add(frame.id);
    });
    cdp.on("Page.frameDetached", ({ frameId }) => void sheets.delete(frameId));
  };
  const listFrames = async (): Promise<string[]> => {
    const { frameTree } = await cdp.send("Page.getFrameTree");
    const below = (tree: typeof frameTree): string[] => [
      tree.frame.id,
      ...(tree.childFrames ?? []).flatMap(below),
    ];
    return below(frameTree);
  };
  return {
    isOn: (): boolean => missing === 0,
    async set(wanted: boolean): Promise<void> {
      isWanted = wanted;
      if (wanted) await listen();
      if (wanted) await Promise.all((await listFrames()).map(add));
      else {
        const emptied = [...sheets.values()].map((styleSheetId) =>
          cdp.send("CSS.setStyleSheetText", { styleSheetId, text: "" }).catch(() => undefined),
        );
        sheets.clear();
        await Promise.all(emptied);
      }
    },
  };
}
