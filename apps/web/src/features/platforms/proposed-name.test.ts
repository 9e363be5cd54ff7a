import { expect, it } from "vitest";
import { proposedName } from "./proposed-name.ts";

it("proposes a company's name from its board's address, and none where the address tells none", () => {
  const names = [
    "https://boards.greenhouse.io/copperline",
    "https://jobs.lever.co/kestrel-freight/12",
    "https://jobs.ashbyhq.com/Orbit%20%26%20Oak",
    "https://acme.example",
    "https://acme.example/careers",
    "http://jobs.lever.co/acme",
    "https://jobs.lever.co/%E0%A4%A",
    "https://jobs.lev",
  ].map(proposedName);
  expect(names).toEqual(["Copperline", "Kestrel Freight", "Orbit & Oak", "", "", "", "", ""]);
});
