import { emptyProfile } from "@sendoff/contract/profile";
import { expect, test } from "vitest";
import { skillYearsOf, withLanguage, withSkill } from "./add-skill.ts";

test("a skill is added with its years", () => {
  const profile = { ...emptyProfile(), skills: [{ name: "SQL", years: 2 }] };
  expect(withSkill(profile, "Kafka", 3).skills).toEqual([
    { name: "SQL", years: 2 },
    { name: "Kafka", years: 3 },
  ]);
});

test.each(["react", "React.js", "ReactJS", " REACT "])(
  "%s that is there already gets the years and no second line",
  (name) => {
    const skills = [{ name: "React", years: 0, imported: ["years"] }];
    expect(withSkill({ ...emptyProfile(), skills }, name, 4).skills).toEqual([
      { name: "React", years: 4 },
    ]);
  },
);

test("a skill without years stands there with none", () => {
  const skills = [{ name: "React", years: 3 }];
  expect(withSkill({ ...emptyProfile(), skills }, "react", undefined).skills).toEqual([
    { name: "React" },
  ]);
});

test("a language stands there once, as it was said last", () => {
  const languages = [{ name: "English", proficiency: "Intermediate", imported: ["proficiency"] }];
  const english = withLanguage({ ...emptyProfile(), languages }, "english", "Advanced");
  expect(withLanguage(english, "Hindi", "Native").languages).toEqual([
    { name: "English", proficiency: "Advanced" },
    { name: "Hindi", proficiency: "Native" },
  ]);
});

test("C, C++ and C# are three skills", () => {
  const skills = [{ name: "C++", years: 1 }];
  expect(withSkill({ ...emptyProfile(), skills }, "C#", 2).skills).toHaveLength(2);
  expect(withSkill({ ...emptyProfile(), skills }, "C", 2).skills).toHaveLength(2);
});

test.each([
  ["3", 3],
  ["3.9", 3],
  [" 12 ", 12],
  ["0", undefined],
  ["0.5", undefined],
  ["51", undefined],
  ["many", undefined],
  [true, undefined],
  [["3"], undefined],
])("%j states %j years", (answer, years) => {
  expect(skillYearsOf(answer)).toBe(years);
});
