import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ErrorState } from "./states.tsx";

it("Try Again shows that it asks for as long as it does, and asks once", async () => {
  const user = userEvent.setup();
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  const ask = () => {
    asked += 1;
    return answer.promise;
  };
  render(<ErrorState title="The list could not be loaded." onRetry={ask} />);
  const button = screen.getByRole("button", { name: "Try Again" });
  await user.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  await user.click(button);
  expect(asked).toBe(1);
  answer.resolve();
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
});
