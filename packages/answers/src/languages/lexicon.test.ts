import { describe, expect, it } from "vitest";
import { fold } from "../text/fold.ts";
import { inEnglish, LANGUAGES, saysNothing, takenApart, wordingOf } from "./lexicon.ts";

const means = (text: string): (string | undefined)[] =>
  wordingOf(text)
    .terms.map((term) => term.means)
    .filter((each) => each !== "-");

describe("the words of forms", () => {
  it.each([
    ["Wie lang ist Ihre Kündigungsfrist?", "de"],
    ["Quelle est la durée de votre préavis ?", "fr"],
    ["¿Cuál es tu periodo de preaviso?", "es"],
    ["Qual é a sua pretensão salarial?", "pt"],
    ["Qual è il tuo preavviso?", "it"],
    ["Wat is je opzegtermijn?", "nl"],
    ["नोटिस पीरियड कितना है?", "hi"],
    ["Jaki jest Twój okres wypowiedzenia?", "pl"],
    ["How long is your notice period?", "en"],
  ])("%s is read as %s", (text, language) => {
    expect(wordingOf(text).language).toBe(language);
  });

  it("gives one meaning to one thing in every language", () => {
    for (const text of [
      "Kündigungsfrist",
      "préavis",
      "opzegtermijn",
      "नोटिस पीरियड",
      "aviso prévio",
      "okres wypowiedzenia",
    ])
      expect(means(text)).toEqual(["notice"]);
  });

  it("keeps the vowel signs of Devanagari, and leaves a word it does not know unknown", () => {
    expect(means("आप किस शहर में रहते हैं?")).toEqual(["which", "city", "live"]);
    expect(means("Quokka")).toEqual([undefined]);
  });

  it("puts the bands of a list into English and keeps their numbers", () => {
    expect(inEnglish("Moins de 2 ans")).toBe("less than 2 year");
    expect(inEnglish("Oltre 60 giorni")).toBe("more than 60 day");
  });

  it("takes German compounds apart only where it knows all parts", () => {
    const parts = (text: string): string[] =>
      takenApart(wordingOf(text)).terms.map((term) => term.text);
    expect(parts("Ihr Spanischniveau")).toContain("spanisch");
    expect(parts("Donaudampfschifffahrt")).toEqual(["donaudampfschifffahrt"]);
  });

  it("tells a label from words that only ask for an answer", () => {
    expect(saysNothing("Please enter")).toBe(true);
    expect(saysNothing("Ihre Angabe")).toBe(true);
    expect(saysNothing("Vorname")).toBe(false);
  });
});

it("takes no German title for Polish, and no French region for a number", () => {
  expect(wordingOf("Entwickler (m/w/d)").language).not.toBe("pl");
  expect(means("Habitez-vous en Île-de-France ?")).not.toContain("how many");
  expect(means("DNI")).toEqual([undefined]);
  expect(means("indie game studios")).not.toContain("country IN");
});

it("holds no phrase twice in one language, where the second would never be read", () => {
  for (const [language, words] of Object.entries(LANGUAGES)) {
    const phrases = words
      .split("\n")
      .filter((line) => line.includes(": "))
      .flatMap((line) => line.slice(line.indexOf(": ") + 2).split(","))
      .map((phrase) => fold(phrase));
    const twice = phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at);
    expect([language, ...twice]).toEqual([language]);
  }
});
