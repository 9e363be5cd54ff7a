import type { Route } from "@sendoff/contract/route";
import { type Answer, noteStatus, readAnswer, requestHeaders } from "./api-client.ts";
import { networkError } from "./api-error.ts";
import { findToken } from "./session.ts";

export interface UploadInput {
  field: string;
  file: File;
  /** Share of the file's bytes that have left, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface LooseAnswer {
  status: number;
  body: unknown;
}

/** Sends one file as multipart; XMLHttpRequest, because fetch cannot say how many bytes have left. */
export function upload<R extends Route>(route: R, input: UploadInput): Promise<Answer<R>>;
export function upload(route: Route, input: UploadInput): Promise<LooseAnswer> {
  const token = findToken();
  return new Promise<LooseAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, route.path);
    requestHeaders(token).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) input.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      noteStatus(request.status, token);
      try {
        const retryAfter = request.getResponseHeader("retry-after");
        resolve(readAnswer(route, request.status, parseText(request.responseText), retryAfter));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener("error", () => reject(networkError()));
    request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    input.signal?.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.append(input.field, input.file, input.file.name);
    request.send(form);
  });
}

function parseText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
