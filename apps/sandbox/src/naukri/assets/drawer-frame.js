// The elements of the drawer from outside in, as they stand in the saved pages. Ids have a prefix that is new for every drawer.

/** Builds an element: `make("div.chips.open", child, "text")`. */
export function make(shape, ...children) {
  const [name, ...classes] = shape.split(".");
  const element = document.createElement(name);
  if (classes.length > 0) element.className = classes.join(" ");
  element.append(...children);
  return element;
}

export function withId(element, id) {
  element.id = id;
  return element;
}

const newPrefix = () => `_${Math.random().toString(36).slice(2, 11)}`;
const USUAL_HINT = "Type message here...";

function textBox(prefix) {
  const text = withId(make("div.textArea"), `userInput_${prefix}InputBox`);
  text.setAttribute("contenteditable", "true");
  text.setAttribute("data-placeholder", USUAL_HINT);
  const add = make("span.chatBot-add-round.add-icon.d-none.p-events-none");
  const wrapper = make("div.textAreaWrapper", text, add);
  const outer = make("div.chatbot_InputContainer.inputContainer-focus", wrapper);
  const container = withId(make("div.chatbot_SendMessageContainer", outer), `${prefix}InputBox`);
  return { text, container };
}

function saveButton(prefix) {
  const button = make("div.sendMsg", "Save");
  button.tabIndex = 0;
  const send = withId(make("div.send.disabled", button), `sendMsg_${prefix}InputBox`);
  const container = withId(
    make("div.sendMsgbtn_container", send),
    `sendMsgbtn_container_${prefix}InputBox`,
  );
  return { button, send, container };
}

const LOGO = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

function messageList(prefix) {
  const logo = make("img.platformlogo");
  logo.src = LOGO;
  logo.alt = "";
  const first = make("li.botLogo.chatbot_ListItem", make("div.chipMsg", make("span", logo)));
  return withId(make("ul.list", first), `chatList_${prefix}Messages`);
}

function uploaderForm(prefix) {
  const uploader = withId(make("input.chatbot_Uploader"), `${prefix}Uploader`);
  uploader.type = "file";
  uploader.setAttribute("accept", "");
  return { uploader, form: make("form", uploader) };
}

/** Puts an empty drawer at the end of the page and returns its parts. */
export function buildFrame() {
  const prefix = newPrefix();
  const id = (name, element) => withId(element, `${prefix}${name}`);
  const box = textBox(prefix);
  const save = saveButton(prefix);
  const { uploader, form } = uploaderForm(prefix);
  const cross = make("div.crossIcon.chatBot.chatBot-ic-cross");
  const list = messageList(prefix);
  const footer = id(
    "Footer",
    make("div.footerWrapper", make("div.footerInputBoxWrapper", box.container)),
  );
  const messages = id("Messages", make("div.chatbot_MessageContainer", list, footer));
  const layer = id("LoadMoreLayer", make("div.chatbot_loadMore"));
  const content = make(
    "div.chatbot_DrawerContentWrapper",
    id("Navbar", make("div.chatbot_Nav", cross)),
    messages,
    save.container,
    layer,
    form,
  );
  const overlay = id("2", make("div.chatbot_Overlay.show"));
  const drawer = id("Drawer", make("div.chatbot_Drawer.chatbot_right", content, overlay));
  const container = id("ChatbotContainer", make("div._chatBotContainer", drawer));
  document.body.append(container);
  document.body.style.overflow = "hidden";
  return {
    prefix,
    box,
    save,
    uploader,
    cross,
    list,
    footer,
    messages,
    layer,
    drawer,
    overlay,
    container,
  };
}

/** Slides the drawer out and takes it off the page. */
export function removeFrame(frame) {
  frame.drawer.classList.add("chatbot_rightHide");
  frame.overlay.classList.add("chatbot_Hide");
  document.body.style.overflow = "";
  setTimeout(() => frame.container.remove(), 300);
}
