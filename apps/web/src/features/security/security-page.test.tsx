import { type Session } from "@sendoff/contract/account";
import { routes } from "@sendoff/contract/routes";
import { type AccountChange, type SecurityEvent } from "@sendoff/contract/security";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const AT = "2026-11-20T04:00:00.000Z";
const none = {
  at: AT,
  network: "203.0.113.x",
  device: "Firefox on Linux",
  platform: "",
  from: "",
  to: "",
  via: "" as const,
  txnid: "",
  amount_paise: 0,
  credits: 0,
  usd_inr_rate: null,
  reason: "",
};
const events: SecurityEvent[] = [
  {
    ...none,
    id: 5,
    event: "operator_declined_request",
    amount_paise: 150_000,
    usd_inr_rate: 84,
    reason: "charged twice",
  },
  { ...none, id: 4, event: "email_changed", from: "m***@old.test", to: "m***@new.test" },
  { ...none, id: 3, event: "sign_in_refused", network: "198.51.100.x", device: "" },
  { ...none, id: 2, event: "credential_used", platform: "LinkedIn", network: "", device: "" },
  { ...none, id: 1, event: "signed_in", via: "email" },
];
const change: AccountChange = {
  id: "00000000-0000-4000-8000-000000000009",
  kind: "email_changed",
  changed_at: AT,
  undo_until: "2126-11-23T04:00:00.000Z",
  from: "m***@old.test",
  to: "m***@new.test",
  device: "Firefox on Linux",
  network: "203.0.113.x",
};
const here: Session = {
  id: "00000000-0000-4000-8000-000000000001",
  device: "Firefox on Linux",
  is_phone: false,
  network: "203.0.113.x",
  created_at: AT,
  last_seen_at: AT,
  is_current: true,
};

function serve(changes: AccountChange[] = []) {
  serveUser(aUser());
  server.use(
    handle(routes.listSecurityEvents, ({ request }) => {
      const category = new URL(request.url).searchParams.get("category");
      const shown = category === "money" ? [] : events;
      return { status: 200, body: { events: shown, total: shown.length } };
    }),
    handle(routes.listAccountChanges, { status: 200, body: changes }),
    handle(routes.listBlockedNetworks, { status: 200, body: [] }),
    handle(routes.listSessions, { status: 200, body: [here] }),
  );
}
const open = () => renderApp("/app/profile-settings/security", { token: "t" });

