import { randomBytes, randomInt } from "node:crypto";
import type { SiteClock } from "../site-clock.ts";

export type ChallengeKind = "email_pin" | "phone_pin" | "captcha" | "app_prompt";

export interface Challenge {
  id: string;
  kind: ChallengeKind;
  account: string;
  pin: string;
  pinSentAt: number;
  wrongTries: number;
  /** Whether the sign-in asked to be remembered. */
  isRemembering: boolean;
  /** Where the visitor wanted to go. */
  next: string;
}

export type PinOutcome = "right" | "wrong" | "expired" | "too_many";

export const PIN_TTL_MS = 10 * 60 * 1000;
const WRONG_TRIES_MAX = 5;
const KEPT_CHALLENGES = 20_000;

export interface ChallengeStore {
  create(input: Pick<Challenge, "kind" | "account" | "isRemembering" | "next">): Challenge;
  find(id: string): Challenge | undefined;
  renewPin(challenge: Challenge): void;
  /** A right PIN uses the challenge up. */
  tryPin(challenge: Challenge, pin: string, ttlMs: number): PinOutcome;
}

const newPin = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0");

/** Sign-ins that wait for a PIN or stand before a captcha. In memory: a restart means signing in again. */
export function createChallengeStore(clock: SiteClock): ChallengeStore {
  const challenges = new Map<string, Challenge>();
  return {
    create(input) {
      const id = `AgF${randomBytes(18).toString("base64url")}`;
      const challenge = { ...input, id, pin: newPin(), pinSentAt: clock.now(), wrongTries: 0 };
      challenges.set(id, challenge);
      const oldest = challenges.keys().next();
      if (challenges.size > KEPT_CHALLENGES && !oldest.done) challenges.delete(oldest.value);
      return challenge;
    },
    find: (id) => challenges.get(id),
    renewPin(challenge) {
      challenge.pin = newPin();
      challenge.pinSentAt = clock.now();
      challenge.wrongTries = 0;
    },
    tryPin(challenge, pin, ttlMs) {
      if (challenge.wrongTries >= WRONG_TRIES_MAX) return "too_many";
      if (clock.now() - challenge.pinSentAt > ttlMs) return "expired";
      if (pin !== challenge.pin) {
        challenge.wrongTries += 1;
        return challenge.wrongTries >= WRONG_TRIES_MAX ? "too_many" : "wrong";
      }
      challenges.delete(challenge.id);
      return "right";
    },
  };
}
