import { expect, test } from "vitest";
import { askedBeyond } from "./asked-skills.ts";

const SKILLS = ["Node.js", "PostgreSQL", "Kafka", "Java"];

test.each([
  ["Experience with Kafka, Terraform and AWS Lambda.", ["Terraform", "AWS Lambda"]],
  ["- Working knowledge of Node.js\n- Working knowledge of REST APIs", ["REST APIs"]],
  ["5 to 7 years of experience in back-end development", []],
  ["No experience with Terraform is needed.", []],
  ["Experience with Terraform is a plus.", []],
  ["Proficiency in English and knowledge of Java", []],
  ["We use Terraform.", []],
  ["Expertise in Kubernetes/Docker, Helm, Istio or Envoy", ["Kubernetes", "Docker", "Helm"]],
  ["Knowledge of the Indian market and our products", []],
] as const)("%s", (text, names) => {
  expect(askedBeyond(text, SKILLS)).toEqual(names);
});
