import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { paths } from "../../../config/paths.ts";
import { askedPagesQuery } from "../../../queries/live-page.query.ts";
import { messages } from "../messages.ts";

/** The way into the page in which a portal asks for its owner, in the middle of a sign-in; nothing while it does not. */
export function ShowCheck({ platformId, name }: { platformId: number; name: string }) {
  const { data = [] } = useQuery(askedPagesQuery);
  if (!data.some((check) => check.platform_id === platformId)) return null;
  return (
    <ButtonLink variant="you" to={paths.app.live(platformId)}>
      <Eye aria-hidden="true" />
      {messages.showMeSPage(name)}
    </ButtonLink>
  );
}
