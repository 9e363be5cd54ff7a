import { AsyncLocalStorage } from "node:async_hooks";

/**
 * For whom a query of the api is made: one user, who sees and changes their own rows only; nobody, who sees no user's rows; or the
 * product itself, which sees all. PostgreSQL holds to it (policies.ts), whatever the query asks for.
 */
export type Actor = { readonly userId: string } | "nobody" | "system";

const actors = new AsyncLocalStorage<Actor>();

/** Does `work` for one user: its queries reach no other user's rows. What it starts and waits for is done for that user too. */
export function asUser<T>(userId: string, work: () => T): T {
  return actors.run({ userId }, work);
}

/**
 * Does `work` for no single user: it reaches everybody's rows. For what has to look before anybody is known (sign-in, links of
 * mails, payment posts) or across accounts; who may is listed and tested (tooling/system-calls.test.ts).
 */
export function asSystem<T>(work: () => T): T {
  return actors.run("system", work);
}

/** For whom the caller acts; nobody, unless it was said. */
export function currentActor(): Actor {
  return actors.getStore() ?? "nobody";
}

/** The same values, each made for the one who acts now: whoever reads a stream later asks from anywhere. */
export function forCurrentActor<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  return forActor(currentActor(), values[Symbol.asyncIterator]());
}

async function* forActor<T>(actor: Actor, values: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const next = await actors.run(actor, () => values.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await actors.run(actor, () => values.return?.());
  }
}
