// The page that waits for the app: it asks every second whether the sign-in may go on.
const WAIT_MS = 1000;

async function ask() {
  const response = await fetch(window.location.href).catch(() => undefined);
  if (response?.redirected) window.location.assign(response.url);
  else setTimeout(() => void ask(), WAIT_MS);
}

setTimeout(() => void ask(), WAIT_MS);
