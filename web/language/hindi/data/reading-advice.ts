// What the rules about home readings say: contract/readings. A draft, to be read by clinicians who speak Hindi.
import type { Catalogue } from '#contract/language/language.ts';

/** As READING_FACTS names them. */
export const READING_NAMES: Catalogue = {
  'Blood pressure': 'ब्लड प्रेशर',
  'Heart rate': 'दिल की धड़कन',
  Temperature: 'तापमान',
  Respiration: 'साँस की गति',
  'Oxygen saturation': 'ख़ून में ऑक्सीजन',
  Weight: 'वज़न',
  Height: 'लंबाई',
  'Head circumference': 'सिर का घेरा',
  'Blood glucose': 'ब्लड शुगर',
  'Peak flow': 'पीक फ़्लो',
  Sleep: 'नींद',
  Steps: 'क़दम',
};

/** Units and ranges as the contract writes them. */
export const READING_UNITS: Catalogue = {
  'a day': 'रोज़',
  h: 'घंटे',
  'h min': 'घंटे मिनट',
  'ft in': 'फ़ुट इंच',
  'under 140/90': '140/90 से कम',
  '60 to 100': '60 से 100',
  '35 to 37.9': '35 से 37.9',
  '12 to 20': '12 से 20',
  '95 and above': '95 या उससे ज़्यादा',
  '70 to 179': '70 से 179',
  '70 to 99 fasting': 'ख़ाली पेट 70 से 99',
  '7 to 9 for most adults': 'ज़्यादातर वयस्कों के लिए 7 से 9',
  'Enter a number.': 'एक संख्या लिखें।',
};

