import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelSettings } from "@sendoff/kit";
import { APICallError, generateText, type LanguageModel } from "ai";

/** What came of one call. `why` is for the log and holds neither key nor text. */
export type ModelReply =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "failed"; readonly why: string };

/** Asks the model once. Never throws. */
export type AskModel = (prompt: {
  readonly system: string;
  readonly message: string;
  readonly maxTokens: number;
}) => Promise<ModelReply>;

/** A few hundred words take a slow model this long; the form stays open meanwhile. */
const CALL_TIMEOUT_MS = 20_000;

/**
 * The operator's model, with a time limit for each call (`timeoutMs`) and no tries of its own: a failed call is a question
 * for the user, and the next application asks again.
 */
export function createModelClient(
  settings: ModelSettings,
  timeoutMs: number = CALL_TIMEOUT_MS,
): AskModel {
  const model = openModel(settings);
  return async ({ system, message, maxTokens }) => {
    try {
      const { text, finishReason } = await generateText({
        model,
        instructions: system,
        prompt: message,
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(timeoutMs),
      });
      // A text that was cut off or held back is no answer, but the model is there.
      return { kind: "text", text: finishReason === "stop" ? text : "" };
    } catch (error) {
      return { kind: "failed", why: describeFailure(error) };
    }
  };
}

function openModel({ provider, name, url, apiKey }: ModelSettings): LanguageModel {
  if (provider === "anthropic") {
    return createAnthropic({ baseURL: url, apiKey: apiKey ?? "" })(name);
  }
  return createOpenAICompatible({
    name: "model",
    baseURL: url,
    ...(apiKey === undefined ? {} : { apiKey }),
  })(name);
}

/** The error's own text may repeat what was sent, so it is not told. */
function describeFailure(error: unknown): string {
  if (APICallError.isInstance(error)) {
    return error.statusCode === undefined ? "unreachable" : `status ${error.statusCode}`;
  }
  return error instanceof Error ? error.name : "unknown";
}
