import type { LivePage } from "@sendoff/contract/live-view";

/** An account on which no page is open. */
export function aLivePage(fields: Partial<LivePage> = {}): LivePage {
  return {
    platform_id: 1,
    platform_name: "LinkedIn",
    is_board: false,
    host: "linkedin.com",
    state: "closed",
    run_id: null,
    is_preview: false,
    login_id: null,
    note: "",
    asked_at: null,
    seconds_left: 0,
    is_controlled: false,
    ended_as: null,
    ...fields,
  };
}
