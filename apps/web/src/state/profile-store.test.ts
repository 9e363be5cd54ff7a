import { emptyProfile } from "@sendoff/contract/profile";
import { beforeEach, describe, expect, it } from "vitest";
import { useProfileStore } from "./profile-store.ts";

const KEY = "generic-profile-storage";
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as { state: object } | null;

describe("the profile in this browser", () => {
  beforeEach(() => useProfileStore.setState({ data: null, isEditing: {} }));

  // SPEC 3.16, 3.17
  it("is kept with its data, its schema and which section is being edited", () => {
    const profile = { ...emptyProfile(), personal: { firstName: "Meera" } };
    useProfileStore.getState().setData(profile);
    useProfileStore.getState().setEditing("skills", true);
    expect(kept()?.state).toMatchObject({
      data: { personal: { firstName: "Meera" } },
      schema: [{ key: "personal" }, { key: "jobPrefs" }, ...Array.from({ length: 6 }, () => ({}))],
      isEditing: { skills: true },
    });
    useProfileStore.getState().setEditing("personal", true);
    expect(useProfileStore.getState().isEditing).toEqual({ personal: true });
  });

  // SPEC 4.22
  it("is emptied by clear, with what is stored of it and the token", () => {
    localStorage.setItem("auth_token", "t");
    useProfileStore.getState().setData(emptyProfile());
    useProfileStore.getState().clear();
    expect(useProfileStore.getState().data).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem("auth_token")).toBeNull();
  });
});
