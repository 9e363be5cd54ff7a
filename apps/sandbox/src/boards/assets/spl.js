// The elements of which this maker's forms are made. Each has an open root of its own, in which the native box stands; a value
// counts only once the element has said so (`spl-change`), never because somebody set its property.

const STYLE = `<style>[hidden]{display:none!important}input,textarea{width:100%;max-width:520px;padding:8px}
.clip{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
spl-select-option,[role=listbox]{display:block;padding:4px;cursor:pointer}button{padding:8px 16px}
:host{display:block;margin:4px 0}</style>`;

function escapeText(text) {
  const holder = document.createElement("i");
  holder.textContent = text;
  return holder.innerHTML.replaceAll('"', "&quot;");
}

export function say(host, value) {
  host.value = value;
  const detail = { value };
  host.dispatchEvent(new CustomEvent("spl-change", { detail, bubbles: true, composed: true }));
}

function define(name, draw) {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        if (this.shadowRoot !== null) return;
        const root = this.attachShadow({ mode: "open", delegatesFocus: true });
        draw(this, root);
      }
    },
  );
}

/** The caption of a box: from the attribute, or from what was put into the element's slot. */
function caption(host) {
  const mark = host.hasAttribute("required")
    ? '<span class="c-spl-form-field-required-mark" aria-hidden="true">*</span>'
    : "";
  const isSlotted = host.querySelector(":scope > [slot=label-content]") !== null;
  const words = isSlotted
    ? '<slot name="label-content"></slot>'
    : `${escapeText(host.getAttribute("label") ?? "")}${mark}`;
  return `<label for="${host.id}" id="${host.id}-label">${words}</label>`;
}

const boxNames = (host) =>
  `id="${host.id}" class="c-spl-input" aria-required="${host.hasAttribute("required")}" autocomplete="${host.getAttribute("autocomplete") ?? "off"}"`;

function startBox(host, box) {
  for (const event of ["input", "change"]) box.addEventListener(event, () => say(host, box.value));
}

define("spl-input", (host, root) => {
  root.innerHTML = `${STYLE}<spl-internal-form-field>${caption(host)}<div class="c-spl-input-grid"><div class="c-spl-input-wrapper"><input ${boxNames(host)} type="${host.getAttribute("type") ?? "text"}"></div></div></spl-internal-form-field>`;
  startBox(host, root.querySelector("input"));
});

define("spl-textarea", (host, root) => {
  root.innerHTML = `${STYLE}<spl-internal-form-field>${caption(host)}<textarea ${boxNames(host)} rows="5"></textarea></spl-internal-form-field>`;
  startBox(host, root.querySelector("textarea"));
});

/** Boxes that stand two roots deep. */
for (const name of ["spl-number-field", "spl-date-picker"]) {
  define(name, (host, root) => {
    root.innerHTML = `${STYLE}<div><spl-input id="${host.id}" type="text" label="${escapeText(host.getAttribute("aria-label") ?? "")}"${host.hasAttribute("required") ? " required" : ""}></spl-input></div>`;
    root.firstElementChild.nextElementSibling.addEventListener("spl-change", (event) => {
      event.stopPropagation();
      say(host, event.detail.value);
    });
  });
}

define("spl-date-field", (host, root) => {
  root.innerHTML = `${STYLE}<spl-date-picker allowinput id="${host.id}" aria-label="${escapeText(host.getAttribute("aria-label") ?? "")}"></spl-date-picker><small>MM/DD/YYYY</small>`;
  root.querySelector("spl-date-picker").addEventListener("spl-change", (event) => {
    event.stopPropagation();
    say(host, event.detail.value);
  });
});

define("spl-select-option", (host, root) => {
  root.innerHTML = `${STYLE}<div class="c-spl-autocomplete-option-content">${escapeText(host.getAttribute("label"))}</div>`;
});

const option = (label) =>
  `<spl-select-option value="${escapeText(label)}" label="${escapeText(label)}"></spl-select-option>`;

async function findPlaces(query) {
  const response = await fetch(`/places?q=${encodeURIComponent(query)}`);
  return (await response.json()).places;
}

// The box is in the root of an element that is itself in the root of this one; its list stands outside of that.
define("spl-autocomplete", (host, root) => {
  const least = Number(host.getAttribute("minquerylength") ?? "0");
  const isPlaces = host.hasAttribute("places");
  const options = JSON.parse(host.getAttribute("options") ?? "[]");
  const name = host.getAttribute("sr-name") ?? host.id;
  const label = host.getAttribute("label") ?? host.getAttribute("aria-label") ?? "";
  root.innerHTML = `${STYLE}<slot name="label-content"></slot><div><spl-internal-form-field><spl-dropdown class="c-spl-autocomplete-dropdown"><div class="c-spl-autocomplete-trigger"><spl-input id="${host.id}" label="${escapeText(label)}"${host.hasAttribute("required") ? " required" : ""}></spl-input></div><div id="menu-${host.id}" role="listbox" data-sr-id="${name}-search-menu" hidden></div></spl-dropdown></spl-internal-form-field></div>`;
  const inner = root.querySelector("spl-input");
  const menu = root.querySelector("[role=listbox]");
  const box = inner.shadowRoot.querySelector("input");
  for (const [key, value] of [
    ["role", "combobox"],
    ["aria-haspopup", "listbox"],
    ["aria-autocomplete", "list"],
    ["aria-expanded", "false"],
    ["aria-controls", menu.id],
    ["data-sr-id", `${name}-search-search-input`],
  ]) {
    box.setAttribute(key, value);
  }
  let turn = 0;
  const show = (labels) => {
    menu.innerHTML = labels.map(option).join("");
    menu.hidden = labels.length === 0;
    box.setAttribute("aria-expanded", String(!menu.hidden));
    for (const row of menu.children) {
      row.addEventListener("click", () => {
        box.value = row.getAttribute("label");
        say(host, row.getAttribute("value"));
        show([]);
      });
    }
  };
  const find = async () => {
    turn += 1;
    const mine = turn;
    const query = box.value.trim();
    if (query.length < least) return show([]);
    const found = isPlaces
      ? await findPlaces(query)
      : options.filter((text) => text.toLowerCase().includes(query.toLowerCase()));
    return mine === turn ? show(found) : undefined;
  };
  inner.addEventListener("spl-change", (event) => event.stopPropagation());
  // Words that were typed are no choice yet, and take the earlier one back.
  box.addEventListener("input", () => {
    say(host, "");
    void find();
  });
  box.addEventListener("click", () => {
    if (!isPlaces) show(options);
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") show([]);
  });
  menu.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("blur", () => {
    show([]);
    if ((host.value ?? "") === "") box.value = "";
  });
});

