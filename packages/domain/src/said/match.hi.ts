import type { Catalogue } from "./catalogue.ts";

/** Why a job matches, or does not. */
export const hindi: Catalogue = {
  "It also asks for": "इसमें यह भी चाहिए:",
  "It also asks for {1}, which is not in your skills.": "इसमें यह भी चाहिए: {1}, जो आपके हुनर में नहीं है।",
  "It also asks for {1}, which are not in your skills.":
    "इसमें यह भी चाहिए: {1}, जो आपके हुनर में नहीं हैं।",
  "The title is your role {1}.": "टाइटल आपकी भूमिका {1} है।",
  "The title is near your role {1}.": "टाइटल आपकी भूमिका {1} के क़रीब है।",
  "The title leaves it open; the text names your role {1}.":
    "टाइटल से साफ़ नहीं; विवरण में आपकी भूमिका {1} है।",
  "The title leaves open what the work is.": "टाइटल से साफ़ नहीं कि काम क्या है।",
  "The title is none of your roles.": "टाइटल आपकी किसी भूमिका का नहीं है।",
  "It names none of your skills.": "इसमें आपका कोई हुनर नहीं लिखा है।",
  "It names your skill {1}.": "इसमें आपका यह हुनर है: {1}।",
  "It names your skills {1}.": "इसमें आपके ये हुनर हैं: {1}।",
  "It names your skills {1} and {2} more.": "इसमें आपके ये हुनर हैं: {1} और {2} और।",
  "It pays up to {1} a year, within what you want.": "तनख़्वाह साल में {1:said} तक है, जैसी आप चाहते हैं।",
  "It pays up to {1} a year; you want {2}.": "तनख़्वाह साल में {1:said} तक है; आप {2:said} चाहते हैं।",
  "It is estimated to pay up to {1} a year, within what you want.":
    "अनुमानित तनख़्वाह साल में {1:said} तक है, जैसी आप चाहते हैं।",
  "It is estimated to pay up to {1} a year; you want {2}.":
    "अनुमानित तनख़्वाह साल में {1:said} तक है; आप {2:said} चाहते हैं।",
  "{1} lakh": "{1} लाख",
  "{1} crore": "{1} करोड़",
  "It is in {1}, where you want to work.": "यह {1} में है, जहाँ आप काम करना चाहते हैं।",
  "{1} is next to {2}.": "{1} {2} के पास है।",
  "{1} is none of your places.": "{1} आपकी जगहों में नहीं है।",
  "It is remote, but from another country than yours.": "यह रिमोट है, पर आपके देश से अलग देश से।",
  "It is remote, as you want.": "यह रिमोट है, जैसा आप चाहते हैं।",
  "It is remote, which you did not name.": "यह रिमोट है, जो आपने नहीं चुना था।",
  "It asks for {1}; you have {2}.": "इसमें {1:said} चाहिए; आपके पास {2} साल है।",
  "It asks for {1}; you have {2}, less than it asks.":
    "इसमें {1:said} चाहिए; आपके पास {2} साल है, माँग से कम।",
  "It asks for {1}; you have {2}, more than it is for.":
    "इसमें {1:said} चाहिए; आपके पास {2} साल है, ज़रूरत से ज़्यादा।",
  "no experience": "बिना अनुभव",
  "{1} years of experience": "{1} साल का अनुभव",
  "{1} to {2} years of experience": "{1} से {2} साल का अनुभव",
  "It is {1}, as your roles are.": "यह {1:said} है, जैसी आपकी भूमिकाएँ हैं।",
  "It is {1}.": "यह {1:said} है।",
  "It is {1}; you have {2} years.": "यह {1:said} है; आपके पास {2} साल हैं।",
  "It is {1}, above your roles.": "यह {1:said} है, आपकी भूमिकाओं से ऊपर।",
  "It is {1}, above your roles; you have {2} years.":
    "यह {1:said} है, आपकी भूमिकाओं से ऊपर; आपके पास {2} साल हैं।",
  "It is {1}, below your roles.": "यह {1:said} है, आपकी भूमिकाओं से नीचे।",
  "a position without a rank": "बिना स्तर का पद",
  "an internship": "इंटर्नशिप",
  "a junior position": "जूनियर पद",
  "a senior position": "सीनियर पद",
  "a lead position": "लीड पद",
  "a manager's position": "मैनेजर का पद",
  "a director's position": "डायरेक्टर का पद",
  "a vice president's position": "वाइस प्रेसिडेंट का पद",
  "an executive position": "एग्ज़ीक्यूटिव पद",
  "{1} of {2}, {3} %": "{2} में से {1}, {3} %",
};
