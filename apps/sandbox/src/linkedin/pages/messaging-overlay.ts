import { markup, type Markup } from "../../markup.ts";
import { memberPhoto, type View } from "./view.ts";

/**
 * The messages in the lower right corner of every page. It has buttons, forms and an alert of its own that have nothing to do
 * with an application (portal facts, captured 1.1); what they are called is a guess.
 */
export function messagingOverlay(view: View): Markup {
  const search = view.emberId();
  const attachment = view.emberId();
  return markup`<aside id="msg-overlay" class="msg-overlay-container" aria-label="Messaging"><div class="msg-overlay-list-bubble msg-overlay-list-bubble--is-minimized"><header class="msg-overlay-bubble-header">${memberPhoto(view.viewer, 24, "msg-overlay-bubble-header__photo")}<h2 class="t-14">Messaging</h2><button type="button" class="msg-overlay-bubble-header__control" aria-label="Open messenger dropdown menu">…</button><button type="button" class="msg-overlay-bubble-header__control" aria-label="Compose message">✎</button><button type="button" class="msg-overlay-bubble-header__control" aria-expanded="false" data-own-messages>▴<span class="visually-hidden">You are on the messaging overlay. Press enter to open it.</span></button></header>
<div class="msg-overlay-list-bubble__content" hidden><form class="msg-overlay__search"><label class="visually-hidden" for="${search}">Search messages</label><input id="${search}" type="text" placeholder="Search messages" required></form>
<div role="alert" class="msg-overlay__alert">No messages yet</div>
<form class="msg-form"><textarea aria-label="Write a message…" placeholder="Write a message…" required></textarea><input type="file" class="visually-hidden" id="${attachment}" aria-label="Attach a file to your conversation"><button type="submit" class="msg-form__send-button" disabled>Send</button></form></div></div></aside>`;
}