const COUNTRIES = [
  ["US", "United States", "1"],
  ["IN", "India", "91"],
  ["GB", "United Kingdom", "44"],
  ["DE", "Germany", "49"],
  ["CA", "Canada", "1"],
];

define("spl-phone-field", (host, root) => {
  root.innerHTML = `${STYLE}<label id="${host.id}-label">${escapeText(host.getAttribute("label"))}</label><spl-select value="US"><button type="button" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-label="Country">+1</button></spl-select><div role="listbox" aria-label="Country" hidden><spl-dropdown-search><input class="c-spl-dropdown-search__input" type="text" role="combobox" aria-label="Search by country/region or code" placeholder="Search by country/region or code"></spl-dropdown-search>${COUNTRIES.map(([code, name, dial]) => `<spl-select-option value="${code}" label="${name}" dial="${dial}"></spl-select-option>`).join("")}</div><spl-input id="${host.id}" type="tel" label="${escapeText(host.getAttribute("label"))}" autocomplete="tel"${host.hasAttribute("required") ? " required" : ""}></spl-input>`;
  const select = root.querySelector("spl-select");
  const button = select.querySelector("button");
  const list = root.querySelector("[role=listbox]");
  const box = root.querySelector("spl-input").shadowRoot.querySelector("input");
  const search = list.querySelector("input");
  const pick = (row) => {
    select.setAttribute("value", row.getAttribute("value"));
    button.textContent = `+${row.getAttribute("dial")}`;
  };
  const rows = [...list.querySelectorAll("spl-select-option")];
  const tell = () => {
    const typed = box.value.trim();
    const fitting = rows.find((row) => typed.startsWith(`+${row.getAttribute("dial")}`));
    if (fitting !== undefined) pick(fitting);
    const isWhole = typed === "" || typed.startsWith("+");
    say(host, isWhole ? typed : `${button.textContent}${typed.replace(/\D/g, "")}`);
  };
  button.addEventListener("click", () => {
    list.hidden = !list.hidden;
    button.setAttribute("aria-expanded", String(!list.hidden));
  });
  search.addEventListener("input", () => {
    for (const row of rows) {
      row.hidden = !row.getAttribute("label").toLowerCase().includes(search.value.toLowerCase());
    }
  });
  for (const row of rows) {
    row.addEventListener("click", () => {
      pick(row);
      list.hidden = true;
      tell();
    });
  }
  root.querySelector("spl-input").addEventListener("spl-change", (event) => {
    event.stopPropagation();
    tell();
  });
});

define("spl-radio", (host, root) => {
  root.innerHTML = `${STYLE}<div class="c-spl-radio"><span aria-hidden="true">◯</span> <span>${escapeText(host.getAttribute("label"))}</span></div>`;
  host.addEventListener("click", () => {
    for (const each of host.parentElement.querySelectorAll("spl-radio")) {
      each.setAttribute("aria-checked", String(each === host));
      const circle = each.shadowRoot.querySelector(".c-spl-radio");
      circle.classList.toggle("c-spl-radio--checked", each === host);
    }
    say(host.parentElement, host.getAttribute("label"));
  });
});

define("spl-checkbox", (host, root) => {
  root.innerHTML = `${STYLE}<label for="${host.id}"><input type="checkbox" id="${host.id}" style="width:auto"> <span>${escapeText(host.getAttribute("label"))}</span></label>`;
  const box = root.querySelector("input");
  box.addEventListener("change", () => {
    host.toggleAttribute("checked", box.checked);
    say(host, String(box.checked));
  });
});

define("spl-dropzone", (host, root) => {
  root.innerHTML = `${STYLE}<slot name="label-content"></slot><div><span>${escapeText(host.getAttribute("label"))}</span></div><label for="file-input">Select a file or drop it here</label><input id="file-input" class="clip" type="file" tabindex="-1" accept="${host.getAttribute("accept")}"><p data-name></p>`;
  const input = root.querySelector("input");
  input.addEventListener("change", () => {
    const names = [...input.files].map(({ name }) => ({ name }));
    host.setAttribute("files", JSON.stringify(names));
    root.querySelector("[data-name]").textContent = names.map(({ name }) => name).join(", ");
    say(host, names[0]?.name ?? "");
  });
});

define("spl-button", (host, root) => {
  root.innerHTML = `${STYLE}<button type="button" class="c-spl-button c-spl-button--${host.getAttribute("type") ?? "secondary"}"><slot></slot></button>`;
});
