import { describe, expect, it } from "vitest";
import { translator } from "./catalogue.ts";

const say = translator({
  "Nothing was sent.": "कुछ नहीं भेजा गया।",
  "{1} is not connected.": "{1} जुड़ा नहीं है।",
  "{1} did not answer. Nothing was sent.": "{1} से जवाब नहीं मिला। कुछ नहीं भेजा गया।",
  "{1} at {2}": "{2} में {1}",
  "{1} What waits goes out tomorrow.": "{1:said} जो बचा है, कल जाएगा।",
});

describe("what the server says in another language", () => {
  it("puts what a sentence holds where the other language wants it", () => {
    expect(say("LinkedIn is not connected.")).toBe("LinkedIn जुड़ा नहीं है।");
    expect(say("Engineer at Quillstack Inc. Ltd")).toBe("Quillstack Inc. Ltd में Engineer");
  });

  it("reads a text of several sentences by the longest pieces that it knows", () => {
    expect(say("Indeed is not connected. Indeed did not answer. Nothing was sent.")).toBe(
      "Indeed जुड़ा नहीं है। Indeed से जवाब नहीं मिला। कुछ नहीं भेजा गया।",
    );
    expect(say("Indeed is not connected. What waits goes out tomorrow.")).toBe(
      "Indeed जुड़ा नहीं है। जो बचा है, कल जाएगा।",
    );
  });

  it("leaves as it is what it does not know", () => {
    expect(say("An old row. Nothing was sent.")).toBe("An old row. कुछ नहीं भेजा गया।");
    expect(say("")).toBe("");
  });
});
