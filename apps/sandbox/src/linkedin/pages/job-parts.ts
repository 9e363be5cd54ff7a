import { markup, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";

/** How a job stands for one account. */
export type JobStanding =
  | { kind: "open" }
  | { kind: "draft" }
  | { kind: "closed" }
  | { kind: "applied"; ago: string };

export interface JobSight {
  job: Job;
  standing: JobStanding;
  isViewed: boolean;
  isSaved: boolean;
  /** The apply button is there and cannot be pressed: the day's limit is reached. */
  isLimited: boolean;
}

export function secondsText(receivedAt: string, now: number): string {
  const seconds = Math.max(1, Math.round((now - Date.parse(receivedAt)) / 1000));
  const [count, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3600
        ? [Math.floor(seconds / 60), "minute"]
        : seconds < 86_400
          ? [Math.floor(seconds / 3600), "hour"]
          : [Math.floor(seconds / 86_400), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** Paragraphs and "- " lists of a description, as HTML. */
export function descriptionMarkup(description: string): Markup {
  return markup`${description.split("\n\n").map((block) => {
    const lines = block.split("\n");
    const items = lines.filter((line) => line.startsWith("- "));
    const text = lines.filter((line) => !line.startsWith("- "));
    if (items.length === 0) return markup`<p>${text.join(" ")}</p>`;
    return markup`<p><strong>${text.join(" ")}</strong></p><ul>${items.map((item) => markup`<li>${item.slice(2)}</li>`)}</ul>`;
  })}`;
}

export const isEasyApply = (job: Job): boolean => job.apply === "easy" && job.state === "open";
