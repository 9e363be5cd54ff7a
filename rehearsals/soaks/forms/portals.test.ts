import { expect, test } from "vitest";
import { rehearsedPortals } from "./portals.ts";

test.each(Object.entries(rehearsedPortals))(
  "on %s the least number of people meets every trouble, and every replica without one",
  (_, { troubles, peopleLeast, troubleOf, replicaOf, draws }) => {
    const people = Array.from({ length: peopleLeast }, (_each, nth) => ({
      trouble: troubleOf(nth).name,
      replica: replicaOf(nth),
    }));
    const met = new Set(people.map(({ trouble }) => trouble));
    expect([...met].toSorted()).toEqual(troubles.map(({ name }) => name).toSorted());
    const calm = people.filter(({ trouble }) => trouble === "none").map(({ replica }) => replica);
    expect(Object.keys(draws).filter((replica) => !calm.includes(replica))).toEqual([]);
  },
);
