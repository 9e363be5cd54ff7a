import { NotFoundPage } from "../../features/not-found/not-found-page.tsx";

/** Outside /app the page brings its own main landmark; inside, the shell has one. */
export default function NotFoundRoute() {
  return (
    <main>
      <NotFoundPage isWholeWindow />
    </main>
  );
}
