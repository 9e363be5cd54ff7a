import { describe, expect, it } from "vitest";
import { given } from "./given.fixture.ts";

const person = {
  profile: {
    experience: [
      {
        "Job Title": "Sales Assistant",
        Company: "Alder & Rook",
        "Work Location": "Turin, Italy",
        "Start Date": "2021-03-01",
        "Currently Working Here": true,
      },
    ],
    skills: [{ "Skill Name": "Salesforce", "Years of Experience": 4 }],
  },
  answers: [
    { question: "Disposez-vous d'un véhicule personnel ?", answer: "Oui" },
    { question: "Hast du ein eigenes Auto?", answer: "Ja" },
    { question: "Sei automunita?", answer: "Sì" },
    { question: "Heb je een eigen auto?", answer: "Ja" },
  ],
};
const ask = (question: string, options: string[] = []): unknown =>
  given(person, question, { options });

describe("what lies beside a thing, in the languages of forms", () => {
  it.each([
    // running it, setting it up
    ["Administrez-vous Salesforce ?", ["Oui", "Non"]],
    ["Administrieren Sie Salesforce?", ["Ja", "Nein"]],
    ["Amministri Salesforce?", ["Sì", "No"]],
    ["Hai configurato Salesforce?", ["Sì", "No"]],
    ["Beheer je Salesforce?", ["Ja", "Nee"]],
    ["¿Administras Salesforce?", ["Sí", "No"]],
    ["Você administra o Salesforce?", ["Sim", "Não"]],
    // a paper in it
    ["Êtes-vous certifié Salesforce ?", ["Oui", "Non"]],
    ["Sind Sie in Salesforce zertifiziert?", ["Ja", "Nein"]],
    ["¿Tienes un curso de Salesforce?", ["Sí", "No"]],
    ["Ben je Salesforce-gecertificeerd?", ["Ja", "Nee"]],
    // a car of the employer's, and a van
    ["Avez-vous un véhicule de fonction ?", ["Oui", "Non"]],
    ["Disposez-vous d'un véhicule utilitaire ?", ["Oui", "Non"]],
    ["Hast du einen Firmenwagen?", ["Ja", "Nein"]],
    ["Hai un'auto aziendale?", ["Sì", "No"]],
    ["Heb je een leaseauto?", ["Ja", "Nee"]],
  ])("is left to the user: %s", (question, options) => {
    expect(ask(question, options)).toBeUndefined();
  });

  it.each([
    ["Utilisez-vous Salesforce ?", ["Oui", "Non"], "Oui"],
    ["Haben Sie Erfahrung mit Salesforce?", ["Ja", "Nein"], "Ja"],
    ["Heb je ervaring met Salesforce?", ["Ja", "Nee"], "Ja"],
    ["Avez-vous un véhicule personnel ?", ["Oui", "Non"], "Oui"],
    ["Hast du ein eigenes Auto?", ["Ja", "Nein"], "Ja"],
  ])("does not hide the thing itself: %s", (question, options, answer) => {
    expect(ask(question, options)).toBe(answer);
  });

  it.each([
    "Name Ihres letzten Arbeitgebers (nicht der jetzige)",
    "Last employer (not the current one)",
  ])("gives no present employer to %s", (question) => {
    expect(ask(question)).toBeUndefined();
  });
});
