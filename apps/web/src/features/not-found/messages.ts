/** UI texts. */
export const messages = {
  notFound: "Not found",
  noSuch: "NO SUCH",
  returnedNoSuchPage: "Returned: no such page",
  oopsPageNotFound: "Oops! Page not found",
  returnToHome: "Return to Home",
};
