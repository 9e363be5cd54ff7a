/*
 * Where the checks of visitors come from that portals put into their own forms (portal facts, sections 2.4 and 4). A form whose
 * check cannot load does not send at all: Lever's button waits for hCaptcha's word, Indeed's stays shut without reCAPTCHA's. To
 * let one load gets around nothing: it decides by itself whether to ask, and when it asks for a person the application stops
 * as a challenge for its user (DECISIONS D2).
 */

export const RECAPTCHA_HOSTS = ["www.google.com", "www.gstatic.com", "www.recaptcha.net"] as const;
/** Its scripts and its frames come from names under this one. */
export const HCAPTCHA_HOSTS = ["hcaptcha.com"] as const;
export const TURNSTILE_HOSTS = ["challenges.cloudflare.com"] as const;
