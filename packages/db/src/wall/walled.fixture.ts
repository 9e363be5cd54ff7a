import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { createDatabase, type Database } from "../client.ts";

/** Two users; no test needs more to see whether one meets the other's rows. */
export const [ASHA, BORIS] = [
  "0a5a0000-0000-4000-8000-000000000001",
  "0b0b0000-0000-4000-8000-000000000002",
];

export interface Walled {
  /** As its owner is connected, for whom there is no wall. */
  readonly owned: TestDatabase;
  /** As the api is connected. */
  readonly api: Database;
  readonly close: () => Promise<void>;
}

/** A database of its own, and the api's connections to it. */
export async function openWalled(poolSize: number): Promise<Walled> {
  const owned = await createTestDatabase();
  const api = createDatabase({
    url: owned.urlOf("api"),
    poolSize,
    applicationName: "sendoff-test-wall",
    isWalled: true,
  });
  return {
    owned,
    api,
    async close() {
      await api.close();
      await owned.close();
    },
  };
}
