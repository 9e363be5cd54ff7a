import type { WaitingCheck } from "@sendoff/contract/needs-you";
import { Eye } from "lucide-react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { askedWork } from "../../lib/asked-messages.ts";
import { useNotNow } from "../../queries/live-page.query.ts";
import { messages } from "./messages.ts";
import { PlatformNeed } from "./platform-need.tsx";

/** A portal's check whose page is kept open: the way into it, and "Not now", which closes it. */
export function CheckDetail({ check }: { check: WaitingCheck }) {
  const { platform_id: id, platform_name: name } = check;
  const notNow = useNotNow(id);
  const minutes = messages.moreMinutes(Math.max(1, Math.ceil(check.seconds_left / 60)));
  return (
    <PlatformNeed
      name={name}
      since={check.asked_at}
      title={messages.wantsToSeeYou(name)}
      text={[check.note, messages.itsPageIsOpen(minutes, askedWork(check))]}
      failed={{ title: messages.pageWasNotClosed, error: notNow.error }}
    >
      <ButtonLink variant="you" to={paths.app.live(id)}>
        <Eye aria-hidden="true" />
        {messages.showMe}
      </ButtonLink>
      <Button variant="ghost" isBusy={notNow.isPending} onClick={() => notNow.mutate()}>
        {messages.notNow}
      </Button>
    </PlatformNeed>
  );
}
