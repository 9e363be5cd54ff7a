import { BASE, KEY_SERVICE, SECRETS } from "./variables/installation.ts";
import { FILES, MAIL, MODEL, PAYMENTS, TEXTS } from "./variables/outside.ts";
import { NETWORK, TRACES, WORK } from "./variables/processes.ts";
import type { Variable, VariableGroup } from "./variables/variable.ts";

/** Every variable that an operator of a live installation may set, in the order of a new environment file. */
export const VARIABLE_GROUPS: readonly VariableGroup[] = [
  BASE,
  SECRETS,
  KEY_SERVICE,
  PAYMENTS,
  MAIL,
  TEXTS,
  FILES,
  MODEL,
  NETWORK,
  WORK,
  TRACES,
];

const BY_NAME = new Map(
  VARIABLE_GROUPS.flatMap(({ variables }) => variables).map((each) => [each.name, each]),
);

/** The variable of that name; undefined for what is none of an operator's. */
export const findVariable = (name: string): Variable | undefined => BY_NAME.get(name);
