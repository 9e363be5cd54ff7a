import type { Catalogue } from "./catalogue.ts";

/** Why a job matches, and what a user's review changes. */
export const hindi: Catalogue = {
  "The title is your role {1}.": "पद आपके चुने पद {1} जैसा ही है।",
  "The title is near your role {1}.": "पद आपके चुने पद {1} के करीब है।",
  "The title leaves it open; the text names your role {1}.":
    "पद के नाम से साफ़ नहीं; विज्ञापन में आपका पद {1} लिखा है।",
  "The title leaves open what the work is.": "पद के नाम से साफ़ नहीं कि काम क्या है।",
  "The title is none of your roles.": "पद आपके चुने पदों में से नहीं है।",
  "It names none of your skills.": "इसमें आपकी कोई स्किल नहीं लिखी है।",
  "It names your skill {1}.": "इसमें आपकी स्किल {1} लिखी है।",
  "It names your skills {1}.": "इसमें आपकी ये स्किल लिखी हैं: {1}।",
  "It names your skills {1} and {2} more.": "इसमें आपकी ये स्किल लिखी हैं: {1} और {2} बाकी।",
  "It also asks for {1}, which is not in your skills.":
    "इसमें यह भी चाहिए: {1}, जो आपकी स्किल में नहीं है।",
  "It also asks for {1}, which are not in your skills.":
    "इसमें यह भी चाहिए: {1:list}, जो आपकी स्किल में नहीं हैं।",
  "It pays up to {1} a year, within what you want.": "सैलरी साल के {1} तक है, आपकी चाही सीमा में।",
  "It is estimated to pay up to {1} a year, within what you want.":
    "अनुमान है कि सैलरी साल के {1} तक है, आपकी चाही सीमा में।",
  "It pays up to {1} a year; you want {2}.": "सैलरी साल के {1} तक है; आप {2} चाहते हैं।",
  "It is estimated to pay up to {1} a year; you want {2}.":
    "अनुमान है कि सैलरी साल के {1} तक है; आप {2} चाहते हैं।",
  "It is in {1}, where you want to work.": "यह {1} में है, जहाँ आप काम करना चाहते हैं।",
  "{1} is next to {2}.": "{1}, {2} के पास है।",
  "{1} is none of your places.": "{1} आपकी चुनी जगहों में नहीं है।",
  "It is remote, but from another country than yours.": "घर से काम है, पर आपके देश से नहीं।",
  "It is remote, as you want.": "घर से काम है, जैसा आप चाहते हैं।",
  "It is remote, which you did not name.": "घर से काम है, जो आपने नहीं चुना था।",
  "It asks for {1}; you have {2}, less than it asks.":
    "यह {1:ours} माँगता है; आपका अनुभव {2} साल का है, जो इससे कम है।",
  "It asks for {1}; you have {2}, more than it is for.":
    "यह {1:ours} माँगता है; आपका अनुभव {2} साल का है, जो ज़रूरत से ज़्यादा है।",
  "It asks for {1}; you have {2}.": "यह {1:ours} माँगता है; आपका अनुभव {2} साल का है।",
  "no experience": "शून्य साल का अनुभव",
  "{1} year of experience": "{1} साल का अनुभव",
  "{1} years of experience": "{1} साल का अनुभव",
  "{1} to {2} years of experience": "{1} से {2} साल का अनुभव",
  "It is {1}, as your roles are.": "यह {1:ours} है, आपके चुने पदों जैसा।",
  "It is {1}, above your roles.": "यह {1:ours} है, आपके चुने पदों से ऊपर।",
  "It is {1}, above your roles; you have {2}.":
    "यह {1:ours} है, आपके चुने पदों से ऊपर; आपका अनुभव {2:ours} का है।",
  "It is {1}, below your roles.": "यह {1:ours} है, आपके चुने पदों से नीचे।",
  "It is {1}; you have {2}.": "यह {1:ours} है; आपका अनुभव {2:ours} का है।",
  "It is an internship.": "यह इंटर्नशिप है।",
  "It is a junior position.": "यह जूनियर पद है।",
  "It is a senior position.": "यह सीनियर पद है।",
  "It is a lead position.": "यह लीड का पद है।",
  "It is a vice president's position.": "यह वाइस प्रेसिडेंट का पद है।",
  "It is an executive position.": "यह एक्ज़िक्यूटिव पद है।",
  "It is a position without a rank.": "यह बिना दर्जे का पद है।",
  "an internship": "इंटर्नशिप",
  "a junior position": "जूनियर पद",
  "a senior position": "सीनियर पद",
  "a lead position": "लीड का पद",
  "a vice president's position": "वाइस प्रेसिडेंट का पद",
  "an executive position": "एक्ज़िक्यूटिव पद",
  "a position without a rank": "बिना दर्जे का पद",
  "Not this company": "यह कंपनी नहीं",
  "Not this kind of title": "इस तरह का पद नहीं",
  "The pay is too low": "सैलरी बहुत कम है",
  "Not this place": "यह जगह नहीं",
  "It does not fit me": "मेरे लिए सही नहीं",
  "The answers are wrong": "जवाब ग़लत हैं",
  "Another reason": "कोई और वजह",
  "not this company": "यह कंपनी नहीं",
  "not this kind of title": "इस तरह का पद नहीं",
  "the pay is too low": "सैलरी बहुत कम है",
  "not this place": "यह जगह नहीं",
  "it does not fit me": "आपके लिए सही नहीं",
  "the answers are wrong": "जवाब ग़लत हैं",
  "You rejected it. Nothing was sent.": "आपने इसे नामंज़ूर किया। कुछ नहीं भेजा गया।",
  "You rejected it: {1}. Nothing was sent.": "आपने इसे नामंज़ूर किया: {1:ours}। कुछ नहीं भेजा गया।",
  "You rejected it. Nothing was sent. You wrote: {1}":
    "आपने इसे नामंज़ूर किया। कुछ नहीं भेजा गया। आपने लिखा: {1}",
  "You rejected it: {1}. Nothing was sent. You wrote: {2}":
    "आपने इसे नामंज़ूर किया: {1:ours}। कुछ नहीं भेजा गया। आपने लिखा: {2}",
  "Jobs at {1} on {2} are skipped from now on.": "अब से {2} पर {1} की नौकरियाँ छोड़ दी जाएँगी।",
  "Jobs on {1} with these words in their title are skipped from now on. Shorten them to skip more.":
    "अब से {1} पर वे नौकरियाँ छोड़ दी जाएँगी जिनके पद के नाम में ये शब्द हों। ज़्यादा छोड़नी हों तो शब्द छोटे करें।",
  "Jobs on {1} that match less than {2}% are skipped from now on. This one matches {3}%.":
    "अब से {1} पर {2}% से कम मैच वाली नौकरियाँ छोड़ दी जाएँगी। इसका मैच {3}% है।",
  "The form has no such question. Load the application again.":
    "फ़ॉर्म में ऐसा कोई सवाल नहीं है। आवेदन फिर से लोड करें।",
  "This answer is for this form alone and cannot be used next time.":
    "यह जवाब सिर्फ़ इसी फ़ॉर्म के लिए है, अगली बार काम नहीं आ सकता।",
  "This question is required. Give an answer, or reject the application.":
    "यह सवाल ज़रूरी है। जवाब दें, या आवेदन नामंज़ूर करें।",
  "This one cannot be changed here.": "इसे यहाँ नहीं बदला जा सकता।",
  "Tick the box, or leave it.": "खाने पर टिक लगाएँ, या उसे रहने दें।",
  "You left it empty before it was sent": "भेजने से पहले आपने इसे खाली छोड़ा",
  "You wrote it before it was sent": "भेजने से पहले यह आपने लिखा",
  "The form now asks something new: “{1}”.": "फ़ॉर्म अब कुछ नया पूछता है: “{1}”।",
  "The form now asks “{1}” in another way.": "फ़ॉर्म अब “{1}” दूसरे ढंग से पूछता है।",
  "The form would not take your answer to “{1}” as you approved it.":
    "“{1}” का आपका मंज़ूर किया जवाब फ़ॉर्म ने नहीं लिया।",
  "A file that you have not approved would go out for “{1}”.":
    "“{1}” में ऐसी फ़ाइल जाती जो आपने मंज़ूर नहीं की।",
  "The file for “{1}” is another one than you approved.":
    "“{1}” की फ़ाइल वह नहीं है जो आपने मंज़ूर की थी।",
  "The file that you approved for “{1}” would not go out any more.":
    "“{1}” के लिए आपकी मंज़ूर की फ़ाइल अब नहीं जाती।",
  "at most {1}%": "ज़्यादा से ज़्यादा {1}%",
  "It also asks for": "इसमें यह भी चाहिए:",
  "{1} lakh": "{1} लाख",
  "{1} crore": "{1} करोड़",
  "It is {1}.": "यह {1:ours} है।",
  "a manager's position": "मैनेजर का पद",
  "a director's position": "डायरेक्टर का पद",
  "{1} of {2}, {3}%": "{2} में से {1}, {3}%",
};
