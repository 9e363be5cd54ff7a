import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PostingText } from "./posting-text.tsx";

it("shows a posting in its paragraphs, headings and lists", () => {
  const text = [
    "We sell seeds to farmers. We look for a developer.",
    "What you will do\n",
    "Keep tests in step\n• Find slow requests",
    "You bring:\nJava\nSQL",
  ].join("\n\n");
  render(<PostingText text={text} />);
  expect(screen.getByText("What you will do").className).toContain("font-semibold");
  expect(screen.getByText("You bring:").className).toContain("font-semibold");
  expect(screen.getByText(/^We sell seeds/).className).not.toContain("font-semibold");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Keep tests in step",
    "Find slow requests",
    "Java",
    "SQL",
  ]);
});
