// Answers that send themselves when they are clicked.
import { make, withId } from "./drawer-frame.js";

const CHIPS_AT_ONCE = 8;

function chip(text, pick) {
  const element = make("div.chatbot_Chip.chipInRow.chipItem", make("span", text));
  element.addEventListener("click", () => {
    element.classList.add("chatbot_Selected");
    pick(text);
  });
  return element;
}

function fillLayer(layer, options, pick) {
  const back = make("div.backButtonContainer", "Back");
  const search = make("input.chatbot_loadMoreTextArea");
  search.placeholder = "Search";
  const list = make("ul.chatbot_loadMoreList");
  const close = () => {
    layer.replaceChildren();
    layer.classList.remove("open");
  };
  const draw = () => {
    const wanted = search.value.trim().toLowerCase();
    const shown = options.filter((option) => option.toLowerCase().includes(wanted));
    list.replaceChildren(
      ...shown.map((option) => {
        const item = make("li.chatbot_ListItem", make("div.optionVal", option));
        // A guess: that one click is enough, since a chip needs no more.
        item.addEventListener("click", () => {
          close();
          pick(option);
        });
        return item;
      }),
    );
  };
  back.addEventListener("click", close);
  search.addEventListener("input", draw);
  const done = make("div.doneSelection", "Done");
  done.addEventListener("click", close);
  layer.replaceChildren(make("div.chatbot_loadMoreNav", back, search, done), list);
  layer.classList.add("open");
  draw();
}

/** A row of chips at the end of the talk; what does not fit is behind "Load more". */
export function drawChips(frame, options, pick) {
  const row = make("div.chatbot_Chips.chatbot_ChipsInRow");
  const isLong = options.length > CHIPS_AT_ONCE;
  row.append(
    ...(isLong ? options.slice(0, CHIPS_AT_ONCE) : options).map((text) => chip(text, pick)),
  );
  if (isLong) {
    const more = make("a.loadMore", "Load more");
    more.addEventListener("click", () => fillLayer(frame.layer, options, pick));
    row.append(more);
  }
  const container = make("div.chipsContainer", make("div.chips", row));
  frame.messages.append(withId(container, `chips_container_${frame.prefix}Messages`));
  return container;
}

/** The other place of chips: in the list, under the bubble. */
export function drawChipsInList(frame, options, pick) {
  const chips = options.map((text) => {
    const element = make("div.chatbot_Chip", make("span", text));
    element.addEventListener("click", () => {
      element.classList.add("chatbot_Selected");
      pick(text);
    });
    return element;
  });
  const item = make(
    "li.botChips.chatbot_ListItem",
    make("div.chipMsg", make("div.chipMessage", ...chips)),
  );
  frame.list.append(item);
  return item;
}
