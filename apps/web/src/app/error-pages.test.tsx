import { routes } from "@sendoff/contract/routes";
import { render, screen, waitFor } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { networkError } from "../lib/api-error.ts";
import { handle } from "../testing/handle.ts";
import { server } from "../testing/server.ts";
import { AreaError } from "./error-pages.tsx";

function renderFault(fault: unknown) {
  const router = createMemoryRouter([
    {
      path: "/",
      errorElement: <AreaError />,
      loader: () => {
        throw fault;
      },
      element: <p>never</p>,
    },
  ]);
  return render(<RouterProvider router={router} />);
}

describe("a page that could not be shown", () => {
  it("has a number, under which the server was told once", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const reports: unknown[] = [];
    server.use(
      handle(routes.reportFault, ({ body }) => {
        reports.push(body);
        return { status: 202, body: { report_id: "22222222" } };
      }),
    );
    renderFault(new TypeError("x is not a function"));
    const note = await screen.findByText(/The fault is ours, and we have been told/);
    const id = /report ([2-9A-Z]{8})\./.exec(note.textContent)?.[1];
    expect(id).toBeDefined();
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({ report_id: id, page: "/", message: "x is not a function" });
  });

  it("is not blamed on us without a connection", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderFault(networkError());
    expect(await screen.findByText(/There is no connection to Sendoff/)).toBeVisible();
  });
});
