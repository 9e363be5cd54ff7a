import type { AccountNeed } from "@sendoff/contract/needs-you";
import { Link } from "react-router";
import { UserActionsMenu } from "../../components/user-actions.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { paths } from "../../config/paths.ts";
import { messages } from "./messages.ts";
import { PlatformNeed } from "./platform-need.tsx";
import { PostingLink } from "./posting-link.tsx";
import { useResume } from "./use-start-run.ts";

/** An account that its platform stopped: what it wants, the way there, and the word that lets it go on. */
export function AccountDetail({
  account,
  onResumed,
}: {
  account: AccountNeed;
  onResumed: (platform: { id: number; name: string }) => void;
}) {
  const { platform_id: id, platform_name: name, note, can_resume: canResume } = account;
  const resume = useResume(() => onResumed({ id, name }));
  const words = wordsOf(account);
  return (
    <>
      <PlatformNeed
        name={name}
        since={account.since}
        title={words.title}
        text={[note, words.advice]}
        failed={{ title: messages.didNotGoOn(name), error: resume.error }}
      >
        {canResume ? (
          <Button variant="you" isBusy={resume.isPending} onClick={() => resume.mutate(id)}>
            {messages.resume}
          </Button>
        ) : null}
        {account.is_board && canResume ? null : (
          <ButtonLink variant={canResume ? "line" : "you"} to={paths.app.platforms}>
            {messages.connectNameAgain(name)}
          </ButtonLink>
        )}
        <span className="px-2 max-sm:py-2">
          <PostingLink address={account.portal_url} label={messages.openName(name)} />
        </span>
      </PlatformNeed>
      <Stopped account={account} />
    </>
  );
}

/** What the platform wants, and what its owner does about it. */
function wordsOf({ platform_name: name, state, is_board: isBoard }: AccountNeed): {
  title: string;
  advice: string;
} {
  if (state === "code_required") {
    return {
      title: messages.asksForACode(name),
      advice: messages.connectItOnceMore,
    };
  }
  if (isBoard) {
    return {
      title: messages.formOnAsksForACheck(name),
      advice: messages.sendoffNeverGetsAroundSuch,
    };
  }
  return {
    title: messages.wantsToSeeYou(name),
    advice: messages.sendoffNeverGetsAroundSuchACheck(name),
  };
}

function Stopped({ account: { stopped } }: { account: AccountNeed }) {
  if (stopped.length === 0) return null;
  return (
    <section aria-labelledby="stopped-title" className="mt-7 border-t border-border pt-[18px]">
      <h3 id="stopped-title" className="text-small font-semibold">
        {messages.stoppedAtTheCheck}
      </h3>
      <ul className="mt-1.5">
        {stopped.map((application) => (
          <li
            key={application.id}
            className="flex items-center gap-3 border-t border-border py-3 first:border-t-0"
          >
            <Initials name={application.company_name} />
            <div className="min-w-0 flex-1">
              <Link
                className="font-semibold hover:underline"
                to={paths.app.application(application.id)}
              >
                {application.job_title}
              </Link>
              <p className="text-small text-fg-3">
                {application.company_name}, {application.location}
              </p>
            </div>
            <span className="text-small">
              <PostingLink address={application.job_url} />
            </span>
            <UserActionsMenu application={application} acts={["sent", "retry", "skip"]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