describe("Security activity", () => {
  it("lists what happened under its day, and says when there is nothing of a kind", async () => {
    serve();
    const { user } = open();
    const list = await screen.findByRole("region", { name: "Yesterday, Friday 20 November" });
    expect(within(list).getByText("E-mail changed")).toBeVisible();
    expect(within(list).getByText(/From m\*\*\*@old\.test to m\*\*\*@new\.test/)).toBeVisible();
    expect(within(list).getByText("LinkedIn: sign-in used")).toBeVisible();
    expect(within(list).getByText(/your own sign-in still works/)).toBeVisible();
    // Not the reason why it was declined: nobody gave one.
    expect(
      within(list).getByText("₹1,500.00 ($17.86), Asked for because: charged twice"),
    ).toBeVisible();
    expect(screen.getByText("5 of 5")).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Money" }));
    expect(await screen.findByText("None of these in 90 days")).toBeVisible();
  });

  it("stops codes for a network that asked for them", async () => {
    serve();
    const asked: unknown[] = [];
    server.use(
      handle(routes.blockNetwork, ({ body }) => {
        asked.push(body);
        server.use(
          handle(routes.listBlockedNetworks, {
            status: 200,
            body: [{ network: "198.51.100.x", blocked_until: AT }],
          }),
        );
        return { status: 200, body: { success: true } };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Stop codes from 198.51.100.x" }));
    expect(
      await screen.findByRole("button", { name: "Allow codes from 198.51.100.x" }),
    ).toBeVisible();
    expect(asked).toEqual([{ network: "198.51.100.x" }]);
  });

  it("undoes a change after saying what that does, and then says what to do", async () => {
    serve([change]);
    const undone: unknown[] = [];
    server.use(
      handle(routes.undoOwnChange, ({ params }) => {
        undone.push(params["id"]);
        return { status: 200, body: { success: true } };
      }),
    );
    const { user, router } = open();
    const notice = await screen.findByRole("region", { name: /^Your e-mail was changed/ });
    await user.click(within(notice).getByRole("button", { name: "This was not me" }));
    const dialog = await screen.findByRole("dialog", { name: "Shut everybody out?" });
    expect(within(dialog).getByText("Puts the old address back.")).toBeVisible();
    expect(undone).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "This was not me" }));
    expect(await screen.findByRole("heading", { name: "Everybody is signed out" })).toBeVisible();
    expect(screen.getByText(/Change the password of your mailbox/)).toBeVisible();
    expect(undone).toEqual([change.id]);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(router.state.location.pathname).toBe("/undo");
  });

  it("undoes the change that an entry of the list tells of, while it can be undone", async () => {
    serve([change]);
    const { user } = open();
    await user.click(
      await screen.findByRole("button", { name: /^This was not me: E-mail changed,/ }),
    );
    const dialog = await screen.findByRole("dialog", { name: "Shut everybody out?" });
    expect(within(dialog).getByText("Puts the old address back.")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: /^This was not me: Signed in,/ }));
    const other = await screen.findByRole("dialog", { name: "Shut everybody out?" });
    expect(within(other).queryByText("Puts the old address back.")).toBeNull();
  });

  it("says where it could not learn what can still be undone", async () => {
    serve();
    const refusal = { code: "unavailable", message: "Try again." } as const;
    server.use(handle(routes.listAccountChanges, { status: 503, body: refusal }));
    open();
    expect(await screen.findByText("What can still be undone could not be loaded.")).toBeVisible();
  });

  it("puts a notice away that the person says was them", async () => {
    serve([change]);
    server.use(
      handle(routes.acceptAccountChange, () => {
        server.use(handle(routes.listAccountChanges, { status: 200, body: [] }));
        return { status: 200, body: { success: true } };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "It was me" }));
    await waitFor(() => expect(screen.queryByText(/Undo works for/)).toBeNull());
  });
});

