import { expect, test } from "vitest";
import { scoreJob, type Seeker } from "./match-score.ts";
import { payInText } from "./pay-in-text.ts";

const seeker: Seeker = {
  roles: ["Backend Engineer", "Software Engineer"],
  locations: ["Bangalore", "Remote"],
  skills: ["Node.js", "Kafka", "PostgreSQL", "Go", "Docker", "Kubernetes"],
  years: 6,
  salary: { min: 2_400_000 },
};
const DESCRIPTION =
  "4 to 8 years of experience with Node.js, PostgreSQL, Kafka and Docker. The salary is ₹26,00,000/yr - ₹32,00,000/yr.";

test("a job that fits in every part has all points, each with its reason", () => {
  const job = {
    title: "Senior Backend Developer",
    company: "Quillstack",
    location: "Bengaluru, Karnataka, India (Hybrid)",
    description: DESCRIPTION,
  };
  const { score, reasons, atMost } = scoreJob(job, seeker);
  expect({ score, atMost }).toEqual({ score: 100, atMost: 100 });
  expect(reasons.map(({ part, points, of }) => [part, points, of])).toEqual([
    ["title", 40, 40],
    ["skills", 25, 25],
    ["place", 15, 15],
    ["seniority", 10, 10],
    ["salary", 10, 10],
  ]);
  expect(reasons.map(({ text }) => text)).toEqual([
    "The title is your role Backend Engineer.",
    "It names your skills Node.js, Kafka, PostgreSQL, Docker.",
    "It is in Bangalore, where you want to work.",
    "It asks for 4 to 8 years of experience; you have 6.",
    "It pays up to 32 lakh a year, within what you want.",
  ]);
});

test("what a posting asks for beyond one's skills is said beside the skills it names", () => {
  const job = {
    title: "Backend Engineer",
    company: "Q",
    location: "",
    description: "Experience with Kafka and Terraform.",
  };
  const skills = scoreJob(job, seeker).reasons.find(({ part }) => part === "skills");
  expect(skills?.text).toBe(
    "It names your skill Kafka. It also asks for Terraform, which is not in your skills.",
  );
});

test("a job that fits in no part has none", () => {
  const job = {
    title: "Pastry Chef",
    company: "Ovenly",
    location: "Lucknow, India",
    description: "12+ years of experience in a kitchen. ₹4,00,000 a year.",
  };
  const { score, reasons } = scoreJob(job, seeker);
  expect(score).toBe(0);
  expect(reasons.map(({ text }) => text)).toEqual([
    "The title is none of your roles.",
    "It names none of your skills.",
    "Lucknow, India is none of your places.",
    "It asks for 12 years of experience; you have 6, less than it asks.",
    "It pays up to 4 lakh a year; you want 24 lakh.",
  ]);
});

test("what neither side says is not held against a job", () => {
  const job = {
    title: "Backend Engineer",
    company: "Quillstack",
    location: "",
    description: "A job.",
  };
  const quiet = { ...seeker, skills: [], years: undefined, salary: undefined };
  expect(scoreJob(job, quiet)).toMatchObject({ score: 100, reasons: [{ part: "title" }] });
});

test("a line in a list promises at least what its description makes of it", () => {
  const titles = ["Backend Engineer", "Senior Sales Manager", "Data Analyst Intern", "Chef"];
  const places = ["Bangalore", "Paris", "Remote", ""];
  const descriptions = [DESCRIPTION, "A job.", "10 years of experience. Fully remote.", "Kafka"];
  const pays = [undefined, "₹6,00,000/yr", "₹30L - ₹40L (Glassdoor est.)"];
  for (const title of titles) {
    for (const location of places) {
      for (const pay of pays) {
        const line = { title, company: "Quillstack", location, pay };
        const { atMost } = scoreJob(line, seeker);
        for (const description of descriptions) {
          // A job's page may show the pay of its line in the list, or none.
          const scores = [undefined, pay].map(
            (shown) => scoreJob({ ...line, pay: shown, description }, seeker).score,
          );
          expect(Math.max(...scores)).toBeLessThanOrEqual(atMost);
        }
      }
    }
  }
});

