// The front page. It is written at build time, so nobody fetches this.
import type { Catalogue } from '#contract/language/language.ts';

export const LANDING: Catalogue = {
  'Know what to do next.': 'जानिए, अब क्या करना है।',
  'Tell Nadi what is wrong, in your own words. It says how urgent it is, what it may be, and finds you a free time with the right doctor at {clinic}.':
    'अपने शब्दों में बताइए कि क्या तकलीफ़ है। Nadi बताता है कि कितनी जल्दी दिखाना चाहिए, यह क्या हो सकता है, और {clinic} में सही डॉक्टर का ख़ाली समय ढूँढता है।',
  'Check symptoms, book a visit, keep your record.': 'लक्षण जाँचें, अपॉइंटमेंट लें, अपना रिकॉर्ड रखें।',
  'Apply once, be approved by the clinic, then log in.': 'एक बार आवेदन करें, क्लिनिक मंज़ूर करे, फिर लॉगिन करें।',
  'For nurses and ward staff, invited by the clinic.': 'नर्सों और वार्ड स्टाफ़ के लिए, क्लिनिक के न्योते से।',
  'AI-driven care': 'AI की मदद से देखभाल',
  'A language model may add to an answer. Plain rules that any doctor can read decide how urgent it is, and nothing may lower that.':
    'AI मॉडल जवाब में कुछ जोड़ सकता है। कितनी जल्दी दिखाना है, यह ऐसे साफ़ नियम तय करते हैं जिन्हें कोई भी डॉक्टर पढ़ सकता है, और कोई चीज़ उसे कम नहीं कर सकती।',
  'Emergency response': 'इमरजेंसी में मदद',
  'Hold for three seconds. Every doctor’s and nurse’s screen shows it at once. It does not call an ambulance.':
    'तीन सेकंड दबाए रखें। हर डॉक्टर और नर्स की स्क्रीन पर तुरंत दिखता है। इससे एम्बुलेंस नहीं आती।',
  'Digital health records': 'डिजिटल हेल्थ रिकॉर्ड',
  'Visits, results and prescriptions, and who opened them.': 'डॉक्टर को दिखाना, रिपोर्ट और पर्चे, और उन्हें किसने खोला।',
  'Personalised wellness': 'आपके हिसाब से सेहत',
  'Your own usual range, worked out from your own readings, so that a change is seen early.':
    'आपके अपने मापों से निकली आपकी सामान्य सीमा, ताकि बदलाव जल्दी दिख जाए।',
  'E-prescriptions': 'डिजिटल पर्चे',
  'Checked for allergies, doubles and interactions before a doctor can sign.':
    'डॉक्टर के दस्तख़त से पहले एलर्जी, दोहरी दवा और दवाओं के आपसी असर की जाँच।',
  'Virtual consultations': 'वीडियो मुलाक़ात',
  'A video visit in the same slots, with your chart open on the doctor’s side.':
    'उन्हीं समयों पर वीडियो मुलाक़ात; डॉक्टर के सामने आपका रिकॉर्ड खुला रहता है।',
  'Tamper-evident records': 'छेड़छाड़ छिप नहीं सकती',
  'Everything done is written to a trail that is sealed and signed. An edit, a deletion or a gap shows when the clinic checks it.':
    'जो भी किया जाता है, वह सील और दस्तख़त की हुई सूची में लिखा जाता है। बदलाव, मिटाना या छूटना, क्लिनिक की जाँच में दिख जाता है।',
  'Hosted by your clinic': 'आपके क्लिनिक के पास',
  'Nadi runs on the machines your clinic chooses. No advertising, no trackers, nothing loaded from anyone else.':
    'Nadi उन मशीनों पर चलता है जिन्हें आपका क्लिनिक चुनता है। न विज्ञापन, न पीछा करने वाले ट्रैकर, न किसी और से कुछ लाया जाता है।',
  'You see who looked': 'किसने देखा, आपको दिखता है',
  'Open your record and read who opened it and when. Nobody reads it in silence.':
    'अपना रिकॉर्ड खोलें और पढ़ें कि किसने कब खोला। कोई चुपचाप नहीं पढ़ता।',
  'Smart reminders': 'समय पर रिमाइंडर',
  'A day and an hour before a visit by themselves, and for whatever you note: a dose, a test, a walk.':
    'अपॉइंटमेंट से एक दिन और एक घंटा पहले अपने आप, और जो भी आप लिखें उसके लिए: ख़ुराक, जाँच, टहलना।',
  'Health monitoring': 'सेहत पर नज़र',
  'Readings drawn as trends, each with its unit and its date, and a word where one is high or low.':
    'आपके मापों का ग्राफ़, हर एक अपनी इकाई और तारीख़ के साथ, और ज़्यादा या कम होने पर साफ़ लिखा हुआ।',
  'Ayurveda plus allopathy': 'आयुर्वेद और एलोपैथी',
  'Both departments under one roof: book either, with one Health ID and one record.':
    'दोनों विभाग एक छत के नीचे: कोई भी चुनें, एक हेल्थ आईडी और एक रिकॉर्ड के साथ।',
  'Family wellness': 'परिवार की सेहत',
  'One place for the people you care for, each with a Health ID of their own.':
    'जिनका आप ख़याल रखते हैं, उन सबके लिए एक जगह, हर एक की अपनी हेल्थ आईडी।',
  'Corporate wellness': 'दफ़्तर में सेहत',
  'Health days and check-ups that your employer arranges and never gets to read.':
    'सेहत के कैंप और जाँचें, जो आपकी कंपनी कराती है पर जिनकी रिपोर्ट वह कभी नहीं पढ़ सकती।',
  Insurance: 'बीमा',
  'Claims made from the record itself, with your consent for each one.': 'सीधे रिकॉर्ड से दावे, हर एक आपकी सहमति से।',
  Coming: 'जल्द आएगा',
  Example: 'नमूना',
  'chest pain or pressure that does not go away': 'सीने में दर्द या दबाव जो जा न रहा हो',
  'trouble breathing, or lips turning blue': 'साँस लेने में तकलीफ़, या होंठ नीले पड़ना',
  'a drooping face, a weak arm or slurred speech': 'चेहरा टेढ़ा होना, बाँह में कमज़ोरी या लड़खड़ाती बोली',
  'heavy bleeding that does not stop': 'बहुत ख़ून बहना जो रुक न रहा हो',
  'fainting, a fit, or someone who cannot be woken': 'बेहोशी, दौरा, या कोई जो जगाने पर न जागे',
  'sudden swelling of the face or throat': 'चेहरे या गले में अचानक सूजन',
  'Not sure if it is serious? Ask now.': 'समझ नहीं आ रहा कि बात गंभीर है या नहीं? अभी पूछें।',
  'Some things never wait: they are listed here. For everything else, ask without an account. What you write is answered, then forgotten.':
    'कुछ बातों में इंतज़ार नहीं हो सकता: वे यहाँ लिखी हैं। बाक़ी सब बिना अकाउंट के पूछें। आपके लिखे का जवाब मिलता है, फिर वह मिटा दिया जाता है।',
  'Emergency signs': 'इमरजेंसी के लक्षण',
  'Call {number} now for': 'इनमें अभी {number} पर कॉल करें',
  'Not a complete list. If you are in doubt, call. Nadi does not call an ambulance.':
    'यह पूरी सूची नहीं है। शक हो, तो कॉल करें। Nadi एम्बुलेंस नहीं बुलाता।',
  'Say it in words, {point} or {photo}. You want to talk to someone? Call the clinic.':
    'शब्दों में बताएँ, {point}, या {photo}। किसी से बात करनी है? क्लिनिक को फ़ोन करें।',
  'point to it on a body': 'शरीर पर दिखाएँ',
  'show a photo': 'फ़ोटो दिखाएँ',
  'Check your symptoms': 'अपने लक्षण जाँचें',
  'Talk to {clinic}': '{clinic} से बात करें',
  'We are open': 'खुलने का समय',
  Call: 'फ़ोन करें',
  Write: 'लिखें',
  Come: 'आएँ',
  ', to the top': ', सबसे ऊपर',
  Footer: 'नीचे के लिंक',
  About: 'Nadi के बारे में',
  Features: 'सुविधाएँ',
  Contact: 'संपर्क',
  Privacy: 'गोपनीयता',
  Security: 'सुरक्षा',
  Help: 'मदद',
  'In an emergency dial {number}. Nadi does not call an ambulance.':
    'इमरजेंसी में {number} पर कॉल करें। Nadi एम्बुलेंस नहीं बुलाता।',
  'Help with getting in': 'लॉगिन में मदद',
  'The questions people ask at the desk. For anything else, talk to us.':
    'वे सवाल जो लोग डेस्क पर पूछते हैं। बाक़ी सब के लिए हमसे बात करें।',
  'How do I get a Health ID?': 'हेल्थ आईडी कैसे मिलेगी?',
  '{register} with your name, e-mail address and phone number. Your Health ID looks like {example} and is yours for good. Capitals, spaces and hyphens do not matter when you type it.':
    'अपने नाम, ईमेल और फ़ोन नंबर से {register}। आपकी हेल्थ आईडी {example} जैसी दिखती है और हमेशा आपकी रहती है। लिखते समय बड़े-छोटे अक्षर, ख़ाली जगह और हाइफ़न से फ़र्क़ नहीं पड़ता।',
  'I forgot my Health ID': 'मैं अपनी हेल्थ आईडी भूल गया/गई',
  'Ask for it by e-mail.': 'ईमेल से मँगाएँ।',
  'If a family shares one address, the mail names every Health ID registered with it.':
    'अगर परिवार का एक ही ईमेल है, तो मेल में उस पर रजिस्टर हर हेल्थ आईडी होगी।',
  'I forgot my password': 'मैं अपना पासवर्ड भूल गया/गई',
  'Ask for a new one.': 'नया माँगें।',
  'The mail holds a link that works once, for 30 minutes. Using it logs you out everywhere else.':
    'मेल में एक लिंक होगा जो एक बार, 30 मिनट तक चलता है। उसे इस्तेमाल करने पर आप बाक़ी सब जगह से लॉगआउट हो जाएँगे।',
  'My login is locked': 'मेरा लॉगिन लॉक है',
  'Ten failed tries lock it for 15 minutes. Trying again meanwhile does not make it longer, and a new password by e-mail is always possible.':
    'दस ग़लत कोशिशों पर वह 15 मिनट के लिए लॉक होता है। इस बीच फिर कोशिश करने से समय नहीं बढ़ता, और ईमेल से नया पासवर्ड हमेशा मिल सकता है।',
  'I am a doctor or a nurse': 'मैं डॉक्टर या नर्स हूँ',
  'Doctors {apply} and the clinic decides. Nurses and staff get an invitation by e-mail. The reception uses the {desk}, who runs the clinic’s Nadi the {admin}.':
    'डॉक्टर {apply}, और क्लिनिक तय करता है। नर्सों और स्टाफ़ को ईमेल से न्योता मिलता है। रिसेप्शन के लिए {desk} है, और क्लिनिक का Nadi चलाने वालों के लिए {admin}।',
  'apply here': 'यहाँ आवेदन करें',
  'reception login': 'रिसेप्शन लॉगिन',
  'administrator login': 'एडमिनिस्ट्रेटर लॉगिन',
  'It is an emergency': 'यह इमरजेंसी है',
  'Call {number}.': '{number} पर कॉल करें।',
  'Do not write to us and do not wait for an answer here: Nadi does not call an ambulance.':
    'हमें न लिखें और यहाँ जवाब का इंतज़ार न करें: Nadi एम्बुलेंस नहीं बुलाता।',
  'Register in a minute': 'एक मिनट में रजिस्टर करें',
  'Try it without an account': 'बिना अकाउंट के आज़माएँ',
  'Pulse, today 08:10': 'नब्ज़, आज 08:10',
  '/min': '/मिनट',
  'Usual for you': 'आपके लिए सामान्य',
  'Nadi, care from {clinic}': 'Nadi, {clinic} की देखभाल',
  'Register with {clinic}, get a Health ID and log in as a patient, a doctor or a nurse.':
    '{clinic} में रजिस्टर करें, हेल्थ आईडी पाएँ और मरीज़, डॉक्टर या नर्स के रूप में लॉगिन करें।',
  'Core Offerings': 'मुख्य सुविधाएँ',
  'Six things you will use, drawn as they will look. What is still being built says Coming.':
    'छह चीज़ें जो आपके काम आएँगी, वैसी ही बनी हुई जैसी दिखेंगी। जो अभी बन रहा है, उस पर “जल्द आएगा” लिखा है।',
  'Privacy, in short': 'गोपनीयता, थोड़े में',
  'What is kept about you, who sees it, and what you can ask for. Nothing in small print.':
    'आपके बारे में क्या रखा जाता है, कौन देखता है, और आप क्या माँग सकते हैं। कुछ भी छोटे अक्षरों में नहीं।',
  'Who is responsible': 'ज़िम्मेदार कौन है',
  '{clinic}. It runs this Nadi, and what you enter stays on the machines that it chose.':
    '{clinic}। यही क्लिनिक यह Nadi चलाता है, और आपका लिखा उसकी चुनी हुई मशीनों पर रहता है।',
  'What is kept': 'क्या रखा जाता है',
  'Who you are: name, birth date, sex, e-mail address, phone number, Health ID, emergency contact; your password only as a fingerprint that cannot be turned back. Your health: symptoms you describe, photos and documents you send, readings, allergies, diagnoses, prescriptions, test results and notes of the ward. Your appointments, notes and messages. And an access log: what was done, by whom and when.':
    'आप कौन हैं: नाम, जन्म की तारीख़, लिंग, ईमेल, फ़ोन नंबर, हेल्थ आईडी, इमरजेंसी संपर्क; आपका पासवर्ड सिर्फ़ ऐसे निशान के रूप में जिससे पासवर्ड वापस नहीं निकल सकता। आपकी सेहत: आपके बताए लक्षण, आपकी भेजी फ़ोटो और काग़ज़, माप, एलर्जी, बीमारी की पहचान, पर्चे, जाँच की रिपोर्ट और वार्ड के नोट। आपकी अपॉइंटमेंट, नोट और संदेश। और एक सूची: क्या किया गया, किसने और कब।',
  'You, and the people of the clinic as far as their work needs it. Administrators let people in and see no clinical data.':
    'आप, और क्लिनिक के लोग जितना उनके काम के लिए ज़रूरी है। एडमिनिस्ट्रेटर लोगों को प्रवेश देते हैं और सेहत की कोई जानकारी नहीं देखते।',
  'Mails, to an address that you confirmed. A symptom text or a photo goes to an outside AI service only if the clinic uses one and you agree. Nothing goes to advertisers.':
    'मेल, उस ईमेल पर जिसे आपने पक्का किया है। लक्षण का लिखा हुआ या फ़ोटो बाहर की AI सेवा को तभी जाता है जब क्लिनिक उसे इस्तेमाल करता हो और आप सहमत हों। विज्ञापन वालों को कुछ नहीं जाता।',
  'Medical records as long as the law asks a clinic to keep them, also after your login is closed. What you type as a guest is not kept.':
    'मेडिकल रिकॉर्ड उतने समय तक जितना क़ानून क्लिनिक से कहता है, आपका लॉगिन बंद होने के बाद भी। बिना लॉगिन लिखा हुआ नहीं रखा जाता।',
  Cookies: 'कुकी',
  'Only what logging in needs, and how you arranged your screen. None before you log in, none that follow you, no advertising.':
    'सिर्फ़ वही जो लॉगिन के लिए और आपकी चुनी हुई स्क्रीन के लिए ज़रूरी है। लॉगिन से पहले कोई नहीं, पीछा करने वाली कोई नहीं, कोई विज्ञापन नहीं।',
  'What you can ask for': 'आप क्या माँग सकते हैं',
  'To see, correct or delete what is kept, as far as the law lets a clinic delete. Write to {email}.':
    'जो रखा है उसे देखना, सुधारना या मिटाना, जहाँ तक क़ानून क्लिनिक को मिटाने देता है। {email} पर लिखें।',
  'Why Choose Nadi': 'Nadi क्यों चुनें',
  'Nadi is the pulse: three fingers on the wrist, and someone who listens. Nine reasons to trust what it tells you.':
    'Nadi यानी नाड़ी: कलाई पर तीन उँगलियाँ, और कोई जो सुनता है। इसकी बात पर भरोसे के नौ कारण।',
  Patients: 'मरीज़',
  'Patient Register': 'मरीज़ रजिस्ट्रेशन',
  Doctors: 'डॉक्टर',
  Healthcare: 'नर्स और स्टाफ़',
  'Cardiology, licence checked': 'कार्डियोलॉजी, लाइसेंस जाँचा गया',
  'Welcome, Rosa': 'स्वागत है, Rosa',
  'Set your password within 24 hours': '24 घंटे में अपना पासवर्ड रखें',
  Invitation: 'न्योता',
  'Log in': 'लॉगिन',
  'Skip to content': 'सीधे पेज पर जाएँ',
  ', home': ', होम',
  'Is it serious?': 'क्या बात गंभीर है?',
  'Why Nadi': 'Nadi क्यों',
  Menu: 'मेनू',
  Sections: 'हिस्से',
  Consult: 'सलाह',
  'HIPAA safeguards': 'HIPAA के सुरक्षा उपाय',
  'Read the list': 'सूची पढ़ें',
  'Each safeguard with the test that proves it.': 'हर उपाय, उसे साबित करने वाली जाँच के साथ।',
  'Bank-level security': 'बैंक जैसी सुरक्षा',
  'Second factor, sealed audit trail, keys that stay in the clinic.':
    'लॉगिन का दूसरा चरण, सील की हुई सूची, और चाबियाँ जो क्लिनिक में ही रहती हैं।',
  'Support when we are open': 'खुले रहने के समय मदद',
  'How to reach us': 'हम तक कैसे पहुँचें',
  '{hours}, by people at {clinic}.': '{hours}, {clinic} के लोगों से।',
  '12 Nov 10:42': '12 नवंबर 10:42',
  'logged in with a second factor': 'ने दूसरे चरण के साथ लॉगिन किया',
  '11 Nov 18:03': '11 नवंबर 18:03',
  'approved an application': 'ने एक आवेदन मंज़ूर किया',
  '11 Nov 17:55': '11 नवंबर 17:55',
  'changed her password': 'ने अपना पासवर्ड बदला',
  'The trail, sealed': 'सील की हुई सूची',
  'Example of an answer': 'जवाब का नमूना',
  '“{fever}, {throat}, and it {swallow}. No rash.”': '“{fever}, {throat}, और {swallow}। दाने नहीं हैं।”',
  'Fever since last night': 'कल रात से बुख़ार',
  'sore throat': 'गले में ख़राश',
  'hurts to swallow': 'निगलने में दर्द',
  'Rest at home. See a doctor if it lasts past Wednesday.': 'घर पर आराम करें। बुधवार के बाद भी रहे, तो डॉक्टर को दिखाएँ।',
  'What was understood': 'क्या समझा गया',
  'fever, 1 day': 'बुख़ार, 1 दिन',
  'painful swallowing': 'निगलने में दर्द',
  'no rash': 'दाने नहीं',
  '{doctor}, General Medicine, is free on Wed 18 Nov at 09:30.':
    '{doctor}, जनरल मेडिसिन, बुधवार 18 नवंबर को 09:30 बजे ख़ाली हैं।',
  'This is not a medical diagnosis. Please consult a doctor.': 'यह बीमारी की पहचान नहीं है। कृपया डॉक्टर को दिखाएँ।',
  '“My son has had a barking cough since last night.”': '“मेरे बेटे को कल रात से भौंकने जैसी खाँसी है।”',
  'Urgency 3 of 5': 'गंभीरता: 5 में से 3',
  'See a doctor today': 'आज ही डॉक्टर को दिखाएँ',
  'Because: “barking cough”, age 3': 'क्योंकि: “भौंकने जैसी खाँसी”, उम्र 3 साल',
  '1 tablet': '1 गोली',
  Noon: 'दोपहर',
  none: 'नहीं',
  Night: 'रात',
  'Dr. Meera Iyer, 12 Nov': 'Dr. Meera Iyer, 12 नवंबर',
  'No known entry against it': 'इसके ख़िलाफ़ कोई जानकारी दर्ज नहीं',
  'HbA1c, 5.6 %': 'HbA1c, 5.6 %',
  '11 Nov': '11 नवंबर',
  'Opened by Dr. Meera Iyer, 12 Nov 10:42': 'Dr. Meera Iyer ने खोला, 12 नवंबर 10:42',
  'Chest X-ray': 'छाती का एक्स-रे',
  '3 Oct': '3 अक्टूबर',
  'Opened by Dr. Arjun Nair, 3 Oct 16:05': 'Dr. Arjun Nair ने खोला, 3 अक्टूबर 16:05',
  'Visit, Cardiology': 'कार्डियोलॉजी में दिखाया',
  '24 Aug': '24 अगस्त',
  'Opened by you, 25 Aug 09:18': 'आपने खोला, 25 अगस्त 09:18',
  'Keep holding, one more second': 'दबाए रखें, एक सेकंड और',
  'It does not call an ambulance. For that, {dial}.': 'इससे एम्बुलेंस नहीं आती। उसके लिए {dial}।',
  'dial {number}': '{number} पर कॉल करें',
  'Systolic blood pressure over twelve weeks, falling into the usual range, now 121 mmHg':
    'बारह हफ़्तों का ऊपर वाला ब्लड प्रेशर, घटकर सामान्य सीमा में, अब 121 mmHg',
  'Usual for you: 110 to 125 mmHg': 'आपके लिए सामान्य: 110 से 125 mmHg',
  '9 Nov': '9 नवंबर',
  'Urgency {level} on a scale from 1, self-care, to 5, ambulance now':
    'गंभीरता {level}: 1 यानी घर पर देखभाल, 5 यानी अभी एम्बुलेंस',
  'Dr. Meera Iyer and you': 'Dr. Meera Iyer और आप',
  'Wed 18 Nov, 11:30': 'बुधवार 18 नवंबर, 11:30',
  'A small clinic under a banyan tree, its door open.': 'बरगद के पेड़ के नीचे एक छोटा क्लिनिक, दरवाज़ा खुला।',
};
