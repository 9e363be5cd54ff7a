import { OperationalError } from "@sendoff/kit/errors";
import type { CDPSession, Frame } from "playwright-core";
import { z } from "zod";

/** Names our world to the browser. */
const WORLD_NAME = "sendoff";

interface TreeNode {
  readonly frame: { readonly id: string };
  readonly childFrames?: readonly TreeNode[] | undefined;
}
const TreeNode: z.ZodType<TreeNode> = z.lazy(() =>
  z.object({
    frame: z.object({ id: z.string() }),
    childFrames: z.array(TreeNode).optional(),
  }),
);
const FrameTree = z.object({ frameTree: TreeNode });

/** What every document has of its own and every world of it sees alike: the instant at which it began, and where it is from. */
const WHICH_DOCUMENT = "`${performance.timeOrigin} ${location.origin}`";

/** The browser's own name for a frame, and the connection that answers for it. */
export interface Place {
  readonly cdp: CDPSession;
  readonly frameId: string;
  /** Whether it is all of its page, and no frame inside. */
  readonly isPage: boolean;
}

/** A page's own connection, and those of frames that run in a process of their own, as frames of other sites do. */
const connections = new WeakMap<Frame, CDPSession>();

async function connectTo(root: Frame): Promise<CDPSession> {
  const known = connections.get(root);
  if (known !== undefined) return known;
  const page = root.page();
  const cdp = await page.context().newCDPSession(root === page.mainFrame() ? page : root);
  connections.set(root, cdp);
  return cdp;
}

/** The connection of the process that a frame runs in, and the outermost frame of it. */
async function connectionOf(frame: Frame): Promise<{ cdp: CDPSession; root: Frame }> {
  for (let root = frame; ;) {
    const parent = root.parentFrame();
    if (parent === null) return { cdp: await connectTo(root), root };
    try {
      return { cdp: await connectTo(root), root };
    } catch (error) {
      if (frame.isDetached() || frame.page().isClosed()) throw error;
      // Part of the process around it.
      root = parent;
    }
  }
}

/** To be called when a frame may have moved to another process. */
export function forgetConnection(frame: Frame): void {
  connections.delete(frame);
}

function idsBelow(node: TreeNode): string[] {
  return (node.childFrames ?? []).flatMap((child) => [child.frame.id, ...idsBelow(child)]);
}

/** Our world of the document that the frame shows; asking again for the same document returns the same one. */
export async function createWorld(place: Pick<Place, "cdp" | "frameId">): Promise<number> {
  const { cdp, frameId } = place;
  const made = await cdp.send("Page.createIsolatedWorld", { frameId, worldName: WORLD_NAME });
  return made.executionContextId;
}

/** Has a script run in our world of each document that the page opens from now on, in its own frame only. */
export async function keepForLater(cdp: CDPSession, expression: string): Promise<void> {
  // The browser runs what is kept for those alone who follow the page.
  await cdp.send("Page.enable");
  const source = `if (window === window.top) {\n${expression}\n}`;
  await cdp.send("Page.addScriptToEvaluateOnNewDocument", { source, worldName: WORLD_NAME });
}

/**
 * Where a frame is. Playwright does not tell a frame's own name, so that of a frame inside another is found by the document in
 * it. Throws when the frame goes away meanwhile.
 */
export async function placeOf(frame: Frame): Promise<Place> {
  const { cdp, root } = await connectionOf(frame);
  const { frameTree } = FrameTree.parse(await cdp.send("Page.getFrameTree"));
  if (root === frame) {
    const isPage = frame.parentFrame() === null;
    return { cdp, frameId: frameTree.frame.id, isPage };
  }
  const wanted: unknown = await frame.evaluate(WHICH_DOCUMENT);
  for (const frameId of idsBelow(frameTree)) {
    const contextId = await createWorld({ cdp, frameId });
    const answer = await cdp.send("Runtime.evaluate", { contextId, expression: WHICH_DOCUMENT });
    if (answer.result.value === wanted) return { cdp, frameId, isPage: false };
  }
  throw new OperationalError(502, "portal_unreachable", "A part of the page has just gone.");
}
