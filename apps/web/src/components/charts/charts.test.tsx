import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BarChart } from "./bar-chart.tsx";
import { LineChart } from "./line-chart.tsx";
import { PieChart } from "./pie-chart.tsx";
import { RowChart } from "./row-chart.tsx";

const sent = (count: number) => `${count} sent`;

// SPEC 2b.57
it("charts are 250 px high, whatever they draw", () => {
  const points = [{ label: "Sat", name: "Sat 21 Nov", value: 22 }];
  render(
    <>
      <BarChart label="bars" bars={[{ label: "LinkedIn", value: 104, rate: 95 }]} unit={sent} />
      <LineChart label="line" points={points} unit={sent} />
      <RowChart label="rows" rows={[{ label: "Quillstack", value: 9, text: "9" }]} />
      <PieChart label="pie" parts={[{ status: "APPLIED", count: 9 }]} unit="tries" />
    </>,
  );
  for (const name of ["bars", "line", "rows", "pie"]) {
    expect(screen.getByRole("group", { name }).getAttribute("height")).toBe("250");
  }
});

// SPEC 2b.62
it("a pie goes through five colours before one comes again", () => {
  const statuses = ["APPLIED", "PENDING", "FAILED", "SKIPPED", "VIEWED", "OFFER"];
  const parts = statuses.map((status) => ({ status, count: 1 }));
  render(<PieChart label="pie" parts={parts} unit="tries" />);
  const pie = screen.getByRole("group", { name: "pie" });
  const colours = [...pie.querySelectorAll("path")].map(({ classList }) => classList[0]);
  expect(new Set(colours.slice(0, 5)).size).toBe(5);
  expect(new Set(colours).size).toBe(5);
});

it("a status keeps its colour in every pie: petrol sent, amber waiting for its user, red failed, blue an interview", () => {
  const statuses = ["SKIPPED", "INTERVIEW_SCHEDULED", "FAILED", "PENDING", "APPLIED"];
  const parts = statuses.map((status) => ({ status, count: 1 }));
  render(<PieChart label="pie" parts={parts} unit="tries" />);
  const pie = screen.getByRole("group", { name: "pie" });
  expect([...pie.querySelectorAll("path")].map(({ classList }) => classList[0])).toEqual([
    "fill-chart-5",
    "fill-chart-4",
    "fill-chart-3",
    "fill-chart-2",
    "fill-chart-1",
  ]);
});
