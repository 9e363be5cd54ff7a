import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  notFound: "नहीं मिला",
  noSuch: "ऐसा नहीं है",
  returnedNoSuchPage: "लौटाया गया: ऐसा कोई पेज नहीं",
  oopsPageNotFound: "अरे! पेज नहीं मिला",
  returnToHome: "होम पर लौटें",
  returned: "वापस",
  page: "पेज",
};
