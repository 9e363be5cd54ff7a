import type { LanguageModel } from "ai";
import type { ModelSettings } from "./model-config.ts";

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

/** A few hundred words take a slow model this long; a form stays open meanwhile, or a person waits. */
const CALL_TIMEOUT_MS = 20_000;

/**
 * The operator's model, with a time limit for each call (`timeoutMs`) and no tries of its own: a failed call is a question
 * for the user, and the next application asks again. The client is loaded with its first call.
 */
export function createModelClient(
  settings: ModelSettings,
  timeoutMs: number = CALL_TIMEOUT_MS,
): AskModel {
  let opened: Promise<LanguageModel> | undefined;
  return async ({ system, message, maxTokens }) => {
    const { APICallError, generateText } = await import("ai");
    try {
      opened ??= openModel(settings);
      const model = await opened;
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
      // The error's own text may repeat what was sent, so it is not told.
      const status = APICallError.isInstance(error) ? (error.statusCode ?? 0) : undefined;
      return { kind: "failed", why: describeFailure(error, status) };
    }
  };
}

async function openModel({ provider, name, url, apiKey }: ModelSettings): Promise<LanguageModel> {
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ baseURL: url, apiKey: apiKey ?? "" })(name);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "model",
    baseURL: url,
    ...(apiKey === undefined ? {} : { apiKey }),
  })(name);
}

/** `status` is 0 where no server was reached, undefined where the call failed otherwise. */
function describeFailure(error: unknown, status: number | undefined): string {
  if (status !== undefined) return status === 0 ? "unreachable" : `status ${status}`;
  return error instanceof Error ? error.name : "unknown";
}
