import type { UserDetails } from "@sendoff/contract/user";
import type { QueryClient } from "@tanstack/react-query";
import { language } from "../language/language.ts";
import { saveLanguage, takeLanguageForAccount } from "../lib/chosen-language.ts";
import { updateUser, userQuery } from "./user.query.ts";

/**
 * Brings the page and the account to one language when it becomes known who is signed in, before anything can have been typed: what
 * was chosen here before the sign-in becomes the account's, else the page is loaded anew in the account's. Returns how to stop.
 */
export function followLanguage(
  client: QueryClient,
  reload: () => void = () => window.location.reload(),
): () => void {
  let known = "";
  const read = () => {
    const user = client.getQueryData(userQuery.queryKey);
    if (user === undefined || user.id === known) return;
    known = user.id;
    void settle(client, user, reload);
  };
  read();
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === userQuery.queryKey[0]) read();
  });
}

async function settle(client: QueryClient, user: UserDetails, reload: () => void): Promise<void> {
  const chosen = takeLanguageForAccount();
  if (chosen !== undefined) {
    // Where it cannot be saved now, the page still speaks it; the settings can be changed later.
    if (chosen !== user.language)
      await updateUser(client, { language: chosen }).catch(() => undefined);
    return;
  }
  if (user.language === null || user.language === language()) return;
  if (saveLanguage(user.language)) reload();
}
