/** UI texts. */
export const messages = {
  sendoff: "Sendoff",
  sendoffInCapitals: "SENDOFF",
};
