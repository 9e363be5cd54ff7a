import { describe, expect, it } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const NUMBER = { kind: "integer" } as const;
const US_ZONES = { options: ["Eastern Time", "Central Time", "Mountain Time", "Pacific Time"] };

const job = (title: string, company: string, description = ""): object => ({
  "Job Title": title,
  Company: company,
  Description: description,
  "Start Date": "2020-01-06",
  "Currently Working Here": true,
});
const living = (place: string, profile: object = {}, citizenship?: string): object => {
  const [city = "", state = "", country = ""] = place.split(", ");
  return {
    profile: {
      personal: {
        City: city,
        State: state,
        Country: country,
        Citizenship: citizenship ?? country,
      },
      ...profile,
    },
    job: { title: "Clerk", company: "", location: `${city}, ${country}` },
  };
};

describe("the body of a registration", () => {
  const nurse = living("Leeds, England, United Kingdom", {
    certifications: [{ Title: "NMC Registration", Issuer: "Nursing and Midwifery Council" }],
  });
  const bodies = {
    options: ["General Medical Council", "Nursing and Midwifery Council", "None"],
  };

  it.each([
    ["Please select your professional body", "Nursing and Midwifery Council"],
    ["Which professional body are you registered with?", "Nursing and Midwifery Council"],
    ["Which professional body has sanctioned you?", undefined],
    ["Which regulatory body has investigated you?", undefined],
    ["Which professional body removed you?", undefined],
    ["Which professional body would you join?", undefined],
    ["Which professional body were you previously registered with?", undefined],
  ])("%s", (question, expected) => {
    expect(given(nurse, question, bodies)).toBe(expected);
  });
});

describe("a commercial licence of class A", () => {
  const driver = (title: string, description = "", paper?: string, date = "2019-05"): object =>
    living("Dallas, Texas, United States", {
      experience: [job(title, "QuickHaul", description)],
      ...(paper === undefined
        ? {}
        : { certifications: [{ Title: paper, Issuer: "Texas DPS", Date: date }] }),
    });
  const ASKED = "Do you have at least 2 years of CDL Class A driving experience?";
  const YEARS = "How many years of CDL-A driving experience do you have?";

  it.each([
    [driver("CDL-A Truck Driver"), "Yes", "6"],
    [driver("Truck Driver", "", "CDL Class A"), "Yes", "6"],
    [driver("Truck Driver", "", "Class A CDL license"), "Yes", "6"],
    [driver("Truck Driver"), undefined, undefined],
    [driver("Truck Driver", "", "CDL Class A", "2024-05"), undefined, undefined],
    [driver("Truck Driver", "", "CDL Class B"), undefined, undefined],
    [driver("Box Truck Driver", "26 ft box truck, non-CDL"), undefined, undefined],
    [driver("Box Truck Driver", "non-CDL", "CDL Class A"), undefined, undefined],
    [driver("Delivery Driver"), undefined, undefined],
  ])("%#", (who, isEnough, years) => {
    expect(given(who, ASKED, YES_NO)).toBe(isEnough);
    expect(given(who, YEARS, NUMBER)).toBe(years);
  });
});

