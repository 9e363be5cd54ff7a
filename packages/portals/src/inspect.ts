// What `npm run form:inspect` reads a kept page with, apart from the reader of any form.
export { readBoardPage } from "./boards/read-board-page.ts";
export { readLinkedInForm } from "./linkedin/read-linkedin-form.ts";
export { readNaukriTalk } from "./naukri/read-naukri-talk.ts";
export { readSmartApplyForm } from "./smart-apply/read-smart-apply-form.ts";
