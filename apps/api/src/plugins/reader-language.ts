import { UiLanguage } from "@sendoff/contract/language";
import type { FastifyRequest } from "fastify";

/** What whoever makes this request reads: what the user has chosen, else what the browser asks for, else English. */
export function readerLanguage(request: Pick<FastifyRequest, "user" | "headers">): UiLanguage {
  return request.user?.language ?? askedFor(request.headers["accept-language"] ?? "");
}

/** Of "hi-IN,hi;q=0.9,en;q=0.8" the language we speak that is wanted most. */
function askedFor(header: string): UiLanguage {
  const wanted = header
    .slice(0, 300)
    .split(",")
    .flatMap((range, index) => {
      const [tag = "", ...parameters] = range.trim().split(";");
      const language = UiLanguage.safeParse(tag.split("-", 1)[0]?.trim().toLowerCase()).data;
      const weight = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
      return language === undefined ? [] : [{ language, index, weight: Number(weight ?? 1) }];
    })
    .filter(({ weight }) => weight > 0);
  return wanted.toSorted((a, b) => b.weight - a.weight || a.index - b.index)[0]?.language ?? "en";
}
