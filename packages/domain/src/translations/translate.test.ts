import { describe, expect, it } from "vitest";
import { translator } from "./catalogue.ts";
import { hindiGrammar } from "./grammar.hi.ts";
import { translatorFor, translateLines } from "./translate.ts";

const say = translator(
  {
    "Nothing was sent.": "कुछ नहीं भेजा गया।",
    "{1} is not connected.": "{1} जुड़ा नहीं है।",
    "{1} did not answer. Nothing was sent.": "{1} से जवाब नहीं मिला। कुछ नहीं भेजा गया।",
    "{1} at {2}": "{2} में {1}",
    "{1} What waits goes out tomorrow.": "{1:ours} जो बचा है, कल जाएगा।",
  },
  hindiGrammar,
);

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

  it("takes a remark to which a full stop was put", () => {
    expect(say("Engineer at Node.js.")).toBe("Node.js में Engineer।");
  });

  it("leaves as it is what it does not know", () => {
    expect(say("An old row. Nothing was sent.")).toBe("An old row. कुछ नहीं भेजा गया।");
    expect(say("")).toBe("");
  });
});

describe("the server in Hindi", () => {
  it("writes its moments with Hindi days and months", () => {
    expect(hindiGrammar.value("20 Nov 2026, 09:40 IST")).toBe("20 नव॰ 2026, 09:40 IST");
    expect(hindiGrammar.value("Friday 20 November 2026, 09:40:31 IST")).toBe(
      "शुक्रवार, 20 नवंबर 2026, 09:40:31 IST",
    );
    expect(hindiGrammar.value("20 November Street")).toBe("20 November Street");
    expect(
      translatorFor("hi")(
        "You applied to Quillstack on 20 Nov; your filters leave a company alone for 30 days.",
      ),
    ).toBe("आपने 20 नव॰ को Quillstack में आवेदन किया था; आपके फ़िल्टर किसी कंपनी को 30 दिन छोड़ देते हैं।");
  });

  it("reads rows of before, whose sentences are written in other words by now", () => {
    expect(translatorFor("hi")("Stopped at the portal's check")).toBe(
      "प्लेटफ़ॉर्म की सुरक्षा जाँच पर रुक गए",
    );
  });

  it("says experience as it is said", () => {
    const say = translatorFor("hi");
    expect(say("It asks for 1 to 4 years of experience; you have 10, more than it is for.")).toBe(
      "यह 1 से 4 साल का अनुभव माँगता है; आपका अनुभव 10 साल का है, जो ज़रूरत से ज़्यादा है।",
    );
    expect(say("It is a junior position; you have 1 year.")).toBe(
      "यह जूनियर पद है; आपका अनुभव 1 साल का है।",
    );
  });

  it("writes amounts in lakhs, and countries where a sentence names one", () => {
    expect(translatorFor("hi")("It pays up to 26 lakh a year; you want 34 lakh.")).toBe(
      "सैलरी साल के 26 लाख तक है; आप 34 लाख चाहते हैं।",
    );
    expect(translatorFor("hi")("May you work in India?")).toBe("क्या आप भारत में काम कर सकते हैं?");
    expect(translatorFor("hi")("May you work in the United States?")).toBe(
      "क्या आप अमेरिका में काम कर सकते हैं?",
    );
    expect(translatorFor("hi")("May you work in Middle Earth?")).toContain("Middle Earth");
  });

  it("writes lists of names with a Hindi and", () => {
    expect(
      translatorFor("hi")(
        "It also asks for Python, REST APIs and Celery, which are not in your skills.",
      ),
    ).toBe("इसमें यह भी चाहिए: Python, REST APIs और Celery, जो आपकी स्किल में नहीं हैं।");
  });

  it("says a mail line by line, and English as it is", () => {
    const text =
      "Your sign-in code for Sendoff:\n\n123456\n\nIt is valid for 10 minutes and works once.";
    expect(translateLines("en", text)).toBe(text);
    expect(translateLines("hi", text).split("\n")).toEqual([
      "Sendoff के लिए आपका लॉग इन कोड:",
      "",
      "123456",
      "",
      "यह 10 मिनट तक और एक ही बार चलेगा।",
    ]);
  });

  it("leaves a text alone that is longer than any of ours, as it must be somebody else's", () => {
    const short = "LinkedIn is not connected. ".repeat(70).trim();
    expect(say(short)).toContain("जुड़ा नहीं है।");
    const long = "LinkedIn is not connected. ".repeat(80).trim();
    expect(say(long)).toBe(long);
  });
});
