import type { Storage } from "../storage/storage.ts";
import { dayOf, daysAmong, inOrder, parseRecord, type SubmitJournal } from "./submit-journal.ts";

const FOLDER = "submit-journal";
/** Objects that are read at the same time: a comparison may read a month of them. */
const AT_ONCE = 32;

/** A journal in an object store: one object for each submit, none of which is ever written twice. */
export function storedJournal(storage: Storage): SubmitJournal {
  return {
    async append(record) {
      const name = `${Date.parse(record.at)}-${record.applicationId}-${record.fence}.json`;
      await storage.put(`${FOLDER}/${dayOf(record)}/${name}`, Buffer.from(JSON.stringify(record)));
    },
    listDays: async () => daysAmong(await storage.listBelow(FOLDER)),
    async readDay(day) {
      const names = await storage.listBelow(`${FOLDER}/${day}`);
      const texts: { place: string; text: string }[] = [];
      for (let start = 0; start < names.length; start += AT_ONCE) {
        const read = names.slice(start, start + AT_ONCE).map(async (name) => {
          const place = `${FOLDER}/${day}/${name}`;
          return { place, text: (await storage.find(place))?.toString("utf8") ?? "" };
        });
        texts.push(...(await Promise.all(read)));
      }
      return inOrder(texts.map(({ place, text }) => parseRecord(text, place)));
    },
    removeDay: (day) => storage.removeBelow(`${FOLDER}/${day}`),
  };
}
