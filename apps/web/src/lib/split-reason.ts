import { ALSO_ASKS } from "@sendoff/domain/choosing";
import { say } from "../language/language.ts";

/** What a reason says, and what the posting asks for beyond the person's skills; that has room beside the score alone. */
export function splitReason(text: string): { main: string; also: string } {
  const at = text.indexOf(` ${say(ALSO_ASKS)} `);
  return at < 0 ? { main: text, also: "" } : { main: text.slice(0, at), also: text.slice(at + 1) };
}
