import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { RootLayout } from "./root-layout.tsx";

it("a press on a link is answered before the page's code is there, and the old page stays meanwhile", async () => {
  const code = Promise.withResolvers<{ Component: () => React.JSX.Element }>();
  const router = createMemoryRouter([
    {
      element: <RootLayout />,
      children: [
        { path: "/", element: <Link to="/wallet">Wallet</Link> },
        { path: "/wallet", lazy: () => code.promise },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByText("Loading the page")).toBeNull();
  await userEvent.setup().click(screen.getByRole("link", { name: "Wallet" }));
  expect(screen.getByText("Loading the page")).toBeVisible();
  expect(screen.getByRole("link", { name: "Wallet" })).toBeVisible();
  code.resolve({ Component: () => <h1>The wallet</h1> });
  expect(await screen.findByRole("heading", { name: "The wallet" })).toBeVisible();
  expect(screen.queryByText("Loading the page")).toBeNull();
});
