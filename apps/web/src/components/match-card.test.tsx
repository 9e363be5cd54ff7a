import type { MatchReason } from "@sendoff/contract/match";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { MatchCard } from "./match-card.tsx";

const reasons: MatchReason[] = [
  { part: "title", points: 40, of: 40, text: "The title is your role Backend Engineer." },
  { part: "salary", points: 0, of: 10, text: "It pays up to 4 lakh a year; you want 24 lakh." },
];

it("shows the score with the points and the sentence of each part", () => {
  render(<MatchCard score={80} reasons={reasons} />);
  expect(screen.getByText("40 of 50, 80%")).toBeVisible();
  const [title, salary, ...unstated] = screen.getAllByRole("listitem");
  expect(unstated.map((item) => item.textContent)).toEqual([
    "Skillsnot said",
    "Placenot said",
    "Senioritynot said",
  ]);
  expect(title).toHaveTextContent("Title40 of 40The title is your role Backend Engineer.");
  expect(within(salary ?? document.body).getByText("0 of 10")).toBeVisible();
});

it("is not there for a job that was found before scores were", () => {
  const { container } = render(<MatchCard score={null} reasons={reasons} />);
  expect(container.textContent).toBe("");
});
