import { CV_DOWNLOAD_NAME } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { useState } from "react";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import { messages } from "./messages.ts";

const STEP = 10;
const STEP_MS = 500;
const MOST = 90;

export type CvDownloadState =
  | { kind: "idle" }
  | { kind: "busy"; progress: number }
  | { kind: "done" }
  | { kind: "failed"; detail: string | undefined };

/** The extracted profile as CSV. The call gives no progress, so the bar rises as SPEC 4 says: 10 every 500 ms to 90. */
export function useCvDownload() {
  const [state, setState] = useState<CvDownloadState>({ kind: "idle" });

  async function start(): Promise<void> {
    setState({ kind: "busy", progress: 0 });
    const timer = setInterval(() => {
      setState((now) =>
        now.kind === "busy" ? { ...now, progress: Math.min(MOST, now.progress + STEP) } : now,
      );
    }, STEP_MS);
    try {
      const { body } = await call(routes.downloadCv);
      // Reading the answer as text drops the mark by which spreadsheets know UTF-8.
      const file = new Blob(["\uFEFF", body], { type: "text/csv;charset=utf-8" });
      saveFile(file, CV_DOWNLOAD_NAME);
      setState({ kind: "done" });
    } catch (error) {
      setState({ kind: "failed", detail: error instanceof ApiError ? error.message : undefined });
    } finally {
      clearInterval(timer);
    }
  }

  return { state, isBusy: state.kind === "busy", start, failedText: messages.downloadFailed };
}