describe("the mailed undo", () => {
  it("shows what its code undoes before it does it, for somebody who is not signed in", async () => {
    const sent: unknown[] = [];
    const { id: _id, ...shown } = change;
    server.use(
      handle(routes.lookAtUndo, { status: 200, body: shown }),
      handle(routes.undoChange, ({ body }) => {
        sent.push(body);
        return { status: 200, body: { kind: "email_changed" } };
      }),
    );
    const { user } = renderApp("/undo#K7QF-2MXD-9TRB-4HWZ");
    await user.click(await screen.findByRole("button", { name: "Show what it undoes" }));
    expect(await screen.findByText("m***@old.test")).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "This was not me" }));
    expect(await screen.findByRole("heading", { name: "Everybody is signed out" })).toBeVisible();
    expect(sent).toEqual([{ code: "K7QF-2MXD-9TRB-4HWZ" }]);
  });

  it("keeps an account that is being deleted, and says what has to be done again", async () => {
    const { id: _id, ...shown } = { ...change, kind: "account_deleted" as const };
    server.use(
      handle(routes.lookAtUndo, { status: 200, body: shown }),
      handle(routes.undoChange, { status: 200, body: { kind: "account_deleted" } }),
    );
    const { user } = renderApp("/undo#K7QF-2MXD-9TRB-4HWZ");
    await user.click(await screen.findByRole("button", { name: "Show what it undoes" }));
    expect(await screen.findByText(/Connect your platforms again/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep my account" }));
    expect(await screen.findByRole("heading", { name: "Your account is kept" })).toBeVisible();
  });

  it("says what to do with a code that undoes nothing", async () => {
    const message = "This code undoes nothing.";
    server.use(handle(routes.lookAtUndo, { status: 404, body: { code: "not_found", message } }));
    const { user } = renderApp("/undo#AAAA");
    await user.click(await screen.findByRole("button", { name: "Show what it undoes" }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe("a call that wants a fresh code", () => {
  it("asks for it once and then does what was asked, for any number of calls", async () => {
    serve();
    const calls: string[] = [];
    let isFresh = false;
    const refusal = {
      code: "reauthentication_required",
      message: "Confirm that it is you",
    } as const;
    server.use(
      handle(routes.undoOwnChange, { status: 200, body: { success: true } }),
      handle(routes.downloadSecurityEvents, { status: 200, body: "" }),
      handle(routes.getCountries, { status: 200, body: [] }),
      handle(routes.getCurrencies, { status: 200, body: [] }),
      handle(routes.deleteAccount, () => {
        calls.push("delete");
        return isFresh ? { status: 200, body: { success: true } } : { status: 403, body: refusal };
      }),
      handle(routes.sendReauthenticationOtp, () => {
        calls.push("send");
        return { status: 200, body: { orderId: "o1", sent_to: "m***@example.com" } };
      }),
      handle(routes.verifyReauthenticationOtp, ({ body }) => {
        calls.push(JSON.stringify(body));
        isFresh = true;
        return { status: 200, body: { success: true } };
      }),
    );
    const { user, router } = renderApp("/app/profile-settings", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    await user.type(await screen.findByLabelText(/^Type DELETE/), "DELETE");
    const dialog = screen.getByRole("dialog", { name: "Delete your account?" });
    await user.click(within(dialog).getByRole("button", { name: "Delete account" }));
    const fresh = await screen.findByRole("dialog", { name: "Confirm it is you" });
    await within(fresh).findByText("OTP sent successfully!");
    await user.type(within(fresh).getByLabelText("6-digit code"), "012345");
    await user.click(within(fresh).getByRole("button", { name: "Verify OTP" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    expect(calls).toEqual(["delete", "send", '{"orderId":"o1","code":12345}', "delete"]);
  });

  it("does nothing when the person cancels, and says why", async () => {
    serve();
    const refusal = {
      code: "reauthentication_required",
      message: "Confirm that it is you",
    } as const;
    server.use(
      handle(routes.getCountries, { status: 200, body: [] }),
      handle(routes.getCurrencies, { status: 200, body: [] }),
      handle(routes.exportAccount, { status: 403, body: refusal }),
      handle(routes.sendReauthenticationOtp, {
        status: 200,
        body: { orderId: "o1", sent_to: "m***@example.com" },
      }),
    );
    const { user } = renderApp("/app/profile-settings", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Download my data" }));
    const fresh = await screen.findByRole("dialog", { name: "Confirm it is you" });
    await within(fresh).findByText("OTP sent successfully!");
    await user.click(within(fresh).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Confirm that it is you")).toBeVisible();
  });

  it("asks anew after the page went away in the middle of asking", async () => {
    serve();
    const refusal = {
      code: "reauthentication_required",
      message: "Confirm that it is you",
    } as const;
    server.use(
      handle(routes.exportAccount, { status: 403, body: refusal }),
      handle(routes.sendReauthenticationOtp, {
        status: 200,
        body: { orderId: "o1", sent_to: "m***@example.com" },
      }),
    );
    const { user, router } = renderApp("/app/profile-settings", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Download my data" }));
    await screen.findByRole("dialog", { name: "Confirm it is you" });
    await act(() => router.navigate("/pricing"));
    await act(() => router.navigate("/app/profile-settings"));
    await user.click(await screen.findByRole("button", { name: "Download my data" }));
    expect(await screen.findByRole("dialog", { name: "Confirm it is you" })).toBeVisible();
  });
});
