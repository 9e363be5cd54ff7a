// What stands around every step: going back, leaving, how far the form is, and messages that belong to no field.

/** The form's place: the page itself, or an open shadow root beside it. */
function findRoot(isShadow) {
  const host = document.getElementById("ia-container");
  if (!isShadow) return host;
  const root = host.attachShadow({ mode: "open" });
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
    root.append(sheet.cloneNode());
  }
  root.append(host.querySelector(".ia-App"));
  return root;
}

const sheet = new CSSStyleSheet();

/** Sets the rules of the looks by script: no style sheet names them. */
export function setRules(root, rules) {
  sheet.replaceSync(rules.map(([selector, css]) => `${selector}{${css}}`).join("\n"));
  const place = root instanceof ShadowRoot ? root : document;
  if (!place.adoptedStyleSheets.includes(sheet)) place.adoptedStyleSheets.push(sheet);
}

function makeBack() {
  const back = document.createElement("button");
  back.type = "button";
  back.className = "ia-Navigation-back";
  back.setAttribute("aria-label", "Go back");
  back.textContent = "←";
  return back;
}

/** The frame of the check that a person would have to pass. How it looks was not captured. */
function makeWall() {
  const box = document.createElement("div");
  box.className = "ia-wall";
  const frame = document.createElement("iframe");
  frame.title = "recaptcha challenge expires in two minutes";
  frame.src = "/auth/captcha-frame";
  box.append(frame);
  return box;
}

export function startShell(config) {
  const root = findRoot(config.shadow);
  const find = (selector) => root.querySelector(selector);
  const navigation = find(".ia-Navigation");
  const bar = find('[role="progressbar"]');
  const banner = find(".ia-banner");
  const dialog = find(".ia-overlay");
  const back = makeBack();
  const wall = makeWall();
  const shell = {
    root,
    main: find("main"),
    onBack: () => {},
    onExit: () => {},
    onAside: () => {},
    /** A person has passed the check that is shown. */
    onHuman: () => {},
    /** The text below everything; with a link when signing in again helps. */
    say(text, signIn) {
      banner.replaceChildren(text);
      if (signIn) {
        const link = document.createElement("a");
        link.href = signIn;
        link.textContent = "Sign in";
        banner.append(" ", link);
      }
      banner.hidden = text === "";
    },
    showProgress(percent) {
      bar.setAttribute("aria-valuenow", String(percent));
      bar.setAttribute("aria-valuetext", `${percent}%`);
      bar.nextElementSibling.textContent = `${percent}%`;
    },
    /** The first page has no way back at all. */
    showBack(slug) {
      if (slug === undefined) back.remove();
      else navigation.prepend(back);
      back.onclick = () => shell.onBack(slug);
    },
    showWall(isShown) {
      if (isShown) document.body.append(wall);
      else wall.remove();
    },
    /** An empty place for the step that comes. */
    makeProvider({ zone, provider }) {
      const outer = document.createElement("div");
      outer.id = `mosaic-${zone}`;
      outer.className = "mosaic-zone";
      const inner = document.createElement("div");
      inner.id = `mosaic-provider-module-apply-${provider}`;
      inner.className = "mosaic-provider-hydrated";
      outer.append(inner);
      shell.main.replaceChildren(outer);
      return inner;
    },
  };
  find('[data-testid="ExitLinkWithModalComponent-exitButton"]').onclick = () => {
    dialog.hidden = false;
    dialog.querySelector("button").focus();
  };
  find('[data-testid="ExitConfirmationModal-exit"]').onclick = () => shell.onExit();
  find('[data-testid="ExitConfirmationModal-cancel"]').onclick = () => {
    dialog.hidden = true;
  };
  window.addEventListener("message", ({ source, data }) => {
    const isWall = source === wall.querySelector("iframe").contentWindow;
    if (isWall && data?.kind === "check_passed") shell.onHuman();
  });
  const asides = '[data-testid="midApplyFeedbackButton"], .ia-JobHeader button';
  for (const button of root.querySelectorAll(asides)) button.onclick = () => shell.onAside();
  return shell;
}
