import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { LandingPage } from "../features/landing/landing-page.tsx";

/** The landing page as a visitor sees it, as HTML; the build writes it into landing.html. */
export function landingMarkup(): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <div data-static="">
          <LandingPage isSignedIn={false} />
        </div>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
