import type { Catalogue } from "./catalogue.ts";

/** Mails and text messages, line by line. */
export const hindi: Catalogue = {
  "Hello,": "नमस्ते,",
  "Hello {1},": "नमस्ते {1},",
  "Your Sendoff sign-in code": "आपका Sendoff लॉग इन कोड",
  "Your sign-in code for Sendoff:": "Sendoff के लिए आपका लॉग इन कोड:",
  "It is valid for {1} minutes and works once.": "यह {1} मिनट तक और एक ही बार चलेगा।",
  "If you did not ask for this, ignore it.": "अगर आपने यह नहीं माँगा, तो इस पर ध्यान न दें।",
  "{1} is your Sendoff code. It is valid for {2} minutes. Nobody from Sendoff will ask you for it.":
    "{1} आपका Sendoff कोड है। यह {2} मिनट तक चलेगा। Sendoff से कोई भी आपसे यह कोड नहीं पूछेगा।",
  "Confirm your new Sendoff address": "Sendoff के नए ईमेल की पुष्टि करें",
  "This address is to become the one of a Sendoff account. The code that confirms it:":
    "यह ईमेल एक Sendoff खाते का ईमेल बनने वाला है। इसकी पुष्टि का कोड:",
  "If you did not ask for this, ignore it: nothing changes.":
    "अगर आपने यह नहीं माँगा, तो इस पर ध्यान न दें: कुछ नहीं बदलेगा।",
  "Your phone no longer signs in to Sendoff": "आपके फ़ोन से अब Sendoff में लॉग इन नहीं होगा",
  "Somebody has verified {1} for another Sendoff account, so it does not sign in to yours any more.":
    "किसी ने दूसरे Sendoff खाते के लिए {1} की पुष्टि की है, इसलिए अब उससे आपके खाते में लॉग इन नहीं होगा।",
  "Your account and its e-mail address are as they were.": "आपका खाता और उसका ईमेल पहले जैसे ही हैं।",
  "If you still have that number, verify it again under Profile Settings. If you do not, there is nothing to do.":
    "अगर वह नंबर अब भी आपका है, तो “प्रोफ़ाइल सेटिंग” में उसकी फिर से पुष्टि करें। नहीं है, तो कुछ करने की ज़रूरत नहीं।",
  "Your Sendoff confirmation code": "आपका Sendoff पुष्टि कोड",
  "Somebody who is signed in to your account wants to change something that matters. The code that confirms it is you:":
    "आपके खाते में लॉग इन किया हुआ कोई व्यक्ति कुछ अहम बदलना चाहता है। यह आप ही हैं, इसकी पुष्टि का कोड:",
  "Asked for with {1}.": "यहाँ से माँगा गया: {1}।",
  "If that was not you, give this code to nobody, sign in to Sendoff and choose Log out everywhere.":
    "अगर यह आपने नहीं माँगा, तो यह कोड किसी को न दें, Sendoff में लॉग इन करें और “हर जगह से लॉग आउट करें” चुनें।",
  "Your Sendoff address was changed": "आपके Sendoff खाते का ईमेल बदला गया",
  "Your Sendoff phone number was changed": "आपके Sendoff खाते का फ़ोन नंबर बदला गया",
  "Your Sendoff data was downloaded": "आपका Sendoff डेटा डाउनलोड किया गया",
  "A platform was connected in Sendoff": "Sendoff में एक प्लेटफ़ॉर्म कनेक्ट किया गया",
  "Applying was started in Sendoff from an older sign-in": "Sendoff में पुराने लॉग इन से आवेदन शुरू किए गए",
  "Your Sendoff account is being deleted": "आपका Sendoff खाता डिलीट हो रहा है",
  "If it was you, there is nothing to do. If not, undo it now.":
    "अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं। नहीं किया, तो अभी इसे पहले जैसा करें।",
  "Your account is closed: you are signed out everywhere, runs have stopped, and the sign-ins of your platforms are destroyed.":
    "आपका खाता बंद है: आप हर जगह से लॉग आउट हैं, दौर बंद हो गए हैं, और आपके प्लेटफ़ॉर्म के पासवर्ड मिटा दिए गए हैं।",
  "After {1} everything else in it is erased: profile, CVs, answers, applications. Receipts of payments stay, without a name.":
    "{1} के बाद इसकी बाकी सब चीज़ें मिटा दी जाएँगी: प्रोफ़ाइल, सीवी, जवाब, आवेदन। पेमेंट की रसीदें बिना नाम के रहेंगी।",
  "If it was you, there is nothing to do. If not, or if you think better of it, take it back until then.":
    "अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं। नहीं किया, या मन बदल गया हो, तो तब तक इसे वापस लें।",
  "If it was not you, somebody reads your mail, since it took a code sent to this address: change the password of this mailbox":
    "अगर यह आपने नहीं किया, तो कोई आपके ईमेल पढ़ रहा है, क्योंकि इसके लिए इसी ईमेल पर आया कोड चाहिए था: इस ईमेल का पासवर्ड",
  "at once, and those of the platforms that you had connected.":
    "तुरंत बदलें, और उन प्लेटफ़ॉर्म के भी जो आपने कनेक्ट किए थे।",
  "When: {1}": "कब: {1}",
  "From: {1}": "पहले: {1}",
  "To: {1}": "अब: {1}",
  "Device: {1}": "डिवाइस: {1}",
  "Network: {1}": "नेटवर्क: {1}",
  "Keep my account:": "मेरा खाता रहने दें:",
  "This was not me:": "यह मैंने नहीं किया:",
  "It works until {1}.": "यह {1} तक चलेगा।",
  "If the link does not open, go to {1} and enter this code:":
    "लिंक न खुले, तो {1} पर जाएँ और यह कोड डालें:",
  "Security mails cannot be turned off. We never ask for your password or for money by mail.":
    "सुरक्षा के ईमेल बंद नहीं किए जा सकते। हम ईमेल में कभी पासवर्ड या पैसे नहीं माँगते।",
  "It keeps the account and what is in it. Connect your platforms again then; schedules stay paused until you resume them.":
    "इससे खाता और उसमें जो है, सब बना रहेगा। फिर अपने प्लेटफ़ॉर्म दोबारा कनेक्ट करें; शेड्यूल आपके शुरू करने तक रुके रहेंगे।",
  "{1}, signs out every device, stops runs and pauses schedules. Applications already sent stay sent.":
    "{1:ours}, हर डिवाइस लॉग आउट होगा, दौर बंद होंगे और शेड्यूल रुक जाएँगे। जो आवेदन भेजे जा चुके हैं, वे भेजे हुए ही रहेंगे।",
  "It puts the old address back": "इससे पुराना ईमेल वापस आ जाएगा",
  "It puts the old number back": "इससे पुराना नंबर वापस आ जाएगा",
  "A download cannot be called back, but it shuts out whoever made it":
    "डाउनलोड वापस नहीं हो सकता, पर जिसने किया उसे बाहर कर दिया जाएगा",
  "It disconnects the platform and deletes its sign-in":
    "इससे प्लेटफ़ॉर्म डिसकनेक्ट होगा और उसका लॉग इन मिटा दिया जाएगा",
  "It stops what was started there since": "तब से वहाँ जो शुरू हुआ, वह बंद कर दिया जाएगा",
  "Your Sendoff account was deleted": "आपका Sendoff खाता डिलीट हो गया",
  "Your account is gone, with your CVs, answers and applications. Receipts of payments stay, without a name.":
    "आपका खाता हट गया, सीवी, जवाब और आवेदनों के साथ। पेमेंट की रसीदें बिना नाम के रहेंगी।",
  "It was closed 72 hours ago, and nobody took that back. What you sent to employers stays with them.":
    "यह 72 घंटे पहले बंद हुआ था, और किसी ने इसे वापस नहीं लिया। कंपनियों को जो भेजा गया, वह उनके पास रहेगा।",
  "Your Sendoff payment has arrived": "आपका Sendoff पेमेंट मिल गया",
  "We received your payment of {1}. {2}": "आपका {1} का पेमेंट मिल गया। {2:ours}",
  "Plan: {1}": "प्लान: {1:ours}",
  "Transaction ID: {1}": "ट्रांज़ैक्शन आईडी: {1}",
  "PayU number: {1}": "PayU नंबर: {1}",
  "Your receipt is in the app: open Wallet and press Receipt beside this payment.":
    "रसीद ऐप में है: “वॉलेट” खोलें और इस पेमेंट के आगे “रसीद” दबाएँ।",
  "It is in your wallet as cash, for your next purchase.": "यह आपके वॉलेट में नकद है, अगली ख़रीद के लिए।",
  "1 credit was added to your wallet.": "आपके वॉलेट में 1 क्रेडिट जुड़ा।",
  "{1} credits were added to your wallet.": "आपके वॉलेट में {1} क्रेडिट जुड़े।",
  "Your Sendoff balance is low": "आपका Sendoff बैलेंस कम है",
  "Your balance is {1}, with {2} left. Each confirmed application uses one.":
    "आपका बैलेंस {1} है, और {2:ours} बचे हैं। जिस आवेदन की पुष्टि हो, उसमें एक लगता है।",
  "1 credit": "1 क्रेडिट",
  "{1} credits": "{1} क्रेडिट",
  "To keep your runs going, open Wallet in the app and press Add Money.":
    "दौर चलते रखने के लिए ऐप में “वॉलेट” खोलें और “पैसे जोड़ें” दबाएँ।",
  "You asked to be told when your balance falls below {1}. You can switch this off in the app at any time.":
    "आपने {1} से कम बैलेंस होने पर बताने को कहा था। इसे ऐप में कभी भी बंद कर सकते हैं।",
  "Your Sendoff credits are used up": "आपके Sendoff क्रेडिट ख़त्म हो गए",
  "Your run on {1} stopped because you ran out of credits. Nothing was sent without one.":
    "आपका {1} का दौर बंद हो गया, क्योंकि क्रेडिट ख़त्म हो गए। बिना क्रेडिट कुछ नहीं भेजा गया।",
  "Open Wallet in the app and press Add Money, then start a run again.":
    "ऐप में “वॉलेट” खोलें, “पैसे जोड़ें” दबाएँ, फिर दौर शुरू करें।",
  "Your Sendoff run on {1} has ended": "Sendoff: आपका {1} का दौर ख़त्म हुआ",
  "Run {1} on {2} has ended because {3}.": "{2} का दौर {1} ख़त्म हुआ: {3:ours}।",
  "its goal was reached": "इसका लक्ष्य पूरा हो गया",
  "today's limit on the platform was reached": "प्लेटफ़ॉर्म पर आज की सीमा पूरी हो गई",
  "the platform allows no more applications today": "प्लेटफ़ॉर्म आज और आवेदन नहीं लेता",
  "no credit was left. Open Wallet in the app and press Add Money":
    "कोई क्रेडिट नहीं बचा। ऐप में “वॉलेट” खोलें और “पैसे जोड़ें” दबाएँ",
  "no more matching jobs were found": "मेल खाती और नौकरियाँ नहीं मिलीं",
  "the platform asks for you. Open Platforms in the app and connect it again":
    "प्लेटफ़ॉर्म को आपकी ज़रूरत है। ऐप में “प्लेटफ़ॉर्म” खोलें और इसे फिर से कनेक्ट करें",
  "the platform does not let us go on for now": "प्लेटफ़ॉर्म अभी हमें आगे नहीं बढ़ने देता",
  "it was stopped": "इसे बंद किया गया",
  "something went wrong on our side or the platform's": "हमारी या प्लेटफ़ॉर्म की तरफ़ कुछ गड़बड़ हुई",
  "Applied:         {1} of {2}": "भेजे गए: {2} में से {1}",
  "Failed:          {1}": "असफल: {1}",
  "Skipped:         {1}": "छोड़े गए: {1}",
  "Waiting for you: {1}": "आपके इंतज़ार में: {1}",
  "Open Runs in the app for each application with its answers and pictures.":
    "हर आवेदन, उसके जवाब और तस्वीरें ऐप में “दौर” खोलकर देखें।",
  "You asked for a mail when a run has ended. You can switch this off in the app at any time.":
    "आपने दौर ख़त्म होने पर ईमेल माँगा था। इसे ऐप में कभी भी बंद कर सकते हैं।",
  "{1} wants to see you": "{1} को आपकी ज़रूरत है",
  "We keep the page open for {1}. Open it, pass the check, and we go on where we stopped:":
    "हम पेज को {1:ours} खुला रखेंगे। इसे खोलें, सुरक्षा जाँच पूरी करें, और हम वहीं से आगे बढ़ेंगे जहाँ रुके थे:",
  "1 minute": "1 मिनट",
  "{1} minutes": "{1} मिनट",
  "If you cannot now, the page is closed and nothing is sent. The job is left to you then: its link waits under Needs you.":
    "अभी न हो सके, तो पेज बंद हो जाएगा और कुछ नहीं भेजा जाएगा। फिर यह नौकरी आपके हाथ में है: इसका लिंक “आपकी बारी” में मिलेगा।",
  "Nothing is lost if you cannot now: the page is closed, nothing is sent, and you can begin again at any time.":
    "अभी न हो सके तो कुछ नहीं खोता: पेज बंद हो जाएगा, कुछ नहीं भेजा जाएगा, और आप कभी भी फिर शुरू कर सकते हैं।",
  "nothing needs you. This is what was done.": "आपके लिए कोई काम नहीं है। जो हुआ, वह यह है।",
  "one thing waits for you. Nothing is guessed and nothing is sent until you have seen to it.":
    "एक काम में आपकी बारी है। जब तक आप देख न लें, न अंदाज़ा लगाया जाता है, न कुछ भेजा जाता है।",
  "{1} things wait for you. Nothing is guessed and nothing is sent until you have seen to them.":
    "{1} कामों में आपकी बारी है। जब तक आप देख न लें, न अंदाज़ा लगाया जाता है, न कुछ भेजा जाता है।",
  "And {1} more.": "और {1} बाकी।",
  "1 thing needs you in Sendoff": "Sendoff में 1 काम में आपकी बारी है",
  "{1} things need you in Sendoff": "Sendoff में {1} कामों में आपकी बारी है",
  "{1} sent": "{1} भेजे गए",
  "1 answer": "1 जवाब",
  "{1} answers": "{1} जवाब",
  "1 needs you": "1 में आपकी बारी",
  "{1} need you": "{1} में आपकी बारी",
  Skipped: "छोड़े गए",
  Failed: "असफल",
  "Credits left": "बचे क्रेडिट",
  "Viewed: {1}": "देखा गया: {1}",
  "Interview: {1}": "इंटरव्यू: {1}",
  "Rejected: {1}": "चयन नहीं हुआ: {1}",
  "Offer: {1}": "ऑफ़र: {1}",
  "1 job waits for this answer": "1 नौकरी इस जवाब के इंतज़ार में है",
  "{1} jobs wait for this answer": "{1} नौकरियाँ इस जवाब के इंतज़ार में हैं",
  "{1} asks for a code": "{1} कोड माँग रहा है",
  "Runs there wait until you have connected it once more and typed that code":
    "इसे फिर से कनेक्ट करके वह कोड डालने तक वहाँ के दौर रुके हैं",
  "Runs there wait until you have passed its check": "सुरक्षा जाँच पूरी होने तक वहाँ के दौर रुके हैं",
  "1 application to finish": "1 आवेदन पूरा करना है",
  "{1} applications to finish": "{1} आवेदन पूरे करने हैं",
  "Its form has a check that only a person can pass":
    "इसके फ़ॉर्म में ऐसी सुरक्षा जाँच है जो सिर्फ़ इंसान पूरी कर सकता है",
  "Their forms have checks that only a person can pass":
    "इनके फ़ॉर्म में ऐसी सुरक्षा जाँच है जो सिर्फ़ इंसान पूरी कर सकता है",
  "1 application to approve": "1 आवेदन को मंज़ूरी देनी है",
  "{1} applications to approve": "{1} आवेदनों को मंज़ूरी देनी है",
  "Filled in and not sent yet": "भरे हुए हैं, अभी भेजे नहीं गए",
  "1 application to look at": "1 आवेदन देखना बाकी",
  "{1} applications to look at": "{1} आवेदन देखने बाकी",
  "Nobody can tell whether it arrived; its credit is back":
    "पता नहीं कि यह पहुँचा या नहीं; इसका क्रेडिट लौट आया है",
  "Nobody can tell whether they arrived; their credits are back":
    "पता नहीं कि ये पहुँचे या नहीं; इनके क्रेडिट लौट आए हैं",
  "You get this mail once a day at most, in your morning, and only when there is news.":
    "यह ईमेल दिन में ज़्यादा से ज़्यादा एक बार, सुबह, और कुछ नया होने पर ही आता है।",
  "Open Needs you": "“आपकी बारी” खोलें",
  "Open Needs you: {1}": "“आपकी बारी” खोलें: {1}",
  "Needs you": "आपकी बारी",
  Answers: "जवाब",
  "All that was sent": "भेजे गए सारे आवेदन",
  "All of them: {1}": "सब यहाँ देखें: {1}",
  "Stop these mails": "ये ईमेल बंद करें",
  "Stop these mails: {1}": "ये ईमेल बंद करें: {1}",
};
