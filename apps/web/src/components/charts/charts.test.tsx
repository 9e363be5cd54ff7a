import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BarChart } from "./bar-chart.tsx";
import { LineChart } from "./line-chart.tsx";
import { RingChart } from "./ring-chart.tsx";
import { RowChart } from "./row-chart.tsx";

it("charts are 250 px high, whatever they draw", () => {
  const points = [{ label: "Sat", name: "Sat 21 Nov", value: 22 }];
  render(
    <>
      <BarChart label="bars" bars={[{ label: "LinkedIn", value: 104, rate: 95 }]} unit="sent" />
      <LineChart label="line" points={points} unit="sent" />
      <RowChart label="rows" rows={[{ label: "Quillstack", value: 9, text: "9" }]} />
      <RingChart label="ring" parts={[{ status: "APPLIED", count: 9 }]} unit="tries" />
    </>,
  );
  for (const name of ["bars", "line", "rows"]) {
    expect(screen.getByRole("group", { name }).getAttribute("height")).toBe("250");
  }
  expect(screen.getByRole("group", { name: "ring" }).getAttribute("viewBox")).toBe("0 0 250 250");
});

it("a ring goes through five colours before one comes again", () => {
  const statuses = ["APPLIED", "PENDING", "FAILED", "SKIPPED", "VIEWED", "OFFER"];
  const parts = statuses.map((status) => ({ status, count: 1 }));
  render(<RingChart label="ring" parts={parts} unit="tries" />);
  const ring = screen.getByRole("group", { name: "ring" });
  const colours = [...ring.querySelectorAll("path")].map(({ classList }) => classList[0]);
  expect(new Set(colours.slice(0, 5)).size).toBe(5);
  expect(colours[5]).toBe(colours[0]);
});
