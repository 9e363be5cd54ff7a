import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ServerSentEvent, createEventParser } from "./server-sent-events.ts";

const text =
  ': hello\n\nid: 7\nevent: run\ndata: {"a":1}\n\ndata: two\ndata: lines\r\n\r\nevent: x\n\n';
const events: ServerSentEvent[] = [
  { id: "7", event: "run", data: '{"a":1}' },
  { id: "7", event: "message", data: "two\nlines" },
];

function parse(pieces: readonly string[]): ServerSentEvent[] {
  const seen: ServerSentEvent[] = [];
  const parser = createEventParser((event) => seen.push(event));
  for (const piece of pieces) parser.push(piece);
  return seen;
}

describe("createEventParser", () => {
  it("reads the same events however the network cuts the text", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
        expect(parse(pieces)).toEqual(events);
      }),
    );
  });

  it("keeps an unfinished event back", () => {
    expect(parse(["data: half"])).toEqual([]);
  });
});
