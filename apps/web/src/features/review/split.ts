import { useOutletContext } from "react-router";

/** How Review is shown. */
export interface Split {
  /** List and application stand side by side; else each is a page of its own. */
  readonly isSplit: boolean;
  /** Tells whether the open application has changes that are not sent yet. */
  readonly onEdited: (isEdited: boolean) => void;
}

/** What Review's frame tells the part that is open in it. */
export function useSplit(): Split {
  return useOutletContext<Split>();
}
