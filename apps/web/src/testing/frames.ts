/**
 * jsdom draws its frames, and moves the focus away from what can no longer have it, on an interval that it starts when
 * something asks for either and ends when nothing does. Started while a test has faked the intervals it would never tick, nor
 * be started again: no menu would open any more in that test and in all that come after it in the same process. So one
 * frame is always asked for, which keeps the interval that was started here, a true one.
 */
const { requestAnimationFrame } = window;

function keepDrawing(): void {
  requestAnimationFrame(keepDrawing);
}

keepDrawing();
