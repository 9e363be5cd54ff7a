import type { WaitingCheck } from "@sendoff/contract";
import { Eye } from "lucide-react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { askedWork } from "../../lib/asked-work.ts";
import { plural } from "../../lib/format.ts";
import { useNotNow } from "../../queries/live-page.query.ts";
import { PlatformNeed } from "./platform-need.tsx";

/** A portal's check whose page is kept open: the way into it, and "Not now", which closes it. */
export function CheckDetail({ check }: { check: WaitingCheck }) {
  const { platform_id: id, platform_name: name } = check;
  const notNow = useNotNow(id);
  const minutes = plural(Math.max(1, Math.ceil(check.seconds_left / 60)), "more minute");
  return (
    <PlatformNeed
      name={name}
      since={check.asked_at}
      title={`${name} wants to see you`}
      text={[
        check.note,
        `Its page is open for you here for ${minutes}. Pass the check in it, and ${askedWork(check)} goes on where it stopped.`,
      ]}
      failed={{ title: "The page was not closed.", error: notNow.error }}
    >
      <ButtonLink variant="you" to={paths.app.live(id)}>
        <Eye aria-hidden="true" />
        Show me
      </ButtonLink>
      <Button variant="ghost" isBusy={notNow.isPending} onClick={() => notNow.mutate()}>
        Not now
      </Button>
    </PlatformNeed>
  );
}
