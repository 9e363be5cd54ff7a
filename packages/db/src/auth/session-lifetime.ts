/** Somebody is signed in for so many days at most, by the database's clock (DECISIONS D5). */
export const SESSION_DAYS = 30;

/** And for so many without using the app. */
export const UNUSED_DAYS = 7;
