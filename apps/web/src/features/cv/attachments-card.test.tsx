import { type Attachment } from "@sendoff/contract/attachments";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aCv, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const letter: Attachment = {
  purpose: "cover_letter",
  file_name: "To Saffron.pdf",
  byte_count: 4000,
  sha256: "a".repeat(64),
  uploaded_at: "2026-11-20T04:05:00.000Z",
  file_url: "/v1/cv-files/x.y",
};

function open(first: readonly Attachment[], refusal?: string) {
  let current = [...first];
  serveUser(aUser({ cv: aCv }));
  server.use(
    handle(routes.listAttachments, () => ({ status: 200, body: { enclosures: current } })),
    handle(routes.uploadAttachment, () => {
      if (refusal !== undefined) {
        return { status: 415, body: { message: refusal, code: "unsupported_file" } };
      }
      current = [letter];
      return { status: 200, body: { enclosures: current } };
    }),
    handle(routes.deleteAttachment, ({ params }) => {
      current = current.filter(({ purpose }) => purpose !== params["purpose"]);
      return { status: 200, body: { enclosures: current } };
    }),
  );
  return renderApp("/app/cv", { token: "t" });
}
const file = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });

it("keeps a cover letter, shows it by its name, and deletes it", async () => {
  const { user } = open([]);
  expect(await screen.findByRole("button", { name: "Add photo" })).toBeVisible();
  await user.upload(screen.getByLabelText("Cover letter file"), file("To Saffron.pdf"));
  const link = await screen.findByRole("link", { name: /^To Saffron\.pdf/ });
  expect(link.getAttribute("href")).toBe(letter.file_url);
  await user.click(screen.getByRole("button", { name: "More for your cover letter" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^To Saffron/ })).toBeNull());
  expect(screen.getByRole("button", { name: "Add cover letter" })).toBeVisible();
});

it("says why a file is not kept, and keeps the one before", async () => {
  const { user } = open([letter], "Please upload your cover letter as .pdf or .docx");
  await screen.findByRole("link", { name: /^To Saffron/ });
  await user.upload(screen.getByLabelText("Cover letter file"), file("x.pdf"));
  expect(await screen.findByText("Please upload your cover letter as .pdf or .docx")).toBeVisible();
  expect(screen.getByRole("link", { name: /^To Saffron/ })).toBeVisible();
});

it("refuses a file above 5 MB before it is sent", async () => {
  const { user } = open([]);
  const box = await screen.findByLabelText("Cover letter file");
  await user.upload(box, new File([new Uint8Array(6 * 1024 * 1024)], "big.pdf"));
  expect(await screen.findByText("big.pdf has 6.0 MB; it may have 5 MB at most.")).toBeVisible();
});
