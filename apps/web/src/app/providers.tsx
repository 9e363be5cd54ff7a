import { CSPProvider } from "@base-ui/react/csp-provider";
import { Tooltip } from "@base-ui/react/tooltip";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { ToastRegion } from "../components/ui/toast.tsx";
import { followLanguage } from "../queries/follow-language.ts";
import { followUserZone } from "../queries/follow-user-zone.ts";

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => followUserZone(client), [client]);
  useEffect(() => followLanguage(client), [client]);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={client}>
        <Tooltip.Provider>{children}</Tooltip.Provider>
        <ToastRegion />
      </QueryClientProvider>
    </CSPProvider>
  );
}
