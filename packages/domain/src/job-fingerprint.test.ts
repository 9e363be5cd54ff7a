import { expect, test } from "vitest";
import { jobFingerprint } from "./job-fingerprint.ts";

const job = { company: "Quillstack", title: "Backend Engineer", location: "Bangalore" };

test("one job under two spellings is one job", () => {
  expect(
    jobFingerprint({
      company: "QUILLSTACK Pvt. Ltd.",
      title: "Backend  Engineer",
      location: "Bangalore, Karnataka, India (On-site)",
    }),
  ).toBe(jobFingerprint(job));
  expect(jobFingerprint({ ...job, company: "Café & Co" })).toBe(
    jobFingerprint({ ...job, company: "Cafe and Co" }),
  );
});

test("another title, company or place is another job", () => {
  for (const other of [
    { ...job, title: "Senior Backend Engineer" },
    { ...job, company: "Quillsmith" },
    { ...job, location: "Pune" },
    { ...job, title: "C Engineer" },
  ]) {
    expect(jobFingerprint(other)).not.toBe(jobFingerprint(job));
  }
  expect(jobFingerprint({ ...job, title: "C++ Developer" })).not.toBe(
    jobFingerprint({ ...job, title: "C# Developer" }),
  );
});
