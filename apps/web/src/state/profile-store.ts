import { Profile } from "@sendoff/contract/profile";
import { z } from "zod";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { clearToken } from "../lib/session.ts";
import { storageKeys } from "../lib/storage-keys.ts";
import { type SchemaSection, type SectionKey, profileSchema } from "./profile-schema.ts";

type EditingFlags = Partial<Record<SectionKey, boolean>>;

interface ProfileState {
  /** Null until the profile has been fetched once. */
  data: Profile | null;
  schema: readonly SchemaSection[];
  isEditing: EditingFlags;
  setData: (data: Profile) => void;
  /** Only one section edits at a time. */
  setEditing: (section: SectionKey, isEditing: boolean) => void;
  /** Empties the data and removes the stored profile and the token (SPEC 4). */
  clear: () => void;
}

const Stored = z.object({
  data: Profile.nullable().catch(null),
  isEditing: z.record(z.string(), z.boolean()).catch({}),
});

/** The profile of the signed-in user, kept in this browser under SPEC 3's key. */
export const useProfileStore = create<ProfileState>()(
  persist(
    (set) => ({
      data: null,
      schema: profileSchema,
      isEditing: {},
      setData: (data) => set({ data }),
      setEditing: (section, isEditing) => set({ isEditing: isEditing ? { [section]: true } : {} }),
      clear: () => {
        set({ data: null, isEditing: {} });
        useProfileStore.persist.clearStorage();
        clearToken();
      },
    }),
    {
      name: storageKeys.profile,
      version: 1,
      partialize: ({ data, schema, isEditing }) => ({ data, schema, isEditing }),
      // What another version or another hand wrote there is parsed, and dropped where it does not fit.
      merge: (stored, current) => {
        const parsed = Stored.safeParse(stored);
        return parsed.success ? { ...current, data: parsed.data.data, isEditing: {} } : current;
      },
    },
  ),
);
