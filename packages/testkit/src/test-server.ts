/** The PostgreSQL server that tests may create databases on. Throws when TEST_DATABASE_URL does not name one. */
export function testServerUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined || url === "") {
    throw new Error("TEST_DATABASE_URL must name a PostgreSQL server; npm test sets it");
  }
  return url;
}