describe("the time of a place, and no place by the name of a time", () => {
  it.each([
    ["Arlington, Virginia, United States", "Eastern Time"],
    ["Arlington, Texas, United States", "Central Time"],
    ["Salem, Massachusetts, United States", "Eastern Time"],
    ["Salem, Oregon, United States", "Pacific Time"],
    ["Portland, ME, United States", "Eastern Time"],
    ["Jacksonville, Arkansas, United States", "Central Time"],
    ["Louisville, Colorado, United States", "Mountain Time"],
    ["Louisville, Kentucky, United States", "Eastern Time"],
    ["Lincoln, California, United States", "Pacific Time"],
    ["Portland, , United States", undefined],
  ])("%s", (place, zone) => {
    expect(given(living(place), "What time zone are you in?", US_ZONES)).toBe(zone);
  });

  it.each([
    ["London, England, United Kingdom", "Are you located within 2 hours of central London?"],
    ["London, England, United Kingdom", "Do you live within 1 hour of Central London?"],
    ["San Jose, California, United States", "Do you live within 1 hour of Mountain View?"],
    ["Reno, Nevada, United States", "Do you live within 2 hours of California?"],
    ["New York, New York, United States", "Are you based within 1 hour of Central Park?"],
    ["Durban, KwaZulu-Natal, South Africa", "Do you live within 3 hours of Eastern Cape?"],
    ["Denver, Colorado, United States", "Are you within 1 hour of the Mountain View area?"],
    ["Denver, Colorado, United States", "Do you live in Central Mountain?"],
  ])("%s: %s", (place, question) => {
    expect(given(living(place), question, YES_NO)).toBeUndefined();
  });

  it.each([
    ["Denver, Colorado, United States", "Are you within 1 hour of Central Time?", "Yes"],
    ["Denver, Colorado, United States", "Are you located in the Mountain time zone?", "Yes"],
    ["Lagos, Lagos, Nigeria", "Are you within 2 hours of the CET time zone?", "Yes"],
  ])("%s: %s", (place, question, expected) => {
    expect(given(living(place), question, YES_NO)).toBe(expected);
  });

  it.each([
    ["Manila, Metro Manila, Philippines", ["EST", "CST", "MST", "PST"], undefined],
    ["Manila, Metro Manila, Philippines", ["PHT", "SGT", "IST"], "PHT"],
    ["Shanghai, Shanghai, China", ["EST", "CST", "MST", "PST"], undefined],
    ["Dhaka, Dhaka, Bangladesh", ["GMT", "BST", "CET", "EET"], undefined],
    ["Riyadh, Riyadh, Saudi Arabia", ["AST", "EST", "PST"], undefined],
    ["Singapore, , Singapore", ["SST", "EST", "PST"], undefined],
    ["Austin, Texas, United States", ["EST", "CST", "MST", "PST"], "CST"],
    ["London, England, United Kingdom", ["GMT/BST", "CET", "EET"], "GMT/BST"],
  ])("%s among %s", (place, options, expected) => {
    expect(given(living(place), "What is your time zone?", { options })).toBe(expected);
  });
});

describe("areas that people draw in more than one way", () => {
  it.each([
    ["Monterrey, Nuevo León, Mexico", "Do you live in North America?", undefined],
    ["Kingston, , Jamaica", "Are you based in North America?", undefined],
    ["San José, , Costa Rica", "Do you live in North America?", undefined],
    ["Toronto, Ontario, Canada", "Do you live in North America?", "Yes"],
    ["Leeds, England, United Kingdom", "Do you live in North America?", "No"],
    ["Monterrey, Nuevo León, Mexico", "Are you based in the US and Canada?", "No"],
    ["Kingston, , Jamaica", "Are you located in Latin America and the Caribbean?", "Yes"],
    ["Basra, , Iraq", "Are you located in the Gulf region?", undefined],
    ["Tehran, , Iran", "Are you located in the Gulf region?", undefined],
    ["Basra, , Iraq", "Are you located in the GCC region?", "No"],
    ["Doha, , Qatar", "Are you located in the Gulf region?", "Yes"],
  ])("%s: %s", (place, question, expected) => {
    expect(given(living(place), question, YES_NO)).toBe(expected);
  });
});

describe("peoples, rights and permits", () => {
  it.each([
    ["Penang, Penang, Malaysia", "Are you Chinese?", undefined],
    ["Penang, Penang, Malaysia", "Are you Indian?", undefined],
    ["Singapore, , Singapore", "Are you Chinese?", undefined],
    ["Austin, Texas, United States", "Are you Indian?", undefined],
    ["Penang, Penang, Malaysia", "Are you a citizen of China?", "No"],
    ["Penang, Penang, Malaysia", "Are you British?", "No"],
    ["Pune, Maharashtra, India", "Are you Indian?", "Yes"],
    ["Berlin, Berlin, Germany", "Avez-vous demandé une autorisation de travail ?", undefined],
    ["Berlin, Berlin, Germany", "Haben Sie eine Arbeitserlaubnis beantragt?", undefined],
    ["Berlin, Berlin, Germany", "Wurde Ihnen eine Arbeitserlaubnis verweigert?", undefined],
    ["Berlin, Berlin, Germany", "¿Ha solicitado un permiso de trabajo?", undefined],
    ["Berlin, Berlin, Germany", "Vous a-t-on refusé une autorisation de travail ?", undefined],
    ["Berlin, Berlin, Germany", "Besitzen Sie eine Arbeitserlaubnis?", "Yes"],
  ])("%s: %s", (place, question, expected) => {
    expect(given(living(place), question, YES_NO)).toBe(expected);
  });
});

