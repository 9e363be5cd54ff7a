import { describe, expect, test } from "vitest";
import { boardsBaseUrl, recogniseBoard } from "./recognise-board.ts";

describe("a company's board is recognised by its address", () => {
  test.each([
    ["https://boards.greenhouse.io/acme", "greenhouse", "acme"],
    ["https://boards.greenhouse.io/acme/jobs/4011234005?gh_src=abc", "greenhouse", "acme"],
    ["https://job-boards.greenhouse.io/acme/jobs/4011234005", "greenhouse", "acme"],
    ["https://boards.greenhouse.io/embed/job_app?for=acme&token=4011234005", "greenhouse", "acme"],
    ["https://boards.greenhouse.io/embed/job_board?for=acme", "greenhouse", "acme"],
    ["https://jobs.lever.co/acme", "lever", "acme"],
    [
      "https://jobs.lever.co/Acme-Co/2f6c1d4e-0000-4000-a000-1234567890ab/apply",
      "lever",
      "Acme-Co",
    ],
    [
      "https://jobs.ashbyhq.com/acme/2f6c1d4e-0000-4000-a000-1234567890ab/application",
      "ashby",
      "acme",
    ],
    ["https://jobs.ashbyhq.com/Acme%20Labs", "ashby", "Acme Labs"],
    ["https://jobs.ashbyhq.com/acme.io?utm_source=x#jobs", "ashby", "acme.io"],
    ["  jobs.lever.co/acme ", "lever", "acme"],
    ["HTTPS://JOBS.LEVER.CO/acme", "lever", "acme"],
    ["https://jobs.lever.co./acme", "lever", "acme"],
    ["https://jobs.lever.co:443/acme", "lever", "acme"],
  ])("%s", (address, maker, token) => {
    expect(recogniseBoard(address)).toMatchObject({ kind: "board", board: { maker, token } });
  });

  test("a company in Europe keeps its host", () => {
    const lever = recogniseBoard("https://jobs.eu.lever.co/acme");
    expect(lever).toMatchObject({ board: { maker: "lever", host: "jobs.eu.lever.co" } });
    const greenhouse = recogniseBoard("https://boards.eu.greenhouse.io/acme");
    expect(greenhouse).toMatchObject({ board: { host: "job-boards.eu.greenhouse.io" } });
  });
});

test.each([
  "https://acme.wd5.myworkdayjobs.com/en-US/External/job/Pune/Engineer_R-123",
  "https://acme.wd103.myworkdayjobs.com/Careers",
  "https://wd5.myworkdaysite.com/recruiting/acme/External",
])("Workday is known and said to be not supported yet: %s", (address) => {
  const found = recogniseBoard(address);
  expect(found).toMatchObject({ kind: "unsupported", system: "Workday" });
  expect(found).toMatchObject({ message: expect.stringContaining("not supported yet") });
});

test.each([
  "https://careers.acme.example/jobs?gh_jid=4011234005",
  "https://boards.greenhouse.io.evil.example/acme",
  "https://evil-jobs.lever.co.example/acme",
  "https://xjobs.lever.co/acme",
  "https://lever.co/acme",
  "https://evil.example/https://jobs.lever.co/acme",
  "https://evil.example/?next=https://jobs.ashbyhq.com/acme",
  "https://evil.example#@jobs.lever.co/acme",
  "https://jobs.lever.co:8443/acme",
  "https://jobs.lever.сo/acme",
  "https://notmyworkdayjobs.com/acme",
  "https://constructor.name/acme",
])("another address is a bookmark, whatever it looks like: %s", (address) => {
  expect(recogniseBoard(address).kind).toBe("bookmark");
});

test.each([
  "",
  "   ",
  "not an address",
  "http://jobs.lever.co/acme",
  "javascript:alert(1)//jobs.lever.co/acme",
  "data:text/html,https://jobs.lever.co/acme",
  "file:///etc/passwd",
  "https://asha:secret@jobs.lever.co/acme",
  "https://jobs.lever.co@evil.example/acme",
  "https://constructor/acme",
  "https://127.0.0.1/acme",
  "https://jobs.lever.co",
  "https://jobs.lever.co/",
  "https://jobs.lever.co/..%2fadmin",
  "https://jobs.lever.co/%E0%A4%A",
  "https://jobs.lever.co/%00acme",
  "https://boards.greenhouse.io/embed/job_app?token=4011234005",
  "https://boards.greenhouse.io/embed/job_board?for=../x",
  `https://jobs.lever.co/${"a".repeat(101)}`,
  `https://jobs.lever.co/acme?${"x".repeat(2000)}`,
])("what cannot be used is refused with what to do: %s", (address) => {
  const found = recogniseBoard(address);
  expect(found).toMatchObject({ kind: "refused", message: expect.stringMatching(/\.$/) });
});

test("the sandbox has every maker under a path of its own", () => {
  const found = recogniseBoard("https://jobs.lever.co/acme");
  if (found.kind !== "board") throw new Error("It is a board");
  expect(boardsBaseUrl(found.board)).toBe("https://jobs.lever.co");
  expect(boardsBaseUrl(found.board, "http://127.0.0.1:5054/")).toBe("http://127.0.0.1:5054/lever");
});
