import { createContext, useContext } from "react";

/** Opens the palette; without the layer around it, as in a part's own test, it opens nothing. */
export const JumpContext = createContext<() => void>(() => undefined);

export function useJump(): () => void {
  return useContext(JumpContext);
}
