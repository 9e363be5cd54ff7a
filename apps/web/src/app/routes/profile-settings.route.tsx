import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../config/paths.ts";
import { SettingsPage } from "../../features/settings/settings-page.tsx";
import { endSession } from "../session-end.ts";

/** Profile Settings; after the account or its last session has ended the browser goes to /. */
export default function ProfileSettingsRoute() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <SettingsPage
      onSignedOut={() => {
        endSession(client);
        void navigate(paths.home);
      }}
    />
  );
}
