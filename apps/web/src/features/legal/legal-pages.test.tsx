import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";

describe("the terms and conditions", () => {
  // SPEC 2a.57, 2a.58
  it.each([["/terms-and-conditions"], ["/app/terms-and-conditions"]])(
    "at %s name the law and how disputes are decided",
    async (path) => {
      serveUser(aUser());
      renderApp(path, path.startsWith("/app") ? { token: "t" } : {});
      await screen.findByRole("heading", { name: /Governing law/ });
      expect(screen.getByText("These terms are governed by the laws of India.")).toBeVisible();
      const rule = screen.getByText(/by three arbitrators/);
      expect(rule).toHaveTextContent(/within 30 days/);
      expect(rule).toHaveTextContent(/arbitration centre appoints/);
    },
  );
});
