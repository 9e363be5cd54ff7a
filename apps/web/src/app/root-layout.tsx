import { Outlet, ScrollRestoration } from "react-router";
import { PageOnItsWay } from "./page-on-its-way.tsx";

export function RootLayout() {
  return (
    <>
      <PageOnItsWay />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
