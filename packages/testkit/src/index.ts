export { expectContract } from "./expect-contract.ts";
export { createUser, type TestUser } from "./factories.ts";
export { createFakeClock, type FakeClock } from "./fake-clock.ts";
export { MODEL_KEY, type ModelServer, startModelServer } from "./model-server.ts";
export { listMailsTo, listTextsTo, type OutboxMail } from "./outbox.ts";
export { createTestDatabase, type TestDatabase } from "./test-database.ts";
export { createTestWorld, type TestWorld } from "./test-world.ts";
