import type { PreviewJob } from "@sendoff/contract/preview";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { cn } from "../../lib/cn.ts";
import { ScoreBar } from "./score-parts.tsx";
import { reasonWords } from "./list-words.ts";
import { messages } from "./messages.ts";

interface FitRowProps {
  job: PreviewJob;
  isShown: boolean;
  /** It was pointed at, or has the focus. */
  onShow: () => void;
  onOpen: () => void;
  onChoose: (isTakenOut: boolean) => void;
}

/** One job that fits. Its title opens the posting; taken out, it is struck and stays, so that it can be put back. */
export function FitRow({ job, isShown, onShow, onOpen, onChoose }: FitRowProps) {
  const { is_taken_out: isOut, job_title: title, company_name: company } = job;
  return (
    <li
      className={cn(
        "relative grid min-h-16 grid-cols-[20px_minmax(0,1fr)_64px] items-start gap-x-2.5 border-t border-l-[3px] border-t-border border-l-transparent py-3 pr-4 pl-[13px] lg:grid-cols-[22px_36px_minmax(0,1fr)_92px] lg:items-center lg:gap-x-[13px] lg:py-[11px] lg:pr-5 lg:pl-[17px]",
        isShown &&
          "lg:border-l-accent lg:bg-[color-mix(in_oklab,var(--accent-soft)_55%,transparent)]",
      )}
    >
      <Checkbox
        className="target-alone relative z-1 max-lg:min-h-6"
        isChecked={!isOut}
        onChange={(isChecked) => onChoose(!isChecked)}
      >
        <span className="sr-only">{messages.sendTitleAtCompany(title, company)}</span>
      </Checkbox>
      <Initials
        name={company}
        className={cn("max-lg:hidden", isOut && "bg-transparent text-fg-3")}
      />
      <div className="min-w-0">
        <p className="lg:flex lg:gap-x-1.5">
          <button
            type="button"
            data-fit={job.id}
            className={cn(
              "text-left font-semibold wrap-anywhere after:absolute lg:min-w-0 lg:truncate after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring",
              isOut && "font-[550] text-fg-3 line-through",
            )}
            onFocus={onShow}
            onPointerEnter={onShow}
            onClick={onOpen}
          >
            {title}
          </button>{" "}
          <span className="text-fg-2 max-lg:block max-lg:text-small lg:min-w-[35%] lg:shrink-[4] lg:truncate">
            {company}
            {job.location === "" ? "" : `, ${job.location}`}
          </span>
        </p>
        <p className="text-small text-fg-3 lg:truncate">
          {isOut ? messages.takenOut : reasonWords(job)}
        </p>
      </div>
      {isOut ? (
        <Button
          size="sm"
          variant="ghost"
          className="relative z-1 justify-self-end"
          aria-label={messages.undoTitleAtCompany(title, company)}
          onClick={() => onChoose(false)}
        >
          {messages.undo}
        </Button>
      ) : (
        <div className="grid justify-items-end gap-1">
          <span className="num font-display text-lead/[22px] font-[640]">
            <span className="sr-only">{messages.score}</span>
            {job.match_score}
          </span>
          <ScoreBar reasons={job.match_reasons} />
        </div>
      )}
    </li>
  );
}
