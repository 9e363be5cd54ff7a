import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../config/paths.ts";
import { SecurityPage } from "../../features/security/security-page.tsx";
import { endSession } from "../session-end.ts";

/** Security activity; once everybody is shut out the browser goes to the page that says what to do. */
export default function SecurityRoute() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <SecurityPage
      onShutOut={() => {
        endSession(client);
        void navigate(paths.undone);
      }}
    />
  );
}
