import { Rosette } from "../../components/brand/guilloche.tsx";
import { Postmark } from "../../components/brand/postmark.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { messages } from "./messages.ts";

/** In the middle of what it stands in: the whole window for visitors, the shell for people signed in. */
export function NotFoundPage({ isWholeWindow = false }: { isWholeWindow?: boolean }) {
  usePageTitle(messages.notFound);
  return (
    <div
      className={cn(
        "grid place-items-center overflow-hidden text-center",
        isWholeWindow ? "min-h-dvh" : "min-h-[calc(100dvh-80px)]",
      )}
    >
      <div className="relative">
        <span className="absolute top-1/2 left-1/2 w-[680px] -translate-x-1/2 -translate-y-1/2 text-accent opacity-20 [mask-image:radial-gradient(circle,transparent_30%,#000_52%)]">
          <Rosette className="block w-full" />
        </span>
        <div className="relative p-10">
          <Postmark
            rim={messages.returned}
            top={messages.noSuch}
            bottom={messages.page}
            label={messages.returnedNoSuchPage}
            width={190}
            className="mx-auto mb-[18px]"
          />
          <h1 className="font-display text-[88px]/[92px] font-[680] tracking-[-0.05em]">404</h1>
          <p className="mt-1 mb-6 text-[18px]/7 text-fg-2">{messages.oopsPageNotFound}</p>
          <ButtonLink to={paths.home} variant="primary" size="lg">
            {messages.returnToHome}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
