/** A file of the database's package. */
export const db = (path: string): string => `packages/db/src/${path}`;

/** A file of the api. */
export const api = (path: string): string => `apps/api/src/${path}`;
