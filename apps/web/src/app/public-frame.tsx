import type { ReactNode } from "react";
import { PublicFooter } from "../components/public/public-footer.tsx";
import { PublicHeader } from "../components/public/public-header.tsx";
import { useToken } from "../lib/use-token.ts";

/** Header and footer of the public pages around a page that also exists inside the app. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader isSignedIn={useToken() !== undefined} />
      <main className="flex-1">{children}</main>
      <PublicFooter />
    </div>
  );
}
