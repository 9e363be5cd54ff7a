import { useLocation, useSearchParams } from "react-router";
import { UndoPage } from "../../features/security/undo-page.tsx";

/** The code stands behind the hash: it is in no log and no referrer. */
export default function UndoRoute() {
  const { hash } = useLocation();
  const [query] = useSearchParams();
  return <UndoPage key={hash} code={hash.slice(1)} isDone={query.has("done")} />;
}