export const READING_ADVICE: Catalogue = {
  // What to do
  'If it is the same again, or you feel worse, go to an emergency department.':
    'फिर भी माप वैसा ही रहे, या तबीयत बिगड़े, तो अस्पताल की इमरजेंसी में जाएँ।',
  'If it is the same again, or the child seems ill, go to an emergency department.':
    'फिर भी माप वैसा ही रहे, या बच्चा बीमार लगे, तो अस्पताल की इमरजेंसी में जाएँ।',
  'If it is the same again, speak to a doctor today.': 'फिर भी माप वैसा ही रहे, तो आज ही डॉक्टर से बात करें।',
  'Speak to a doctor today: call the clinic, or tell it here.':
    'आज ही डॉक्टर से बात करें: क्लिनिक को कॉल करें, या यहीं से क्लिनिक को बताएँ।',
  'Take no extra tablets unless a doctor told you to.': 'जब तक डॉक्टर न कहें, कोई ज़्यादा गोली न लें।',
  'Do not wait for an appointment.': 'अपॉइंटमेंट का इंतज़ार न करें।',
  'Do not wait for an appointment. Do not drive yourself.': 'अपॉइंटमेंट का इंतज़ार न करें। ख़ुद गाड़ी न चलाएँ।',
  'Bring all medicines, or a list of them.': 'सारी दवाएँ, या उनकी सूची, साथ लाएँ।',
  // As a symptom answer says it, and what was advised before.
  'Take all medicines, or a list of them, with you.': 'सारी दवाएँ, या उनकी सूची, साथ ले जाएँ।',
  'Take the child’s medicines, or a list of them, with you.': 'बच्चे की दवाएँ, या उनकी सूची, साथ ले जाएँ।',
  'Do not wait for an appointment. Stay with the child all the way.': 'अपॉइंटमेंट का इंतज़ार न करें। पूरे रास्ते बच्चे के साथ रहें।',
  'Bring the child’s medicines, or a list of them.': 'बच्चे की दवाएँ, या उनकी सूची, साथ ले जाएँ।',
  'Judged as an adult’s, because the record does not say how old you are.':
    'इसे वयस्क (बड़े व्यक्ति) का मानकर परखा गया, क्योंकि रिकॉर्ड में आपकी उम्र नहीं है।',
  'Call the clinic and say what was measured, or tell it here.': 'क्लिनिक को कॉल करके माप बताएँ, या यहीं से क्लिनिक को बताएँ।',
  'A child who is limp, blue, hard to wake or fights for breath needs an ambulance now.':
    'बच्चा ढीला पड़ा हो, नीला हो, जगाना मुश्किल हो, या साँस के लिए जूझ रहा हो, तो अभी एम्बुलेंस बुलाएँ।',
  'If breathing is hard, use your reliever and do not wait for a figure.':
    'साँस लेने में तकलीफ़ हो, तो राहत वाला इनहेलर लें और माप का इंतज़ार न करें।',
  'Offer drinks or the breast often.': 'बार-बार कुछ पिलाएँ या माँ का दूध दें।',
  'Small children can get worse quickly: look often how your child is, also at night.':
    'छोटे बच्चों की हालत जल्दी बिगड़ सकती है: बार-बार देखें कि बच्चा कैसा है, रात में भी।',
  'Stay with the child all the way. Offer the breast or small sips, if the child can swallow.':
    'पूरे रास्ते बच्चे के साथ रहें। बच्चा निगल सके, तो माँ का दूध या छोटे-छोटे घूँट दें।',
  'Take the child’s medicines and vaccination card with you.': 'बच्चे की दवाएँ और टीकाकरण कार्ड साथ ले जाएँ।',
  'Take 15 to 20 g of sugar: 4 teaspoons of sugar in water, half a glass of fruit juice, or a sugary drink that is not diet.':
    '15 से 20 ग्राम चीनी लें: पानी में 4 छोटे चम्मच चीनी, या आधा गिलास फलों का रस, या चीनी वाला मीठा पेय (डाइट या शुगर-फ़्री नहीं)।',
  'If you get drowsy or cannot swallow: nothing by mouth, and somebody calls the emergency number.':
    'सुस्ती छाने लगे या निगल न पाएँ: मुँह से कुछ भी नहीं, और कोई इमरजेंसी नंबर पर कॉल करे।',
  'While you wait, take sugar again.': 'मदद आने तक, फिर से चीनी लें।',
  'Take sugar now.': 'अभी चीनी लें।',
  'Take sugar again now.': 'अभी फिर से चीनी लें।',
  'Measure again in 15 minutes. Still below 70 mg/dL (3.9 mmol/L): the same once more.':
    '15 मिनट बाद फिर मापें। अब भी 70 mg/dL (3.9 mmol/L) से कम हो, तो यही एक बार और करें।',
  'When it is above 70, eat something such as bread, rice or a banana. Do not drive.':
    '70 से ऊपर आ जाए, तो कुछ खाएँ, जैसे रोटी, चावल या केला। गाड़ी न चलाएँ।',
  'Still low after that: go to an emergency department.': 'इसके बाद भी कम रहे, तो अस्पताल की इमरजेंसी में जाएँ।',
  'Feed the baby now.': 'शिशु को अभी दूध पिलाएँ।',
  'Feed the baby again now.': 'शिशु को अभी फिर से दूध पिलाएँ।',
  'Feed the baby now, and go to an emergency department.': 'शिशु को अभी दूध पिलाएँ, और अस्पताल की इमरजेंसी में जाएँ।',
  'Give the breast or the usual milk. No honey, and nothing to chew.':
    'माँ का दूध या वही दूध दें जो वह रोज़ पीता है। शहद न दें, और चबाने वाली कोई चीज़ भी न दें।',
  'Drowsy, limp or cannot swallow: nothing by mouth, and call the emergency number.':
    'बच्चा बहुत सुस्त हो, ढीला पड़ा हो या निगल न पाए: मुँह से कुछ भी न दें, और इमरजेंसी नंबर पर कॉल करें।',
  'Speak to a doctor today, also when it is normal again.': 'माप फिर सामान्य हो जाए, तब भी आज ही डॉक्टर से बात करें।',
  'Give sugar now.': 'बच्चे को अभी चीनी दें।',
  'Give sugar again now.': 'बच्चे को अभी फिर से चीनी दें।',
  'While you wait, give sugar again.': 'मदद आने तक, बच्चे को फिर से चीनी दें।',
  'Half a teaspoon of sugar (2 g) up to 10 kg of weight, one teaspoon (4 g) up to 20 kg, stirred into a little water. Nothing to chew.':
    '10 kg तक के वज़न पर आधा छोटा चम्मच चीनी (2 g), 20 kg तक एक छोटा चम्मच (4 g), थोड़े पानी में घोलकर। चबाने वाली कोई चीज़ न दें।',
  'When it is above 70, give milk or the usual food. Stay with the child.':
    '70 से ऊपर आ जाए, तो दूध या रोज़ का खाना दें। बच्चे के साथ रहें।',
  'Not treated for diabetes: go to an emergency department, also when it is normal again.':
    'बच्चे की डायबिटीज़ का इलाज नहीं चल रहा हो: माप फिर सामान्य हो जाए, तब भी अस्पताल की इमरजेंसी में जाएँ।',
  'Not treated for diabetes: speak to a doctor today, also when it is normal again.':
    'बच्चे की डायबिटीज़ का इलाज नहीं चल रहा हो: माप फिर सामान्य हो जाए, तब भी आज ही डॉक्टर से बात करें।',
  'Drink water. Take your diabetes medicines as planned, and none beyond that unless your doctor told you to.':
    'पानी पिएँ। डायबिटीज़ की दवाएँ जैसे तय हैं वैसे ही लें। डॉक्टर के कहे बिना उससे ज़्यादा कुछ न लें।',
  'Test for ketones if you can. From 1.6 mmol/L in blood or 2+ in urine on, go to an emergency department now.':
    'हो सके तो कीटोन जाँचें। ख़ून में 1.6 mmol/L या उससे ज़्यादा हो, या पेशाब में 2+ या उससे ज़्यादा, तो अभी अस्पताल की इमरजेंसी में जाएँ।',
  'Sit up straight. One puff of your reliever every 30 to 60 seconds, up to 10 puffs.':
    'सीधे बैठें। हर 30 से 60 सेकंड में राहत वाले इनहेलर का एक पफ़ लें, कुल 10 पफ़ तक।',
  'Use your reliever, and go to an emergency department now.': 'राहत वाला इनहेलर लें, और अभी अस्पताल की इमरजेंसी में जाएँ।',
  'Take your inhalers and your asthma plan with you.': 'अपने इनहेलर और दमे का प्लान साथ ले जाएँ।',
  'Use your reliever as your plan says. Measure again in an hour.':
    'राहत वाला इनहेलर अपने प्लान के अनुसार लें। एक घंटे बाद फिर मापें।',
  'If it falls, or breathing gets harder, do not wait for the hour.':
    'माप और गिरे, या साँस लेना और मुश्किल हो, तो एक घंटे तक इंतज़ार न करें।',

  // Signs of danger
  'Chest pain or pressure, or sudden back pain': 'सीने में दर्द या दबाव, या अचानक पीठ में दर्द',
  'Hard to breathe': 'साँस लेने में तकलीफ़',
  'Face droops, arm or leg weak or numb, speech unclear': 'चेहरा टेढ़ा, हाथ या पैर कमज़ोर या सुन्न, बोली साफ़ नहीं',
  'Sudden bad headache, confusion, or changed sight': 'अचानक तेज़ सिरदर्द, बहकी-बहकी बातें, या नज़र में बदलाव',
  'Fainted, a fit, or hard to wake': 'बेहोशी, दौरा, या जगाना मुश्किल',
  'Stiff neck, or a rash that stays under a glass': 'गर्दन अकड़ी, या ऐसे दाने जो काँच से दबाने पर भी न मिटें',
  'Limp, or very hard to wake': 'ढीला पड़ा है, या जगाना बहुत मुश्किल है',
  'Cannot drink or feed, or vomits everything': 'कुछ पी नहीं सकता या दूध नहीं पी सकता, या सब उल्टी कर देता है',
  'Breathes fast with the chest drawing in, or grunts': 'तेज़ साँस और छाती अंदर धँसती है, या साँस के साथ कराहता है',
  'Blue, grey or very pale lips or skin': 'होंठ या त्वचा नीली, स्लेटी या बहुत फीकी',
  'A fit': 'दौरा',
  'The soft spot on the head bulges or is sunken': 'सिर का नरम हिस्सा (तालू) उभरा हुआ या धँसा हुआ',
  'A rash that does not fade under a glass, or a stiff neck': 'ऐसे दाने जो काँच से दबाने पर न मिटें, या गर्दन अकड़ी',
  'No wet nappy or no pee for 12 hours': '12 घंटे से लंगोट गीली नहीं हुई, या पेशाब नहीं हुआ',
  'Very drowsy, fainted, or a fit': 'बहुत सुस्ती, बेहोशी, या दौरा',
  'Cannot eat or drink safely': 'ठीक से खा या पी नहीं पाना',
  'Confused, or not behaving as usual': 'बहकी-बहकी बातें, या बर्ताव हमेशा जैसा नहीं',
  'Vomiting, or bad belly pain': 'उल्टी, या पेट में तेज़ दर्द',
  'Fast, deep breathing, or breath that smells of fruit': 'तेज़ और गहरी साँस, या साँस में फल जैसी गंध',
  'Too breathless to speak a whole sentence': 'साँस इतनी फूले कि पूरा वाक्य न बोल पाएँ',
  'Blue or grey lips': 'होंठ नीले या स्लेटी',
  'Exhausted, confused, or hard to wake': 'थककर चूर, बहकी-बहकी बातें, या जगाना मुश्किल',
  'The reliever does not help, or there is none': 'राहत वाला इनहेलर असर नहीं कर रहा, या पास में नहीं है',
};
