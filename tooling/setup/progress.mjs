/** The set-up cannot go on; the message is a sentence that says what to do. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

/**
 * @typedef {object} Progress
 * @property {(text: string) => void} note  one line while a long step goes on
 * @property {<T>(work: () => Promise<{ line: string, value: T }> | { line: string, value: T }) => Promise<T>} step
 *   runs the work and prints its line with the seconds it took
 */

/**
 * One line for each step of the set-up.
 * @param {NodeJS.WritableStream} stream
 * @returns {Progress}
 */
export function createProgress(stream) {
  return {
    note: (text) => void stream.write(`  ${text}\n`),
    async step(work) {
      const start = performance.now();
      const { line, value } = await work();
      stream.write(`✓ ${line} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
      return value;
    },
  };
}
