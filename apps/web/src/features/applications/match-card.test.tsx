import type { ApplicationDetail } from "@sendoff/contract";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anApplication } from "../../testing/fixtures.ts";
import { MatchCard } from "./match-card.tsx";

const detail = (score: number | null): ApplicationDetail => ({
  application: anApplication({ match_score: score }),
  evidence_deleted_at: null,
  applicant: "",
  applicant_email: "",
  description: "",
  match_reasons: [
    { part: "title", points: 40, of: 40, text: "The title is your role Backend Engineer." },
    { part: "salary", points: 0, of: 10, text: "It pays up to 4 lakh a year; you want 24 lakh." },
  ],
  answers: [],
  open_questions: [],
  cv: null,
  pictures: [],
  expired_pictures: [],
  steps: [],
  timeline: [],
  confirmation: "",
  proof: "none",
  cost: { credits: 0, amount: 0, state: "none" },
});

it("shows the score with the points and the sentence of each part", () => {
  render(<MatchCard detail={detail(80)} />);
  expect(screen.getByText("80", { exact: false })).toHaveTextContent("80 of 100");
  const [title, salary] = screen.getAllByRole("listitem");
  expect(title).toHaveTextContent("Title40 of 40The title is your role Backend Engineer.");
  expect(within(salary ?? document.body).getByText("0 of 10")).toBeVisible();
});

it("is not there for a job that was found before scores were", () => {
  const { container } = render(<MatchCard detail={detail(null)} />);
  expect(container.textContent).toBe("");
});
