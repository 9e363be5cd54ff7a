import { TOKEN_STORAGE_KEY } from "@sendoff/contract";

/** Every key this app writes to localStorage, in one place, so that none is used twice. */
export const storageKeys = {
  token: TOKEN_STORAGE_KEY,
  profile: "generic-profile-storage",
  theme: "sendoff-theme",
} as const;
