import type { AuditPlace } from "@sendoff/db/audit";
import type { TokenPlace } from "@sendoff/db/auth";
import type { FastifyRequest } from "fastify";
import Bowser from "bowser";
import { callerPlaceOf } from "./caller.ts";

/** What a browser calls itself, in words: "Firefox on Windows". Empty when it does not say. */
export function describeDevice(userAgent: string): { device: string; isPhone: boolean } {
  if (userAgent === "") return { device: "", isPhone: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  const isPhone = platform.type === "mobile" || platform.type === "tablet";
  return { device: names.join(" on "), isPhone };
}

/** What the audit trail notes of a session's place. */
export function auditPlace({ userAgent, network }: TokenPlace): AuditPlace {
  return { network, device: describeDevice(userAgent).device };
}

/** The same of a request. */
export function auditPlaceOf(request: FastifyRequest): AuditPlace {
  return auditPlace(callerPlaceOf(request));
}
