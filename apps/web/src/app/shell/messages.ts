import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  sandboxNoRealApplicationsAreSent: "Sandbox: no real applications are sent",
  modeOfThisServer: "Mode of this server",
  youAreOffline: "You are offline. Runs go on; this page will catch up.",
  jumpTo: "Jump to…",
  k: "⌘K",
  ctrlK: "Ctrl K",
  main: "Main",
  more: "More",
  logOut: "Log Out",
  profile: "Profile",
  countConnected: (count: number) => `${count} Connected`,
  platformNameRun: (platformName: string) => `${platformName} run`,
  waitsForYou: ", waits for you",
  appliedOfGoal: (applied: number, goal: number) => `${applied} of ${goal}`,
  needsYou: (count: number) => `Needs you: ${count}`,
  openMenu: "Open menu",
  menu: "Menu",
  closeMenu: "Close menu",
  jumpToLabel: "Jump to",
};

export const messages = inLanguage("app/shell", english);
