import { describe, expect, it } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const person = {
  profile: {
    experience: [
      {
        "Job Title": "Stonemason",
        Company: "Quarry Works GmbH",
        "Start Date": "2020-03-02",
        "Currently Working Here": true,
      },
      {
        "Job Title": "Mason",
        Company: "Dornfeld Bau",
        "Start Date": "2016-06-01",
        "End Date": "2020-02-21",
      },
    ],
    skills: [{ "Skill Name": "RabbitMQ", "Years of Experience": 3 }],
    certifications: [
      { Title: "Working at Height", Issuer: "Site Academy", "Issuing Date": "2025" },
      { Title: "Hoist Licence (HL2)", Issuer: "Site Academy", "Issuing Date": "2021" },
      { Title: "Prevención de riesgos laborales en obras", Issuer: "FLC", "Issuing Date": "2022" },
    ],
    languages: [
      { "Language Name": "German", Proficiency: "B2" },
      { "Language Name": "Dutch", Proficiency: "Native" },
    ],
  },
};

describe("a question put shorter", () => {
  it.each([
    "Do you hold Working at Height (formerly Site Ladder) training?",
    "Do you hold Working at Height training or an equivalent qualification?",
    "Do you have the following license or certification: Working at Height?",
    "Please confirm you hold Working at Height training",
  ])("is answered for the whole: %s", (question) => {
    expect(given(person, question, YES_NO)).toBe("Yes");
  });

  it("gives no No where an equivalent would do as well", () => {
    const question = "Do you have 20 years of RabbitMQ experience or equivalent?";
    expect(given(person, question, YES_NO)).toBeUndefined();
  });

  it("looks at the date of a paper where a time is named", () => {
    const within = (years: number): unknown =>
      given(
        person,
        `Have you completed Working at Height training in the last ${String(years)} years?`,
        YES_NO,
      );
    expect(within(3)).toBe("Yes");
    expect(within(1)).toBeUndefined();
  });

  it("takes one of the examples for the kind, and none of them for nothing", () => {
    const ask = (examples: string): unknown =>
      given(person, `Have you worked with message brokers (${examples})?`, YES_NO);
    expect(ask("Kafka, RabbitMQ or SQS")).toBe("Yes");
    expect(ask("Kafka, Pulsar or SQS")).toBeUndefined();
  });

  it("asks for the level of the language that two sentences are about", () => {
    expect(
      given(person, "Do you speak German? If so, at what level?", {
        kind: "select",
        options: ["None", "A2", "B1", "B2", "C1"],
      }),
    ).toBe("B2");
  });
});

describe("a paper by its code", () => {
  it("is known by a code with a digit, or by the initials of its words", () => {
    expect(given(person, "Are you licensed to operate hoists (HL2)?", YES_NO)).toBe("Yes");
    expect(given(person, "¿Cuentas con el curso de PRL en obras?", { options: ["Sí", "No"] })).toBe(
      "Sí",
    );
  });

  it("is not known by the code of another one, nor to one who would teach it", () => {
    expect(given(person, "Are you licensed to operate hoists (HL3)?", YES_NO)).toBeUndefined();
    expect(given(person, "Are you an HL2 hoist instructor?", YES_NO)).toBeUndefined();
  });
});

describe("time and dates of a job", () => {
  it("counts the years with the present employer", () => {
    const years = { kind: "integer" } as const;
    expect(given(person, "Years of service with your present employer", years)).toBe("6");
    expect(given(person, "Seit wie vielen vollen Jahren sind Sie bei Quarry Works?", years)).toBe(
      "6",
    );
  });

  it("gives the dates of the employer that the heading names", () => {
    const under = { section: "Employer 2: Dornfeld Bau" };
    expect(given(person, "Dates employed - to (MM/YYYY)", under)).toBe("02/2020");
    expect(given(person, "Date joined (MM/YYYY)", under)).toBe("06/2016");
    expect(
      given(person, "Date of leaving (MM/YYYY)", { section: "Employer 1: Quarry Works" }),
    ).toBeUndefined();
  });
});

it("takes a saved choice where the same choices are shown again", () => {
  const options = ["None", "Class 1", "Class 2", "Class 3"];
  const told = {
    answers: [
      { question: "Boiler operator licence class", answer: "Class 2", kind: "select", options },
    ],
  };
  const ask = (question: string): unknown => given(told, question, { kind: "select", options });
  expect(ask("Boiler operator licence")).toBe("Class 2");
  expect(ask("Previous boiler operator licence")).toBeUndefined();
});

describe("the right to work", () => {
  const kiwi = {
    profile: { personal: { Citizenship: "New Zealand" } },
    job: { location: "Perth, Western Australia, Australia" },
  };

  it("is a New Zealander's in Australia", () => {
    expect(given(kiwi, "Do you need sponsorship to work in Australia?", YES_NO)).toBe("No");
    const options = [
      "I'm an Australian citizen",
      "I'm a permanent resident or New Zealand citizen",
      "I need sponsorship to work for an employer",
    ];
    expect(given(kiwi, "Which describes your right to work in Australia?", { options })).toBe(
      options[1],
    );
  });

  it("is asked for as the citizenship or the right, and by what would prevent it", () => {
    const citizen = { profile: { personal: { Citizenship: "Kenya" } } };
    expect(
      given(citizen, "Are you a Kenyan citizen or otherwise entitled to work in Kenya?", YES_NO),
    ).toBe("Yes");
    expect(
      given(citizen, "Is there anything that would prevent you from working in Kenya?", YES_NO),
    ).toBe("No");
  });

  it("is chosen as the need of a sponsor by who said both", () => {
    const told = {
      answers: [
        { question: "Do you have the right to work in the UK?", answer: "No" },
        { question: "Do you require sponsorship to work in the UK?", answer: "Yes" },
      ],
    };
    const options = ["British or Irish citizen", "Student visa", "None - I would need sponsorship"];
    expect(given(told, "What is your right to work in the UK?", { options })).toBe(options[2]);
  });
});

it("chooses the highest study by its own word among those of one rank", () => {
  const told = {
    profile: {
      education: [
        {
          "Degree Name": "Associate of Applied Science in Welding",
          "Institution Name": "Lakeside College",
          "End Date": "2018-05",
        },
      ],
    },
  };
  const options = ["High School", "Vocational/Trade School", "Associate's Degree", "Bachelor's"];
  expect(given(told, "Highest level of education", { kind: "select", options })).toBe(options[2]);
});
