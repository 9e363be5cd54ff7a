import type { Catalogue } from "./catalogue.ts";

/** Sentences that are written in other words by now and stand in rows of before. Nothing writes them any more. */
export const hindi: Catalogue = {
  "The portal did not answer; trying again": "प्लेटफ़ॉर्म ने जवाब नहीं दिया; फिर कोशिश हो रही है",
  "The portal did not answer, again and again. Nothing was sent.":
    "प्लेटफ़ॉर्म ने बार-बार जवाब नहीं दिया। कुछ नहीं भेजा गया।",
  "Stopped at the portal's check": "प्लेटफ़ॉर्म की सुरक्षा जाँच पर रुक गए",
  "It may have been sent in a time of which our records are lost, so we look on the portal whether it arrived. It is never sent twice.":
    "हो सकता है यह ऐसे समय भेजा गया हो जिसके हमारे रिकॉर्ड खो गए हैं, इसलिए हम प्लेटफ़ॉर्म पर देखते हैं कि पहुँचा या नहीं। यह कभी दो बार नहीं भेजा जाता।",
  "It may have been sent in a time of which our records are lost, and no credit is there to look for it with. Please look on the portal. You were not charged.":
    "हो सकता है यह ऐसे समय भेजा गया हो जिसके हमारे रिकॉर्ड खो गए हैं, और देखने के लिए कोई क्रेडिट नहीं है। प्लेटफ़ॉर्म पर देख लें। आपका कुछ नहीं कटा।",
  "It leads applicants away from the portal, as frauds do: “{1}”":
    "यह आवेदकों को प्लेटफ़ॉर्म से बाहर ले जाता है, जैसा धोखेबाज़ करते हैं: “{1}”",
  "Glassdoor wants to check that you are a person. Pass its check on Glassdoor yourself, then resume or connect it again.":
    "Glassdoor जाँचना चाहता है कि आप इंसान हैं। Glassdoor पर खुद उसकी सुरक्षा जाँच पूरी करें, फिर लौटकर फिर शुरू करें या दोबारा कनेक्ट करें।",
  "Indeed wants to check that you are a person. Pass its check on Indeed yourself, then resume or connect it again.":
    "Indeed जाँचना चाहता है कि आप इंसान हैं। Indeed पर खुद उसकी सुरक्षा जाँच पूरी करें, फिर लौटकर फिर शुरू करें या दोबारा कनेक्ट करें।",
  "LinkedIn wants to check that it is you. Sign in on LinkedIn yourself, then resume or connect it again.":
    "LinkedIn जाँचना चाहता है कि यह आप ही हैं। LinkedIn पर खुद लॉग इन करें, फिर लौटकर फिर शुरू करें या दोबारा कनेक्ट करें।",
};
