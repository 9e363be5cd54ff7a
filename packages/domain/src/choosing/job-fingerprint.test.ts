import { expect, test } from "vitest";
import { companyKey, jobFingerprint } from "./job-fingerprint.ts";

const job = { company: "Quillstack", title: "Backend Engineer", location: "Bangalore" };

/** Each group is one job: the company, title and place that it has where nothing else is said, and its other spellings. */
test.each<[string, readonly Partial<typeof job>[]]>([
  [
    "a city under its two names",
    [
      { location: "Bengaluru" },
      { location: "Bangalore, Karnataka, India" },
      { location: "Bengaluru, Karnataka, India (On-site)" },
      { location: "Greater Bengaluru Area" },
      { location: "Bengaluru 560001" },
      { location: "Whitefield, Bengaluru, Karnataka" },
      { location: "Bangalore - Whitefield" },
      { location: "Bangalore Urban, Karnataka" },
    ],
  ],
  ["Gurgaon", [{ location: "Gurugram" }, { location: "Gurgaon, Haryana, India" }]],
  [
    "Delhi",
    [{ location: "New Delhi" }, { location: "New Delhi, Delhi, India" }, { location: "Delhi NCR" }],
  ],
  [
    "work from home, wherever it is",
    [
      { location: "Remote" },
      { location: "Remote in Pune" },
      { location: "Remote in Pune, Maharashtra" },
      { location: "Pune, Maharashtra, India (Remote)" },
      { location: "India (Remote)" },
      { location: "Remote, India" },
      { location: "Work from home" },
      { location: "WFH" },
      { location: "Anywhere" },
    ],
  ],
  [
    "half at home, half in an office",
    [
      { location: "Pune" },
      { location: "Hybrid remote in Pune" },
      { location: "Pune (Hybrid)" },
      { location: "Hybrid work in Pune, Maharashtra" },
      { location: "Pune, Maharashtra, India (Hybrid)" },
      { location: "On-site in Pune" },
    ],
  ],
  [
    "rank",
    [
      { title: "Senior Software Engineer" },
      { title: "Sr. Software Engineer" },
      { title: "Sr Software Engineer" },
      { title: "Snr. Software Engineer" },
    ],
  ],
  ["junior rank", [{ title: "Junior Analyst" }, { title: "Jr. Analyst" }]],
  ["grade", [{ title: "Software Engineer II" }, { title: "Software Engineer 2" }]],
  ["grade of an abbreviation", [{ title: "SDE 2" }, { title: "Software Development Engineer II" }]],
  [
    "words written as one or as two",
    [
      { title: "Full Stack Developer" },
      { title: "Fullstack Developer" },
      { title: "Full-stack Developer" },
    ],
  ],
  [
    "front and back",
    [
      { title: "Front-End Engineer" },
      { title: "Front End Engineer" },
      { title: "Frontend Engineer" },
    ],
  ],
  [
    "what a title says of place, hours and sex",
    [
      { title: "Backend Engineer" },
      { title: "Backend Engineer (Remote)" },
      { title: "Backend Engineer - Bengaluru" },
      { title: "Backend Engineer | Hybrid" },
      { title: "Backend Engineer @ Bangalore" },
      { title: "Backend Engineer || Immediate Joiner || Bangalore" },
      { title: "Backend Engineer (m/f/d)" },
      { title: "Backend Engineer, Full-time" },
    ],
  ],
  [
    "a company with and without its legal form",
    [
      { company: "Quillstack" },
      { company: "QUILLSTACK Pvt. Ltd." },
      { company: "Quillstack Private Limited" },
      { company: "Quillstack (P) Ltd." },
      { company: "Quillstack India Private Limited" },
      { company: "Quillstack (India) Pvt Ltd" },
      { company: "Quillstack, Inc." },
      { company: "Quillstack Incorporated" },
      { company: "Quillstack GmbH" },
      { company: "Quillstack L.L.C." },
      { company: "Quillstack (Remote)" },
      { company: "Quillstack - Remote" },
      { company: "The Quillstack Company" },
      { company: "Quillstack Pvt Ltd, Pune" },
    ],
  ],
  ["signs", [{ company: "Café & Co" }, { company: "Cafe and Co" }]],
])("one job under several spellings is one job: %s", (_what, spellings) => {
  const keys = spellings.map((spelling) => jobFingerprint({ ...job, ...spelling }));
  expect([...new Set(keys)]).toHaveLength(1);
});

/** Pairwise different within a group. */
test.each<[string, readonly Partial<typeof job>[]]>([
  [
    "rank and grade",
    [
      { title: "Software Engineer" },
      { title: "Software Engineer I" },
      { title: "Software Engineer II" },
      { title: "Software Engineer III" },
      { title: "Senior Software Engineer" },
      { title: "Senior Software Engineer II" },
      { title: "Junior Software Engineer" },
      { title: "Staff Software Engineer" },
      { title: "Software Engineering Manager" },
    ],
  ],
  [
    "trade",
    [
      { title: "Backend Engineer" },
      { title: "Frontend Engineer" },
      { title: "Backend Engineer, Payments" },
      { title: "Backend Engineer - Search" },
      { title: "C++ Developer" },
      { title: "C# Developer" },
      { title: "C Developer" },
      { title: "Remote Sensing Engineer" },
      { title: "Sensing Engineer" },
      { title: "Hybrid Cloud Engineer" },
      { title: "Cloud Engineer" },
      { title: "Data Analyst" },
      { title: "Data Analytics Manager" },
    ],
  ],
  [
    "city",
    [
      { location: "Bangalore" },
      { location: "Pune" },
      { location: "Mumbai" },
      { location: "Navi Mumbai" },
      { location: "Noida" },
      { location: "Greater Noida" },
      { location: "Delhi" },
      { location: "Hyderabad" },
      { location: "Jaipur, Rajasthan" },
      { location: "Udaipur, Rajasthan" },
      { location: "Remote" },
      { location: "India" },
    ],
  ],
  [
    "company",
    [
      { company: "Quillstack" },
      { company: "Quillsmith" },
      { company: "Quillstack Labs" },
      { company: "Private Capital" },
      { company: "Capital" },
      { company: "Coal India Limited" },
      { company: "Coal Limited" },
    ],
  ],
])("another %s is another job", (_what, jobs) => {
  const keys = jobs.map((each) => jobFingerprint({ ...job, ...each }));
  expect([...new Set(keys)]).toHaveLength(jobs.length);
});

test("the company is the first of three parts, as the database's index reads it", () => {
  const key = jobFingerprint({ ...job, company: "Quill|stack Ltd", title: "Backend | Search" });
  expect(key.split("|")).toHaveLength(3);
  expect(key.split("|")[0]).toBe(companyKey("Quill|stack"));
});

test("a name that is nothing but a legal form stays", () => {
  expect(companyKey("The Company")).not.toBe("");
  expect(companyKey("")).toBe("");
});

/**
 * These keys stand in databases. Whoever has to change a line here also adds a migration that folds the stored keys anew, as
 * 0020 does: otherwise what was sent before is not recognised.
 */
test("stored keys stay what they are", () => {
  expect(
    [
      job,
      { company: "Orbitpay Pvt. Ltd.", title: "Sr. SDE II (Remote)", location: "India (Remote)" },
      { company: "Sundar & Rao", title: "HR Manager", location: "Hybrid remote in Poona" },
    ].map(jobFingerprint),
  ).toEqual([
    "quillstack|backend engineer|bangalore",
    "orbitpay|senior software development engineer 2|remote",
    "sundar and rao|human resources manager|pune",
  ]);
});
