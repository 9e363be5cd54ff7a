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

describe("a company's board of a maker that the general driver works", () => {
  test.each([
    ["https://apply.workable.com/acme", "workable", "acme", "apply.workable.com"],
    [
      "https://apply.workable.com/acme/j/0A1B2C3D4E/apply/",
      "workable",
      "acme",
      "apply.workable.com",
    ],
    ["https://acme.jobs.personio.de/job/123", "personio", "acme", "acme.jobs.personio.de"],
    ["https://Acme.jobs.personio.com/?language=en", "personio", "acme", "acme.jobs.personio.com"],
    ["https://acme.teamtailor.com/jobs/12-x", "teamtailor", "acme", "acme.teamtailor.com"],
    ["https://acme.na.teamtailor.com/jobs", "teamtailor", "acme", "acme.na.teamtailor.com"],
    [
      "https://careers.smartrecruiters.com/AcmeCo",
      "smartrecruiters",
      "AcmeCo",
      "jobs.smartrecruiters.com",
    ],
    [
      "https://jobs.smartrecruiters.com/AcmeCo/743999-x",
      "smartrecruiters",
      "AcmeCo",
      "jobs.smartrecruiters.com",
    ],
    [
      "https://jobs.smartrecruiters.com/oneclick-ui/company/AcmeCo/publication/1?dcr_ci=AcmeCo",
      "smartrecruiters",
      "AcmeCo",
      "jobs.smartrecruiters.com",
    ],
    ["https://acme.recruitee.com/o/clerk", "recruitee", "acme", "acme.recruitee.com"],
    ["https://ats.rippling.com/acme/jobs", "rippling", "acme", "ats.rippling.com"],
    ["https://ats.rippling.com/en-GB/hp/jobs/1", "rippling", "hp", "ats.rippling.com"],
    ["https://acme-co.breezy.hr/p/1-clerk/apply", "breezy", "acme-co", "acme-co.breezy.hr"],
  ])("%s", (address, maker, token, host) => {
    expect(recogniseBoard(address)).toEqual({ kind: "board", board: { maker, token, host } });
  });

  test.each([
    "https://www.recruitee.com/features",
    "https://app.teamtailor.com/",
    "https://recruitee.com/",
    "https://a.b.recruitee.com/",
    "https://acme.recruitee.com.evil.example/",
    "https://notrecruitee.com/",
    "https://acme.breezy.hr:8443/",
    "https://careers.acme.example/jobs/1-clerk",
  ])("%s is none of theirs", (address) => {
    expect(recogniseBoard(address).kind).toBe("bookmark");
  });

  test.each([
    "https://apply.workable.com/",
    "https://apply.workable.com/j/0A1B2C3D4E",
    "https://jobs.smartrecruiters.com/",
    "https://ats.rippling.com/..%2fx/jobs",
  ])("%s names no company", (address) => {
    expect(recogniseBoard(address)).toMatchObject({ kind: "refused" });
  });

  test("the sandbox has the company's own host, and the feeds' host, under the maker's path", () => {
    const own = recogniseBoard("https://acme.recruitee.com/");
    const shared = recogniseBoard("https://apply.workable.com/acme");
    if (own.kind !== "board" || shared.kind !== "board") throw new Error("They are boards");
    const sandbox = "http://127.0.0.1:5054/";
    expect(boardsBaseUrl(own.board)).toBe("https://acme.recruitee.com");
    expect(boardsBaseUrl(own.board, sandbox)).toBe("http://127.0.0.1:5054/recruitee/acme");
    expect(boardsBaseUrl(shared.board)).toBe("https://apply.workable.com");
    expect(boardsBaseUrl(shared.board, sandbox)).toBe("http://127.0.0.1:5054/workable");
  });
});

test.each([
  ["https://careers-acme.icims.com/jobs/1/x/job", "iCIMS"],
  ["https://acme.taleo.net/careersection/2/jobsearch.ftl", "Taleo"],
  ["https://career5.successfactors.eu/career?company=acme", "SuccessFactors"],
  ["https://career4.sapsf.com/careers?company=acme", "SuccessFactors"],
])("%s is known as %s, which wants an account first", (address, system) => {
  const found = recogniseBoard(address);
  expect(found).toMatchObject({
    kind: "unsupported",
    system,
    message: `${system} boards are bookmarks: each company there wants an account before it shows its form. Open it and apply yourself.`,
  });
});

test.each([
  "https://acme.wd5.myworkdayjobs.com/en-US/External/job/Pune/Engineer_R-123",
  "https://acme.wd103.myworkdayjobs.com/Careers",
  "https://wd5.myworkdaysite.com/recruiting/acme/External",
])("Workday is known and said to want an account first: %s", (address) => {
  const found = recogniseBoard(address);
  expect(found).toMatchObject({ kind: "unsupported", system: "Workday" });
  expect(found).toMatchObject({ message: expect.stringContaining("wants an account before") });
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