test.each([
  ["₹26L/yr - ₹32L/yr", undefined, 10, "It pays up to 32 lakh a year, within what you want."],
  ["₹1,50,000 - ₹1,70,000 a month", "", 5, "It pays up to 20.4 lakh a year; you want 24 lakh."],
  ["₹8L - ₹12L (Employer est.)", "", 0, "It pays up to 12 lakh a year; you want 24 lakh."],
  ["₹18L – ₹26L • Offers Equity", "", 10, "It pays up to 26 lakh a year, within what you want."],
  [
    "₹20L - ₹30L (Glassdoor est.)",
    "",
    10,
    "It is estimated to pay up to 30 lakh a year, within what you want.",
  ],
  ["₹6L - ₹9L", DESCRIPTION, 0, "It pays up to 9 lakh a year; you want 24 lakh."],
  [
    "₹6L - ₹9L (Glassdoor est.)",
    DESCRIPTION,
    10,
    "It pays up to 32 lakh a year, within what you want.",
  ],
])("pay that a portal shows counts: %s", (pay, description, points, text) => {
  const job = { title: "Backend Engineer", company: "Quillstack", location: "", description, pay };
  const { reasons } = scoreJob(job, seeker);
  expect(reasons.find(({ part }) => part === "salary")).toEqual({
    part: "salary",
    points,
    // Half of what is wanted weighs so much that the job falls below the usual minimum.
    of: points === 0 && !text.includes("estimated") ? 75 : 10,
    text,
  });
});

test.each(["$98K - $150K", "Full-time", "Competitive", ""])(
  "a line without an amount in rupees says nothing of pay: %s",
  (pay) => {
    const job = { title: "Backend Engineer", company: "Quillstack", location: "", pay };
    expect(scoreJob(job, seeker).reasons.map(({ part }) => part)).toEqual(["title"]);
  },
);

test.each([
  ["₹9,50,000 every month", [["INR", 950_000, 950_000, "month"]]],
  ["₹28,00,000/yr - ₹34,00,000/yr", [["INR", 2_800_000, 3_400_000, "year"]]],
  ["Rs. 8 - 12 lakhs per annum", [["INR", 800_000, 1_200_000, "year"]]],
  ["12-18 LPA", [["INR", 1_200_000, 1_800_000, "year"]]],
  ["$60k to $80k a year", [["USD", 60_000, 80_000, "year"]]],
  ["€45/hour", [["EUR", 45, 45, "hour"]]],
  ["5000 USD a week", [["USD", 5000, 5000, "week"]]],
  ["2 - 3 lakh rupees per month", [["INR", 200_000, 300_000, "month"]]],
  ["1 lakh weekly", [["INR", 100_000, 100_000, "week"]]],
  ["₹8 - 12 lakh a month", [["INR", 800_000, 1_200_000, "month"]]],
  ["we raised $30 million", []],
  ["30 people a day", []],
  ["a team of 30 a day", []],
])("the pay in a text: %s", (text, pays) => {
  expect(
    payInText(text).map(({ currency, min, max, period }) => [currency, min, max, period]),
  ).toEqual(pays);
});

test("a wanted city is found under each of its names", () => {
  const at = (location: string) =>
    scoreJob(
      { title: "Cook", company: "Q", location },
      { ...seeker, locations: ["Poona"] },
    ).reasons.find((reason) => reason.part === "place")?.text;
  expect(at("Pune, Maharashtra")).toBe("It is in Poona, where you want to work.");
});

test("short skills are found as they are written only", () => {
  const job = { title: "Clerk", company: "Q", location: "", description: "Go and see our team" };
  const one = { ...seeker, skills: ["Go"] };
  const lower = { ...job, description: "let us go" };
  const skills = (text: typeof job) => scoreJob(text, one).reasons.find((r) => r.part === "skills");
  expect(skills(lower)?.points).toBe(0);
  expect(skills({ ...job, description: "Services in Go, Rust" })?.points).toBe(25);
});
