// The list of controls. It is written at build time, so nobody fetches this.
import type { Catalogue } from '#contract/language/language.ts';

export const SECURITY: Catalogue = {
  'Security: each control and its test | Nadi': 'सुरक्षा: हर उपाय और उसकी जाँच | Nadi',
  'Every security control of Nadi, what it does, how it works and the automated test that proves it.':
    'Nadi का हर सुरक्षा उपाय: वह क्या करता है, कैसे काम करता है, और कौन सी ऑटोमैटिक जाँच उसे साबित करती है।',
  'Each control, and the test that proves it': 'हर सुरक्षा उपाय, और उसे साबित करने वाली जाँच',
  '{count} controls exist today. Each names the file of the automated test that shows it working, so that anyone with the source can run it. What is not on this list is not claimed.':
    'आज {count} उपाय मौजूद हैं। हर एक के साथ उस ऑटोमैटिक जाँच की फ़ाइल का नाम है जो उसे काम करते दिखाती है, ताकि जिसके पास सोर्स कोड हो वह उसे चला सके। जो इस सूची में नहीं है, उसका दावा भी नहीं है।',
  'On this page': 'इस पेज पर',
  'What your clinic adds': 'आपका क्लिनिक क्या करता है',
  'Proved by': 'साबित करने वाली जाँच',
  'HIPAA safeguard': 'HIPAA का नियम',
  'Entries of the audit trail, joined in pairs up to one signed root.':
    'कामों की सूची की पंक्तियाँ, दो-दो करके जुड़ती हुई, ऊपर दस्तख़त की हुई एक जड़ तक।',
  'Software has safeguards; complying with a law is what a clinic does. These are {clinic}’s own part, and Nadi does not do them:':
    'सॉफ़्टवेयर में सुरक्षा उपाय होते हैं; क़ानून का पालन क्लिनिक करता है। ये काम {clinic} के अपने हैं, Nadi इन्हें नहीं करता:',
  'a TLS certificate on the proxy in front of the server': 'सर्वर के आगे लगे प्रॉक्सी पर TLS सर्टिफ़िकेट',
  'encrypted disks, and backups that are tried out': 'एन्क्रिप्ट की हुई डिस्क, और ऐसे बैकअप जिन्हें आज़माकर देखा गया हो',
  'copies of the audit checkpoints kept somewhere else': 'कामों की सूची की मुहरों की नक़ल किसी दूसरी जगह रखना',
  'deciding who is let in, and disabling accounts of people who leave':
    'यह तय करना कि किसे प्रवेश मिले, और जो लोग चले जाएँ उनके अकाउंट बंद करना',
  'training, contracts and the risk analysis that the law asks for': 'ट्रेनिंग, समझौते और ख़तरों की वह पड़ताल जो क़ानून माँगता है',
  'Found a weakness? Write to {email}. Please leave other people’s data alone.':
    'कोई कमज़ोरी मिली? {email} पर लिखें। कृपया दूसरों की जानकारी को हाथ न लगाएँ।',

  'Who gets in': 'कौन अंदर आ सकता है',
  'Passwords that cannot be read back': 'पासवर्ड, जिन्हें कोई पढ़ नहीं सकता',
  'Nobody, not even an administrator, can read a password.': 'कोई भी पासवर्ड नहीं पढ़ सकता, एडमिनिस्ट्रेटर भी नहीं।',
  'Stored as an Argon2id hash; common passwords and ones that hold the name, e-mail or Health ID are refused.':
    'सिर्फ़ Argon2id हैश के रूप में रखा जाता है; आम पासवर्ड, और जिनमें नाम, ईमेल या हेल्थ आईडी हो, नहीं लिए जाते।',
  'Second factor': 'लॉगिन का दूसरा चरण',
  'With it on, a stolen password alone opens nothing.': 'यह चालू हो, तो सिर्फ़ चोरी के पासवर्ड से कुछ नहीं खुलता।',
  'Codes of an authenticator app, each accepted once, with recovery codes; required of doctors, staff and administrators in production.':
    'ऑथेंटिकेटर ऐप के कोड, हर कोड एक ही बार चलता है, साथ में रिकवरी कोड; असली क्लिनिक में डॉक्टरों, स्टाफ़ और एडमिनिस्ट्रेटरों के लिए ज़रूरी।',
  'Lock-out': 'बार-बार की कोशिश पर लॉक',
  'Guessing stops after ten failures, even when a hundred guesses arrive at once.':
    'दस ग़लत कोशिशों के बाद अंदाज़ा लगाना बंद, चाहे सौ कोशिशें एक साथ आएँ।',
  'One atomic count in the database before any password is checked; locked for 15 minutes, which further tries do not extend.':
    'पासवर्ड जाँचने से पहले डेटाबेस में एक ही गिनती; 15 मिनट के लिए लॉक, और कोशिश करने से यह समय नहीं बढ़ता।',
  'No telling who is a patient': 'कौन मरीज़ है, यह पता नहीं चलता',
  'A login page gives nothing away about who has an account.': 'लॉगिन का पेज यह नहीं बताता कि किसका अकाउंट है।',
  'Unknown names get the same answer, after the same work, as a wrong password; resets answer alike for every address.':
    'अनजान नाम पर भी वही जवाब, उतने ही काम के बाद, जो ग़लत पासवर्ड पर; नया पासवर्ड माँगने पर हर ईमेल के लिए एक सा जवाब।',
  'Reset links that work once': 'नए पासवर्ड का लिंक, जो एक बार चलता है',
  'An old mail cannot be used to take over an account.': 'पुराने मेल से कोई अकाउंट नहीं हथिया सकता।',
  'A link is valid for 30 minutes and one use; a new password ends every session of the account.':
    'लिंक 30 मिनट तक और एक ही बार चलता है; नया पासवर्ड रखने पर अकाउंट हर जगह से लॉगआउट हो जाता है।',
  'Sessions that end': 'लॉगिन, जो ख़त्म होता है',
  'A screen left alone locks itself, and no login lasts for ever.':
    'छोड़ी हुई स्क्रीन अपने आप लॉक हो जाती है, और कोई लॉगिन हमेशा नहीं चलता।',
  'A new id at each login, kept only as a hash; idle lock after 15 minutes (patients 30) unless the clinic sets other limits, at most 30 (60); absolute end after 12 hours (patients 24) at the latest.':
    'हर लॉगिन पर नई पहचान, जो सिर्फ़ हैश के रूप में रखी जाती है; 15 मिनट (मरीज़ों के लिए 30) कुछ न करने पर लॉक, या जो सीमा क्लिनिक रखे, ज़्यादा से ज़्यादा 30 (60); देर से देर 12 घंटे (मरीज़ों के लिए 24) बाद पूरा अंत।',

  'What one may do': 'कौन क्या कर सकता है',
  'A role for every call': 'हर काम के लिए तय भूमिका',
  'Each role reaches its own functions and no others.': 'हर भूमिका सिर्फ़ अपने काम तक पहुँचती है, दूसरों के नहीं।',
  'Every endpoint names the roles it serves and the server checks each call; a test walks all of them and fails when one has no decision.':
    'सर्वर का हर दरवाज़ा बताता है कि वह किन भूमिकाओं के लिए है, और सर्वर हर बार जाँचता है; एक जाँच इन सब से गुज़रती है और जिसमें फ़ैसला न हो उस पर रुक जाती है।',
  'Someone else’s looks like nothing': 'दूसरे का सामान, जैसे है ही नहीं',
  'What you may not see cannot be told from what does not exist.':
    'जो आप नहीं देख सकते और जो मौजूद ही नहीं, उनमें फ़र्क़ नहीं किया जा सकता।',
  'Another person’s object answers 404, exactly like an unknown one.':
    'दूसरे की चीज़ पर जवाब 404 है, ठीक वैसा जैसा अनजान चीज़ पर।',
  'Requests from other sites refused': 'दूसरी साइटों से आई माँग नामंज़ूर',
  'A malicious page cannot act with your login.': 'कोई बुरा पेज आपके लॉगिन से कुछ नहीं कर सकता।',
  'Cookies are SameSite and HttpOnly, and the server compares the origin of every change with its own.':
    'कुकी SameSite और HttpOnly हैं, और सर्वर हर बदलाव के आने की जगह को अपने पते से मिलाता है।',
  'Rate limits': 'माँगों की सीमा',
  'Floods of logins, registrations and calls are turned away.': 'लॉगिन, रजिस्ट्रेशन और माँगों की बाढ़ लौटा दी जाती है।',
  'Counted in the database, so that several servers share one count; a proxy is believed only when the clinic declared it.':
    'गिनती डेटाबेस में होती है, ताकि कई सर्वर एक ही गिनती रखें; प्रॉक्सी पर तभी भरोसा होता है जब क्लिनिक ने उसे बताया हो।',
  'Strict doors for data': 'जानकारी के लिए सख़्त दरवाज़े',
  'Input that does not fit is refused before it reaches anything.':
    'जो सही नहीं बैठता, वह कहीं पहुँचने से पहले ही लौटा दिया जाता है।',
  'Unknown fields, bodies over 100 kB, too deep nesting and anything that is not JSON each get a plain refusal.':
    'अनजान खाने, 100 kB से बड़ी माँगें, बहुत गहरी परतें और जो JSON नहीं है, सब को साफ़ इनकार मिलता है।',

  'What is recorded': 'क्या लिखा जाता है',
  'Sealed audit trail': 'कामों की सील की हुई सूची',
  'An edited, deleted, inserted, reordered or cut-off entry shows.':
    'बदली, मिटाई, बीच में डाली, आगे-पीछे की या काटी हुई पंक्ति दिख जाती है।',
  'RFC 6962 Merkle hashes, chained and signed with Ed25519, with checkpoints in a file outside the database; a command verifies it all.':
    'RFC 6962 के Merkle हैश, एक-दूसरे से जुड़े और Ed25519 से दस्तख़त किए हुए, जिनकी मुहरें डेटाबेस के बाहर एक फ़ाइल में हैं; एक कमांड सब कुछ परखती है।',
  'A trail the app cannot rewrite': 'सूची, जिसे ऐप दोबारा नहीं लिख सकता',
  'Even a break-in through the app leaves the trail as it was.': 'ऐप से सेंध लगे, तब भी सूची वैसी ही रहती है।',
  'The application’s database role may add audit entries and may not change or delete them; it owns no table.':
    'डेटाबेस में ऐप सूची में पंक्ति जोड़ सकता है, बदल या मिटा नहीं सकता; कोई टेबल उसकी अपनी नहीं है।',
  'No personal data in logs': 'लॉग में किसी की निजी जानकारी नहीं',
  'Whoever reads the server’s log learns nothing about a patient.':
    'जो सर्वर का लॉग पढ़े, उसे मरीज़ के बारे में कुछ पता नहीं चलता।',
  'Log lines carry a request id, never bodies, names, e-mail addresses, Health IDs or free text.':
    'लॉग की पंक्ति में सिर्फ़ माँग का नंबर होता है; भेजी हुई बात, नाम, ईमेल, हेल्थ आईडी या लिखी हुई बात कभी नहीं।',

  'What is kept safe': 'क्या सुरक्षित रखा जाता है',
  'Secrets sealed at rest': 'रखे हुए राज़ सील में',
  'A copied database does not give away anyone’s second factor.':
    'डेटाबेस की नक़ल से किसी के लॉगिन का दूसरा चरण पता नहीं चलता।',
  'AES-256-GCM under a key outside the database, bound to its row and column, so that a value cannot be moved.':
    'AES-256-GCM, चाबी डेटाबेस के बाहर; हर मान अपनी पंक्ति और खाने से बँधा है, ताकि उसे कहीं और न रखा जा सके।',
  'Headers that keep the browser strict': 'हेडर, जो ब्राउज़र को सख़्त रखते हैं',
  'Foreign code does not run, pages are not framed, personal answers are not cached.':
    'बाहर का कोड नहीं चलता, पेज किसी दूसरे पेज के अंदर नहीं दिखते, निजी जवाब ब्राउज़र में जमा नहीं होते।',
  'A content security policy with a fresh nonce and no exceptions, no-store on everything personal, HSTS behind TLS.':
    'हर बार नई संख्या के साथ, बिना छूट वाली कंटेंट सिक्योरिटी पॉलिसी; हर निजी चीज़ पर no-store; TLS के पीछे HSTS।',
  'No unsafe start': 'असुरक्षित शुरुआत नहीं',
  'A forgotten setting cannot open the clinic to the world.': 'कोई सेटिंग भूल जाने से क्लिनिक दुनिया के लिए नहीं खुल जाता।',
  'Production refuses to start with demo accounts, a default secret, no declared TLS proxy or no mail, and says why.':
    'डेमो अकाउंट, पहले से रखा राज़, बिना बताए TLS प्रॉक्सी या बिना मेल के असली क्लिनिक का सर्वर शुरू नहीं होता, और बताता है क्यों।',
  'Sent twice, done once': 'दो बार भेजा, एक बार हुआ',
  'A double click or a lost answer does not double anything.': 'दो बार दबाने या जवाब खो जाने से कुछ दोहरा नहीं होता।',
  'The same Idempotency-Key gets the same answer for 24 hours; with other content it is refused.':
    'एक ही Idempotency-Key पर 24 घंटे तक वही जवाब मिलता है; बात अलग हो, तो नहीं ली जाती।',
  'Nothing lost in a crash': 'अचानक बंद होने पर कुछ नहीं खोता',
  'What was answered is stored, whatever is killed.': 'जिसका जवाब दे दिया गया वह जमा है, चाहे कुछ भी बंद कर दिया जाए।',
  'Server and database are killed (kill -9) and started again; every acknowledged write is there afterwards.':
    'सर्वर और डेटाबेस को बीच में बंद (kill -9) करके फिर चलाया जाता है; जिस लिखे की हामी भरी गई, वह सब बाद में मौजूद रहता है।',

  '164.312(d) person or entity authentication': '164.312(d) व्यक्ति या संस्था की पहचान पक्की करना',
  '164.308(a)(5)(ii)(C) log-in monitoring': '164.308(a)(5)(ii)(C) लॉगिन पर नज़र',
  '164.312(a)(1) access control': '164.312(a)(1) पहुँच पर नियंत्रण',
  '164.308(a)(5)(ii)(D) password management': '164.308(a)(5)(ii)(D) पासवर्ड की देखरेख',
  '164.312(a)(2)(iii) automatic logoff': '164.312(a)(2)(iii) अपने आप लॉगआउट',
  '164.502(b) minimum necessary': '164.502(b) कम से कम ज़रूरी',
  '164.312(c)(1) integrity': '164.312(c)(1) जानकारी का सही-सलामत रहना',
  '164.312(b) audit controls': '164.312(b) कामों की जाँच-पड़ताल',
  '164.312(a)(2)(iv) encryption and decryption': '164.312(a)(2)(iv) एन्क्रिप्ट करना और खोलना',
  '164.312(e)(1) transmission security': '164.312(e)(1) भेजते समय सुरक्षा',
  '164.308(a)(1)(ii)(B) risk management': '164.308(a)(1)(ii)(B) ख़तरों को कम करना',
  '164.308(a)(7) contingency plan': '164.308(a)(7) इमरजेंसी की तैयारी',
};
