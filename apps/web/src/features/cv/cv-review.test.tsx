import { emptyCvExtraction } from "@sendoff/contract/cv";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const data = {
  ...emptyCvExtraction(),
  personalInformation: { ...emptyCvExtraction().personalInformation, city: "Mumbai" },
  skills: [
    { skill: "SQL", experience: 7 },
    { skill: "Go", experience: 2 },
    { skill: "Rust", experience: 0 },
  ],
};
const filters = {
  personal: { City: "Pune" },
  skills: { Skills: [{ "Skill Name": "SQL", "Years of Experience": 4 }] },
};

async function openReview(
  profile: Record<string, unknown> = filters,
  second_reading?: string[],
  found = data,
) {
  const served = serveUser(aUser({ filters: profile }));
  server.use(
    handle(routes.uploadCv, {
      status: 200,
      body: { cv: "c1", file_name: "a.pdf", version: 1, sha256: "00" },
    }),
    handle(routes.extractCv, {
      status: 200,
      body: { data: found, ...(second_reading === undefined ? {} : { second_reading }) },
    }),
  );
  const app = renderApp("/app/cv", { token: "t" });
  await app.user.upload(await screen.findByLabelText("CV file"), new File(["%PDF"], "a.pdf"));
  await app.user.click(screen.getByRole("button", { name: "Upload CV" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Review what your CV says" }));
  return { ...served, ...app, dialog };
}
const saved = (sent: readonly Record<string, unknown>[]) =>
  JSON.parse(String(sent[0]?.["filters"])) as Record<string, unknown>;

describe("the review of a CV", () => {
  // SPEC 4.24
  it("saves with one press: what is new is added, what was typed stays", async () => {
    const { dialog, user, sent } = await openReview();
    expect(sent).toEqual([]);
    expect(dialog.getByRole("checkbox", { name: /^Go/, checked: true })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(
      await screen.findByText("CV uploaded, extracted, and profile updated successfully!"),
    ).toBeVisible();
    expect(screen.queryByText("Review what your CV says")).toBeNull();
    expect(saved(sent)).toMatchObject({
      personal: { City: "Pune" },
      skills: {
        Skills: [
          { "Skill Name": "SQL", "Years of Experience": 4 },
          { "Skill Name": "Go", "Years of Experience": 2 },
          { "Skill Name": "Rust" },
        ],
      },
    });
  });

  it("takes the CV's value where it is chosen, and leaves out what is unticked, by keyboard", async () => {
    const { dialog, user, sent } = await openReview();
    const city = within(dialog.getByRole("group", { name: /^City/ }));
    expect(city.getByRole("radio", { name: /Yours\s*Pune/, checked: true })).toBeVisible();
    city.getByRole("radio", { name: /Yours/ }).focus();
    await user.keyboard("{ArrowDown}");
    expect(city.getByRole("radio", { name: /From the CV\s*Mumbai/, checked: true })).toBeVisible();
    dialog.getByRole("checkbox", { name: /^Rust/ }).focus();
    await user.keyboard(" ");
    expect(dialog.getByText("1 to add, 1 to replace")).toBeVisible();
    dialog.getByRole("button", { name: "Save" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(saved(sent)).toMatchObject({ personal: { City: "Mumbai" } });
    expect(JSON.stringify(saved(sent)["skills"])).not.toContain("Rust");
  });

  it("leaves the profile alone on Cancel and keeps the CV", async () => {
    const { dialog, user, sent } = await openReview();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Your CV is kept, your profile is as it was.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each(["/app/cv", "/app/dashboard", "/jobs"])(
    "comes back after a reload until it is decided: %s",
    async (path) => {
      const { unmount } = await openReview();
      const read: unknown[] = [];
      server.use(
        handle(routes.readCv, ({ params }) => {
          read.push(params["id"]);
          return { status: 200, body: { data } };
        }),
      );
      unmount();
      const again = renderApp(path, { token: "t" });
      const dialog = await screen.findByRole("dialog", { name: "Review what your CV says" });
      expect(within(dialog).getByRole("checkbox", { name: /^Rust/, checked: true })).toBeVisible();
      expect(read).toEqual(["c1"]);
      await again.user.click(within(dialog).getByRole("button", { name: "Cancel" }));
      expect(await screen.findByText("Your CV is kept, your profile is as it was.")).toBeVisible();
      again.unmount();
      renderApp(path, { token: "t" });
      await screen.findAllByText(/CV Successfully Uploaded|Drop your CV here|CV Management/);
      expect(screen.queryByRole("dialog", { name: "Review what your CV says" })).toBeNull();
      expect(read).toEqual(["c1"]);
    },
  );

  it("is forgotten without a word when the CV is gone, or another's", async () => {
    const { unmount } = await openReview();
    const gone = { message: "There is no such CV.", code: "not_found" } as const;
    let asked = 0;
    server.use(
      handle(routes.readCv, () => {
        asked += 1;
        return { status: 404, body: gone };
      }),
    );
    unmount();
    const again = renderApp("/app/cv", { token: "t" });
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(screen.queryByText("Reading the CV...")).toBeNull());
    expect(screen.queryByText("Failed to process CV. Please try again.")).toBeNull();
    again.unmount();
    renderApp("/app/cv", { token: "t" });
    await screen.findByText("CV Management");
    expect(asked).toBe(1);
  });

  it("keeps what was decided when saving fails", async () => {
    const { dialog, user, sent } = await openReview();
    const refuse = handle(routes.updateUserDetails, {
      status: 413,
      body: { message: "Filters may be at most 256 KB", code: "too_large" },
    });
    server.use(refuse);
    await user.click(dialog.getByRole("checkbox", { name: /^Rust/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const alert = await dialog.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to save CV data.");
    expect(alert).toHaveTextContent("Filters may be at most 256 KB");
    expect(dialog.getByRole("checkbox", { name: /^Rust/, checked: false })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe("a first CV", () => {
  const person = { ...data.personalInformation, firstName: "Meera", lastName: "Nayar" };

  it("that says something else than what was typed at the start is reviewed, the typed values kept", async () => {
    const { dialog, user, sent } = await openReview({ personal: { City: "Pune" } }, undefined, {
      ...data,
      personalInformation: person,
    });
    for (const name of ["Last Name", "City"]) {
      expect(
        dialog.getByRole("group", { name: `${name}: yours and the CV's differ` }),
      ).toBeVisible();
    }
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(saved(sent)).toMatchObject({ personal: { City: "Pune", "Last Name": "Nair" } });
    expect(JSON.stringify(saved(sent)["skills"])).toContain("Rust");
  });

  it("of which a model read a part is reviewed, each such value marked", async () => {
    const { dialog } = await openReview({}, ["personalInformation.city", "skills.1"]);
    expect(
      dialog.getByRole("checkbox", { name: /^City:\s*Mumbai Read by the model$/ }),
    ).toBeVisible();
    expect(
      dialog.getByRole("checkbox", { name: /^Go\s*2 years Read by the model$/ }),
    ).toBeVisible();
    expect(dialog.getAllByText("Read by the model")).toHaveLength(2);
    expect(dialog.getByText(/A language model read this/)).toBeVisible();
  });
});
