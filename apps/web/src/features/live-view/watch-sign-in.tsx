import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";
import { WatchedPage } from "./watched-page.tsx";

/** The page in which a sign-in is under way, live, for who wants to see it: closed at first, and nothing is sent until it is opened. */
export function WatchSignIn({ platformId, name }: { platformId: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const region = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? region : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown
          aria-hidden="true"
          className={cn("transition-transform", isOpen && "rotate-180")}
        />
        {isOpen ? messages.hideSPage(name) : messages.watchSPage(name)}
      </Button>
      {isOpen ? (
        <div id={region} className="w-full">
          <WatchedPage
            platformId={platformId}
            address=""
            before={
              <p className="p-6 text-center text-small text-[#565c60] dark:text-fg-2">
                {messages.pageComesAsSoon}
              </p>
            }
            caption={messages.whatOurBrowserShowsNow}
          />
        </div>
      ) : null}
    </div>
  );
}
