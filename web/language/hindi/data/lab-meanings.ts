// What high and low can mean, and what usually comes next. Signs that need help at once are named as plainly as in English. Neither
// language has been read by a clinician yet, and the page says so.
import type { Catalogue } from '#contract/language/language.ts';

export const WORDS: Catalogue = {
  'Smoking, too little water in the body, or lung or heart disease can raise it. Sometimes the bone marrow makes too many red cells.':
    'धूम्रपान, शरीर में पानी की कमी, या फेफड़े या दिल की बीमारी से यह बढ़ सकता है। कभी-कभी हड्डी का गूदा (बोन मैरो) बहुत ज़्यादा लाल कोशिकाएँ बनाता है।',
  'This is called anaemia. Common reasons are too little iron or vitamin B12, heavy periods, other blood loss, pregnancy or a long illness. It can make you tired or short of breath.':
    'इसे ख़ून की कमी (एनीमिया) कहते हैं। आम कारण हैं आयरन या विटामिन B12 की कमी, माहवारी में ज़्यादा ख़ून, और कहीं ख़ून बहना, गर्भावस्था या लंबी बीमारी। इससे थकान या साँस फूलना हो सकता है।',
  'Your doctor asks about food, periods and how you feel. Iron or vitamin B12 may be tested, or the count repeated. Chest pain, fainting, black stool or heavy bleeding needs help at once.':
    'डॉक्टर खाने, माहवारी और तबीयत के बारे में पूछते हैं। आयरन या विटामिन B12 की जाँच हो सकती है, या गिनती दोबारा। सीने में दर्द, बेहोशी, काला मल या बहुत ख़ून बहने पर तुरंत मदद लें।',
  'Most often the body is fighting an infection or an inflammation. Stress, smoking and steroids can raise them too. A disease of the blood is a rare reason.':
    'ज़्यादातर शरीर किसी इन्फ़ेक्शन या सूजन से लड़ रहा होता है। तनाव, धूम्रपान और स्टेरॉयड से भी ये बढ़ सकती हैं। ख़ून की बीमारी बहुत कम कारण होती है।',
  'A virus, some medicines or too little vitamin B12 can lower them. Some healthy people are always a little below the range. With few white cells, infections come more easily.':
    'कोई वायरस, कुछ दवाएँ या विटामिन B12 की कमी इन्हें घटा सकती है। कुछ स्वस्थ लोगों में ये हमेशा थोड़ी कम रहती हैं। सफ़ेद कोशिकाएँ कम हों तो इन्फ़ेक्शन आसानी से होता है।',
  'A small change is often repeated after some weeks. Fever or shaking with a low count needs help at once, day or night.':
    'थोड़ा फ़र्क़ हो तो जाँच अक्सर कुछ हफ़्तों बाद दोबारा होती है। गिनती कम हो और बुख़ार या कँपकँपी हो, तो दिन हो या रात, तुरंत मदद लें।',
  'An infection, an inflammation, too little iron or a recent operation can raise them for a time. Sometimes the bone marrow makes too many.':
    'इन्फ़ेक्शन, सूजन, आयरन की कमी या हाल का ऑपरेशन इन्हें कुछ समय के लिए बढ़ा सकता है। कभी-कभी हड्डी का गूदा (बोन मैरो) इन्हें ज़्यादा बनाता है।',
  'A virus such as dengue, some medicines, pregnancy or the immune system can lower them. Low counts can cause bruises or bleeding.':
    'डेंगू जैसा वायरस, कुछ दवाएँ, गर्भावस्था या शरीर की रोग से लड़ने की व्यवस्था इन्हें घटा सकती है। कम होने पर नील पड़ सकते हैं या ख़ून बह सकता है।',
  'The count is usually repeated, soon if it is very low. Tell your doctor about new bruises or nosebleeds on the same day. A bleeding that does not stop, black stool or a sudden bad headache needs help at once.':
    'गिनती आम तौर पर दोबारा होती है, बहुत कम हो तो जल्दी। नए नील या नकसीर की बात उसी दिन डॉक्टर को बताएँ। ख़ून न रुके, मल काला हो या अचानक तेज़ सिरदर्द हो, तो तुरंत मदद लें।',
  'Too little water in the body is a common reason. Smoking, or lung or heart disease, can raise it too.':
    'शरीर में पानी की कमी एक आम कारण है। धूम्रपान, या फेफड़े या दिल की बीमारी से भी यह बढ़ सकता है।',
  'It goes with anaemia: too few red cells, often from too little iron, blood loss or a long illness.':
    'यह ख़ून की कमी के साथ होता है: लाल कोशिकाएँ कम, अक्सर आयरन की कमी, ख़ून बहने या लंबी बीमारी से।',
  'It is read together with the haemoglobin. Your doctor may repeat it or look for the reason.':
    'इसे हीमोग्लोबिन के साथ देखा जाता है। डॉक्टर इसे दोबारा करवा सकते हैं या कारण ढूँढ सकते हैं।',
  'An infection, an injury, a recent operation or an inflamed joint or bowel can raise it. It does not say where.':
    'इन्फ़ेक्शन, चोट, हाल का ऑपरेशन, या जोड़ या आँत की सूजन इसे बढ़ा सकती है। यह नहीं बताता कि सूजन कहाँ है।',
  'Your doctor looks at how you feel, and often repeats it to see whether it falls. Shaking with fever, fast breathing or confusion needs help at once.':
    'डॉक्टर आपकी तबीयत देखते हैं, और अक्सर दोबारा जाँच करवाते हैं कि यह घट रहा है या नहीं। बुख़ार के साथ कँपकँपी हो, साँस तेज़ चले या बहकी-बहकी बातें करें, तो तुरंत मदद लें।',
  'The kidneys may be cleaning less well than usual. Too little water, some medicines, a lot of meat or strong muscles can raise it too.':
    'हो सकता है कि गुर्दे पहले से कम सफ़ाई कर रहे हों। पानी की कमी, कुछ दवाएँ, बहुत मांस या मज़बूत मांसपेशियाँ भी इसे बढ़ा सकती हैं।',
  'This is usually harmless. Few muscles, little meat or pregnancy can lower it.':
    'इससे आम तौर पर कोई नुक़सान नहीं। कम मांसपेशियाँ, कम मांस खाना या गर्भावस्था इसे घटा सकता है।',
  'Your doctor may repeat it, test your urine and work out how well the kidneys filter. Tell them about every medicine and herbal remedy that you take. Almost no urine, trouble breathing or confusion needs help at once.':
    'डॉक्टर इसे दोबारा करवा सकते हैं, पेशाब की जाँच करवा सकते हैं और हिसाब लगा सकते हैं कि गुर्दे कितना छानते हैं। अपनी हर दवा और जड़ी-बूटी उन्हें बताएँ। पेशाब लगभग बंद हो, साँस लेने में तकलीफ़ हो या बहकी-बहकी बातें करें तो तुरंत मदद लें।',
  'Too little water, a lot of protein in the food, a bleeding in the stomach or weaker kidneys can raise it.':
    'पानी की कमी, खाने में बहुत प्रोटीन, पेट में ख़ून बहना या कमज़ोर गुर्दे इसे बढ़ा सकते हैं।',
  'This is usually harmless. Little protein, a lot of water, pregnancy or liver disease can lower it.':
    'इससे आम तौर पर कोई नुक़सान नहीं। कम प्रोटीन, बहुत पानी, गर्भावस्था या लिवर की बीमारी इसे घटा सकती है।',
  'It is read together with creatinine. Your doctor may repeat it or test your urine.':
    'इसे क्रिएटिनिन के साथ देखा जाता है। डॉक्टर इसे दोबारा करवा सकते हैं या पेशाब की जाँच करवा सकते हैं।',
  'Most often the body has too little water, for example after fever, diarrhoea or too little to drink.':
    'ज़्यादातर शरीर में पानी की कमी होती है, जैसे बुख़ार या दस्त के बाद, या कम पीने से।',
  'Too much water in the body, vomiting, diarrhoea, water tablets, or heart, kidney or liver disease can lower it.':
    'शरीर में ज़्यादा पानी, उल्टी, दस्त, पेशाब बढ़ाने वाली गोलियाँ, या दिल, गुर्दे या लिवर की बीमारी इसे घटा सकती है।',
  'It is often measured again soon. Do not change salt, water or tablets by yourself. Confusion or great sleepiness needs help at once.':
    'यह अक्सर जल्दी ही दोबारा मापा जाता है। नमक, पानी या गोलियाँ अपने आप न बदलें। बहकी-बहकी बातें करें या बहुत ज़्यादा सुस्ती हो, तो तुरंत मदद लें।',
  'The kidneys may be keeping too much of it. Some blood pressure tablets, salt substitutes, or blood that was hard to draw can raise it.':
    'हो सकता है कि गुर्दे इसे ज़्यादा रोक रहे हों। ब्लड प्रेशर की कुछ गोलियाँ, नमक की जगह लिया जाने वाला नमक, या मुश्किल से निकला ख़ून इसे बढ़ा सकता है।',
  'Vomiting, diarrhoea, water tablets or too little food can lower it.':
    'उल्टी, दस्त, पेशाब बढ़ाने वाली गोलियाँ या बहुत कम खाना इसे घटा सकता है।',
  'It is often measured again soon, sometimes with an ECG. Do not change tablets by yourself. Weakness, a fluttering heart or fainting needs help at once.':
    'यह अक्सर जल्दी ही दोबारा मापा जाता है, कभी-कभी ECG के साथ। गोलियाँ अपने आप न बदलें। कमज़ोरी, दिल का फड़फड़ाना या बेहोशी हो तो तुरंत मदद लें।',
  'The heart may be hurt or under strain. A heart attack is one reason. A fast heartbeat, a clot in the lungs, an infection or weak kidneys are others.':
    'हो सकता है कि दिल को चोट पहुँची हो या उस पर ज़ोर पड़ रहा हो। दिल का दौरा एक कारण है। तेज़ धड़कन, फेफड़ों में थक्का, इन्फ़ेक्शन या कमज़ोर गुर्दे दूसरे कारण हैं।',
  'It is measured again after some hours, with an ECG. One usual value soon after the pain began rules nothing out. Chest pain, sweating or trouble breathing is an emergency: call for help at once.':
    'यह कुछ घंटों बाद ECG के साथ दोबारा मापा जाता है। दर्द शुरू होने के तुरंत बाद नतीजा सामान्य आए, तो भी दिल का दौरा हो सकता है। सीने में दर्द, पसीना या साँस लेने में तकलीफ़ इमरजेंसी है: तुरंत मदद बुलाएँ।',
  'From 5.7 to 6.4 % the risk of diabetes is raised. From 6.5 % on is the range of diabetes; without symptoms, a second test must agree first. If you already live with diabetes, what counts is the target that your doctor set with you.':
    '5.7 से 6.4 % तक डायबिटीज़ का ख़तरा बढ़ा हुआ है। 6.5 % से डायबिटीज़ की सीमा शुरू होती है; लक्षण न हों तो पहले दूसरी जाँच में भी यही आना चाहिए। अगर आपको पहले से डायबिटीज़ है, तो वह लक्ष्य देखा जाता है जो डॉक्टर ने आपके साथ तय किया है।',
  'Treatment that lowers the sugar a lot can be the reason. Some kinds of anaemia, or a bleeding, can make it look lower than it is.':
    'शुगर बहुत घटाने वाला इलाज कारण हो सकता है। कुछ तरह की ख़ून की कमी, या ख़ून बहने से यह असल से कम दिख सकता है।',
  'Your doctor compares it with earlier values, and may repeat it or add a fasting sugar test. Great thirst with vomiting or sleepiness needs help at once.':
    'डॉक्टर इसे पहले के नतीजों से मिलाते हैं, और दोबारा या ख़ाली पेट शुगर की जाँच करवा सकते हैं। बहुत प्यास के साथ उल्टी या बहुत सुस्ती हो तो तुरंत मदद लें।',
  'From 100 to 125 mg/dL the risk of diabetes is raised. From 126 mg/dL on is the range of diabetes, if a second test agrees. Illness, stress, steroids or a meal before the test can raise it too.':
    '100 से 125 mg/dL तक डायबिटीज़ का ख़तरा बढ़ा हुआ है। 126 mg/dL से डायबिटीज़ की सीमा शुरू होती है, अगर दूसरी जाँच में भी यही आए। बीमारी, तनाव, स्टेरॉयड या जाँच से पहले खाना भी इसे बढ़ा सकता है।',
  'Diabetes medicines, a long time without food, alcohol or some illnesses can lower it. If you shake, sweat or feel confused, take something sweet and get help. To somebody who cannot be woken, give nothing by mouth, and call for help.':
    'डायबिटीज़ की दवाएँ, देर तक न खाना, शराब या कुछ बीमारियाँ इसे घटा सकती हैं। अगर हाथ-पैर काँपें, पसीना आए या दिमाग़ ठीक से काम न करे, तो कुछ मीठा खाएँ और किसी की मदद लें। जो जगाने से भी न जागे, उसके मुँह में कुछ न डालें, और मदद बुलाएँ।',
  'Your doctor may repeat it or measure the HbA1c. In pregnancy lower limits count: ask your doctor. Great thirst with vomiting, deep breathing or sleepiness needs help at once.':
    'डॉक्टर इसे दोबारा करवा सकते हैं या HbA1c की जाँच करवा सकते हैं। गर्भावस्था में सीमाएँ कम होती हैं: डॉक्टर से पूछें। बहुत प्यास के साथ उल्टी, गहरी-गहरी साँस या बहुत सुस्ती हो तो तुरंत मदद लें।',
  'Over years it can narrow the arteries. Food, weight, family, diabetes or an underactive thyroid can raise it.':
    'कई सालों में इससे ख़ून की नसें सँकरी हो सकती हैं। खाना, वज़न, परिवार, डायबिटीज़ या सुस्त थायराइड इसे बढ़ा सकता है।',
  'Your doctor looks at your whole risk: age, blood pressure, smoking, diabetes and family. Then you decide together.':
    'डॉक्टर आपका पूरा ख़तरा देखते हैं: उम्र, ब्लड प्रेशर, धूम्रपान, डायबिटीज़ और परिवार। फिर आप साथ में तय करते हैं।',
  'Food, weight, family or an underactive thyroid can raise it. How high is too high depends on you: after a heart attack or with diabetes, doctors aim lower.':
    'खाना, वज़न, परिवार या सुस्त थायराइड इसे बढ़ा सकता है। कितना बहुत ज़्यादा है, यह आप पर निर्भर है: दिल के दौरे के बाद या डायबिटीज़ में डॉक्टर इसे और कम रखना चाहते हैं।',
  'Smoking, extra weight, little movement or diabetes can lower it. It can go with a higher risk for the heart.':
    'धूम्रपान, ज़्यादा वज़न, कम चलना-फिरना या डायबिटीज़ इसे घटा सकती है। इसके साथ दिल का ख़तरा ज़्यादा हो सकता है।',
  'It is read together with the other fats. Your doctor looks at your whole risk for the heart.':
    'इसे दूसरी चर्बियों के साथ देखा जाता है। डॉक्टर दिल का आपका पूरा ख़तरा देखते हैं।',
  'A meal before the test, alcohol, sugar, extra weight, diabetes or some medicines can raise them. Very high values can hurt the pancreas.':
    'जाँच से पहले खाना, शराब, चीनी, ज़्यादा वज़न, डायबिटीज़ या कुछ दवाएँ इन्हें बढ़ा सकती हैं। बहुत ज़्यादा होने पर अग्न्याशय (पैंक्रियास) को नुक़सान हो सकता है।',
  'A small rise is often measured again after a night without food. Bad belly pain with vomiting needs help at once.':
    'थोड़ा बढ़ा हो तो अक्सर रात भर ख़ाली पेट रहने के बाद दोबारा मापा जाता है। पेट में तेज़ दर्द के साथ उल्टी हो तो तुरंत मदद लें।',
  'A fatty liver, alcohol, a virus, hard exercise, or some medicines and herbs can raise it, too much paracetamol above all.':
    'फ़ैटी लिवर, शराब, वायरस, भारी कसरत, या कुछ दवाएँ और जड़ी-बूटियाँ इसे बढ़ा सकती हैं, सबसे ज़्यादा बहुत अधिक पैरासिटामोल।',
  'A small rise is often measured again after some weeks, a large one at once. Yellow eyes, confusion, bleeding or vomiting that goes on needs help at once.':
    'थोड़ा बढ़ा हो तो अक्सर कुछ हफ़्तों बाद दोबारा मापा जाता है, बहुत बढ़ा हो तो तुरंत। आँखें पीली हों, बहकी-बहकी बातें करें, ख़ून बहे या उल्टी न रुके, तो तुरंत मदद लें।',
  'It is read together with ALT. A small rise is often measured again after some weeks, a large one at once.':
    'इसे ALT के साथ देखा जाता है। थोड़ा बढ़ा हो तो अक्सर कुछ हफ़्तों बाद दोबारा मापा जाता है, बहुत बढ़ा हो तो तुरंत।',
  'Blocked bile ducts, liver disease, a healing bone or too little vitamin D can raise it. In pregnancy and in teenagers it is normally higher.':
    'पित्त की बंद नलियाँ, लिवर की बीमारी, जुड़ती हड्डी या विटामिन D की कमी इसे बढ़ा सकती है। गर्भावस्था में और किशोरों में यह आम तौर पर ज़्यादा होता है।',
  'This is seldom a problem. Poor food or an underactive thyroid can lower it.':
    'इससे दिक़्क़त कम ही होती है। ख़राब खान-पान या सुस्त थायराइड इसे घटा सकता है।',
  'Your doctor reads it with the other liver values, and may repeat it or test for vitamin D.':
    'डॉक्टर इसे लिवर के दूसरे नतीजों के साथ देखते हैं, और दोबारा या विटामिन D की जाँच करवा सकते हैं।',
  'Liver disease, blocked bile ducts, or red cells that break down early can raise it. Eyes and skin can turn yellow. Only a little raised, a harmless kind from birth (Gilbert’s syndrome) is common.':
    'लिवर की बीमारी, पित्त की बंद नलियाँ, या जल्दी टूटने वाली लाल कोशिकाएँ इसे बढ़ा सकती हैं। आँखें और त्वचा पीली हो सकती हैं। थोड़ा ही बढ़ा हो तो अक्सर यह जन्म से ही ऐसा होता है और नुक़सान नहीं करता (गिल्बर्ट सिंड्रोम)।',
  'A low value is no reason to worry.': 'कम होना चिंता की बात नहीं।',
  'Your doctor reads it with the other liver values. Tell them on the same day if your eyes turn yellow. With fever, belly pain, confusion or great sleepiness, get help at once.':
    'डॉक्टर इसे लिवर के दूसरे नतीजों के साथ देखते हैं। आँखें पीली हों तो उसी दिन बताएँ। साथ में बुख़ार, पेट दर्द, बहकी-बहकी बातें या बहुत सुस्ती हो, तो तुरंत मदद लें।',
  'Usually the body has too little water.': 'आम तौर पर शरीर में पानी की कमी होती है।',
  'An inflammation, poor food, liver disease, or kidneys that lose protein can lower it.':
    'सूजन, ख़राब खान-पान, लिवर की बीमारी, या प्रोटीन खोने वाले गुर्दे इसे घटा सकते हैं।',
  'Your doctor reads it with the liver values, and may test your urine for protein.':
    'डॉक्टर इसे लिवर के नतीजों के साथ देखते हैं, और पेशाब में प्रोटीन की जाँच करवा सकते हैं।',
  'The thyroid may be working too little, so that the brain sends a stronger signal.':
    'हो सकता है कि थायराइड कम काम कर रहा हो, इसलिए दिमाग़ ज़्यादा तेज़ संकेत भेजता है।',
  'The thyroid may be working too much. Thyroid tablets, pregnancy or another illness can lower it too.':
    'हो सकता है कि थायराइड ज़्यादा काम कर रहा हो। थायराइड की गोलियाँ, गर्भावस्था या कोई और बीमारी भी इसे घटा सकती है।',
  'It is read together with free T4, and often repeated before anything is decided. Do not change thyroid tablets by yourself.':
    'इसे फ़्री T4 के साथ देखा जाता है, और कुछ तय करने से पहले अक्सर दोबारा मापा जाता है। थायराइड की गोलियाँ अपने आप न बदलें।',
  'The thyroid may be working too much. Thyroid tablets can raise it too.':
    'हो सकता है कि थायराइड ज़्यादा काम कर रहा हो। थायराइड की गोलियाँ भी इसे बढ़ा सकती हैं।',
  'The thyroid may be working too little. A severe illness can lower it too.':
    'हो सकता है कि थायराइड कम काम कर रहा हो। कोई गंभीर बीमारी भी इसे घटा सकती है।',
  'It is read together with TSH, and often repeated before anything is decided. Do not change thyroid tablets by yourself.':
    'इसे TSH के साथ देखा जाता है, और कुछ तय करने से पहले अक्सर दोबारा मापा जाता है। थायराइड की गोलियाँ अपने आप न बदलें।',
  'An inflammation, liver disease, alcohol, iron tablets or many transfusions can raise it. Sometimes the body stores too much iron.':
    'सूजन, लिवर की बीमारी, शराब, आयरन की गोलियाँ या कई बार ख़ून चढ़ना इसे बढ़ा सकता है। कभी-कभी शरीर बहुत ज़्यादा आयरन जमा करता है।',
  'The stores are running out, often from heavy periods, other blood loss, pregnancy or too little iron in the food.':
    'जमा आयरन ख़त्म हो रहा है, अक्सर माहवारी में ज़्यादा ख़ून, और कहीं ख़ून बहने, गर्भावस्था या खाने में आयरन की कमी से।',
  'Your doctor looks for the reason, and may advise iron and repeat the test after some months.':
    'डॉक्टर कारण ढूँढते हैं, और आयरन लेने को कह सकते हैं और कुछ महीनों बाद दोबारा जाँच करवा सकते हैं।',
  'It usually comes from tablets or injections of the vitamin. Liver or blood disease is a rare reason.':
    'आम तौर पर यह विटामिन की गोलियों या इंजेक्शन से होता है। लिवर या ख़ून की बीमारी बहुत कम कारण होती है।',
  'Food without meat, milk and eggs can lower it. So can a bowel that takes up too little, or medicines such as metformin. It can cause tiredness or numb feet.':
    'बिना मांस, दूध और अंडे का खाना इसे घटा सकता है। कम सोखने वाली आँत, या मेटफ़ॉर्मिन जैसी दवाएँ भी। इससे थकान या पैरों में सुन्नपन हो सकता है।',
  'Your doctor looks for the reason, and may advise the vitamin as tablets or injections.':
    'डॉक्टर कारण ढूँढते हैं, और विटामिन की गोलियाँ या इंजेक्शन लेने को कह सकते हैं।',
  'It almost always comes from high doses of the vitamin. Too much can raise the calcium in the blood.':
    'यह लगभग हमेशा विटामिन की ज़्यादा ख़ुराक से होता है। बहुत ज़्यादा से ख़ून में कैल्शियम बढ़ सकता है।',
  'This is very common. Little sun on the skin, darker skin and age are the usual reasons.':
    'यह बहुत आम है। त्वचा पर कम धूप, गहरा रंग और उम्र आम कारण हैं।',
  'Your doctor may advise the vitamin and repeat the test after some months. Do not take high doses by yourself.':
    'डॉक्टर विटामिन लेने को कह सकते हैं और कुछ महीनों बाद दोबारा जाँच करवा सकते हैं। ज़्यादा ख़ुराक अपने आप न लें।',
  'It can form crystals that cause gout or kidney stones; many people never get either. Meat, sea food, alcohol, sweet drinks, water tablets or weaker kidneys can raise it.':
    'इसके कण बन सकते हैं जिनसे गठिया (गाउट) या गुर्दे की पथरी होती है; बहुत लोगों को दोनों कभी नहीं होते। मांस, समुद्री खाना, शराब, मीठे पेय, पेशाब बढ़ाने वाली गोलियाँ या कमज़ोर गुर्दे इसे बढ़ा सकते हैं।',
  'This is usually no reason to worry.': 'यह आम तौर पर चिंता की बात नहीं।',
  'Your doctor asks about joint pain and stones, and may repeat it or test the kidneys.':
    'डॉक्टर जोड़ों के दर्द और पथरी के बारे में पूछते हैं, और दोबारा या गुर्दों की जाँच करवा सकते हैं।',
  'With warfarin or acenocoumarol it is meant to be higher: your doctor sets a target for you, often 2 to 3. Without a blood thinner, liver disease or too little vitamin K can raise it. The higher it is, the more easily you bleed.':
    'वारफ़रिन या एसेनोकूमरॉल के साथ इसे ज़्यादा होना चाहिए: डॉक्टर आपके लिए लक्ष्य तय करते हैं, अक्सर 2 से 3। ख़ून पतला करने की दवा के बिना लिवर की बीमारी या विटामिन K की कमी इसे बढ़ा सकती है। यह जितना ज़्यादा, ख़ून उतनी आसानी से बहता है।',
  'With warfarin, a value below your target means that clots form more easily. Without a blood thinner, a low value is no reason to worry.':
    'वारफ़रिन के साथ लक्ष्य से कम होने का मतलब है कि थक्के आसानी से बनते हैं। ख़ून पतला करने की दवा के बिना कम होना चिंता की बात नहीं।',
  'Compare it with the target that your doctor gave you. If it is outside, call the clinic on the same day, before your next dose. A bleeding that does not stop, black stool, a sudden bad headache or a blow to the head needs help at once.':
    'इसे डॉक्टर के बताए लक्ष्य से मिलाएँ। अगर उससे कम या ज़्यादा हो, तो उसी दिन, अगली ख़ुराक लेने से पहले, क्लिनिक को फ़ोन करें। ख़ून न रुके, मल काला हो, अचानक तेज़ सिरदर्द हो या सिर पर चोट लगे तो तुरंत मदद लें।',
  'It does not prove a clot. Age, pregnancy, an infection, an injury or an operation can raise it. Sometimes there is a clot in a leg or in the lungs.':
    'इससे थक्का साबित नहीं होता। उम्र, गर्भावस्था, इन्फ़ेक्शन, चोट या ऑपरेशन इसे बढ़ा सकता है। कभी-कभी पैर या फेफड़ों में थक्का होता है।',
  'Your doctor looks at how you feel, and may order a scan. A swollen painful leg, chest pain or sudden trouble breathing needs help at once.':
    'डॉक्टर आपकी तबीयत देखते हैं, और स्कैन करवा सकते हैं। पैर में सूजन और दर्द, सीने में दर्द या अचानक साँस लेने में तकलीफ़ हो तो तुरंत मदद लें।',
  'The heart may be under strain, as in heart failure. Age, weaker kidneys, an uneven heartbeat or lung disease can raise it too.':
    'हो सकता है कि दिल पर ज़ोर पड़ रहा हो, जैसे दिल के कमज़ोर होने (हार्ट फ़ेल्योर) में। उम्र, कमज़ोर गुर्दे, अनियमित धड़कन या फेफड़े की बीमारी भी इसे बढ़ा सकती है।',
  'An ultrasound of the heart often follows. If your legs swell, your breath gets shorter or your weight rises fast, tell the clinic on the same day.':
    'इसके बाद अक्सर दिल का अल्ट्रासाउंड होता है। पैर सूजें, साँस ज़्यादा फूले या वज़न तेज़ी से बढ़े तो उसी दिन क्लिनिक को बताएँ।',
  'It can be an early sign of strain on the kidneys, often from diabetes or high blood pressure. Fever, hard exercise, a urine infection or a period can raise it for a time.':
    'यह गुर्दों पर ज़ोर का शुरुआती निशान हो सकता है, अक्सर डायबिटीज़ या हाई ब्लड प्रेशर से। बुख़ार, भारी कसरत, पेशाब का इन्फ़ेक्शन या माहवारी इसे कुछ समय के लिए बढ़ा सकती है।',
  'It is usually measured again, because one value alone is not enough. Your doctor also looks at your blood pressure and kidney function. If you are pregnant, call the clinic on the same day.':
    'यह आम तौर पर दोबारा मापा जाता है, क्योंकि एक नतीजा काफ़ी नहीं। डॉक्टर आपका ब्लड प्रेशर और गुर्दों का काम भी देखते हैं। आप गर्भवती हों तो उसी दिन क्लिनिक को फ़ोन करें।',
  'The airways may be narrow, as in asthma or COPD. With age it falls by itself, so a value just below 70 % can be usual for an older person.':
    'हो सकता है कि साँस की नलियाँ सँकरी हों, जैसे दमा या सीओपीडी में। उम्र के साथ यह अपने आप घटता है, इसलिए बुज़ुर्ग में 70 % से थोड़ा कम सामान्य हो सकता है।',
  'The test is often repeated after an inhaled medicine, to see whether the airways open.':
    'साँस से ली जाने वाली दवा के बाद जाँच अक्सर दोबारा होती है, यह देखने के लिए कि नलियाँ खुलती हैं या नहीं।',
  'An infection, too little iron, a bleeding or a medicine are common reasons. Many small changes go away by themselves.':
    'इन्फ़ेक्शन, आयरन की कमी, ख़ून बहना या कोई दवा आम कारण हैं। कई छोटे फ़र्क़ अपने आप ठीक हो जाते हैं।',
  'Your doctor looks at all the counts together, and may repeat them.':
    'डॉक्टर सारी गिनती साथ में देखते हैं, और दोबारा करवा सकते हैं।',
  'Too little water, a medicine, high blood pressure, diabetes or a kidney disease can be the reason.':
    'पानी की कमी, कोई दवा, हाई ब्लड प्रेशर, डायबिटीज़ या गुर्दे की बीमारी कारण हो सकती है।',
  'Your doctor may repeat it and test your urine.': 'डॉक्टर इसे दोबारा करवा सकते हैं और पेशाब की जाँच करवा सकते हैं।',
  'Some changes are harmless and were always there. Others can show an uneven heartbeat, a strained heart or too little blood for the heart muscle.':
    'कुछ फ़र्क़ नुक़सान नहीं करते और हमेशा से होते हैं। कुछ से अनियमित धड़कन, दिल पर ज़ोर या दिल की मांसपेशी में ख़ून की कमी का पता चल सकता है।',
  'Your doctor compares it with earlier ones. Chest pain or fainting is an emergency: call for help at once.':
    'डॉक्टर इसे पहले वालों से मिलाते हैं। सीने में दर्द या बेहोशी इमरजेंसी है: तुरंत मदद बुलाएँ।',
  'It can show an infection, fluid, a larger heart, an old scar or a broken rib. Small findings are common and often harmless.':
    'इसमें इन्फ़ेक्शन, पानी, बढ़ा हुआ दिल, पुराना निशान या टूटी पसली दिख सकती है। छोटी-मोटी चीज़ें आम हैं और अक्सर नुक़सान नहीं करतीं।',
  'Your doctor explains the picture, and may repeat it after some weeks or order another scan.':
    'डॉक्टर तस्वीर समझाते हैं, और कुछ हफ़्तों बाद दोबारा या कोई और स्कैन करवा सकते हैं।',
  'It can show stones, cysts, a fatty liver or a swollen organ. Many small findings are harmless.':
    'इसमें पथरी, सिस्ट, फ़ैटी लिवर या सूजा हुआ अंग दिख सकता है। कई छोटी-मोटी चीज़ें नुक़सान नहीं करतीं।',
  'Your doctor explains the pictures, and may repeat them or order another test.':
    'डॉक्टर तस्वीरें समझाते हैं, और दोबारा या कोई और जाँच करवा सकते हैं।',
  'Food, weight, family, diabetes or an underactive thyroid can be the reason. Over years, high values can narrow the arteries.':
    'खाना, वज़न, परिवार, डायबिटीज़ या सुस्त थायराइड कारण हो सकता है। कई साल ज़्यादा रहने से ख़ून की नसें सँकरी हो सकती हैं।',
  'A fatty liver, alcohol, a virus, a medicine, herbal remedies or gallstones can be the reason.':
    'फ़ैटी लिवर, शराब, वायरस, कोई दवा, जड़ी-बूटियाँ या पित्त की पथरी कारण हो सकती है।',
  'A small change is often measured again after some weeks, a large one at once. Yellow eyes or confusion needs help at once.':
    'थोड़ा फ़र्क़ हो तो अक्सर कुछ हफ़्तों बाद दोबारा मापा जाता है, ज़्यादा हो तो तुरंत। आँखें पीली हों या बहकी-बहकी बातें करें, तो तुरंत मदद लें।',
  'The thyroid may be working too much or too little. Thyroid tablets, pregnancy or another illness can change it too.':
    'हो सकता है कि थायराइड ज़्यादा या कम काम कर रहा हो। थायराइड की गोलियाँ, गर्भावस्था या कोई और बीमारी भी इसे बदल सकती है।',
  'It is often repeated before anything is decided. Do not change thyroid tablets by yourself.':
    'कुछ तय करने से पहले यह अक्सर दोबारा मापा जाता है। थायराइड की गोलियाँ अपने आप न बदलें।',
  'It can show a weaker pump, a stiff wall or a valve that leaks. Tiny leaks are common and usually harmless.':
    'इसमें कमज़ोर पंप, सख़्त दीवार या रिसता वाल्व दिख सकता है। बहुत छोटा रिसाव आम है और आम तौर पर नुक़सान नहीं करता।',
  'Your doctor explains the pictures and says whether another test is needed.':
    'डॉक्टर तस्वीरें समझाते हैं और बताते हैं कि कोई और जाँच चाहिए या नहीं।',
  'It can show that you have or had dengue. Very early or late in the illness the test can miss it.':
    'इससे पता चल सकता है कि आपको डेंगू है या हुआ था। बीमारी के बहुत शुरू में या बहुत बाद में जाँच में डेंगू छूट सकता है।',
  'Rest, drinks and blood counts are usual. Against the fever take no aspirin or ibuprofen unless your doctor said so. Belly pain, bleeding, vomiting that goes on, or great sleepiness needs help at once, also when the fever falls.':
    'आराम, ख़ूब पीना और ख़ून की गिनती आम है। बुख़ार के लिए एस्पिरिन या आइबुप्रोफ़ेन न लें, जब तक डॉक्टर न कहें। पेट दर्द, ख़ून बहना, न रुकने वाली उल्टी या बहुत सुस्ती हो तो तुरंत मदद लें, बुख़ार उतरने पर भी।',
  'Parasites in the blood are the sign of malaria. It needs treatment today, also if you feel better.':
    'ख़ून में परजीवी मलेरिया का निशान हैं। इसका इलाज आज ही चाहिए, तबीयत बेहतर लगे तब भी।',
  'If none are seen, the test is repeated after 12 to 24 hours. Confusion, fits, trouble breathing or yellow eyes needs help at once.':
    'परजीवी न दिखें, तो जाँच 12 से 24 घंटे बाद दोबारा होती है। बहकी-बहकी बातें, दौरे, साँस लेने में तकलीफ़ या आँखें पीली हों, तो तुरंत मदद लें।',
  'An infection, diabetes, strain on the kidneys, a stone or a period can be the reason.':
    'इन्फ़ेक्शन, डायबिटीज़, गुर्दों पर ज़ोर, पथरी या माहवारी कारण हो सकती है।',
  'Your doctor may repeat it or send the urine for a culture. If you are pregnant and it shows protein, call the clinic on the same day.':
    'डॉक्टर इसे दोबारा करवा सकते हैं या पेशाब कल्चर के लिए भेज सकते हैं। आप गर्भवती हों और इसमें प्रोटीन आए तो उसी दिन क्लिनिक को फ़ोन करें।',
  'It can show a urine infection. Some germs come from the skin and mean nothing.':
    'इससे पेशाब के इन्फ़ेक्शन का पता चल सकता है। कुछ कीटाणु त्वचा से आते हैं और उनका कोई मतलब नहीं।',
  'Your doctor chooses the treatment by it, if you need any. Fever or pain in the side: call the clinic on the same day.':
    'इलाज चाहिए हो तो डॉक्टर इसी से चुनते हैं। बुख़ार हो या कमर के एक तरफ़ दर्द हो, तो उसी दिन क्लिनिक को फ़ोन करें।',
  'It can show worms or other parasites. Some of them are harmless.':
    'इसमें कीड़े या दूसरे परजीवी दिख सकते हैं। उनमें से कुछ नुक़सान नहीं करते।',
  'Your doctor says whether a treatment is needed. Sometimes more than one sample is tested.':
    'डॉक्टर बताते हैं कि इलाज चाहिए या नहीं। कभी-कभी एक से ज़्यादा नमूनों की जाँच होती है।',
  'It can show an infection of the lungs. Some germs live in the mouth and mean nothing.':
    'इससे फेफड़ों के इन्फ़ेक्शन का पता चल सकता है। कुछ कीटाणु मुँह में रहते हैं और उनका कोई मतलब नहीं।',
  'Your doctor chooses the treatment by it, if you need any. It does not look for tuberculosis: a cough of two weeks needs a test of its own.':
    'इलाज चाहिए हो तो डॉक्टर इसी से चुनते हैं। इसमें टीबी नहीं देखी जाती: दो हफ़्ते की खाँसी की अलग जाँच होनी चाहिए।',
  'It can show narrow airways, as in asthma or COPD, or lungs that hold less air.':
    'इसमें सँकरी साँस की नलियाँ दिख सकती हैं, जैसे दमा या सीओपीडी में, या कम हवा लेने वाले फेफड़े।',
  'It is often repeated after an inhaled medicine, to see whether the airways open.':
    'साँस से ली जाने वाली दवा के बाद यह अक्सर दोबारा होती है, यह देखने के लिए कि नलियाँ खुलती हैं या नहीं।',
  'It can show a break, worn joints or an old injury. A fine crack may be seen only some days later.':
    'इसमें टूटी हड्डी, घिसे जोड़ या पुरानी चोट दिख सकती है। बारीक दरार कुछ दिन बाद ही दिख सकती है।',
  'Your doctor explains the picture. If the pain stays, it may be repeated.':
    'डॉक्टर तस्वीर समझाते हैं। दर्द बना रहे तो इसे दोबारा किया जा सकता है।',
  'It can show a bleeding, a stroke, a swelling or an old scar. An early scan can miss a stroke.':
    'इसमें ख़ून बहना, लकवा (स्ट्रोक), सूजन या पुराना निशान दिख सकता है। जल्दी किए गए स्कैन में लकवा (स्ट्रोक) छूट सकता है।',
  'Your doctor explains the pictures. A new weakness, trouble speaking or the worst headache of your life is an emergency: call for help at once.':
    'डॉक्टर तस्वीरें समझाते हैं। नई कमज़ोरी, बोलने में तकलीफ़ या ज़िंदगी का सबसे तेज़ सिरदर्द इमरजेंसी है: तुरंत मदद बुलाएँ।',
};
