// What a test is called and what it measures.
import type { Catalogue } from '#contract/language/language.ts';

export const LAB_TESTS: Catalogue = {
  Haemoglobin: 'हीमोग्लोबिन',
  'The red part of the blood that carries oxygen through the body.': 'ख़ून का लाल हिस्सा जो पूरे शरीर में ऑक्सीजन पहुँचाता है।',
  'White cells': 'सफ़ेद कोशिकाएँ',
  'The cells of the blood that fight infections.': 'ख़ून की वे कोशिकाएँ जो इन्फ़ेक्शन से लड़ती हैं।',
  Platelets: 'प्लेटलेट',
  'The tiny parts of the blood that stop a bleeding.': 'ख़ून के वे छोटे कण जो बहता ख़ून रोकते हैं।',
  'Red cells in the blood (haematocrit)': 'ख़ून में लाल कोशिकाएँ (हिमैटोक्रिट)',
  'How much of your blood is made of red cells.': 'आपके ख़ून का कितना हिस्सा लाल कोशिकाओं का है।',
  'Inflammation (C-reactive protein)': 'सूजन (सी-रिएक्टिव प्रोटीन)',
  'A protein that rises when something in the body is inflamed.': 'एक प्रोटीन जो शरीर में कहीं सूजन होने पर बढ़ता है।',
  'Kidneys (creatinine)': 'गुर्दे (क्रिएटिनिन)',
  'How well your kidneys clean the blood.': 'आपके गुर्दे ख़ून को कितनी अच्छी तरह साफ़ करते हैं।',
  'Kidneys (urea)': 'गुर्दे (यूरिया)',
  'A waste product that the kidneys wash out of the blood.': 'एक बेकार पदार्थ जिसे गुर्दे ख़ून से बाहर निकालते हैं।',
  Sodium: 'सोडियम',
  'A salt that keeps the water in your body in balance.': 'एक नमक जो शरीर में पानी का संतुलन रखता है।',
  Potassium: 'पोटैशियम',
  'A salt that the heart and the other muscles need to work.': 'एक नमक जो दिल और दूसरी मांसपेशियों को काम करने के लिए चाहिए।',
  'Heart muscle (troponin)': 'दिल की मांसपेशी (ट्रोपोनिन)',
  'A protein that leaks into the blood when the heart muscle is hurt.':
    'एक प्रोटीन जो दिल की मांसपेशी को चोट पहुँचने पर ख़ून में आ जाता है।',
  'Blood sugar over three months (HbA1c)': 'तीन महीने की शुगर (HbA1c)',
  'Your average blood sugar over the last two to three months.': 'पिछले दो से तीन महीनों की आपकी औसत शुगर।',
  'Blood sugar (fasting)': 'शुगर (ख़ाली पेट)',
  'The sugar in your blood after a night without food.': 'रात भर बिना खाए आपके ख़ून में शुगर।',
  'Cholesterol (total)': 'कोलेस्ट्रॉल (कुल)',
  'All the cholesterol in your blood, the good and the bad, taken together.':
    'आपके ख़ून का सारा कोलेस्ट्रॉल, अच्छा और बुरा मिलाकर।',
  'LDL cholesterol': 'LDL कोलेस्ट्रॉल',
  'A fat in the blood; over years, too much of it can narrow the arteries.':
    'ख़ून में एक चर्बी; बहुत ज़्यादा हो तो सालों में यह ख़ून की नसें सँकरी कर सकती है।',
  'HDL cholesterol': 'HDL कोलेस्ट्रॉल',
  'A fat that helps to carry cholesterol away from the arteries.': 'एक चर्बी जो ख़ून की नसों से कोलेस्ट्रॉल हटाने में मदद करती है।',
  Triglycerides: 'ट्राइग्लिसराइड',
  'Fats in the blood that store energy.': 'ख़ून की वे चर्बियाँ जो ऊर्जा जमा रखती हैं।',
  'Liver (ALT)': 'लिवर (ALT)',
  'A protein that leaks into the blood when liver cells are irritated.':
    'एक प्रोटीन जो लिवर की कोशिकाओं को तकलीफ़ होने पर ख़ून में आ जाता है।',
  'Liver and muscles (AST)': 'लिवर और मांसपेशियाँ (AST)',
  'A protein that leaks into the blood when liver or muscle cells are irritated.':
    'एक प्रोटीन जो लिवर या मांसपेशियों की कोशिकाओं को तकलीफ़ होने पर ख़ून में आ जाता है।',
  'Liver and bones (alkaline phosphatase)': 'लिवर और हड्डियाँ (एल्कलाइन फ़ॉस्फ़ेटेज़)',
  'A protein from the liver, the bile ducts and the bones.': 'लिवर, पित्त की नलियों और हड्डियों का एक प्रोटीन।',
  Bilirubin: 'बिलीरुबिन',
  'A yellow substance from old red cells, which the liver clears away.':
    'पुरानी लाल कोशिकाओं का एक पीला पदार्थ, जिसे लिवर हटाता है।',
  Albumin: 'एल्ब्यूमिन',
  'The main protein of the blood, made by the liver.': 'ख़ून का मुख्य प्रोटीन, जो लिवर बनाता है।',
  'Thyroid signal (TSH)': 'थायराइड का संकेत (TSH)',
  'The signal by which the brain tells the thyroid gland to work.':
    'वह संकेत जिससे दिमाग़ थायराइड ग्रंथि को काम करने को कहता है।',
  'Thyroid hormone (free T4)': 'थायराइड हार्मोन (फ़्री T4)',
  'The hormone by which the thyroid gland sets the pace of the body.':
    'वह हार्मोन जिससे थायराइड ग्रंथि शरीर की रफ़्तार तय करती है।',
  'Iron stores (ferritin)': 'शरीर में जमा आयरन (फ़ेरिटिन)',
  'How much iron your body has in store.': 'आपके शरीर में कितना आयरन जमा है।',
  'Vitamin B12': 'विटामिन B12',
  'A vitamin that blood and nerves need.': 'एक विटामिन जो ख़ून और नसों को चाहिए।',
  'Vitamin D': 'विटामिन D',
  'A vitamin for bones and muscles, which the skin makes in the sun.':
    'हड्डियों और मांसपेशियों के लिए एक विटामिन, जो धूप में त्वचा बनाती है।',
  'Uric acid': 'यूरिक एसिड',
  'A waste product that leaves the body through the kidneys.': 'एक बेकार पदार्थ जो गुर्दों के रास्ते शरीर से निकलता है।',
  'Blood clotting (INR)': 'ख़ून का जमना (INR)',
  'How long your blood takes to clot, compared with other people’s.': 'दूसरे लोगों के मुक़ाबले आपका ख़ून जमने में कितना समय लेता है।',
  'Sign of clots (D-dimer)': 'थक्कों का निशान (D-dimer)',
  'Small pieces that are left in the blood when the body dissolves a clot.':
    'वे छोटे टुकड़े जो शरीर के कोई थक्का घोलने पर ख़ून में रह जाते हैं।',
  'Strain on the heart (NT-proBNP)': 'दिल पर ज़ोर (NT-proBNP)',
  'A hormone that the heart makes when it has to work hard.': 'एक हार्मोन जो दिल ज़्यादा मेहनत करने पर बनाता है।',
  'Protein in the urine (albumin to creatinine)': 'पेशाब में प्रोटीन (एल्ब्यूमिन और क्रिएटिनिन)',
  'How much protein the kidneys let slip into the urine.': 'गुर्दे कितना प्रोटीन पेशाब में जाने देते हैं।',
  'Airflow (FEV1/FVC)': 'साँस का बहाव (FEV1/FVC)',
  'How much of a full breath you can blow out in the first second.':
    'पूरी साँस का कितना हिस्सा आप पहले सेकंड में बाहर फूँक सकते हैं।',
  'Blood count': 'ख़ून की गिनती',
  'How many cells of each kind are in your blood: red ones for oxygen, white ones against infections, platelets against bleeding.':
    'आपके ख़ून में हर तरह की कितनी कोशिकाएँ हैं: ऑक्सीजन के लिए लाल, इन्फ़ेक्शन के ख़िलाफ़ सफ़ेद, और ख़ून बहना रोकने के लिए प्लेटलेट।',
  'Kidney function': 'गुर्दों का काम',
  'How well your kidneys clean the blood and keep its salts in balance.':
    'आपके गुर्दे ख़ून को कितनी अच्छी तरह साफ़ करते और उसके नमक संतुलन में रखते हैं।',
  'Heart tracing (ECG)': 'दिल की लकीर (ECG)',
  'The electric signals of your heart: how fast and how evenly it beats.':
    'आपके दिल के बिजली के संकेत: वह कितनी तेज़ और कितना बराबर धड़कता है।',
  'Chest X-ray': 'छाती का एक्स-रे',
  'A picture of your lungs, heart and ribs.': 'आपके फेफड़ों, दिल और पसलियों की तस्वीर।',
  'Ultrasound of the belly': 'पेट का अल्ट्रासाउंड',
  'Pictures of the organs in your belly, made with sound.': 'आपके पेट के अंगों की तस्वीरें, जो आवाज़ की लहरों से बनती हैं।',
  'Fats in the blood': 'ख़ून की चर्बियाँ',
  'The fats in your blood: cholesterol and triglycerides.': 'आपके ख़ून की चर्बियाँ: कोलेस्ट्रॉल और ट्राइग्लिसराइड।',
  'Liver function': 'लिवर का काम',
  'Substances in the blood that show how the liver is doing.': 'ख़ून के वे पदार्थ जिनसे पता चलता है कि लिवर कैसा है।',
  'Thyroid function': 'थायराइड का काम',
  'Whether your thyroid gland, which sets the pace of the body, works too much or too little.':
    'आपकी थायराइड ग्रंथि, जो शरीर की रफ़्तार तय करती है, बहुत ज़्यादा काम करती है या बहुत कम।',
  'Ultrasound of the heart (echocardiogram)': 'दिल का अल्ट्रासाउंड (इकोकार्डियोग्राम)',
  'Moving pictures of your heart, made with sound: how it pumps and how its valves open and close.':
    'आपके दिल की चलती तस्वीरें, जो आवाज़ की लहरों से बनती हैं: वह कैसे पंप करता है और उसके वाल्व कैसे खुलते और बंद होते हैं।',
  Dengue: 'डेंगू',
  'Signs of the dengue virus in your blood, and the body’s answer to it.':
    'आपके ख़ून में डेंगू वायरस के निशान, और उस पर शरीर का जवाब।',
  Malaria: 'मलेरिया',
  'Whether malaria parasites can be seen in a drop of your blood.': 'क्या आपके ख़ून की एक बूँद में मलेरिया के परजीवी दिखते हैं।',
  'Urine test': 'पेशाब की जाँच',
  'What is in your urine: sugar, protein, blood, and signs of an infection.':
    'आपके पेशाब में क्या है: शुगर, प्रोटीन, ख़ून, और इन्फ़ेक्शन के निशान।',
  'Germs in the urine (culture)': 'पेशाब में कीटाणु (कल्चर)',
  'Whether germs grow from your urine, and which medicine works against them.':
    'क्या आपके पेशाब से कीटाणु उगते हैं, और कौन सी दवा उन पर असर करती है।',
  'Stool test': 'मल की जाँच',
  'Whether parasites or other signs of illness can be seen in your stool.':
    'क्या आपके मल में परजीवी या बीमारी के दूसरे निशान दिखते हैं।',
  'Germs in the phlegm (culture)': 'बलग़म में कीटाणु (कल्चर)',
  'Whether germs grow from the phlegm that you cough up.': 'क्या आपके खाँसे हुए बलग़म से कीटाणु उगते हैं।',
  'Breathing test (spirometry)': 'साँस की जाँच (स्पाइरोमेट्री)',
  'How much air you can breathe out, and how fast.': 'आप कितनी हवा बाहर छोड़ सकते हैं, और कितनी तेज़ी से।',
  'X-ray of an arm or leg': 'हाथ या पैर का एक्स-रे',
  'A picture of the bones and joints of your arm or leg.': 'आपके हाथ या पैर की हड्डियों और जोड़ों की तस्वीर।',
  'CT scan of the head': 'सिर का सीटी स्कैन',
  'Pictures of your brain and skull, made with X-rays.': 'आपके दिमाग़ और खोपड़ी की तस्वीरें, जो एक्स-रे से बनती हैं।',
};
