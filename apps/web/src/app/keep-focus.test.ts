import { afterEach, beforeEach, expect, it } from "vitest";
import { waitFor } from "@testing-library/react";
import { keepFocus } from "./keep-focus.ts";

let stop: () => void;
beforeEach(() => {
  stop = keepFocus(document.body);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Shows a page and puts the focus on the control of this id. */
function show(html: string, focused: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  const control = get(focused);
  control.focus();
  return control;
}

function get(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`no #${id}`);
  return found;
}

const LIST = `<h1 id="title">Needs you</h1><ul>
  <li id="one"><button id="skip1">Skip</button></li>
  <li id="two"><button id="skip2">Skip</button></li>
  <li id="three"><button id="skip3">Skip</button></li></ul>`;

it("goes on at the next row when the row with the focus is gone, else at the one before", async () => {
  show(LIST, "skip2");
  get("two").remove();
  await waitFor(() => expect(document.activeElement).toBe(get("skip3")));
  get("three").remove();
  await waitFor(() => expect(document.activeElement).toBe(get("skip1")));
});

it("goes on at the page's heading when nothing is left beside", async () => {
  show(LIST, "skip1");
  document.querySelector("ul")?.remove();
  await waitFor(() => expect(document.activeElement).toBe(get("title")));
});

it("goes on at the heading of its part, when a button is disabled under the focus", async () => {
  const page = `<h1>Settings</h1><section><h2 id="name">Name</h2><button id="save">Save</button></section>`;
  const save = show(page, "save");
  save.setAttribute("disabled", "");
  save.blur();
  await waitFor(() => expect(document.activeElement).toBe(get("name")));
});

it("leaves alone who clicks beside all controls, also when what had the focus goes later", async () => {
  show(LIST, "skip1").blur();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  get("one").remove();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(document.activeElement).toBe(document.body);
});
