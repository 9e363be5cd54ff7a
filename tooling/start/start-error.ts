import { ConfigError } from "@sendoff/kit/config";
import { AppError } from "@sendoff/kit/errors";

/** The product cannot be started; the message is a sentence that says what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Whether an error's message is a sentence for whoever typed the command; of any other its place is worth more. */
export function isSentence(error: unknown): error is Error {
  return error instanceof StartError || error instanceof ConfigError || error instanceof AppError;
}
