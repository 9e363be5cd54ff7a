import { routes } from "@sendoff/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { noteSessionEnd } from "../../lib/session.ts";
import { forgetDrafts } from "../../state/kept-drafts.ts";
import { endSession } from "../session-end.ts";

/** Revokes the token, clears the store and goes to / (SPEC 2). The person leaves even when the server cannot be told. */
export function useLogOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    noteSessionEnd("left");
    const revoked = call(routes.logout).catch(() => undefined);
    void revoked.then(() => {
      forgetDrafts();
      endSession(client);
      return navigate(paths.home);
    });
  };
}