describe("batches and marks of a school", () => {
  const ended = (year: number): object =>
    living("Pune, Maharashtra, India", {
      education: [
        { "Degree Name": "B.Tech in Computer Science", "End Date": `${String(year)}-05` },
      ],
    });
  it.each([
    [2023, "Are you from the 2022 to 2024 batch?", "Yes"],
    [2024, "Are you from 2023-2025 batch?", "Yes"],
    [2025, "Are you from the 2023 – 2025 batch?", "Yes"],
    [2026, "Are you from 2023-2025 batch?", "No"],
    [2024, "Are you a 2023 / 2025 passed out?", undefined],
    [2024, "Are you from the 2023 or 2025 batch?", "No"],
    [2024, "Are you from the 2020 batch?", "No"],
  ])("%i: %s", (year, question, expected) => {
    expect(given(ended(year), question, YES_NO)).toBe(expected);
  });

  const pupil = (school: string, grade: string): object =>
    living("Pune, Maharashtra, India", {
      education: [
        { "Degree Name": "B.Tech in Computer Science", GPA: "8.1", "End Date": "2023-05" },
        { "Degree Name": school, GPA: grade, "End Date": "2019-05" },
      ],
    });
  const twelfth = pupil("Higher Secondary School Certificate", "88%");
  const tenth = pupil("SSC (Class X)", "91%");
  it.each([
    [twelfth, "12th percentage", "88%"],
    [twelfth, "10th percentage", undefined],
    [twelfth, "SSC marks in percentage", undefined],
    [twelfth, "Secondary school percentage", undefined],
    [tenth, "10th percentage", "91%"],
    [tenth, "Class 10 marks", "91%"],
    [tenth, "12th percentage", undefined],
    // Of the highest degree, and not of class 10.
    [tenth, "Overall score (10)", "8.1"],
    [tenth, "Aggregate score out of 10", "8.1"],
  ])("%#: %s", (who, question, expected) => {
    expect(given(who, question)).toBe(expected);
  });
});

describe("a setting that a job was in, and none that it sold to", () => {
  it.each([
    ["Account Executive", "Medware", "Sells software to hospital and nursing home clients"],
    ["Support Agent", "Medware", "For nursing home operators, answers calls"],
    ["Analyst", "Nimbus", "Dashboards for two retail clients"],
    ["Developer", "Finleaf", "Builds a lending app"],
    ["Consultant", "Acme", "Advised a hospital and a nursing home on lending in the retail trade"],
  ])("%s at %s: %s", (title, company, description) => {
    const seller = living("Leeds, England, United Kingdom", {
      experience: [job(title, company, description)],
    });
    for (const setting of ["hospital setting", "nursing home environment"])
      expect(given(seller, `Have you worked in a ${setting}?`, YES_NO)).toBeUndefined();
    for (const trade of ["retail industry", "lending company"])
      expect(given(seller, `Have you worked in the ${trade}?`, YES_NO)).toBeUndefined();
  });

  it.each([
    [job("Nurse", "St James Hospital"), "Have you worked in a hospital setting?"],
    [job("Nursing Home Carer", "Elm Court"), "Have you worked in a nursing home setting?"],
    [
      job("Account Manager", "Loopdesk", "Owns renewals at a B2B SaaS company"),
      "Have you worked in a B2B SaaS company?",
    ],
  ])("%#: %s", (held, question) => {
    const who = living("Leeds, England, United Kingdom", { experience: [held] });
    expect(given(who, question, YES_NO)).toBe("Yes");
  });
});
