import type { SchemaSection } from "../../state/profile-schema.ts";

/** Texts of SPEC 8 for the profile. A section speaks for itself while it is on screen, the profile for it afterwards. */
export const profileMessages = {
  initialized: "Store initialized with user data.",
  notFetched: "Could not fetch user data. Starting with a blank profile.",
  notInitialized: "Could not initialize user data.",
  saved: "Profile saved successfully",
  saveFailed: "Failed to save profile data",
  sectionSaved: (section: SchemaSection) => `${section.title} updated successfully`,
  sectionFailed: (section: SchemaSection) => `Failed to save ${section.title}`,
  noToken: "Authentication required",
} as const;
