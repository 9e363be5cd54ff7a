import { markup, type Markup } from "../../markup.ts";

const OTHER_SIGN_INS = markup`<div class="orSec"><span class="ortext">or</span><button type="button" class="otpButton">Use OTP to Login</button></div><div class="social-media"><button type="button" class="google" data-google>Sign in with Google</button></div>`;

/** Signing in by a code to the phone alone: the number first, then the code. */
const PHONE_FORM = markup`<div class="otpMobileVerifyContainer" hidden><div data-phone-step><div class="col"><span class="unit">+91</span><div class="input-box"><input class="mobileInputt" type="text" inputmode="numeric" maxlength="10" placeholder="Enter your 10 digit mobile number" autocomplete="tel-national"></div></div><button type="button" class="sndbtn disabled">Get OTP</button></div>
<div data-code-step hidden><div class="otpInput"><div class="inputHeader">Enter OTP</div><input class="mobileInput" type="text" inputmode="numeric" maxlength="6" placeholder="Enter OTP" autocomplete="one-time-code"></div><div class="mobiledescription">OTP was sent to your mobile number. <a href="#" data-resend>Resend OTP</a></div><button type="button" data-verify>Verify</button></div>
<div class="err" role="alert"></div><div class="orSec"><button type="button" class="email-btn-block">Use Email to Login</button></div></div>`;

/** The form of the stand-alone page. */
export function loginForm(): Markup {
  return markup`<div class="login-box" data-login><form id="loginForm" novalidate><div class="server-err" role="alert"></div>
<label for="usernameField">Email ID / Username</label><input id="usernameField" type="text" placeholder="Enter Email ID / Username" autocomplete="username"><div id="usernameField_err" class="err"></div>
<label for="passwordField">Password</label><input id="passwordField" type="password" placeholder="Enter Password" autocomplete="current-password"><div id="passwordField_err" class="err"></div>
<div class="forgot-pass"><a href="/nlogin/forgotpassword">Forgot Password?</a></div>
<button type="submit" class="waves-effect waves-light btn-large btn-block btn-bold blue-btn textTransform">Login</button>${OTHER_SIGN_INS}</form>${PHONE_FORM}</div>`;
}

/** The panel that slides in from the right over a page, for a visitor or once a session has ended. */
export function loginPanel(): Markup {
  return markup`<div class="naukri-drawer right"><div class="drawer-overlay"></div><div class="drawer-wrapper"><a class="close" href="#" aria-label="Close"></a><div class="login-layer" data-login data-stays><div class="head">Login</div>
<form novalidate><div class="server-err" role="alert"></div>
<div class="form-row"><div class="label">Email ID / Username</div><input type="text" placeholder="Enter your active Email ID / Username" autocomplete="username"><div class="err"></div></div>
<div class="form-row"><div class="label">Password</div><input type="password" placeholder="Enter your password" autocomplete="current-password"><div class="err"></div></div>
<div class="forgot-pass"><a href="/nlogin/forgotpassword">Forgot Password?</a></div>
<button type="submit" class="btn-primary loginButton">Login</button>${OTHER_SIGN_INS}</form>${PHONE_FORM}</div></div></div>`;
}
