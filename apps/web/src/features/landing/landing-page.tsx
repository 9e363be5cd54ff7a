import { useEffect } from "react";
import { useLocation } from "react-router";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { About } from "./about.tsx";
import { Call, Faq } from "./closing.tsx";
import { Features, Platforms, Stats } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { PublicFooter } from "../../components/public/public-footer.tsx";
import { PublicHeader } from "../../components/public/public-header.tsx";
import { messages } from "./messages.ts";

export function LandingPage({ isSignedIn }: { isSignedIn: boolean }) {
  usePageTitle(messages.jobApplications);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.querySelector(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <PublicHeader isSignedIn={isSignedIn} />
      <main>
        <Hero isSignedIn={isSignedIn} />
        <section id="features" className="py-12 lg:py-[72px]" aria-labelledby="features-title">
          <div className="landing-column">
            <Features />
            <Platforms />
          </div>
        </section>
        <Stats />
        <About />
        <Call isSignedIn={isSignedIn} />
        <Faq />
      </main>
      <PublicFooter />
    </>
  );
}
