import { z } from "zod";
import { ConfigError, type Seen } from "../config.ts";

/** The variables of the optional language model (DECISIONS D8), for each process's environment. */
export const modelVariables = {
  MODEL_PROVIDER: z.enum(["openai-compatible", "anthropic"]).optional(),
  MODEL_NAME: z.string().min(1).max(200).optional(),
  /** Up to and with the version: https://api.openai.com/v1. Anthropic's own where it is left out. */
  MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** The key is for those who ask the model: the worker (drafts of answers) and the api (gaps in CVs). */
export const modelKeyVariable = { MODEL_API_KEY: z.string().min(1).optional() };

/** What users may know of the model. */
export interface ModelOffer {
  readonly name: string;
  /** Where it runs: drafts are written there. */
  readonly host: string;
}

/** How the model is reached. */
export interface ModelSettings extends ModelOffer {
  readonly provider: "openai-compatible" | "anthropic";
  readonly url: string;
  /** Servers on one's own machine often want none. */
  readonly apiKey: string | undefined;
}

type Mode = "sandbox" | "live";
type Values = Seen<z.output<z.ZodObject<typeof modelVariables>>>;

const ANTHROPIC_URL = "https://api.anthropic.com/v1";

/**
 * The model that the operator has configured, without its key; undefined where none is. Throws ConfigError that names what is
 * missing of a half, and in sandbox mode for an address outside this machine: nothing leaves it there (DECISIONS D2).
 */
export function readModelOffer(mode: Mode, values: Values): ModelOffer | undefined {
  const found = readAddress(mode, values);
  return found === undefined ? undefined : { name: found.name, host: found.host };
}

/** The same with what is needed to call it; MODEL_API_KEY must be set for Anthropic. */
export function readModelSettings(
  mode: Mode,
  values: Seen<z.output<z.ZodObject<typeof modelVariables & typeof modelKeyVariable>>>,
): ModelSettings | undefined {
  const apiKey = values.MODEL_API_KEY;
  const found = readAddress(mode, values);
  if (found === undefined) {
    if (apiKey !== undefined) throw refusal("MODEL_PROVIDER", "must be set too with MODEL_API_KEY");
    return undefined;
  }
  if (found.provider === "anthropic" && apiKey === undefined)
    throw refusal("MODEL_API_KEY", "must be set too for Anthropic");
  return { ...found, apiKey };
}

function readAddress(mode: Mode, values: Values): Omit<ModelSettings, "apiKey"> | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = values;
  const url = values.MODEL_URL ?? (provider === "anthropic" ? ANTHROPIC_URL : undefined);
  if (provider === undefined && name === undefined && url === undefined) return undefined;
  if (provider === undefined) throw refusal("MODEL_PROVIDER", "must be set too for a model");
  if (name === undefined) throw refusal("MODEL_NAME", "must be set too for a model");
  if (url === undefined)
    throw refusal("MODEL_URL", "must be set too for an OpenAI-compatible model");
  const { hostname, host } = new URL(url);
  if (mode === "sandbox" && !LOOPBACK.test(hostname))
    throw refusal(
      "MODEL_URL",
      "the sandbox takes a model on this machine only (http://127.0.0.1:…)",
    );
  return { provider, name, url: url.replace(/\/+$/, ""), host };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const refusal = (name: string, what: string): ConfigError =>
  new ConfigError([{ variables: [name], problem: what }]);
