import type { Catalogue } from "./catalogue.ts";

/** What is noted of sign-ins, runs and applications. */
export const hindi: Catalogue = {
  "Kept as a bookmark. Sendoff applies on company boards by {1}, not on this page.":
    "बुकमार्क की तरह रखा है। Sendoff {1} के जॉब पेज पर आवेदन करता है, इस पेज पर नहीं।",
  "Kept as a bookmark, but Sendoff applies on this company’s board by now. Delete it and add its address again.":
    "बुकमार्क की तरह रखा है, पर Sendoff अब इस कंपनी के जॉब पेज पर आवेदन करता है। इसे डिलीट करके इसका पता फिर से जोड़ें।",
  "Company board on {1}": "{1} पर कंपनी का जॉब पेज",
  "What waits goes out tomorrow by itself.": "जो रुका है, कल अपने-आप चला जाएगा।",
  "The run under way takes up what waits.": "जो रुका है, उसे चालू दौर ले लेगा।",
  "What waits goes out then.": "जो रुका है, तब चला जाएगा।",
  "What waits goes out with the next run.": "जो रुका है, अगले दौर में चला जाएगा।",
  "The run under way is being stopped. What waits goes out with the next run.":
    "चालू दौर बंद हो रहा है। जो रुका है, अगले दौर में चला जाएगा।",
  "You have paused everything. Press Resume all, and the run under way sends what waits.":
    "आपने सब कुछ रोक रखा है। “सब फिर शुरू करें” दबाएँ, फिर चालू दौर रुके हुए आवेदन भेज देगा।",
  "{1} is not connected.": "{1} कनेक्ट नहीं है।",
  "The model that drafts for you did not answer": "आपके लिए ड्राफ़्ट बनाने वाले मॉडल ने जवाब नहीं दिया",
  "The model's draft said what your profile does not say, so it was not used":
    "मॉडल के ड्राफ़्ट में ऐसी बात थी जो आपकी प्रोफ़ाइल में नहीं है, इसलिए उसे काम में नहीं लिया गया",
  "{1} is connected.": "{1} कनेक्ट हो गया।",
  "This {1} account is connected to another Sendoff account. Disconnect it there first.":
    "यह {1} खाता किसी और Sendoff खाते से कनेक्ट है। पहले उसे वहाँ डिसकनेक्ट करें।",
  "That was one wrong code too many. Connect again for a new one.":
    "बहुत बार ग़लत कोड डाला गया। नए कोड के लिए फिर से कनेक्ट करें।",
  "This platform cannot be connected yet.": "यह प्लेटफ़ॉर्म अभी कनेक्ट नहीं हो सकता।",
  "The sign-in broke off twice. Please try again.": "लॉग इन दो बार टूट गया। फिर कोशिश करें।",
  "{1} is busy with this account. Try again in a minute.":
    "{1} इस खाते के साथ व्यस्त है। एक मिनट बाद फिर कोशिश करें।",
  "What you typed was kept sealed and can no longer be opened. Please connect again.":
    "आपने जो डाला था, वह सीलबंद रखा था और अब नहीं खुल सकता। फिर से कनेक्ट करें।",
  "{1} could not be reached. Please try again.": "{1} तक नहीं पहुँच सके। फिर कोशिश करें।",
  "{1} shows a sign-in page we do not know yet. We have been told and are looking at it.":
    "{1} ऐसा लॉग इन पेज दिखाता है जिसे हम अभी नहीं जानते। हमें ख़बर मिल गई है और हम देख रहे हैं।",
  "One try is left.": "एक कोशिश बाकी है।",
  "{1} tries are left.": "{1} कोशिशें बाकी हैं।",
  "{1} no longer asks for this code. Connect again.": "{1} अब यह कोड नहीं माँगता। फिर से कनेक्ट करें।",
  "Opened the posting": "विज्ञापन खोला",
  "Checked that you have not applied before": "देखा कि आपने पहले आवेदन नहीं किया है",
  "The form did not go on after “{1}”: {2}.": "फ़ॉर्म “{1}” के बाद आगे नहीं बढ़ा: {2:ours}।",
  "Nothing was sent.": "कुछ नहीं भेजा गया।",
  "Our server restarted before anything was sent; it goes on from the start":
    "कुछ भेजे जाने से पहले हमारा सर्वर फिर से शुरू हुआ; यह शुरुआत से आगे बढ़ेगा",
  "The platform did not answer; trying again": "प्लेटफ़ॉर्म ने जवाब नहीं दिया; फिर कोशिश हो रही है",
  "The platform did not answer, again and again. Nothing was sent.":
    "प्लेटफ़ॉर्म ने बार-बार जवाब नहीं दिया। कुछ नहीं भेजा गया।",
  "The employer takes applications on its own site.": "कंपनी अपनी ही साइट पर आवेदन लेती है।",
  "You had already applied for this job.": "आप इस नौकरी के लिए पहले ही आवेदन कर चुके थे।",
  "The employer no longer accepts applications.": "कंपनी अब आवेदन नहीं ले रही।",
  "The posting is no longer there.": "विज्ञापन अब नहीं है।",
  "You applied for this same job on {1} on {2}.": "आपने इसी नौकरी के लिए {2} को {1} पर आवेदन किया था।",
  "You applied to {1} on {2}; your filters leave a company alone for {3} days.":
    "आपने {2} को {1} में आवेदन किया था; आपके फ़िल्टर किसी कंपनी को {3} दिन छोड़ देते हैं।",
  "You have applied for this same job before.": "आप इसी नौकरी के लिए पहले आवेदन कर चुके हैं।",
  "{1} shows a page we do not know yet. Nothing was sent.":
    "{1} ऐसा पेज दिखाता है जिसे हम अभी नहीं जानते। कुछ नहीं भेजा गया।",
  "{1} signed us out at this posting again and again. Nothing was sent.":
    "{1} ने इस विज्ञापन पर हमें बार-बार लॉग आउट किया। कुछ नहीं भेजा गया।",
  "Signed out in the middle; trying again": "बीच में लॉग आउट हो गए; फिर कोशिश हो रही है",
  "You passed {1}'s check; going on": "आपने {1} की सुरक्षा जाँच पूरी की; आगे बढ़ रहे हैं",
  "Stopped at the platform's check": "प्लेटफ़ॉर्म की सुरक्षा जाँच पर रुक गए",
  "{1} shows a check that only you can pass.":
    "{1} ऐसी सुरक्षा जाँच दिखाता है जो सिर्फ़ आप पूरी कर सकते हैं।",
  "{1} shows a page that we do not know. It may ask something of you.":
    "{1} ऐसा पेज दिखाता है जिसे हम नहीं जानते। शायद यह आपसे कुछ पूछ रहा है।",
  "{1} asked for you again and again, so we stopped. Nothing was sent. Wait some hours, then try again.":
    "{1} ने बार-बार आपको बुलाया, इसलिए हम रुक गए। कुछ नहीं भेजा गया। कुछ घंटे रुककर फिर कोशिश करें।",
  "The line to {1}'s page was lost. Nothing was sent. Connect {2} again to be shown its check once more.":
    "{1} के पेज से कनेक्शन टूट गया। कुछ नहीं भेजा गया। इसकी जाँच फिर से देखने के लिए {2} फिर से कनेक्ट करें।",
  "The line to {1}'s page was lost": "{1} के पेज से कनेक्शन टूट गया",
  "Connect {1} again": "{1} फिर से कनेक्ट करें",
  "{1} asked for you and the time was over, so its page was closed. Nothing was sent. {2} to be shown its check once more.":
    "{1} ने आपको बुलाया और समय ख़त्म हो गया, इसलिए इसका पेज बंद कर दिया गया। कुछ नहीं भेजा गया। इसकी जाँच फिर से देखने के लिए: {2:ours}।",
  "You did not pass {1}'s check for now, so its page was closed. Nothing was sent. {2} when you have a moment.":
    "आपने अभी {1} की जाँच पूरी नहीं की, इसलिए इसका पेज बंद कर दिया गया। कुछ नहीं भेजा गया। जब समय मिले: {2:ours}।",
  "{1} shows a check that only you can pass, and too many pages wait for their owners just now. Nothing was sent. {2} in some minutes to be shown it.":
    "{1} ऐसी जाँच दिखाता है जो सिर्फ़ आप पूरी कर सकते हैं, और अभी बहुत सारे पेज अपने मालिकों के इंतज़ार में हैं। कुछ नहीं भेजा गया। जाँच देखने के लिए कुछ मिनट बाद: {2:ours}।",
  "{1} is paused for everyone": "{1} सबके लिए रुका हुआ है",
  "{1} works again: everybody goes on": "{1} फिर चल रहा है: सब आगे बढ़ रहे हैं",
  "{1} stays paused: a trial failed": "{1} रुका रहेगा: एक कोशिश असफल रही",
  "{1} is paused; one account tries it again": "{1} रुका हुआ है; एक खाता फिर कोशिश कर रहा है",
  "Connect {1} again: we no longer have its sign-in.":
    "{1} फिर से कनेक्ट करें: उसका लॉग इन अब हमारे पास नहीं है।",
  "Connect {1} again: the sign-in that we have kept can no longer be opened.":
    "{1} फिर से कनेक्ट करें: रखा हुआ लॉग इन अब खुल नहीं सकता।",
  "{1} asks for a code again. Connect it once more and type the code.":
    "{1} फिर से कोड माँग रहा है। एक बार फिर कनेक्ट करें और कोड डालें।",
  "{1} did not accept the saved password. Update the credentials.":
    "{1} ने सेव किया पासवर्ड नहीं माना। लॉग इन बदलें।",
  "{1} does not list it among your applications, so it did not arrive. You were not charged.":
    "{1} इसे आपके आवेदनों में नहीं दिखाता, यानी यह नहीं पहुँचा। आपका कुछ नहीं कटा।",
  "{1} You were not charged.": "{1:ours} आपका कुछ नहीं कटा।",
  "{1} does not show whether it arrived. Please look there. You were not charged.":
    "{1} नहीं दिखाता कि यह पहुँचा या नहीं। वहाँ देख लें। आपका कुछ नहीं कटा।",
  "It expired: the employer no longer accepts applications. Nothing was sent, and no credit was used.":
    "समय निकल गया: कंपनी अब आवेदन नहीं ले रही। कुछ नहीं भेजा गया, और कोई क्रेडिट नहीं लगा।",
  "It expired: the posting is no longer there. Nothing was sent, and no credit was used.":
    "समय निकल गया: विज्ञापन अब नहीं है। कुछ नहीं भेजा गया, और कोई क्रेडिट नहीं लगा।",
  "It expired: the employer now takes applications on its own site. Nothing was sent, and no credit was used.":
    "समय निकल गया: कंपनी अब अपनी साइट पर आवेदन लेती है। कुछ नहीं भेजा गया, और कोई क्रेडिट नहीं लगा।",
  "It expired: you have applied for this job yourself. Sendoff sent nothing, and no credit was used.":
    "समय निकल गया: आपने इस नौकरी के लिए खुद आवेदन कर दिया है। Sendoff ने कुछ नहीं भेजा, और कोई क्रेडिट नहीं लगा।",
  "You have not approved an answer to it yet": "आपने अभी इसका जवाब मंज़ूर नहीं किया है",
  "You left it empty": "आपने इसे खाली छोड़ा",
  "The form held it already": "फ़ॉर्म में यह पहले से था",
  "{1} Nothing was sent. Look at it again.": "{1:ours} कुछ नहीं भेजा गया। इसे फिर से देखें।",
  "{1} shows its questions only after Apply is pressed, and sends by itself after the last answer. If you approve, Apply is pressed; what is asked then gets only answers that you have approved or saved for that very question. At the first other one we stop, and it waits here for you again.":
    "{1} अपने सवाल “Apply” दबाने के बाद ही दिखाता है, और आख़िरी जवाब के बाद खुद भेज देता है। आप मंज़ूर करें तो “Apply” दबाया जाएगा; फिर जो पूछा जाए, उसे सिर्फ़ वे जवाब मिलेंगे जो आपने मंज़ूर किए हैं या उसी सवाल के लिए सेव किए हैं। पहले ही दूसरे सवाल पर हम रुक जाएँगे, और यह फिर यहाँ आपका इंतज़ार करेगा।",
  "{1} asked “{2}” after Apply, and you have not approved an answer to it. Nothing was sent.":
    "{1} ने “Apply” के बाद “{2}” पूछा, और आपने इसका कोई जवाब मंज़ूर नहीं किया है। कुछ नहीं भेजा गया।",
  "The CV is another one than you approved.": "सीवी वह नहीं है जो आपने मंज़ूर किया था।",
  "Waits for your approval; nothing is sent": "आपकी मंज़ूरी के इंतज़ार में; कुछ नहीं भेजा जाता",
  "{1} shows a search page we do not know yet. Nothing was sent.":
    "{1} ऐसा खोज पेज दिखाता है जिसे हम अभी नहीं जानते। कुछ नहीं भेजा गया।",
  "{1} could not be used {2} times in a row, so we stopped. Try again later.":
    "{1} लगातार {2} बार नहीं चला, इसलिए हम रुक गए। बाद में फिर कोशिश करें।",
  "{1} shows a sign-in page we do not know yet. Nothing was sent.":
    "{1} ऐसा लॉग इन पेज दिखाता है जिसे हम अभी नहीं जानते। कुछ नहीं भेजा गया।",
  "Upload a CV first: applications go out with one.": "पहले सीवी अपलोड करें: आवेदन उसी के साथ जाते हैं।",
  "It asks “{1}”": "यह पूछता है “{1}”",
  "{1}, and nothing in your profile answers that.": "{1:ours}, और आपकी प्रोफ़ाइल में इसका जवाब नहीं है।",
  "{1} and {2} more that nothing in your profile answers.":
    "{1:ours} और {2} और सवाल, जिनका जवाब आपकी प्रोफ़ाइल में नहीं है।",
  "Nothing to answer": "जवाब देने को कुछ नहीं",
  "{1} from your profile": "{1:ours} आपकी प्रोफ़ाइल से",
  "The form of this job on {1} asks for a check that only you can pass. Open the job and apply there yourself.":
    "{1} पर इस नौकरी का फ़ॉर्म ऐसी सुरक्षा जाँच माँगता है जो सिर्फ़ आप पूरी कर सकते हैं। नौकरी खोलें और वहाँ खुद आवेदन करें।",
  "{1} asks its questions after the click": "{1} अपने सवाल क्लिक के बाद पूछता है",
  "Written down before the click, so nothing is ever sent twice":
    "क्लिक से पहले लिख लिया गया, ताकि कुछ भी दो बार न जाए",
  "No credit was left; it goes out with the next run that has one":
    "कोई क्रेडिट नहीं बचा था; क्रेडिट वाले अगले दौर में जाएगा",
  "It waits until our records have been compared with the journal of what was sent":
    "जब तक हमारे रिकॉर्ड भेजे गए आवेदनों के जर्नल से न मिला लिए जाएँ, यह रुका रहेगा",
  "You paused everything before it was sent; it goes on when you resume":
    "भेजे जाने से पहले आपने सब कुछ रोक दिया; फिर शुरू करने पर यह आगे बढ़ेगा",
  "Nothing was sent; a later run tries it again.": "कुछ नहीं भेजा गया; अगला कोई दौर फिर कोशिश करेगा।",
  "No credit was left. Nothing was sent.": "कोई क्रेडिट नहीं बचा था। कुछ नहीं भेजा गया।",
  "Too little time was left to click safely": "सुरक्षित क्लिक के लिए बहुत कम समय बचा था",
  "The connection broke off around the click": "क्लिक के आसपास कनेक्शन टूट गया",
  "{1} showed no confirmation. We are looking whether it arrived.":
    "{1} ने पुष्टि नहीं दिखाई। हम देख रहे हैं कि यह पहुँचा या नहीं।",
  "{1}: {2}. {3}": "{1}: {2:ours}। {3:ours}",
  "It asks “{1}”; we stopped there": "यह पूछता है “{1}”; हम वहीं रुक गए",
  "A part of the form": "फ़ॉर्म का एक हिस्सा",
  "{1} and {2} more {3} of the form": "{1} और फ़ॉर्म के {2} बाकी हिस्से",
  "{1} could not be read and stayed as the form had it.":
    "{1:ours} पढ़ा नहीं जा सका और फ़ॉर्म में जैसा था वैसा ही रहा।",
  "{1} could not be read.": "{1:ours} पढ़ा नहीं जा सका।",
  "The form needs an answer to “{1}”, which we cannot read. Nothing was sent.":
    "फ़ॉर्म को “{1}” का जवाब चाहिए, जिसे हम पढ़ नहीं सकते। कुछ नहीं भेजा गया।",
  "No question and no place for the CV was found in the form, so there was nothing to send.":
    "फ़ॉर्म में न कोई सवाल मिला न सीवी की जगह, इसलिए भेजने को कुछ नहीं था।",
  "Every submit is written into a journal before it is sent, and that could not be done. Nothing was sent; it waits and is tried again.":
    "हर आवेदन भेजने से पहले एक जर्नल में लिखा जाता है, और वह नहीं हो सका। कुछ नहीं भेजा गया; यह रुका है और फिर आज़माया जाएगा।",
  "The account was deleted": "खाता डिलीट कर दिया गया",
  "You took the approval back": "आपने मंज़ूरी वापस ली",
  "You took back the approval that it was to send.": "जिसे यह भेजने वाला था, उसकी मंज़ूरी आपने वापस ले ली।",
  "You took the skip back": "आपने छोड़ना वापस लिया",
  "You could not tell either. You are not asked again": "आपको भी पता नहीं था। आपसे फिर नहीं पूछा जाएगा",
  "Written down before the click": "क्लिक से पहले लिख लिया गया",
  "Another sign-in was started": "दूसरा लॉग इन शुरू किया गया",
  "You took back what you had written down": "आपने जो लिखा था, वह वापस लिया",
  "This platform": "यह प्लेटफ़ॉर्म",
  "We clicked submit and could not see afterwards whether it arrived. You were not charged.":
    "हमने सबमिट दबाया और उसके बाद देख नहीं सके कि यह पहुँचा या नहीं। आपका कुछ नहीं कटा।",
  "Our records of that time are lost, so it may have been sent. We are looking on the platform whether it arrived. It is never sent twice.":
    "हो सकता है यह ऐसे समय भेजा गया हो जिसके हमारे रिकॉर्ड खो गए हैं, इसलिए हम प्लेटफ़ॉर्म पर देखते हैं कि पहुँचा या नहीं। यह कभी दो बार नहीं भेजा जाता।",
  "Our records of that time are lost, so it may have been sent, and you have no credit left for us to look with. Look on the platform whether it arrived. You were not charged.":
    "हो सकता है यह ऐसे समय भेजा गया हो जिसके हमारे रिकॉर्ड खो गए हैं, और देखने के लिए कोई क्रेडिट नहीं है। प्लेटफ़ॉर्म पर देख लें। आपका कुछ नहीं कटा।",
  "You skipped it rather than answer its question. Nothing was sent.":
    "आपने इसके सवाल का जवाब देने की जगह इसे छोड़ दिया। कुछ नहीं भेजा गया।",
  "You skipped it": "आपने इसे छोड़ दिया",
  "You asked to try it again; it goes on with the run under way or the next one":
    "आपने फिर आज़माने को कहा; यह चालू या अगले दौर के साथ आगे बढ़ेगा",
  "You took it out of what a run would send. Nothing was sent.":
    "आपने इसे दौर की सूची से हटा दिया। कुछ नहीं भेजा गया।",
  "You took it out": "आपने इसे हटा दिया",
  "You deleted its evidence": "आपने इसका सबूत डिलीट कर दिया",
  "Sendoff was not running when this was due, nor in the six hours after. The next one is started as planned.":
    "जब इसका समय था तब और उसके बाद छह घंटे तक Sendoff नहीं चल रहा था। अगला तय समय पर शुरू होगा।",
  "Your filters exclude the company {1}.": "आपके फ़िल्टर में {1} कंपनी छोड़ी हुई है।",
  "Your filters exclude titles with “{1}”.": "आपके फ़िल्टर में पद के नाम में “{1}” वाली नौकरियाँ छोड़ी हुई हैं।",
  "Your filters exclude descriptions with “{1}”.":
    "आपके फ़िल्टर में विज्ञापन में “{1}” वाली नौकरियाँ छोड़ी हुई हैं।",
  "“{1}” is none of your roles.": "“{1}” आपके चुने पदों में से नहीं है।",
  "Its match is {1}; your minimum is {2}%.": "इसका मैच {1:ours} है; आपका कम से कम मैच {2}% है।",
  "It asks applicants to pay, which no honest employer does: “{1}”":
    "यह आवेदकों से पैसे माँगता है, जो कोई ईमानदार कंपनी नहीं करती: “{1}”",
  "It wants money passed on through your own account, as frauds do: “{1}”":
    "यह आपके खाते से पैसे आगे भिजवाना चाहता है, जैसा धोखेबाज़ करते हैं: “{1}”",
  "It leads applicants away from the platform, as frauds do: “{1}”":
    "यह आवेदकों को प्लेटफ़ॉर्म से बाहर ले जाता है, जैसा धोखेबाज़ करते हैं: “{1}”",
  "It promises pay that such work does not earn: “{1}”":
    "यह ऐसी सैलरी का वादा करता है जो ऐसे काम में नहीं मिलती: “{1}”",
  "It has several habits of frauds, such as: “{1}”": "इसमें धोखाधड़ी के कई निशान हैं, जैसे: “{1}”",
  "Nothing is charged, and nothing is lost: runs wait and go on by themselves.":
    "कुछ नहीं कटता और कुछ नहीं खोता: दौर रुकते हैं और अपने-आप आगे बढ़ते हैं।",
  "{1} changed its pages.": "{1} ने अपने पेज बदल दिए।",
  "We paused it for everyone while we adapt. {1}":
    "जब तक हम उसके हिसाब से ढल न जाएँ, हमने इसे सबके लिए रोक दिया है। {1:ours}",
  "{1} cannot be reached.": "{1} तक पहुँच नहीं हो रही।",
  "We paused it for everyone and try again now and then. {1}":
    "इसे सबके लिए रोक दिया है और बीच-बीच में फिर कोशिश करते हैं। {1:ours}",
  "{1} is paused.": "{1} रुका हुआ है।",
  "We paused it for everyone while we look into a problem there. {1}":
    "वहाँ की एक दिक़्क़त देखने के लिए हमने इसे सबके लिए रोक दिया है। {1:ours}",
  "{1} stayed paused for everyone for six hours, so this run ended. Nothing was charged for what was not sent. Planned runs go on at their next time; a run by hand can be started again.":
    "{1} छह घंटे तक सबके लिए रुका रहा, इसलिए यह दौर ख़त्म हो गया। जो नहीं भेजा गया उसका कुछ नहीं लगा। तय किए दौर अपने अगले समय पर चलेंगे; हाथ से शुरू किया दौर फिर शुरू किया जा सकता है।",
  "Excluded companies": "छोड़ी हुई कंपनियाँ",
  "Excluded title words": "पद के नाम में छोड़े शब्द",
  "Minimum match score": "कम से कम मैच",
  "The job is closed and shows no mark of it": "नौकरी बंद है और पेज पर इसका निशान नहीं है",
  "The job is applied to on the employer's own site":
    "इस नौकरी पर कंपनी की अपनी साइट पर आवेदन होता है",
  "The job is not there any more": "नौकरी अब वहाँ नहीं है",
  "The page has no {1}": "पेज पर {1} नहीं है",
  "The page was closed": "पेज बंद कर दिया गया",
  "{1}'s form for this job asks for a check that only a person can pass. You can send this application there yourself; when you resume {2}, we try it once more.":
    "इस नौकरी के लिए {1} का फ़ॉर्म ऐसी सुरक्षा जाँच माँगता है जो सिर्फ़ इंसान पूरी कर सकता है। यह आवेदन आप वहाँ खुद भेज सकते हैं; {2} फिर शुरू करने पर हम एक बार और कोशिश करेंगे।",
  "{1} asks to slow down before it shows more pages.": "{1} और पेज दिखाने से पहले धीमे चलने को कहता है।",
  "{1} does not answer right now.": "{1} अभी जवाब नहीं दे रहा।",
  "{1} has ended this sign-in.": "{1} ने यह लॉग इन ख़त्म कर दिया।",
  "{1} did not accept the code.": "{1} ने कोड नहीं माना।",
  "{1} sent a code to your phone.": "{1} ने आपके फ़ोन पर कोड भेजा है।",
  "{1} sent a code to your e-mail address.": "{1} ने आपके ईमेल पर कोड भेजा है।",
  "The form has no end": "फ़ॉर्म ख़त्म ही नहीं होता",
  "The page did not move on": "पेज आगे नहीं बढ़ा",
  "The form did not take the CV": "फ़ॉर्म ने सीवी नहीं लिया",
  "It shows no question and no place for a CV": "इसमें न कोई सवाल है न सीवी की जगह",
  "{1} asks for a check that only a person can pass. Open the job there and send this application yourself; we leave it to you.":
    "{1} ऐसी सुरक्षा जाँच माँगता है जो सिर्फ़ इंसान पूरी कर सकता है। वहाँ नौकरी खोलें और यह आवेदन खुद भेजें; हम इसे आप पर छोड़ते हैं।",
  "{1} shows no list of applications. Look for its confirmation in your mail.":
    "{1} आवेदनों की सूची नहीं दिखाता। पुष्टि अपने ईमेल में देखें।",
  "{1} showed no confirmation in time": "{1} ने समय पर पुष्टि नहीं दिखाई",
  "The submit button is gone": "सबमिट बटन अब नहीं है",
  "The submit button cannot be reached": "सबमिट बटन दबाया नहीं जा सकता",
  "The click was not allowed any more": "क्लिक की अब इजाज़त नहीं थी",
  "The page asks ever more questions": "पेज और-और सवाल पूछता जाता है",
  '"{1}" would not take the value': '"{1}" ने मान नहीं लिया',
  "Your cover letter": "आपका कवर लेटर",
  "Your photo": "आपकी फ़ोटो",
  "This form takes another kind of file than {1}": "इस फ़ॉर्म को {1} से अलग तरह की फ़ाइल चाहिए",
  "This form wants {1}, and you keep none. Add one beside your CV":
    "इस फ़ॉर्म को {1:ours} चाहिए, और आपने कोई नहीं रखा है। अपने सीवी के साथ एक जोड़ें",
  "The form held it already, and it cannot be changed there":
    "फ़ॉर्म में यह पहले से था, और वहाँ बदला नहीं जा सकता",
  "The form held it already, and nothing that we know says otherwise":
    "फ़ॉर्म में यह पहले से था, और हमारी जानकारी में इसके ख़िलाफ़ कुछ नहीं",
  "Glassdoor wants to check that you are a person. Do the check on Glassdoor yourself, then resume or connect it again.":
    "Glassdoor जाँचना चाहता है कि आप इंसान हैं। Glassdoor पर खुद उसकी सुरक्षा जाँच पूरी करें, फिर लौटकर फिर शुरू करें या दोबारा कनेक्ट करें।",
  "Indeed wants to check that you are a person. Do the check on Indeed yourself, then resume or connect it again.":
    "Indeed जाँचना चाहता है कि आप इंसान हैं। Indeed पर खुद उसकी सुरक्षा जाँच पूरी करें, फिर लौटकर फिर शुरू करें या दोबारा कनेक्ट करें।",
  "Following a company is optional; we leave it to you":
    "कंपनी को फ़ॉलो करना ज़रूरी नहीं; यह आप पर छोड़ते हैं",
  "LinkedIn has switched Easy Apply off for this account for now.":
    "LinkedIn ने इस खाते के लिए ईज़ी अप्लाई अभी बंद कर दिया है।",
  "Your CV": "आपका सीवी",
  "Your CV, as stored on LinkedIn": "आपका सीवी, जैसा LinkedIn पर रखा है",
  "LinkedIn wants to check that it is you. Log in on LinkedIn yourself, then resume or connect it again.":
    "LinkedIn जाँचना चाहता है कि यह आप ही हैं। LinkedIn पर खुद लॉग इन करें, फिर लौटकर फिर शुरू करें या दोबारा कनेक्ट करें।",
  "LinkedIn sent a code to your phone.": "LinkedIn ने आपके फ़ोन पर कोड भेजा है।",
  "LinkedIn sent a code to your e-mail address.": "LinkedIn ने आपके ईमेल पर कोड भेजा है।",
  "Open the LinkedIn app and confirm that it is you.": "LinkedIn ऐप खोलें और पुष्टि करें कि यह आप हैं।",
  "LinkedIn has not let you in yet. Open its app and confirm that it is you, then try again.":
    "LinkedIn ने अभी अंदर नहीं जाने दिया। उसका ऐप खोलकर पुष्टि करें कि यह आप हैं, फिर कोशिश करें।",
  "LinkedIn did not accept the code.": "LinkedIn ने कोड नहीं माना।",
  "LinkedIn showed no confirmation in time": "LinkedIn ने समय पर पुष्टि नहीं दिखाई",
  "LinkedIn asked to sign in again after the click": "LinkedIn ने क्लिक के बाद फिर लॉग इन करने को कहा",
  "Naukri asked ever more questions": "Naukri और-और सवाल पूछता गया",
  "Naukri asks it again and again": "Naukri वही बार-बार पूछता है",
  "Naukri takes answers of at most {1} characters": "Naukri ज़्यादा से ज़्यादा {1} अक्षरों के जवाब लेता है",
  "Naukri would not take your answer": "Naukri ने आपका जवाब नहीं लिया",
  "Naukri does not offer your answer": "Naukri में आपका जवाब विकल्पों में नहीं है",
  "A button of Naukri's cannot be reached": "Naukri का एक बटन दबाया नहीं जा सकता",
  "Nothing more could be pressed safely": "आगे कुछ भी सुरक्षित ढंग से दबाया नहीं जा सकता था",
  "Naukri asked for its user after the click": "Naukri ने क्लिक के बाद अपने यूज़र को बुलाया",
  "Naukri asked about your profile in place of the application: complete it there":
    "Naukri ने आवेदन की जगह आपकी प्रोफ़ाइल के बारे में पूछा: उसे वहीं पूरा करें",
  "Naukri showed no confirmation in time": "Naukri ने समय पर पुष्टि नहीं दिखाई",
  "We left Naukri's questions, and it does not say whether it took the answers":
    "हम Naukri के सवालों से हट गए, और वह नहीं बताता कि उसने जवाब लिए या नहीं",
  "Naukri asks “{1}” in a way that we do not know yet":
    "Naukri “{1}” ऐसे ढंग से पूछता है जिसे हम अभी नहीं जानते",
  "The application was left before its click": "क्लिक से पहले आवेदन छोड़ दिया गया",
  "{1} years": "{1} साल",
  "Questions after Apply": "Apply के बाद के सवाल",
  "Naukri did not accept the application: answers are missing or do not fit":
    "Naukri ने आवेदन नहीं लिया: जवाब अधूरे हैं या सही नहीं बैठते",
  "Naukri handed the application over to the employer's own site":
    "Naukri ने आवेदन कंपनी की अपनी साइट को सौंप दिया",
  "Applied, by Naukri's own confirmation": "आवेदन हो गया, Naukri की अपनी पुष्टि से",
  "Naukri lists an application for “{1}” at {2}, and the job's own page does not.":
    "Naukri “{1}” ({2}) का एक आवेदन दिखाता है, पर नौकरी का अपना पेज नहीं दिखाता।",
  "{1} could not go on just now.": "{1} अभी आगे नहीं बढ़ सका।",
  "Your CV, as stored on Indeed": "आपका सीवी, जैसा Indeed पर रखा है",
  "The form has gone from the page": "फ़ॉर्म पेज से ग़ायब हो गया",
  "{1} left the form without a confirmation": "{1} बिना पुष्टि के फ़ॉर्म से हट गया",
  '{1} went back to "{2}"': '{1} वापस "{2}" पर चला गया',
  "The form does not offer what you approved": "आपने जो मंज़ूर किया, वह फ़ॉर्म में नहीं है",
  "The browser does not answer": "ब्राउज़र जवाब नहीं दे रहा",
  "The browser has ended": "ब्राउज़र बंद हो गया",
  "Drafted by a model from your profile and the posting":
    "मॉडल ने आपकी प्रोफ़ाइल और विज्ञापन से ड्राफ़्ट किया",
  "The account was deleted before anybody could see whether it arrived":
    "यह पहुँचा या नहीं, यह देखे जाने से पहले खाता डिलीट हो गया",
  "Taken up again after an interruption": "रुकने के बाद फिर शुरू किया",
  "We were interrupted while filling it in. Nothing was sent.":
    "इसे भरते समय काम बीच में रुक गया। कुछ नहीं भेजा गया।",
  "You said that it arrived. It was not charged.": "आपने बताया कि यह पहुँच गया। कुछ नहीं कटा।",
  "{1} never confirmed it, and you found that it did not arrive. You were not charged.":
    "{1} ने कभी पुष्टि नहीं की, और आपने पाया कि यह नहीं पहुँचा। आपका कुछ नहीं कटा।",
  "You said that it did not arrive": "आपने बताया कि यह नहीं पहुँचा",
  "{1} never confirmed it, and you could not tell either. You were not charged.":
    "{1} ने कभी पुष्टि नहीं की, और आपको भी पता नहीं था। आपका कुछ नहीं कटा।",
  "The run ended before this one was tried to its end. Nothing was sent; a later run picks it up.":
    "यह पूरा होने से पहले दौर ख़त्म हो गया। कुछ नहीं भेजा गया; बाद का कोई दौर इसे ले लेगा।",
  "The connection was undone": "कनेक्शन पहले जैसा कर दिया गया",
  "You answered; it goes on with the run under way or the next one":
    "आपने जवाब दिया; यह चालू या अगले दौर के साथ आगे बढ़ेगा",
  "You applied yourself": "आपने खुद आवेदन किया",
  "You took back that you applied yourself. Sendoff leaves this job alone.":
    "आपने खुद आवेदन करने की बात वापस ली। Sendoff यह नौकरी छोड़ देगा।",
  "You took back that you applied yourself": "आपने खुद आवेदन करने की बात वापस ली",
  "You skipped this job. Nothing was sent.": "आपने यह नौकरी छोड़ दी। कुछ नहीं भेजा गया।",
  "The platform was deleted.": "प्लेटफ़ॉर्म डिलीट किया गया।",
  "The same job is in this list already.": "यही नौकरी इस सूची में पहले से है।",
  "Another job at {1} is in this list; your filters leave a company alone for {2} days.":
    "{1} की एक और नौकरी इस सूची में है; आपके फ़िल्टर एक कंपनी को {2} दिन छोड़ देते हैं।",
  "You approved it": "आपने मंज़ूर किया",
  "“{1}” stays switched off": "“{1}” बंद ही रहा",
  '"{1}" stays switched off': "“{1}” बंद ही रहा",
  "This form wants a file that has not been given": "यह फ़ॉर्म ऐसी फ़ाइल चाहता है जो दी नहीं गई",
  'The list offers nothing that surely means "{1}"': "सूची में ऐसा कुछ नहीं जिसका मतलब पक्का “{1}” हो",
  "The same page came twice": "वही पेज दो बार आया",
  "The list has no such option": "सूची में ऐसा विकल्प नहीं है",
  "There is no such choice": "ऐसा कोई विकल्प नहीं है",
  "The date is not complete": "तारीख़ अधूरी है",
  "A file is attached, not typed": "फ़ाइल लगाई जाती है, टाइप नहीं की जाती",
  "A part of the page has just gone.": "पेज का एक हिस्सा अभी ग़ायब हो गया।",
  "Naukri wants to check that it is you, or lets nobody in from here for now. Open Naukri yourself, then resume or connect it again.":
    "Naukri जाँचना चाहता है कि यह आप ही हैं, या अभी यहाँ से किसी को अंदर नहीं आने दे रहा। खुद Naukri खोलें, फिर लौटकर फिर शुरू करें या दोबारा कनेक्ट करें।",
  "The page did not answer in time.": "पेज ने समय पर जवाब नहीं दिया।",
  "The form takes no CV as a file": "फ़ॉर्म सीवी की फ़ाइल नहीं लेता",
  "The CV could not be uploaded": "सीवी अपलोड नहीं हो सका",
  Review: "जाँच",
  Submit: "सबमिट",
  Confirmation: "पुष्टि",
};
