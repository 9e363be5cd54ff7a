import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { expect } from "./test.ts";

/**
 * Every dialog of the web app: the file below apps/web/src that draws it, and its title. `tooling/pages/dialogs.test.ts` fails when a
 * dialog is not here, and when one that is here is visited by no spec.
 */
export const DIALOGS = {
  "a screenshot": [
    "components/screenshot-dialog.tsx",
    /^(Application Screenshot|Where we stopped)/,
  ],
  "leaving without saving": ["components/leave-warning.tsx", /^Leave without saving\?$/],
  "what has happened since": ["components/response-dialog.tsx", /^What has happened since\?$/],
  "the question whether its user applied": [
    "components/self-applied-dialog.tsx",
    /^You applied yourself\?$/,
  ],
  "a fresh code": ["features/settings/code-dialog.tsx", /^Confirm it is you$/],
  "a code to a phone": ["features/settings/code-dialog.tsx", /^Verify your phone$/],
  "a code to an address": ["features/settings/code-dialog.tsx", /^Confirm your new address$/],
  "the menu": ["app/shell/top-bar.tsx", /^Menu$/],
  "the shortcuts": ["app/commands/shortcuts-dialog.tsx", /./],
  "the command palette": ["app/commands/command-palette.tsx", /./],
  "an answer of the bank that is being changed": [
    "features/needs-you/answer-entry.tsx",
    /^Edit answer$/,
  ],
  "the question whether to delete an answer": [
    "features/needs-you/answer-entry.tsx",
    /^Delete this answer\?$/,
  ],
  "the question whether to delete what a receipt holds": [
    "features/application-receipt/delete-dialog.tsx",
    /^Delete what this receipt holds\?$/,
  ],
  "what a CV says": ["features/profile/cv-review-form.tsx", /^Review what your CV says$/],
  "leaving a section": ["features/profile/profile-sections.tsx", /^Leave without saving\?$/],
  "the reasons to skip": ["features/review/reject-dialog.tsx", /^Skip this application\?$/],
  "the daily limit": ["features/scheduler/limit-dialog.tsx", /^Daily limit on /],
  "the question whether to delete a schedule": [
    "features/scheduler/delete-dialog.tsx",
    /^Delete the schedule of /,
  ],
  "the choice of a plan": ["features/wallet/plan-dialog.tsx", /^Add Money$/],
  "Confirm Recharge": ["features/wallet/recharge-dialog.tsx", /^Confirm Recharge$/],
  "the question whether to delete the account": [
    "features/settings/data-card.tsx",
    /^Delete your account\?$/,
  ],
  "the question whether to log out everywhere": [
    "features/settings/sessions-card.tsx",
    /^Log out everywhere\?$/,
  ],
  "settings that are saved": ["features/settings/save-bar.tsx", /^Profile Updated Successfully!$/],
  "another name for a CV": ["features/cv/rename-cv-dialog.tsx", /^Rename this CV$/],
  "who was sent a CV": ["features/cv/recipients-dialog.tsx", /^Sent to /],
  "the question whether to delete a CV": ["features/cv/delete-cv-dialog.tsx", /^Delete this CV\?$/],
  "the question whether to delete a platform": [
    "features/platforms/delete-platform-dialog.tsx",
    /^Delete /,
  ],
  "the question whether to disconnect": [
    "features/platforms/disconnect-dialog.tsx",
    /^Disconnect .+\?$/,
  ],
  "a platform that is connected": [
    "features/platforms/connect/outcome-dialogs.tsx",
    /^Platform connected successfully!$/,
  ],
  "a sign-in that broke": ["features/platforms/connect/outcome-dialogs.tsx", /^An Error Occurred$/],
  "the choice of a platform": [
    "features/platforms/connect/connect-platform-dialog.tsx",
    /^Connect Platform$/,
  ],
  "a board that is connected": ["features/platforms/connect/connect-board.tsx", /^Connect /],
  "the sign-in of a platform": ["features/platforms/connect/connect-flow.tsx", /^Connect /],
  "the filters of a platform": ["features/platforms/filters/edit-filters-dialog.tsx", / filters$/],
  "a platform that is added": ["features/platforms/add-platform-dialog.tsx", /^Add Platform$/],
  "an added platform": ["features/platforms/add-platform-dialog.tsx", / is added$/],
  "a posting that fits": ["features/fits/posting-dialog.tsx", /^Backend Engineer$/],
  "shutting everybody out": ["features/security/not-me-dialog.tsx", /^Shut everybody out\?$/],
  "an operator's reason": ["features/console/shell/reason-dialog.tsx", /^Pause /],
} as const satisfies Readonly<Record<string, readonly [file: string, title: RegExp]>>;

export type DialogName = keyof typeof DIALOGS;

/** The dialog is open, and axe finds nothing on it in light and dark. `where` tells two visits of one dialog apart. */
export async function expectSoundDialog(page: Page, name: DialogName, where = ""): Promise<void> {
  const [, title] = DIALOGS[name];
  // Of one over another, the upper.
  const dialog = page.locator("[role=dialog][data-open]").last();
  await expect(dialog).toHaveAccessibleName(title);
  await expect(dialog.locator(":is(.skeleton, [aria-busy=true])")).toHaveCount(0);
  await expectNoViolations(page, `${name}${where}`);
}
