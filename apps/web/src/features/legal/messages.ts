/** UI texts. */
export const messages = {
  contents: "Contents",
  lastChangedChanged: (changed: string) => `Last changed ${changed}`,
};
