import { type ReactNode, useEffect } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { MainContent, SkipLink } from "../../components/main-content.tsx";
import { consoleSessionQuery } from "../../queries/console-session.query.ts";
import { AuditPage } from "./audit/audit-page.tsx";
import { PeoplePage } from "./people/people-page.tsx";
import { PaymentsPage } from "./payments/payments-page.tsx";
import { PortalsPage } from "./portals/portals-page.tsx";
import { QueuesPage } from "./queues/queues-page.tsx";
import { ConsoleBar } from "./shell/console-bar.tsx";
import { OpenConsole } from "./shell/open-console.tsx";
import { useIsBefore } from "./shell/use-is-before.ts";

/** How often it is asked until when the code is good: other windows may have moved it on. */
const ASK_AGAIN_MS = 60_000;
/** The place of what asks for a code, at whatever address. */
const CLOSED = "closed";

/** The operators' console. It shows nothing while no code is good. */
export default function ConsoleApp({
  banner,
  notFound,
  onLogOut,
}: {
  banner: ReactNode;
  /** What stands at an address that the console does not have. */
  notFound: ReactNode;
  onLogOut: () => void;
}) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { data: session, refetch } = useQuery({
    ...consoleSessionQuery,
    refetchInterval: ASK_AGAIN_MS,
  });
  const isOpen = useIsBefore(session?.good_until ?? null);
  useEffect(() => {
    // What a page has asked has moved it on.
    void refetch();
  }, [pathname, refetch]);
  useEffect(() => {
    if (!isOpen) client.removeQueries({ queryKey: ["console"] });
  }, [isOpen, client]);
  if (session === undefined) return null;
  return (
    <div className="min-h-dvh text-small">
      <SkipLink />
      <ConsoleBar session={session} isOpen={isOpen} onLogOut={onLogOut} />
      {banner}
      <MainContent place={isOpen ? pathname : CLOSED}>
        {isOpen ? <Pages notFound={notFound} /> : <OpenConsole email={session.email} />}
      </MainContent>
    </div>
  );
}

function Pages({ notFound }: { notFound: ReactNode }) {
  return (
    <Routes>
      <Route index element={<Navigate to="portals" replace />} />
      <Route path="portals" element={<PortalsPage />} />
      <Route path="queues" element={<QueuesPage />} />
      <Route path="payments" element={<PaymentsPage />} />
      <Route path="people" element={<PeoplePage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
