import { expect, test } from "vitest";
import { readModelOffer, readModelSettings } from "./model-config.ts";

const local = {
  MODEL_PROVIDER: "openai-compatible" as const,
  MODEL_NAME: "small-model",
  MODEL_URL: "http://127.0.0.1:11434/v1/",
};
const anthropic = {
  MODEL_PROVIDER: "anthropic" as const,
  MODEL_NAME: "claude",
  MODEL_API_KEY: "secret-key",
};

test("without any of its variables there is no model", () => {
  expect(readModelSettings("live", {})).toBeUndefined();
  expect(readModelOffer("live", {})).toBeUndefined();
});

test.each([
  [{ ...local, MODEL_PROVIDER: undefined }, "MODEL_PROVIDER"],
  [{ ...local, MODEL_NAME: undefined }, "MODEL_NAME"],
  [{ ...local, MODEL_URL: undefined }, "MODEL_URL"],
  [{ MODEL_API_KEY: "secret-key" }, "MODEL_PROVIDER"],
  [{ ...anthropic, MODEL_API_KEY: undefined }, "MODEL_API_KEY"],
])(
  "a half of a configuration is refused by the name of what is missing, without a secret: %#",
  (half, name) => {
    expect(() => readModelSettings("live", half)).toThrow(name);
    expect(() => readModelSettings("live", half)).not.toThrow("secret-key");
  },
);

test("a whole one is taken, an own server's without a key", () => {
  expect(readModelSettings("sandbox", local)).toEqual({
    provider: "openai-compatible",
    name: "small-model",
    url: "http://127.0.0.1:11434/v1",
    host: "127.0.0.1:11434",
    apiKey: undefined,
  });
  expect(readModelSettings("live", anthropic)).toMatchObject({ host: "api.anthropic.com" });
});

test("the sandbox takes no model outside this machine", () => {
  expect(() => readModelSettings("sandbox", anthropic)).toThrow("MODEL_URL");
  expect(() =>
    readModelOffer("sandbox", { ...local, MODEL_URL: "https://127.0.0.1.example.com/v1" }),
  ).toThrow("MODEL_URL");
});

test("the api learns the model's name and host, and no key", () => {
  expect(readModelOffer("live", anthropic)).toEqual({ name: "claude", host: "api.anthropic.com" });
});
