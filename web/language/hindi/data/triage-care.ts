// What to do at home, sentence by sentence. "As the packet says" is the only dose that is named. A draft, to be read by clinicians who speak Hindi.
import type { Catalogue } from '#contract/language/language.ts';

export const TRIAGE_CARE: Catalogue = {
  'Eat red meat, lentils and green vegetables, with fruit rich in vitamin C.':
    'लाल मांस, दाल और हरी सब्ज़ियाँ खाएँ, साथ में विटामिन C वाले फल।',
  'Take iron only after a blood test.': 'आयरन ख़ून की जाँच के बाद ही लें।',
  'Meat, fish, eggs, milk or fortified foods give B12; injections or tablets are needed if the body cannot take it up.':
    'मांस, मछली, अंडे, दूध या विटामिन मिलाई हुई चीज़ों से B12 मिलता है; शरीर उसे न सोख पाए तो इंजेक्शन या गोलियाँ लगती हैं।',
  'Green vegetables, beans and fruit hold folate.': 'हरी सब्ज़ियों, फलियों और फलों में फ़ोलिक एसिड होता है।',
  'Have B12 checked before taking folic acid for long.': 'लंबे समय तक फ़ोलिक एसिड लेने से पहले B12 की जाँच कराएँ।',
  'Take iron only if a blood test shows that you lack it.': 'आयरन तभी लें जब ख़ून की जाँच में उसकी कमी निकले।',
  'Drink enough, do not smoke, and keep the skin cool and moist.': 'पानी पिएँ, धूम्रपान न करें, और त्वचा को ठंडा और नम रखें।',
  'Many people need only regular blood checks.': 'बहुत लोगों को सिर्फ़ नियमित ख़ून की जाँच चाहिए होती है।',
  'Keep your vaccines up to date.': 'अपने टीके समय पर लगवाते रहें।',
  'Avoid aspirin and ibuprofen, and tell dentists and surgeons.':
    'एस्पिरिन और आइबुप्रोफ़ेन न लें, और दाँत के डॉक्टर और सर्जन को बताएँ।',
  'Stay active and go about your day as well as you can; bed rest slows healing.':
    'जितना हो सके चलते-फिरते रहें और रोज़ के काम करें; बिस्तर पर पड़े रहने से ठीक होने में देर लगती है।',
  'Take an anti-inflammatory as the packet says.': 'सूजन-दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Of painkillers take only paracetamol, as the packet says, unless your doctor said otherwise.':
    'दर्द की दवाओं में सिर्फ़ पैरासिटामोल लें, पैकेट पर लिखे अनुसार, जब तक आपके डॉक्टर ने कुछ और न कहा हो।',
  'Most are better within weeks.': 'ज़्यादातर कुछ हफ़्तों में ठीक हो जाते हैं।',
  'Exercise for back and belly muscles, a healthy weight and short walks often help more than rest.':
    'पेट और पीठ की मांसपेशियों की कसरत, सही वज़न और थोड़ा-थोड़ा टहलना अक्सर आराम से ज़्यादा काम आता है।',
  'Cycling and walking leaning forward are often possible; a physiotherapist can help.':
    'साइकिल चलाना और आगे झुककर चलना अक्सर हो पाता है; फ़िज़ियोथेरेपिस्ट मदद कर सकते हैं।',
  'Rest it for two days, cool it, bandage it lightly and raise it; then move again step by step.':
    'दो दिन आराम दें, ठंडी सिकाई करें, हल्की पट्टी बाँधें और ऊँचा रखें; फिर धीरे-धीरे हिलाना शुरू करें।',
  'Stretch the calf during a cramp and before bed; drink enough.': 'ऐंठन के समय और सोने से पहले पिंडली को खींचें; पानी पिएँ।',
  'Avoid overhead work for some weeks, keep the arm moving below shoulder height, and take a painkiller as the packet says.':
    'कुछ हफ़्ते सिर से ऊपर का काम न करें, बाँह को कंधे से नीचे हिलाते रहें, और पैकेट पर लिखे अनुसार दर्द की दवा लें।',
  'Gentle stretching several times a day and painkillers as the packet says; it gets better, but takes one to three years.':
    'दिन में कई बार हल्का खिंचाव और पैकेट पर लिखे अनुसार दर्द की दवा; यह ठीक होता है, पर एक से तीन साल लगते हैं।',
  'Less gripping and lifting with the palm down, an elbow strap, and exercises.':
    'हथेली नीचे करके पकड़ना और उठाना कम करें, कोहनी की पट्टी और कसरत मदद करती है।',
  'It heals within a year.': 'यह एक साल के अंदर ठीक हो जाता है।',
  'Rest from throwing and lifting with the palm up, and do stretching exercises.':
    'फेंकना और हथेली ऊपर करके उठाना बंद रखें, और खिंचाव की कसरत करें।',
  'Do not lean or kneel on it, and cool it.': 'उस पर न टिकें, घुटनों के बल न बैठें, और ठंडी सिकाई करें।',
  'Rest the thumb in a splint and lift with the palms up.': 'अँगूठे को सहारे की पट्टी में आराम दें, और हथेली ऊपर करके उठाएँ।',
  'Use an anti-inflammatory gel as the packet says.': 'सूजन-दर्द की जेल पैकेट पर लिखे अनुसार लगाएँ।',
  'Rest the hand and splint the finger at night.': 'हाथ को आराम दें और रात में उँगली को सहारे से बाँधें।',
  'No treatment is needed while the hand lies flat on a table.': 'जब तक हाथ मेज़ पर सीधा रखा जा सके, इलाज की ज़रूरत नहीं।',
  'Half of them go by themselves; do not hit them.': 'आधी गाँठें अपने आप चली जाती हैं; उन पर चोट न मारें।',
  'Strengthen thigh and hip, cut down on stairs and squats for a while, and cool the knee after sport.':
    'जाँघ और कूल्हे मज़बूत करें, कुछ समय सीढ़ियाँ और उठक-बैठक कम करें, और खेल के बाद घुटने की ठंडी सिकाई करें।',
  'Reduce jumping and running, and strengthen the thigh step by step.':
    'कूदना और दौड़ना कम करें, और जाँघ को धीरे-धीरे मज़बूत करें।',
  'It is harmless and often goes when the knee gets better.': 'इससे नुक़सान नहीं, और घुटना ठीक होने पर अक्सर चली जाती है।',
  'Do not lie on that side, avoid crossing legs, strengthen the hip, and take a painkiller as the packet says.':
    'उस करवट न लेटें, पैर पर पैर न चढ़ाएँ, कूल्हा मज़बूत करें, और दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Less running and jumping, shoes with a small heel lift, and slow heel-lowering exercises.':
    'दौड़ना-कूदना कम करें, थोड़ी ऊँची एड़ी वाले जूते पहनें, और एड़ी धीरे-धीरे नीचे लाने की कसरत करें।',
  'Stretch calf and sole several times a day, wear cushioned shoes, do not walk barefoot, and roll the sole over a cold bottle.':
    'दिन में कई बार पिंडली और तलवे को खींचें, गद्देदार जूते पहनें, नंगे पैर न चलें, और तलवे को ठंडी बोतल पर घुमाएँ।',
  'Wide, flat, cushioned shoes and a pad behind the ball of the foot help.':
    'चौड़े, सपाट, गद्देदार जूते और पंजे के नीचे गद्दी आराम देती है।',
  'Wide shoes and soft pads help.': 'चौड़े जूते और नरम गद्दियाँ आराम देती हैं।',
  'Rest from running for two weeks, cool the shins, and start again slowly in good shoes.':
    'दो हफ़्ते दौड़ना बंद रखें, पिंडली की ठंडी सिकाई करें, और अच्छे जूतों में धीरे-धीरे फिर शुरू करें।',
  'If a doctor has excluded the heart: warmth, and rest from heavy lifting.':
    'अगर डॉक्टर ने जाँचकर कहा है कि दिल ठीक है: सिकाई करें, और भारी वज़न न उठाएँ।',
  'Sit on a wedge cushion, lean forward, avoid constipation, and use warmth.':
    'गद्दी पर बैठें, आगे झुकें, क़ब्ज़ न होने दें, और सिकाई करें।',
  'Stay active; book an appointment while the child is still growing.': 'चलते-फिरते रहें; बच्चे के बढ़ने की उम्र में ही अपॉइंटमेंट लें।',
  'Rest, sip fluids and use warmth; note what brings the pain on.':
    'आराम करें, घूँट-घूँट पानी पिएँ और सिकाई करें; ध्यान दें कि दर्द किससे होता है।',
  'Eat more fibre step by step and drink enough.': 'धीरे-धीरे ज़्यादा रेशे वाला खाना खाएँ और पानी पिएँ।',
  'Keep a note of food and stools; do not smoke.': 'खाने और शौच का हिसाब लिखें; धूम्रपान न करें।',
  'Regular meals, less coffee and fizzy drinks, soluble fibre such as oats, and movement help.':
    'समय पर खाना, कॉफ़ी और गैस वाले पेय कम, दलिया जैसा रेशा, और चलना-फिरना मदद करता है।',
  'Keep a food diary.': 'खाने की डायरी रखें।',
  'Keep eating wheat until the tests are done, or they may be falsely normal.':
    'जाँच पूरी होने तक गेहूँ खाते रहें, नहीं तो जाँच ग़लत ढंग से सामान्य आ सकती है।',
  'Try lactose-free milk for two weeks, then bring milk back to see.':
    'दो हफ़्ते बिना लैक्टोज़ वाला दूध लें, फिर साधारण दूध लेकर देखें।',
  'Hard cheese and yoghurt are often fine.': 'सख़्त चीज़ (पनीर) और दही अक्सर चल जाते हैं।',
  'Drink enough and leave out anti-inflammatory tablets.': 'पानी पिएँ और सूजन-दर्द की गोलियाँ न लें।',
  'Eat small meals and note which foods worsen it.': 'थोड़ा-थोड़ा खाएँ और देखें कि किस खाने से बढ़ता है।',
  'Drink more, eat fruit, vegetables and whole grain, move daily and take time after breakfast.':
    'ज़्यादा पानी पिएँ, फल, सब्ज़ियाँ और मोटा अनाज खाएँ, रोज़ चलें और नाश्ते के बाद शौच के लिए समय दें।',
  'A laxative from the pharmacy may help for a few days.': 'दवा की दुकान से पेट साफ़ करने की दवा कुछ दिन मदद कर सकती है।',
  'Soften the stool with fibre and water, do not strain, keep the area clean and use a soothing cream for a few days.':
    'रेशे और पानी से मल नरम रखें, ज़ोर न लगाएँ, जगह साफ़ रखें और कुछ दिन आराम देने वाली क्रीम लगाएँ।',
  'Soften the stool with fibre and water, sit in warm water after going and do not hold back.':
    'रेशे और पानी से मल नरम रखें, शौच के बाद गुनगुने पानी में बैठें और शौच न रोकें।',
  'It often heals in some weeks.': 'यह अक्सर कुछ हफ़्तों में भर जाता है।',
  'Keep the area clean and dry until seen.': 'दिखाने तक जगह साफ़ और सूखी रखें।',
  'Warm baths and gentle pressure ease an attack; it is harmless.':
    'गुनगुने पानी में बैठना और हल्का दबाव दर्द कम करता है; इससे नुक़सान नहीं।',
  'Avoid sex until the result is known.': 'नतीजा आने तक संबंध न बनाएँ।',
  'Avoid straining; a softener helps.': 'ज़ोर न लगाएँ; मल नरम करने की दवा मदद करती है।',
  'See a doctor soon; do not treat a lasting lump as piles.':
    'जल्दी डॉक्टर को दिखाएँ; बनी रहने वाली गाँठ को बवासीर मानकर इलाज न करें।',
  'Avoid heavy lifting and straining until seen.': 'दिखाने तक भारी वज़न न उठाएँ और ज़ोर न लगाएँ।',
  'In babies it mostly closes by itself.': 'शिशुओं में यह ज़्यादातर अपने आप बंद हो जाता है।',
  'Adults avoid heavy lifting until seen.': 'बड़े लोग दिखाने तक भारी वज़न न उठाएँ।',
  'Book soon and note how long the change has lasted.': 'जल्दी अपॉइंटमेंट लें और लिखें कि बदलाव कब से है।',
  'Book a visit; polyps can be removed before they cause harm.':
    'अपॉइंटमेंट लें; मस्से (पॉलिप) नुक़सान करने से पहले निकाले जा सकते हैं।',
  'Note what brings flushing on, and avoid alcohol.': 'ध्यान दें कि चेहरा किससे लाल होता है, और शराब न पिएँ।',
  'Less juice and squash, normal fat in the diet, and fibre help.':
    'जूस और शरबत कम, खाने में सामान्य घी-तेल, और रेशा मदद करता है।',
  'The child stays well and grows.': 'बच्चा ठीक रहता है और बढ़ता है।',
  'Feed often, express a little to soften, use cool packs after feeds and a simple painkiller as the packet says.':
    'बार-बार दूध पिलाएँ, थोड़ा दूध निकालकर नरम करें, पिलाने के बाद ठंडी सिकाई करें और साधारण दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Keep feeding; the lump is harmless but should be scanned once.':
    'दूध पिलाती रहें; गाँठ से नुक़सान नहीं, पर एक बार स्कैन होना चाहिए।',
  'Keep feeding as the baby asks, use cool packs and a painkiller as the packet says; do not press hard.':
    'बच्चा जब माँगे दूध पिलाती रहें, ठंडी सिकाई करें और दर्द की दवा पैकेट पर लिखे अनुसार लें; ज़ोर से न दबाएँ।',
  'Have every new breast lump examined; most at a young age are harmless.':
    'स्तन की हर नई गाँठ की जाँच कराएँ; कम उम्र में ज़्यादातर नुक़सान नहीं करतीं।',
  'A well-fitting bra and simple painkillers help; have any single new lump seen.':
    'सही नाप की ब्रा और साधारण दर्द की दवा मदद करती है; कोई भी अकेली नई गाँठ दिखाएँ।',
  'A well-fitting bra day and night and a painkiller gel or tablet as the packet says help.':
    'दिन-रात सही नाप की ब्रा और दर्द की जेल या गोली, पैकेट पर लिखे अनुसार, मदद करती है।',
  'It is harmless, but a scan must tell it from other lumps.':
    'इससे नुक़सान नहीं, पर स्कैन से पक्का करना ज़रूरी है कि यह कोई और गाँठ तो नहीं।',
  'Book within days and name the lump clearly; you should be seen by a breast clinic within two weeks.':
    'कुछ दिनों में अपॉइंटमेंट लें और गाँठ की बात साफ़ बताएँ; दो हफ़्ते के अंदर स्तन क्लिनिक में दिखना चाहिए।',
  'A scaly nipple that does not heal in two weeks should be seen.':
    'पपड़ी वाला निप्पल दो हफ़्ते में ठीक न हो तो दिखाना चाहिए।',
  'Do not squeeze the nipple; it keeps the discharge going.': 'निप्पल न दबाएँ; उससे पानी आता रहता है।',
  'Book soon; bloody discharge should always be looked into.': 'जल्दी अपॉइंटमेंट लें; ख़ून वाले पानी की हमेशा जाँच होनी चाहिए।',
  'In boys at puberty it mostly goes within two years.': 'किशोर लड़कों में यह ज़्यादातर दो साल में चला जाता है।',
  'Rest when the pain comes and use your nitro spray if you have one.':
    'दर्द होने पर रुककर आराम करें और आपके पास नाइट्रो स्प्रे हो तो लें।',
  'Do not smoke.': 'धूम्रपान न करें।',
  'Weigh yourself each morning, keep salt low and take your tablets every day.':
    'रोज़ सुबह वज़न देखें, नमक कम खाएँ और अपनी गोलियाँ रोज़ लें।',
  'Extra beats are common and usually harmless.': 'अतिरिक्त धड़कनें आम हैं और आम तौर पर नुक़सान नहीं करतीं।',
  'Less coffee, alcohol and nicotine, and enough sleep, often calm them.':
    'कॉफ़ी, शराब और तंबाकू कम करना, और पूरी नींद, इन्हें अक्सर शांत करती है।',
  'Most people with it stay well.': 'ज़्यादातर लोग इसके साथ ठीक रहते हैं।',
  'Have the valve checked as often as your doctor advises.': 'डॉक्टर जितनी बार कहें, वाल्व की जाँच कराएँ।',
  'Less salt and alcohol, daily walking and a healthy weight lower it.':
    'कम नमक और शराब, रोज़ टहलना और सही वज़न इसे घटाता है।',
  'Take your tablets every day even when you feel well.': 'तबीयत ठीक लगे तब भी अपनी गोलियाँ रोज़ लें।',
  'Stand up in stages, drink enough and sit down at once when it comes.':
    'धीरे-धीरे खड़े हों, पानी पिएँ और चक्कर आते ही बैठ जाएँ।',
  'Ask to have your tablets reviewed.': 'डॉक्टर से अपनी गोलियों की समीक्षा करने को कहें।',
  'Lie down and raise your legs when you feel it coming.': 'बेहोशी आती लगे तो लेट जाएँ और पैर ऊपर करें।',
  'Drink enough and avoid standing long in the heat.': 'पानी पिएँ और गर्मी में देर तक खड़े न रहें।',
  'Drink plenty, rise slowly and ask about compression stockings and graded exercise lying down.':
    'ख़ूब पानी पिएँ, धीरे उठें, और दबाव वाले मोज़ों और लेटकर की जाने वाली कसरत के बारे में पूछें।',
  'Keep walking, raise the leg when resting and use a pain relief gel as the packet says.':
    'चलते रहें, आराम करते समय पैर ऊपर रखें और दर्द की जेल पैकेट पर लिखे अनुसार लगाएँ।',
  'Walk often, raise the legs when resting and try compression stockings.':
    'अक्सर चलें, आराम करते समय पैर ऊपर रखें और दबाव वाले मोज़े पहनकर देखें।',
  'Walk daily, raise your legs and use the compression stockings you were given.':
    'रोज़ चलें, पैर ऊपर रखें और दिए गए दबाव वाले मोज़े पहनें।',
  'Moisturise the skin.': 'त्वचा पर मॉइस्चराइज़र लगाएँ।',
  'Stop smoking and walk every day: to the pain, rest, and on again.':
    'धूम्रपान छोड़ें और रोज़ चलें: दर्द होने तक, फिर आराम, फिर चलें।',
  'Ask for a repeat prescription some days before your medicine runs out.': 'दवा ख़त्म होने से कुछ दिन पहले नया पर्चा माँगें।',
  'Cut sugary drinks, walk daily and aim for a healthy weight while you wait for your appointment.':
    'मीठे पेय कम करें, रोज़ टहलें और अपॉइंटमेंट तक सही वज़न की कोशिश करें।',
  'Losing some weight, walking daily and fewer sugary foods and drinks can turn it back.':
    'थोड़ा वज़न घटाना, रोज़ टहलना और मीठी चीज़ें कम करना इसे पीछे ले जा सकता है।',
  'It is treated well with one tablet a day.': 'रोज़ एक गोली से इसका अच्छा इलाज होता है।',
  'Until then rest as you need.': 'तब तक ज़रूरत के अनुसार आराम करें।',
  'Keep away from much coffee and iodine supplements until you have been seen.':
    'दिखाने तक ज़्यादा कॉफ़ी और आयोडीन की गोलियों से दूर रहें।',
  'Most nodules are harmless, but each should be examined once.':
    'ज़्यादातर गाँठें नुक़सान नहीं करतीं, पर हर एक की एक बार जाँच होनी चाहिए।',
  'An anti-inflammatory pain killer as the packet says usually helps; it settles over weeks.':
    'सूजन-दर्द की दवा, पैकेट पर लिखे अनुसार, आम तौर पर मदद करती है; यह कुछ हफ़्तों में शांत होता है।',
  'Do not stop steroid tablets on your own.': 'स्टेरॉयड की गोलियाँ अपने आप बंद न करें।',
  'Drink enough water and do not take extra calcium or vitamin D before you have been seen.':
    'पानी पिएँ, और दिखाने से पहले अलग से कैल्शियम या विटामिन D न लें।',
  'Drink small sips often; oral rehydration salts are best.': 'बार-बार छोटे घूँट पिएँ; ओआरएस सबसे अच्छा है।',
  'Continue breastfeeding babies.': 'शिशु को माँ का दूध पिलाती रहें।',
  'Small lasting changes work best: smaller plates, water instead of sweet drinks, a daily walk.':
    'छोटे, टिकने वाले बदलाव सबसे अच्छे हैं: छोटी थाली, मीठे पेय की जगह पानी, रोज़ टहलना।',
  'Ask us for support.': 'हमसे मदद माँगें।',
  'Eat less fat from animals, more vegetables and nuts, move daily and do not smoke.':
    'जानवरों की चर्बी कम, सब्ज़ियाँ और मेवे ज़्यादा खाएँ, रोज़ चलें और धूम्रपान न करें।',
  'Some sunlight each day, oily fish and the usual vitamin D supplement as the packet says help.':
    'रोज़ थोड़ी धूप, तैलीय मछली और विटामिन D की आम गोली, पैकेट पर लिखे अनुसार, मदद करती है।',
  'Skin care, raising the limb, gentle exercise and compression keep it down.':
    'त्वचा की देखभाल, हाथ या पैर ऊपर रखना, हल्की कसरत और दबाव वाली पट्टी सूजन कम रखती है।',
  'Avoid cuts on that limb.': 'उस हाथ या पैर को कटने से बचाएँ।',
  'Often it runs in the family and needs only watching.': 'यह अक्सर परिवार में चलता है और सिर्फ़ देखते रहना होता है।',
  'Fresh fruit and vegetables every day, and vitamin C as the packet says, turn it round in days.':
    'रोज़ ताज़े फल और सब्ज़ियाँ, और विटामिन C पैकेट पर लिखे अनुसार, कुछ दिनों में इसे ठीक करते हैं।',
  'Most settle in about three days.': 'ज़्यादातर क़रीब तीन दिन में ठीक हो जाते हैं।',
  'Give a painkiller as the packet says; do not put drops or buds into the ear unless told to.':
    'पैकेट पर लिखे अनुसार दर्द की दवा दें; जब तक कहा न जाए कान में बूँदें या बड्स न डालें।',
  'It often clears within three months.': 'यह अक्सर तीन महीने में ठीक हो जाता है।',
  'Speak clearly and face to face; swallowing, yawning or a nose balloon may help.':
    'सामने होकर साफ़ बोलें; निगलना, जम्हाई लेना या नाक से ग़ुब्बारा फुलाना मदद कर सकता है।',
  'Keep the ear dry; put nothing into it.': 'कान सूखा रखें; उसमें कुछ न डालें।',
  'Keep the ear dry, use nothing inside it, take a painkiller as the packet says.':
    'कान सूखा रखें, अंदर कुछ न डालें, दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Ear drops from a pharmacist or doctor usually help.': 'फ़ार्मासिस्ट या डॉक्टर की दी हुई कान की बूँदें आम तौर पर मदद करती हैं।',
  'A few drops of olive or almond oil for some days soften wax.': 'कुछ दिन जैतून या बादाम के तेल की कुछ बूँदें मैल नरम करती हैं।',
  'Use no buds or candles; a nurse can clear it.': 'बड्स या मोमबत्ती न डालें; नर्स साफ़ कर सकती हैं।',
  'Most clear within two to three weeks without antibiotics.': 'ज़्यादातर दो से तीन हफ़्तों में बिना एंटीबायोटिक ठीक हो जाते हैं।',
  'Salt-water rinses, rest, fluids and a painkiller as the packet says help.':
    'नमक के पानी से नाक धोना, आराम, पानी और दर्द की दवा पैकेट पर लिखे अनुसार मदद करती है।',
  'Rinse the nose with salt water daily, avoid smoke; a steroid nose spray from the pharmacy needs weeks to work.':
    'रोज़ नमक के पानी से नाक धोएँ, धुएँ से बचें; दवा की दुकान का स्टेरॉयड नाक स्प्रे असर में हफ़्ते लेता है।',
  'Avoid what sets it off, rinse the nose with salt water, and use an antihistamine or steroid nose spray as the packet says.':
    'जिससे होता है उससे बचें, नमक के पानी से नाक धोएँ, और एलर्जी की दवा या स्टेरॉयड नाक स्प्रे पैकेट पर लिखे अनुसार लें।',
  'Avoid smoke, strong smells and sudden cold; rinse with salt water.':
    'धुएँ, तेज़ गंध और अचानक ठंड से बचें; नमक के पानी से नाक धोएँ।',
  'Use decongestant sprays for a few days only.': 'बंद नाक खोलने वाले स्प्रे कुछ ही दिन इस्तेमाल करें।',
  'Salt-water rinses and sleeping with the head raised may help.':
    'नमक के पानी से नाक धोना और सिर ऊँचा करके सोना मदद कर सकता है।',
  'Most sore throats pass in a week.': 'गले की ज़्यादातर ख़राश एक हफ़्ते में ठीक हो जाती है।',
  'Lozenges ease it, but not for anybody under six.': 'गले की गोली चूसने से आराम मिलता है, पर छह साल से छोटे बच्चे को न दें।',
  'Drink, rest and take a painkiller as the packet says.': 'पिएँ, आराम करें और दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'A doctor decides with you whether an antibiotic is worth it.':
    'एंटीबायोटिक से फ़ायदा होगा या नहीं, यह डॉक्टर आपके साथ तय करते हैं।',
  'Rest as you need, drink, take a painkiller as the packet says.':
    'ज़रूरत के अनुसार आराम करें, पिएँ, दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'No contact sport or heavy lifting for about a month.': 'क़रीब एक महीने टक्कर वाले खेल और भारी वज़न उठाना बंद रखें।',
  'Rest the voice, do not whisper, drink, avoid smoke.': 'आवाज़ को आराम दें, फुसफुसाएँ नहीं, पिएँ, धुएँ से बचें।',
  'It usually clears within two weeks.': 'यह आम तौर पर दो हफ़्ते में ठीक हो जाता है।',
  'Stop smoking and ask for an urgent appointment; do not wait for it to pass.':
    'धूम्रपान छोड़ें और जल्दी का अपॉइंटमेंट माँगें; अपने आप ठीक होने का इंतज़ार न करें।',
  'Stay home five days from the swelling, drink, eat soft food, take a painkiller as the packet says.':
    'सूजन शुरू होने से पाँच दिन घर पर रहें, पिएँ, नरम खाना खाएँ, दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Drink plenty, suck lemon drops, massage the gland forwards with warmth.':
    'ख़ूब पिएँ, नींबू की गोली चूसें, सिकाई करके ग्रंथि को आगे की ओर मलें।',
  'Get up slowly, sit down when it spins, keep lights on at night.': 'धीरे उठें, चक्कर आए तो बैठ जाएँ, रात में बत्ती जलाए रखें।',
  'A simple head manoeuvre by a clinician often cures it.': 'डॉक्टर के सिर घुमाने के एक आसान तरीक़े से यह अक्सर ठीक हो जाता है।',
  'Lie still in an attack.': 'दौरे में चुपचाप लेटे रहें।',
  'Less salt, coffee and alcohol help some people.': 'नमक, कॉफ़ी और शराब कम करना कुछ लोगों को मदद करता है।',
  'Avoid silence: soft background sound helps.': 'एकदम सन्नाटे से बचें: धीमी पृष्ठभूमि की आवाज़ मदद करती है।',
  'Protect the ears from noise and keep good sleep.': 'कानों को शोर से बचाएँ और अच्छी नींद लें।',
  'Face the speaker, cut background noise, and have your hearing measured; aids work best early.':
    'बोलने वाले की ओर देखें, आसपास का शोर कम करें, और सुनने की जाँच कराएँ; मशीन जल्दी लगाने पर सबसे अच्छा काम करती है।',
  'Take care on stairs and in the dark until you are seen.': 'दिखाने तक सीढ़ियों पर और अँधेरे में सावधान रहें।',
  'Sit up, lean forward and pinch the soft part of the nose for 10 to 15 minutes without letting go.':
    'सीधे बैठें, आगे झुकें और नाक के नरम हिस्से को 10 से 15 मिनट बिना छोड़े दबाए रखें।',
  'Sip water instead of clearing the throat; eat earlier in the evening; it is usually harmless.':
    'गला साफ़ करने की जगह पानी का घूँट लें; शाम को जल्दी खाएँ; इससे आम तौर पर नुक़सान नहीं।',
  'It heals in one to two weeks.': 'यह एक से दो हफ़्ते में भर जाता है।',
  'Avoid sharp or spicy food, rinse with salt water; a gel from the pharmacy eases pain.':
    'नुकीला या मसालेदार खाना न खाएँ, नमक के पानी से कुल्ला करें; दवा की दुकान की जेल दर्द कम करती है।',
  'Rinse the mouth after a steroid inhaler, clean dentures and dummies well; a gel from the pharmacy clears most.':
    'स्टेरॉयड इनहेलर के बाद कुल्ला करें, नक़ली दाँत और चुसनी अच्छी तरह साफ़ करें; दवा की दुकान की जेल से ज़्यादातर ठीक हो जाता है।',
  'Stop tobacco and betel and ask for an urgent appointment.': 'तंबाकू और पान-सुपारी छोड़ें और जल्दी का अपॉइंटमेंट माँगें।',
  'Cool drinks, ice lollies and soft food; a painkiller for children as the packet says.':
    'ठंडे पेय, बर्फ़ की क़ुल्फ़ी और नरम खाना; बच्चों की दर्द की दवा पैकेट पर लिखे अनुसार।',
  'It passes in about ten days.': 'यह क़रीब दस दिन में ठीक हो जाता है।',
  'See a dentist in the next days.': 'अगले दिनों में दाँत के डॉक्टर को दिखाएँ।',
  'Take a painkiller as the packet says, avoid very hot, cold or sweet food.':
    'दर्द की दवा पैकेट पर लिखे अनुसार लें, बहुत गरम, ठंडा या मीठा न खाएँ।',
  'Brush gently twice a day, clean between the teeth, and see a dentist or hygienist.':
    'दिन में दो बार हल्के हाथ ब्रश करें, दाँतों के बीच साफ़ करें, और दाँत के डॉक्टर को दिखाएँ।',
  'Soft food, warm packs, no gum, and keep teeth apart when relaxed.':
    'नरम खाना, गरम सिकाई, च्युइंग गम नहीं, और आराम में दाँत अलग रखें।',
  'Most settle in weeks.': 'ज़्यादातर कुछ हफ़्तों में ठीक हो जाते हैं।',
  'A cool teething ring or a clean finger on the gum soothes.': 'ठंडा टीथिंग रिंग या मसूड़े पर साफ़ उँगली आराम देती है।',
  'Fever or diarrhoea is not from teething.': 'बुख़ार या दस्त दाँत निकलने से नहीं होते।',
  'A tender gland after a cold usually shrinks within weeks.':
    'ज़ुकाम के बाद दुखती गिल्टी आम तौर पर कुछ हफ़्तों में छोटी हो जाती है।',
  'Do not press it.': 'उसे न दबाएँ।',
  'Sit in front, look at the horizon, fresh air; a travel tablet as the packet says before the journey.':
    'आगे बैठें, दूर क्षितिज की ओर देखें, ताज़ी हवा लें; सफ़र से पहले सफ़र की गोली पैकेट पर लिखे अनुसार लें।',
  'Ask for an urgent appointment; do not wait for it to pass.': 'जल्दी का अपॉइंटमेंट माँगें; अपने आप ठीक होने का इंतज़ार न करें।',
  'Stop tobacco and betel; have the patch examined soon.': 'तंबाकू और पान-सुपारी छोड़ें; धब्बे की जल्दी जाँच कराएँ।',
  'It clears in one to two weeks.': 'यह एक से दो हफ़्ते में ठीक हो जाता है।',
  'Bathe the lids with clean cooled water, use cold packs, wash hands often, share no towels and leave lenses out.':
    'साफ़ ठंडे किए पानी से पलकें धोएँ, ठंडी सिकाई करें, हाथ अक्सर धोएँ, तौलिया साझा न करें और लेंस न लगाएँ।',
  'Most clear in about a week.': 'ज़्यादातर क़रीब एक हफ़्ते में ठीक हो जाते हैं।',
  'Wipe the lids clean with cooled boiled water, wash hands, share no towels; a pharmacist can advise on drops.':
    'उबालकर ठंडे किए पानी से पलकें पोंछें, हाथ धोएँ, तौलिया साझा न करें; फ़ार्मासिस्ट बूँदों के बारे में बता सकते हैं।',
  'Cool packs, no rubbing, rinse with artificial tears; antihistamine drops or tablets as the packet says.':
    'ठंडी सिकाई, मलें नहीं, आँसू जैसी बूँदों से धोएँ; एलर्जी की बूँदें या गोली पैकेट पर लिखे अनुसार।',
  'Hold a warm, clean, damp cloth on it for ten minutes several times a day.':
    'दिन में कई बार दस मिनट उस पर गरम, साफ़, गीला कपड़ा रखें।',
  'Do not squeeze; no make-up or lenses till it heals.': 'न दबाएँ; ठीक होने तक मेकअप या लेंस नहीं।',
  'Warm packs and gentle massage of the lid twice a day; most shrink in weeks to months.':
    'दिन में दो बार गरम सिकाई और पलक की हल्की मालिश; ज़्यादातर हफ़्तों से महीनों में छोटी हो जाती हैं।',
  'Warm packs, lid massage and cleaning the lashes once or twice a day, for months; it can be controlled, not always cured.':
    'दिन में एक-दो बार गरम सिकाई, पलक की मालिश और पलकों की सफ़ाई, कई महीने; यह क़ाबू में रहता है, हमेशा पूरा ठीक नहीं होता।',
  'Blink often, take screen breaks, avoid draughts; artificial tears from the pharmacy help.':
    'बार-बार पलक झपकाएँ, स्क्रीन से विराम लें, सीधी हवा से बचें; दवा की दुकान की आँसू जैसी बूँदें मदद करती हैं।',
  'It looks alarming but is harmless and fades in about two weeks.':
    'यह डरावना दिखता है पर नुक़सान नहीं करता और क़रीब दो हफ़्ते में मिट जाता है।',
  'Do not rub.': 'न मलें।',
  'Have pressure, discs and fields checked; drops work only when used every day.':
    'आँख का दबाव, नस और नज़र का दायरा जँचवाते रहें; बूँदें रोज़ डालने पर ही काम करती हैं।',
  'Brighter light, new glasses and sunglasses help for a while; a small operation restores sight when it bothers you.':
    'तेज़ रोशनी, नया चश्मा और धूप का चश्मा कुछ समय मदद करते हैं; परेशानी होने पर छोटा ऑपरेशन नज़र लौटा देता है।',
  'Stop smoking, use good light and magnifiers, and test each eye weekly with a grid.':
    'धूम्रपान छोड़ें, अच्छी रोशनी और आवर्धक शीशा लें, और हर हफ़्ते जाली वाले चार्ट से एक-एक आँख जाँचें।',
  'Keep sugar and blood pressure on target and go to every eye screening.':
    'शुगर और बीपी लक्ष्य पर रखें और आँख की हर जाँच में जाएँ।',
  'Wipe the eye clean and massage gently from the inner corner down the nose.':
    'आँख साफ़ पोंछें और भीतरी कोने से नाक की ओर नीचे हल्की मालिश करें।',
  'In babies most open by one year.': 'शिशुओं में ज़्यादातर एक साल तक खुल जाती हैं।',
  'Sunglasses, a hat and artificial tears help.': 'धूप का चश्मा, टोपी और आँसू जैसी बूँदें मदद करती हैं।',
  'Have your eyes measured by an optician; good light and breaks help.':
    'चश्मे वाले से आँखें जँचवाएँ; अच्छी रोशनी और विराम मदद करते हैं।',
  'Have a child with a squint seen; early glasses or patching saves sight.':
    'भेंगे बच्चे को दिखाएँ; जल्दी चश्मा या पट्टी नज़र बचाती है।',
  'Lubricating drops or gel protect the eye until it is put right.': 'ठीक होने तक नमी वाली बूँदें या जेल आँख को बचाती हैं।',
  'Take small sips often, best an oral rehydration drink.': 'बार-बार छोटे घूँट लें, ओआरएस सबसे अच्छा है।',
  'Eat what you can, wash hands well and stay home until 48 hours after the last bout.':
    'जो खा सकें खाएँ, हाथ अच्छी तरह धोएँ और आख़िरी उल्टी-दस्त के 48 घंटे बाद तक घर पर रहें।',
  'Rest the stomach for half an hour, then take a spoonful or sip of oral rehydration drink every few minutes.':
    'आधे घंटे पेट को आराम दें, फिर हर कुछ मिनट पर ओआरएस का एक चम्मच या घूँट लें।',
  'Drink oral rehydration fluids.': 'ओआरएस पिएँ।',
  'Avoid tablets that stop diarrhoea while there is fever or blood.': 'बुख़ार या ख़ून हो तो दस्त रोकने वाली गोलियाँ न लें।',
  'Sip oral rehydration drink and rest; it usually settles in a day or two.':
    'ओआरएस घूँट-घूँट पिएँ और आराम करें; यह आम तौर पर एक-दो दिन में ठीक हो जाता है।',
  'Return to food when you feel like it.': 'मन करे तब खाना शुरू करें।',
  'Drink oral rehydration fluids; bottled or boiled water only.': 'ओआरएस पिएँ; सिर्फ़ बोतल का या उबला पानी।',
  'Drink plenty and avoid milk for a few weeks; medicine from a doctor clears it.':
    'ख़ूब पिएँ और कुछ हफ़्ते दूध न लें; डॉक्टर की दवा से यह ठीक होता है।',
  'Avoid ibuprofen-like tablets, smoking and alcohol.': 'आइबुप्रोफ़ेन जैसी गोलियाँ, धूम्रपान और शराब से बचें।',
  'Antacids may ease it until you are seen.': 'दिखाने तक एसिडिटी की दवा आराम दे सकती है।',
  'Eat small plain meals, leave out alcohol and anti-inflammatory tablets.':
    'थोड़ा-थोड़ा सादा खाना खाएँ, शराब और सूजन-दर्द की गोलियाँ न लें।',
  'An antacid as the packet says may help.': 'एसिडिटी की दवा पैकेट पर लिखे अनुसार मदद कर सकती है।',
  'Eat smaller meals, slowly, and not late.': 'थोड़ा-थोड़ा, धीरे खाएँ, और देर रात नहीं।',
  'Coffee, alcohol and fatty food often make it worse; an antacid may help.':
    'कॉफ़ी, शराब और चिकना खाना इसे अक्सर बढ़ाता है; एसिडिटी की दवा मदद कर सकती है।',
  'Raise the head of the bed, eat early and small, lose weight if you can.':
    'पलंग का सिरहाना ऊँचा करें, जल्दी और थोड़ा खाएँ, हो सके तो वज़न घटाएँ।',
  'Antacids or alginate as the packet says.': 'एसिडिटी की दवा पैकेट पर लिखे अनुसार।',
  'Give smaller, more frequent feeds and hold the baby upright for half an hour after.':
    'थोड़ा-थोड़ा और ज़्यादा बार दूध पिलाएँ और उसके बाद आधे घंटे शिशु को सीधा रखें।',
  'Always lay the baby on the back to sleep.': 'शिशु को हमेशा पीठ के बल सुलाएँ।',
  'Take tablets sitting up with a full glass of water; soft, cool food helps.':
    'गोलियाँ बैठकर पूरे गिलास पानी के साथ लें; नरम, ठंडा खाना मदद करता है।',
  'Chew well and eat slowly; leave out foods that stick until seen.':
    'अच्छी तरह चबाएँ और धीरे खाएँ; दिखाने तक वे चीज़ें न खाएँ जो अटकती हैं।',
  'Warm drinks and slow meals may ease it once the heart has been checked.':
    'दिल की जाँच हो जाने के बाद, गरम पेय और धीरे खाना आराम दे सकता है।',
  'Eat slowly, drink with meals and sleep with the head raised.': 'धीरे खाएँ, खाने के साथ पिएँ और सिर ऊँचा करके सोएँ।',
  'Eat slowly and drink water after meals.': 'धीरे खाएँ और खाने के बाद पानी पिएँ।',
  'Chew well and cut food small until you are seen.': 'दिखाने तक अच्छी तरह चबाएँ और खाना छोटा काटें।',
  'Small meals, no late eating and a raised bed head help.': 'थोड़ा खाना, देर रात न खाना और ऊँचा सिरहाना मदद करता है।',
  'Eat small, rich meals often while the tests are arranged without delay.':
    'जाँचें बिना देर हों, तब तक थोड़ा-थोड़ा पौष्टिक खाना बार-बार खाएँ।',
  'Take soft or liquid food while urgent tests are arranged.': 'जल्दी की जाँचें होने तक नरम या पतला खाना खाएँ।',
  'Eat small, soft, low-fat meals and walk after them.': 'थोड़ा-थोड़ा नरम, कम चिकनाई वाला खाना खाएँ और खाने के बाद टहलें।',
  'Hold, rock, warm bath, wind the baby after feeds.': 'गोद में लें, झुलाएँ, गुनगुने पानी से नहलाएँ, दूध के बाद डकार दिलाएँ।',
  'It passes by about four months; ask for a break when you need one.':
    'यह क़रीब चार महीने तक ठीक हो जाता है; ज़रूरत हो तो किसी से बच्चा सँभालने को कहें और आराम लें।',
  'Do not change the feed alone; a doctor or dietitian will guide a trial without milk.':
    'दूध अपने आप न बदलें; डॉक्टर या आहार विशेषज्ञ बिना दूध के आज़माने में मदद करेंगे।',
  'Rest, drink plenty and use paracetamol as the packet says until dengue has been ruled out.':
    'आराम करें, ख़ूब पिएँ और डेंगू की जाँच होने तक पैरासिटामोल पैकेट पर लिखे अनुसार लें।',
  'Rest and drink plenty.': 'आराम करें और ख़ूब पिएँ।',
  'Use condoms for some months; if you are or may be pregnant, be seen soon.':
    'कुछ महीने कंडोम लगाएँ; गर्भवती हों या हो सकती हों तो जल्दी दिखाएँ।',
  'Use condoms until tested.': 'जाँच होने तक कंडोम लगाएँ।',
  'If contact was within three days, ask today for preventive medicine.':
    'संपर्क तीन दिन के अंदर हुआ हो तो आज ही बचाव की दवा के लिए पूछें।',
  'HIV is treated well today.': 'आज एचआईवी का अच्छा इलाज होता है।',
  'Use condoms until you know your result.': 'नतीजा पता होने तक कंडोम लगाएँ।',
  'Drink no raw milk.': 'कच्चा दूध न पिएँ।',
  'It needs weeks of antibiotics from a doctor.': 'इसमें डॉक्टर की कई हफ़्तों की एंटीबायोटिक चाहिए।',
  'In healthy people it settles by itself within weeks.': 'स्वस्थ लोगों में यह कुछ हफ़्तों में अपने आप ठीक हो जाता है।',
  'Keep the scratch clean.': 'खरोंच साफ़ रखें।',
  'Fluids, light clothes and fever medicine as the packet says.': 'पानी, हल्के कपड़े और बुख़ार की दवा पैकेट पर लिखे अनुसार।',
  'When the rash comes, the worst is over.': 'दाने निकल आएँ तो समझें कि सबसे बुरा वक़्त निकल गया।',
  'Rest, drink plenty and use fever medicine as the packet says.': 'आराम करें, ख़ूब पिएँ और बुख़ार की दवा पैकेट पर लिखे अनुसार लें।',
  'Keep away from pregnant women.': 'गर्भवती महिलाओं से दूर रहें।',
  'It should pass within a week.': 'यह एक हफ़्ते में ठीक हो जाना चाहिए।',
  'The whole household takes worm medicine from the pharmacy as the packet says, repeated after two weeks.':
    'घर के सभी लोग दवा की दुकान से कीड़े की दवा पैकेट पर लिखे अनुसार लें, और दो हफ़्ते बाद फिर।',
  'Wash hands, cut nails and change nightwear and bedding.': 'हाथ धोएँ, नाख़ून काटें, रात के कपड़े और चादरें बदलें।',
  'Wash hands and raw vegetables well; worm medicine clears most of them.':
    'हाथ और कच्ची सब्ज़ियाँ अच्छी तरह धोएँ; कीड़े की दवा से ज़्यादातर निकल जाते हैं।',
  'In healthy people it passes by itself.': 'स्वस्थ लोगों में यह अपने आप ठीक हो जाता है।',
  'In pregnancy be seen soon.': 'गर्भवती हों तो जल्दी दिखाएँ।',
  'In healthy people rest and fluids are enough; it lasts some weeks.':
    'स्वस्थ लोगों में आराम और पानी काफ़ी है; यह कुछ हफ़्ते रहता है।',
  'Wash and dry the limb daily, raise it and treat small wounds.':
    'हाथ या पैर को रोज़ धोकर सुखाएँ, ऊपर रखें और छोटे घावों का इलाज करें।',
  'Keep apart from others, cover the spots and call before you come.': 'दूसरों से अलग रहें, दाने ढकें और आने से पहले फ़ोन करें।',
  'Glands with a cold settle within weeks.': 'ज़ुकाम की गिल्टियाँ कुछ हफ़्तों में ठीक हो जाती हैं।',
  'Use pain relief as the packet says.': 'दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'A cool cloth, fluids and fever medicine as the packet says help.':
    'ठंडा कपड़ा, पानी और बुख़ार की दवा पैकेट पर लिखे अनुसार मदद करती है।',
  'It passes in one to three days.': 'यह एक से तीन दिन में ठीक हो जाता है।',
  'Rest, sleep enough and add activity in small steps.': 'आराम करें, पूरी नींद लें और काम छोटे-छोटे क़दमों में बढ़ाएँ।',
  'It usually lifts within weeks.': 'यह आम तौर पर कुछ हफ़्तों में उतर जाती है।',
  'Do not leave the person alone; lay them on their side, keep them warm, give sips of water when awake.':
    'मरीज़ को अकेला न छोड़ें; करवट से लिटाएँ, गरम रखें, जागा हो तो पानी के घूँट दें।',
  'Find and leave the source: old paint, cosmetics, spices, pots or work dust.':
    'उसका स्रोत ढूँढें और उससे दूर हों: पुराना पेंट, सौंदर्य प्रसाधन, मसाले, बर्तन या काम की धूल।',
  'Wash hands often.': 'हाथ अक्सर धोएँ।',
  'Read the leaflet and ask your pharmacist or doctor before you stop or change a prescribed medicine.':
    'लिखी हुई दवा बंद करने या बदलने से पहले उसका पर्चा पढ़ें और फ़ार्मासिस्ट या डॉक्टर से पूछें।',
  'Press firmly with a clean cloth for ten minutes, rinse with clean water, cover.':
    'साफ़ कपड़े से दस मिनट ज़ोर से दबाएँ, साफ़ पानी से धोएँ, ढकें।',
  'Gaping, deep or dirty cuts need care the same day.': 'खुले, गहरे या गंदे घाव उसी दिन दिखाने चाहिए।',
  'Rinse a graze with clean water and cover it; cool a bruise for ten minutes at a time and rest it.':
    'छिली जगह साफ़ पानी से धोकर ढकें; नील की दस-दस मिनट ठंडी सिकाई करें और आराम दें।',
  'Wash well with soap and water.': 'साबुन-पानी से अच्छी तरह धोएँ।',
  'Ask about a tetanus booster within a day or two.': 'एक-दो दिन में टिटनेस के टीके के बारे में पूछें।',
  'Take rings off, cool it, raise the hand, tape it to the next finger.':
    'अँगूठियाँ उतारें, ठंडी सिकाई करें, हाथ ऊपर रखें, उसे पास की उँगली से बाँधें।',
  'If the child cried at once and plays again, cool the bump, give quiet play and watch for a day.':
    'बच्चा तुरंत रोया हो और फिर खेलने लगा हो, तो गूमड़ की ठंडी सिकाई करें, शांत खेल दें और एक दिन देखते रहें।',
  'It may sleep; check that it rouses normally.': 'वह सो सकता है; देखें कि जगाने पर ठीक से जागता है।',
  'Keep moving: strength and walking help most.': 'चलते-फिरते रहें: ताक़त की कसरत और चलना सबसे ज़्यादा मदद करते हैं।',
  'Lose weight if you can.': 'हो सके तो वज़न घटाएँ।',
  'See a doctor within days: early treatment protects the joints.':
    'कुछ दिनों में डॉक्टर को दिखाएँ: जल्दी इलाज जोड़ों को बचाता है।',
  'An anti-inflammatory as the packet says may bridge the time.':
    'तब तक सूजन-दर्द की दवा, पैकेट पर लिखे अनुसार, सहारा दे सकती है।',
  'Rest and cool the joint, drink water, leave out alcohol.': 'जोड़ को आराम दें और ठंडा करें, पानी पिएँ, शराब न पिएँ।',
  'An anti-inflammatory as the packet says helps if you tolerate it and your kidneys are well.':
    'सूजन-दर्द की दवा, पैकेट पर लिखे अनुसार, मदद करती है, अगर वह आपको माफ़िक़ आती है और गुर्दे ठीक हैं।',
  'Daily stretching and exercise help more than rest.': 'रोज़ का खिंचाव और कसरत आराम से ज़्यादा मदद करती है।',
  'An anti-inflammatory as the packet says often works well.':
    'सूजन-दर्द की दवा, पैकेट पर लिखे अनुसार, अक्सर अच्छा काम करती है।',
  'See a doctor within days; keep joints moving gently.': 'कुछ दिनों में डॉक्टर को दिखाएँ; जोड़ धीरे-धीरे हिलाते रहें।',
  'See a doctor within days: low-dose steroid tablets help quickly.':
    'कुछ दिनों में डॉक्टर को दिखाएँ: डॉक्टर की दी कम मात्रा की स्टेरॉयड गोलियाँ जल्दी मदद करती हैं।',
  'Gentle, regular exercise that grows slowly, good sleep habits and pacing help most.':
    'धीरे-धीरे बढ़ने वाली हल्की नियमित कसरत, अच्छी नींद और अपनी रफ़्तार से काम सबसे ज़्यादा मदद करते हैं।',
  'Protect your skin from the sun and rest when tired; see a doctor within days.':
    'त्वचा को धूप से बचाएँ और थकने पर आराम करें; कुछ दिनों में डॉक्टर को दिखाएँ।',
  'Keep hands warm, do not smoke, and see a doctor within days.':
    'हाथ गरम रखें, धूम्रपान न करें, और कुछ दिनों में डॉक्टर को दिखाएँ।',
  'Artificial tears, sips of water and sugar-free gum help; see the dentist regularly.':
    'आँसू जैसी बूँदें, पानी के घूँट और बिना चीनी का च्युइंग गम मदद करते हैं; दाँत के डॉक्टर को नियमित दिखाएँ।',
  'Exercise with weight on the bones, enough calcium and vitamin D, no smoking, and a home without trip hazards.':
    'हड्डियों पर वज़न वाली कसरत, पूरा कैल्शियम और विटामिन D, धूम्रपान नहीं, और घर में ठोकर की चीज़ें न हों।',
  'Simple painkillers as the packet says; book an appointment.': 'साधारण दर्द की दवा पैकेट पर लिखे अनुसार; अपॉइंटमेंट लें।',
  'Avoid jumping and running until the child has been examined within days.':
    'कुछ दिनों में बच्चे की जाँच होने तक कूदना-दौड़ना बंद रखें।',
  'Book a paediatrician within days; gentle movement is good.':
    'कुछ दिनों में बच्चों के डॉक्टर का अपॉइंटमेंट लें; हल्का हिलना-डुलना अच्छा है।',
  'Massage, warmth and a painkiller as the packet says on bad nights; it passes with age.':
    'जिन रातों में दर्द हो, मालिश, सिकाई और दर्द की दवा पैकेट पर लिखे अनुसार; यह उम्र के साथ ठीक हो जाता है।',
  'Less jumping and running for some weeks, ice after sport, and stretching of the thigh.':
    'कुछ हफ़्ते कूदना-दौड़ना कम, खेल के बाद बर्फ़, और जाँघ का खिंचाव।',
  'Do not swaddle the legs straight; book an appointment within days.':
    'बच्चे की टाँगें सीधी करके कपड़े में न लपेटें; कुछ दिनों में अपॉइंटमेंट लें।',
  'Use a stick and avoid load until the hip has been examined within days.':
    'छड़ी लें और कुछ दिनों में कूल्हे की जाँच होने तक उस पर वज़न न डालें।',
  'Sunlight and food with vitamin D help; doses are set after a blood test.':
    'धूप और विटामिन D वाला खाना मदद करता है; दवा की मात्रा ख़ून की जाँच के बाद तय होती है।',
  'Keep blood pressure and sugar in range, avoid ibuprofen-like tablets and do not smoke.':
    'बीपी और शुगर क़ाबू में रखें, आइबुप्रोफ़ेन जैसी गोलियाँ न लें और धूम्रपान न करें।',
  'Keep sugar and blood pressure in range and have the yearly urine test.':
    'शुगर और बीपी क़ाबू में रखें और हर साल पेशाब की जाँच कराएँ।',
  'Drink well, keep salt low and have the blood pressure checked.': 'पानी पिएँ, नमक कम खाएँ और बीपी जँचवाएँ।',
  'Measure your blood pressure at home and note the values.': 'घर पर बीपी नापें और लिखकर रखें।',
  'Treat constipation and get urine tested early with each fever.':
    'क़ब्ज़ का इलाज करें और हर बुख़ार में पेशाब की जाँच जल्दी कराएँ।',
  'Rest it for two days, cool it, bandage it and raise it; then start moving and walking as pain allows.':
    'दो दिन आराम दें, ठंडी सिकाई करें, पट्टी बाँधें और ऊँचा रखें; फिर दर्द जितना चलने दे, हिलाना और चलना शुरू करें।',
  'Rest from twisting and squatting, cool it, and take a painkiller as the packet says.':
    'मोड़ना और उकड़ूँ बैठना बंद रखें, ठंडी सिकाई करें, और दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Stop running and jumping; walk only as far as it does not hurt until seen.':
    'दौड़ना-कूदना बंद करें; दिखाने तक उतना ही चलें जितने में दर्द न हो।',
  'Take painkillers as the packet says so that you can breathe deeply and cough; hold a pillow to the chest.':
    'दर्द की दवा पैकेट पर लिखे अनुसार लें, ताकि गहरी साँस ले सकें और खाँस सकें; सीने पर तकिया दबाकर रखें।',
  'No tight bandage.': 'कसकर पट्टी न बाँधें।',
  'Cool it for ten minutes several times, raise it, and take a painkiller as the packet says.':
    'कई बार दस मिनट ठंडी सिकाई करें, ऊँचा रखें, और दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Avoid alcohol, use condoms and do not share razors or needles.': 'शराब न पिएँ, कंडोम लगाएँ और रेज़र या सुई साझा न करें।',
  'Avoid alcohol.': 'शराब न पिएँ।',
  'Tablets now cure most people.': 'अब गोलियों से ज़्यादातर लोग ठीक हो जाते हैं।',
  'Losing a tenth of your weight, moving daily and little alcohol help the liver most.':
    'वज़न का दसवाँ हिस्सा घटाना, रोज़ चलना और शराब बहुत कम करना लिवर को सबसे ज़्यादा मदद करता है।',
  'It is harmless.': 'इससे नुक़सान नहीं।',
  'Yellowness comes with fasting, illness or stress and passes.':
    'पीलापन भूखे रहने, बीमारी या तनाव में आता है और चला जाता है।',
  'Moisturise dry itchy skin and avoid hot baths.': 'सूखी, खुजली वाली त्वचा पर मॉइस्चराइज़र लगाएँ और गरम पानी से न नहाएँ।',
  'Avoid iron and vitamin C tablets and keep alcohol low.': 'आयरन और विटामिन C की गोलियाँ न लें और शराब कम रखें।',
  'Avoid knocks to the tummy until the specialist has seen you.': 'विशेषज्ञ को दिखाने तक पेट को चोट से बचाएँ।',
  'Keep small daily routines, move, see someone you trust, drink no alcohol.':
    'रोज़ के छोटे काम बनाए रखें, चलें-फिरें, किसी भरोसेमंद से मिलें, शराब न पिएँ।',
  'Talking therapy and medicines help most people.': 'बातचीत वाला इलाज और दवाएँ ज़्यादातर लोगों को मदद करती हैं।',
  'Slow breathing, movement, less coffee and alcohol, and steady sleep help.':
    'धीमी साँस, चलना-फिरना, कॉफ़ी और शराब कम, और बँधे समय की नींद मदद करती है।',
  'Talking therapy works well.': 'बातचीत वाला इलाज अच्छा काम करता है।',
  'Breathe out slowly, longer than in; the wave passes within minutes.':
    'धीरे-धीरे साँस छोड़ें, लेने से ज़्यादा देर तक; लहर कुछ मिनट में निकल जाती है।',
  'Therapy cures most.': 'इलाज से ज़्यादातर लोग ठीक हो जाते हैं।',
  'Small, repeated steps towards what you fear help; avoiding it feeds it.':
    'जिससे डर लगता है उसकी ओर छोटे-छोटे क़दम बार-बार मदद करते हैं; बचते रहने से डर बढ़ता है।',
  'Therapy works well.': 'इलाज अच्छा काम करता है।',
  'Thoughts are not deeds.': 'ख़याल आना, वैसा करना नहीं होता।',
  'Tell a doctor; therapy that practises not doing the ritual works.':
    'डॉक्टर को बताएँ; वह इलाज काम करता है जिसमें दोहराने वाला काम न करने का अभ्यास होता है।',
  'Keep routines and be with people you trust.': 'रोज़ के काम बनाए रखें और भरोसे के लोगों के साथ रहें।',
  'Therapy made for trauma helps most.': 'सदमे के लिए बना बातचीत वाला इलाज सबसे ज़्यादा मदद करता है।',
  'Grief and stress need time.': 'शोक और तनाव को समय चाहिए।',
  'Keep meals, sleep and company; talk to someone.': 'खाना, नींद और लोगों का साथ बनाए रखें; किसी से बात करें।',
  'Tell someone and see a doctor soon; families are part of the treatment.':
    'किसी को बताएँ और जल्दी डॉक्टर को दिखाएँ; परिवार भी इलाज का हिस्सा है।',
  'Do not diet further.': 'और डाइटिंग न करें।',
  'Eat at regular times and tell someone you trust; guided self-help and therapy work.':
    'बँधे समय पर खाएँ और किसी भरोसेमंद को बताएँ; रास्ता दिखाकर कराया गया अभ्यास और बातचीत वाला इलाज काम करते हैं।',
  'Same rising time daily, bed only for sleep, no screens or coffee late, get up if awake.':
    'रोज़ एक ही समय उठें, बिस्तर सिर्फ़ सोने के लिए, देर रात स्क्रीन या कॉफ़ी नहीं, नींद न आए तो उठ जाएँ।',
  'Sleep training works better than tablets.': 'नींद का अभ्यास गोलियों से बेहतर काम करता है।',
  'Clear routines, short tasks, praise, movement and enough sleep help.':
    'साफ़ दिनचर्या, छोटे काम, शाबाशी, चलना-फिरना और पूरी नींद मदद करती है।',
  'Praise good behaviour, few clear rules, calm consequences; parent training helps.':
    'अच्छे बरताव की तारीफ़, थोड़े साफ़ नियम, शांति से नतीजे; माता-पिता की ट्रेनिंग मदद करती है।',
  'Predictable days and clear words help; ask early for an assessment.':
    'तय दिनचर्या और साफ़ शब्द मदद करते हैं; जल्दी जाँच के लिए पूछें।',
  'Regular visits with one doctor, less checking and searching, more movement.':
    'एक ही डॉक्टर से नियमित मिलें, बार-बार जाँचना और खोजना कम, चलना-फिरना ज़्यादा।',
  'Make a plan for crises with someone you trust; therapy helps.':
    'किसी भरोसेमंद के साथ मुश्किल समय की योजना बनाएँ; इलाज मदद करता है।',
  'Do not stop all at once after heavy daily drinking: that can be dangerous.':
    'रोज़ बहुत पीने के बाद एकदम से बंद न करें: यह ख़तरनाक हो सकता है।',
  'Ask for help to cut down safely.': 'सुरक्षित ढंग से कम करने के लिए मदद माँगें।',
  'Treatment works and is confidential.': 'इलाज काम करता है और गोपनीय है।',
  'Never use alone; do not mix with alcohol or sleeping tablets.':
    'कभी अकेले नशा न करें; शराब या नींद की गोलियों के साथ न मिलाएँ।',
  'Pace yourself: stop before you are worn out, rest in between, and plan the day.':
    'अपनी रफ़्तार रखें: थककर चूर होने से पहले रुकें, बीच में आराम करें, और दिन की योजना बनाएँ।',
  'Rest, drink enough, take breaks from screens and loosen the neck and shoulders.':
    'आराम करें, पानी पिएँ, स्क्रीन से विराम लें और गर्दन-कंधे ढीले करें।',
  'A simple painkiller as the packet says helps, but not on more than two days a week.':
    'साधारण दर्द की दवा पैकेट पर लिखे अनुसार मदद करती है, पर हफ़्ते में दो दिन से ज़्यादा नहीं।',
  'Lie down in a dark, quiet room, sip water and take a painkiller early, as the packet says.':
    'अँधेरे, शांत कमरे में लेटें, पानी के घूँट लें और दर्द की दवा जल्दी, पैकेट पर लिखे अनुसार, लें।',
  'Note what sets an attack off.': 'लिखें कि दौरा किससे शुरू होता है।',
  'Rest in a dark, quiet place during an attack and keep regular sleep and meals.':
    'दौरे में अँधेरी, शांत जगह आराम करें और सोने-खाने का समय बँधा रखें।',
  'Avoid alcohol during a bout and keep a diary of the attacks.': 'दौरों के दिनों में शराब न पिएँ और दौरों की डायरी रखें।',
  'Ordinary painkillers act too slowly; a doctor can prescribe what works.':
    'साधारण दर्द की दवाएँ बहुत धीरे असर करती हैं; डॉक्टर वह दे सकते हैं जो काम करे।',
  'Count the days with painkillers and talk to a doctor about stopping them; headaches often get worse for a few days before they improve.':
    'दर्द की दवा वाले दिन गिनें और उन्हें बंद करने के बारे में डॉक्टर से बात करें; सिरदर्द ठीक होने से पहले अक्सर कुछ दिन बढ़ते हैं।',
  'Make the home safe against falls and use a walking aid.': 'घर को गिरने से सुरक्षित करें और चलने में सहारा लें।',
  'Film a spell on a phone.': 'दौरे का फ़ोन पर वीडियो बनाएँ।',
  'Until seen, no swimming or bathing alone.': 'दिखाने तक अकेले न तैरें, न टब या तालाब में नहाएँ।',
  'Avoid what sets it off, such as cold wind on the face.': 'जिससे होता है उससे बचें, जैसे चेहरे पर ठंडी हवा।',
  'Ordinary painkillers help little; a doctor can prescribe what does.':
    'साधारण दर्द की दवाएँ कम मदद करती हैं; डॉक्टर वह दे सकते हैं जो मदद करे।',
  'Warmth, gentle neck movement and breaks from screens help; a simple painkiller as the packet says.':
    'सिकाई, गर्दन हल्के से हिलाना और स्क्रीन से विराम मदद करते हैं; साधारण दर्द की दवा पैकेट पर लिखे अनुसार।',
  'Warmth, gentle movement and a simple painkiller as the packet says.':
    'सिकाई, हल्का हिलना-डुलना और साधारण दर्द की दवा पैकेट पर लिखे अनुसार।',
  'Look for a rash over the next days.': 'अगले दिनों में देखें कि दाने तो नहीं निकलते।',
  'Soft clothing and cool packs may soothe.': 'नरम कपड़े और ठंडी सिकाई आराम दे सकती है।',
  'A doctor can prescribe medicines made for nerve pain.': 'डॉक्टर नस के दर्द की दवाएँ दे सकते हैं।',
  'Keep moving; walking, dancing and balance exercises help.': 'चलते-फिरते रहें; टहलना, नाचना और संतुलन की कसरत मदद करती है।',
  'Clear the home of things to trip over.': 'घर से ठोकर लगने वाली चीज़ें हटाएँ।',
  'Less coffee and enough sleep help.': 'कॉफ़ी कम और पूरी नींद मदद करती है।',
  'Use heavier cups and cutlery.': 'भारी कप और चम्मच इस्तेमाल करें।',
  'Routines, notes, good light, walks and company help.': 'दिनचर्या, लिखकर रखना, अच्छी रोशनी, टहलना और साथ मदद करते हैं।',
  'Bring someone who knows the person to the visit.': 'दिखाने के समय ऐसे व्यक्ति को साथ लाएँ जो मरीज़ को जानता हो।',
  'Treat blood pressure, sugar and cholesterol well, stop smoking, walk daily.':
    'बीपी, शुगर और कोलेस्ट्रॉल का अच्छा इलाज करें, धूम्रपान छोड़ें, रोज़ टहलें।',
  'Keep calm routines and good light.': 'शांत दिनचर्या और अच्छी रोशनी रखें।',
  'Do not argue with what is seen.': 'जो उन्हें दिखता है उस पर बहस न करें।',
  'Look at your feet every day, wear shoes that fit, drink little or no alcohol.':
    'रोज़ अपने पैर देखें, सही नाप के जूते पहनें, शराब कम या बिलकुल न पिएँ।',
  'Keep sugar on target, look at your feet daily, never walk barefoot.': 'शुगर लक्ष्य पर रखें, रोज़ पैर देखें, कभी नंगे पैर न चलें।',
  'Wear a straight wrist splint at night and take breaks from gripping and typing.':
    'रात में कलाई सीधी रखने वाली पट्टी पहनें और पकड़ने-टाइप करने से विराम लें।',
  'Do not lean on the elbow and keep it straight at night, for example with a soft towel round it.':
    'कोहनी पर न टिकें और रात में सीधी रखें, जैसे उस पर नरम तौलिया लपेटकर।',
  'Wear loose belts and clothes, avoid long standing; losing some weight helps.':
    'ढीली बेल्ट और कपड़े पहनें, देर तक खड़े न रहें; थोड़ा वज़न घटाना मदद करता है।',
  'Keep moving within the pain, change position often, use warmth and a painkiller as the packet says.':
    'दर्द जितना चलने दे चलते-फिरते रहें, बैठने का ढंग बदलते रहें, सिकाई करें और दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Keep the neck gently moving, rest the arm on a cushion, take a painkiller as the packet says.':
    'गर्दन हल्के से हिलाते रहें, बाँह को तकिए पर टिकाएँ, दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Gentle neck exercises, warmth, a good pillow and screen breaks help.':
    'गर्दन की हल्की कसरत, सिकाई, अच्छा तकिया और स्क्रीन से विराम मदद करते हैं।',
  'Keep the neck gently moving, use warmth and a simple painkiller as the packet says; it usually settles in days.':
    'गर्दन हल्के से हिलाते रहें, सिकाई करें और साधारण दर्द की दवा पैकेट पर लिखे अनुसार लें; यह आम तौर पर कुछ दिनों में ठीक हो जाता है।',
  'Keep fixed bedtimes and short planned naps.': 'सोने का समय तय रखें और दिन में छोटी तय झपकियाँ लें।',
  'Do not drive until it has been assessed.': 'जाँच होने तक गाड़ी न चलाएँ।',
  'Walk, stretch or massage the legs before bed; less coffee and alcohol in the evening.':
    'सोने से पहले टहलें, टाँगें खींचें या मलें; शाम को कॉफ़ी और शराब कम।',
  'Avoid falls and take small, soft bites until you are seen.': 'दिखाने तक गिरने से बचें और छोटे, नरम कौर खाएँ।',
  'Eat well and keep a safe home; ask for support for the family.': 'अच्छा खाएँ और घर सुरक्षित रखें; परिवार के लिए मदद माँगें।',
  'Do not draw attention to the tics; enough sleep and calm help.':
    'टिक की ओर ध्यान न दिलाएँ; पूरी नींद और शांति मदद करती है।',
  'Most fade with time.': 'ज़्यादातर समय के साथ कम हो जाते हैं।',
  'Protect money and driving early, keep routines, and get support for the family.':
    'पैसे और गाड़ी चलाने के मामले जल्दी सुरक्षित करें, दिनचर्या बनाए रखें, और परिवार के लिए मदद लें।',
  'Take folic acid, stop alcohol and smoking, ask before taking medicines and book antenatal care.':
    'फ़ोलिक एसिड लें, शराब और धूम्रपान छोड़ें, दवा लेने से पहले पूछें और गर्भावस्था की जाँच का अपॉइंटमेंट लें।',
  'Small plain snacks often, ginger, rest and fluids help; it mostly eases by 16 weeks.':
    'बार-बार थोड़ा सादा खाना, अदरक, आराम और पानी मदद करता है; यह ज़्यादातर 16 हफ़्ते तक कम हो जाता है।',
  'Spread carbohydrates over the day, walk after meals and check your sugar as advised.':
    'रोटी-चावल जैसी चीज़ें दिन भर में बाँटें, खाने के बाद टहलें और बताए अनुसार शुगर जाँचें।',
  'Keep steps small, sit to dress, rest with a pillow between the knees and ask for physiotherapy.':
    'क़दम छोटे रखें, बैठकर कपड़े पहनें, घुटनों के बीच तकिया रखकर आराम करें और फ़िज़ियोथेरेपी के लिए पूछें।',
  'Tell someone you trust, rest when the baby rests and accept help; talking treatment and medicine work.':
    'किसी भरोसेमंद को बताएँ, बच्चा सोए तब आराम करें और मदद लें; बातचीत वाला इलाज और दवा काम करते हैं।',
  'It often settles in a year; ask for a blood test.': 'यह अक्सर एक साल में ठीक हो जाता है; ख़ून की जाँच के लिए पूछें।',
  'Rest, drink plenty and use pain or fever medicine as the packet says.':
    'आराम करें, ख़ूब पिएँ और दर्द या बुख़ार की दवा पैकेट पर लिखे अनुसार लें।',
  'Salt-water nose drops and warm drinks ease it.': 'नमक के पानी की नाक की बूँदें और गरम पेय आराम देते हैं।',
  'Antibiotics do not help; most colds pass within ten days.':
    'एंटीबायोटिक से फ़ायदा नहीं होता; ज़्यादातर ज़ुकाम दस दिन में ठीक हो जाते हैं।',
  'Stay home, rest, drink plenty and use fever medicine as the packet says.':
    'घर पर रहें, आराम करें, ख़ूब पिएँ और बुख़ार की दवा पैकेट पर लिखे अनुसार लें।',
  'If you are pregnant, over 65 or have a long-term illness, call early: antiviral medicine works best in the first two days.':
    'गर्भवती हों, 65 से बड़े हों या लंबी बीमारी हो, तो जल्दी फ़ोन करें: वायरस की दवा पहले दो दिनों में सबसे अच्छा काम करती है।',
  'Rest, drink plenty, use fever medicine as the packet says and keep away from others while ill.':
    'आराम करें, ख़ूब पिएँ, बुख़ार की दवा पैकेट पर लिखे अनुसार लें और बीमारी में दूसरों से दूर रहें।',
  'People at higher risk should ask early about antiviral medicine.':
    'जिन्हें ज़्यादा ख़तरा है, वे वायरस की दवा के बारे में जल्दी पूछें।',
  'Spread your day in small parts with rests between and do not push through exhaustion.':
    'दिन को छोटे हिस्सों में बाँटें, बीच में आराम करें और थकान में ज़बरदस्ती न करें।',
  'It is nearly always a virus and the cough lasts about three weeks.':
    'यह लगभग हमेशा वायरस से होता है और खाँसी क़रीब तीन हफ़्ते रहती है।',
  'Drink plenty, rest, and do not smoke.': 'ख़ूब पिएँ, आराम करें, और धूम्रपान न करें।',
  'Honey in warm water eases the cough, but never under one year of age.':
    'गुनगुने पानी में शहद से खाँसी में आराम मिलता है, पर एक साल से छोटे बच्चे को शहद कभी न दें।',
  'Antibiotics rarely help.': 'एंटीबायोटिक से कम ही फ़ायदा होता है।',
  'Keep your reliever inhaler with you, use a preventer every day if prescribed, and avoid smoke and known triggers.':
    'राहत वाला इनहेलर साथ रखें, रोकथाम वाला लिखा हो तो रोज़ लें, और धुएँ और जिनसे बढ़ता है उनसे बचें।',
  'Stopping smoking helps most.': 'धूम्रपान छोड़ना सबसे ज़्यादा मदद करता है।',
  'Keep moving, take inhalers as prescribed, and have your flu and pneumonia vaccines.':
    'चलते-फिरते रहें, इनहेलर लिखे अनुसार लें, और फ़्लू और निमोनिया के टीके लगवाएँ।',
  'Stopping smoking is the one thing that slows it.': 'सिर्फ़ धूम्रपान छोड़ना ही इसे धीमा करता है।',
  'Keep active and warm in winter.': 'चलते-फिरते रहें और सर्दियों में गरम रहें।',
  'Stop smoking and keep walking every day as far as your breath allows.': 'धूम्रपान छोड़ें और साँस जितना चलने दे, रोज़ चलें।',
  'Clear your chest every day with the breathing exercises you have been shown, and keep vaccines up to date.':
    'सिखाई गई साँस की कसरत से रोज़ छाती साफ़ करें, और टीके समय पर लगवाएँ।',
  'Do not drive when sleepy.': 'नींद आ रही हो तो गाड़ी न चलाएँ।',
  'Losing weight, sleeping on your side and less alcohol in the evening all help.':
    'वज़न घटाना, करवट से सोना और शाम को कम शराब, सब मदद करते हैं।',
  'Breathe slowly: in through the nose for four counts, out for six, with your hand on your belly.':
    'धीरे साँस लें: चार गिनने तक नाक से अंदर, छह गिनने तक बाहर, हाथ पेट पर रखकर।',
  'It passes within minutes.': 'यह कुछ मिनट में ठीक हो जाता है।',
  'Salt-water nose rinses and not smoking help.': 'नमक के पानी से नाक धोना और धूम्रपान न करना मदद करता है।',
  'A cough after a cold may last eight weeks.': 'ज़ुकाम के बाद खाँसी आठ हफ़्ते तक रह सकती है।',
  'Do not stop the tablet on your own; ask for a different one.': 'गोली अपने आप बंद न करें; दूसरी के लिए पूछें।',
  'The cough leaves within weeks of the change.': 'गोली बदलने के कुछ हफ़्तों में खाँसी चली जाती है।',
  'Avoid sex until a week after you and your partners are treated.': 'आपके और साथियों के इलाज के एक हफ़्ते बाद तक संबंध न बनाएँ।',
  'Avoid sex until tests after treatment are clear, and let partners know.':
    'इलाज के बाद की जाँच साफ़ आने तक संबंध न बनाएँ, और साथियों को बताएँ।',
  'Avoid sex until a week after you and your partner are treated.': 'आपके और साथी के इलाज के एक हफ़्ते बाद तक संबंध न बनाएँ।',
  'Salt-water bathing, numbing gel and passing urine in a bath ease it.':
    'नमक के पानी में बैठना, सुन्न करने वाली जेल और पानी में बैठकर पेशाब करना आराम देता है।',
  'Avoid sex while sores are there.': 'घाव रहने तक संबंध न बनाएँ।',
  'Do not use wart treatments meant for hands.': 'हाथ के मस्सों की दवा यहाँ न लगाएँ।',
  'Condoms lower the spread.': 'कंडोम फैलना कम करता है।',
  'Use a pharmacy lice lotion as the packet says, wash bedding hot and treat partners.':
    'जूँ की दवा पैकेट पर लिखे अनुसार लगाएँ, चादरें गरम पानी में धोएँ और साथी का भी इलाज करें।',
  'HIV prevention tablets work within 72 hours and emergency contraception within five days: ask today.':
    'एचआईवी से बचाव की गोलियाँ 72 घंटे के अंदर और गर्भ रोकने की इमरजेंसी गोली पाँच दिन के अंदर काम करती है: आज ही पूछें।',
  'Use condoms until results are in.': 'नतीजे आने तक कंडोम लगाएँ।',
  'Show it to a doctor within days; do not wait and see.': 'कुछ दिनों में डॉक्टर को दिखाएँ; देखते रहने के भरोसे न छोड़ें।',
  'Take a photo with a ruler beside it.': 'पास में पैमाना (स्केल) रखकर उसकी फ़ोटो लें।',
  'Book an appointment; it grows slowly but should be removed.': 'अपॉइंटमेंट लें; यह धीरे बढ़ता है पर इसे निकालना चाहिए।',
  'Protect the skin from the sun.': 'त्वचा को धूप से बचाएँ।',
  'Book an appointment within days.': 'कुछ दिनों में अपॉइंटमेंट लें।',
  'Use sunscreen and a hat; book an appointment to have it looked at.': 'सनस्क्रीन और टोपी लगाएँ; दिखाने के लिए अपॉइंटमेंट लें।',
  'Harmless; nothing needs to be done unless it catches or changes.':
    'इससे नुक़सान नहीं; जब तक अटके या बदले नहीं, कुछ करने की ज़रूरत नहीं।',
  'Leave it alone and do not squeeze it.': 'इसे छेड़ें या दबाएँ नहीं।',
  'A soft lump that slips under the finger is harmless and can stay.':
    'उँगली के नीचे सरकने वाली नरम गाँठ नुक़सान नहीं करती और रह सकती है।',
  'Scrape out the sting, cool the place, and take an antihistamine from the pharmacy as the packet says.':
    'डंक खुरचकर निकालें, जगह ठंडी करें, और दवा की दुकान से एलर्जी की दवा पैकेट पर लिखे अनुसार लें।',
  'Swelling may grow for two days.': 'सूजन दो दिन तक बढ़ सकती है।',
  'Get out of the sun, cool the skin with wet cloths, use after-sun or plain moisturiser, drink water, and take a painkiller as the packet says.':
    'धूप से हटें, गीले कपड़े से त्वचा ठंडी करें, सादा मॉइस्चराइज़र लगाएँ, पानी पिएँ, और दर्द की दवा पैकेट पर लिखे अनुसार लें।',
  'Cool under running water for 20 minutes, take off rings, cover with cling film; no ice, butter or toothpaste.':
    '20 मिनट बहते पानी से ठंडा करें, अँगूठियाँ उतारें, साफ़ प्लास्टिक (क्लिंग फ़िल्म) से ढकें; बर्फ़, घी-मक्खन या टूथपेस्ट न लगाएँ।',
  'Take the pressure off: change position every two hours, use a special cushion or mattress, keep the skin dry.':
    'दबाव हटाएँ: हर दो घंटे करवट बदलें, ख़ास गद्दी या गद्दा लें, त्वचा सूखी रखें।',
  'Silicone gel or sheets from the pharmacy may flatten it; avoid piercings.':
    'दवा की दुकान की सिलिकॉन जेल या पट्टी उसे चपटा कर सकती है; नाक-कान न छिदवाएँ।',
  'Wear roomy shoes, soak and file gently, and use a cushion pad.': 'खुले जूते पहनें, भिगोकर हल्के से घिसें, और गद्दी लगाएँ।',
  'Do not cut it yourself.': 'ख़ुद न काटें।',
  'Wash the crusts off gently with soapy water, keep towels apart, cover the sores, and stay away from school until they are dry or treated for two days.':
    'साबुन-पानी से पपड़ी हल्के से हटाएँ, तौलिए अलग रखें, घाव ढकें, और घाव सूखने या दो दिन के इलाज तक स्कूल न भेजें।',
  'Put a warm, wet cloth on it for ten minutes, four times a day.': 'दिन में चार बार दस मिनट उस पर गरम, गीला कपड़ा रखें।',
  'Do not squeeze; cover it when it drains.': 'न दबाएँ; मवाद निकले तो ढकें।',
  'Stop smoking, lose weight, wear loose clothes and wash with an antiseptic.':
    'धूम्रपान छोड़ें, वज़न घटाएँ, ढीले कपड़े पहनें और कीटाणुनाशक से धोएँ।',
  'Do not shave for a while, wash with an antiseptic wash and wear loose clothes.':
    'कुछ समय बाल न बनाएँ, कीटाणुनाशक से धोएँ और ढीले कपड़े पहनें।',
  'Soak the finger in warm water several times a day and do not bite or cut the cuticle.':
    'दिन में कई बार उँगली गरम पानी में रखें और नाख़ून के पास की खाल न चबाएँ, न काटें।',
  'Soak the foot in warm salty water, wear wide shoes and cut nails straight across.':
    'पैर गरम नमक के पानी में रखें, चौड़े जूते पहनें और नाख़ून सीधे काटें।',
  'An antifungal cream from the pharmacy, used as the packet says and two weeks beyond clearing, heals most.':
    'दवा की दुकान की फंगल क्रीम, पैकेट पर लिखे अनुसार और ठीक होने के दो हफ़्ते बाद तक, ज़्यादातर को ठीक करती है।',
  'Do not share towels.': 'तौलिया साझा न करें।',
  'Dry well between the toes, change socks daily, and use an antifungal cream from the pharmacy as the packet says.':
    'पैर की उँगलियों के बीच अच्छी तरह सुखाएँ, रोज़ मोज़े बदलें, और फंगल क्रीम पैकेट पर लिखे अनुसार लगाएँ।',
  'Keep the groin dry, wear loose cotton, and use an antifungal cream from the pharmacy as the packet says.':
    'जाँघ का जोड़ सूखा रखें, ढीला सूती पहनें, और फंगल क्रीम पैकेट पर लिखे अनुसार लगाएँ।',
  'Creams do not reach the roots: a doctor prescribes tablets.': 'क्रीम जड़ों तक नहीं पहुँचती: डॉक्टर गोलियाँ लिखते हैं।',
  'Do not share combs and caps.': 'कंघी और टोपी साझा न करें।',
  'An antifungal shampoo left on the skin as the packet says clears it; the colour takes months to return.':
    'फंगल शैंपू, त्वचा पर पैकेट पर लिखे अनुसार छोड़कर, इसे ठीक करता है; रंग लौटने में महीने लगते हैं।',
  'Keep nails short and feet dry; antifungal nail lacquer from the pharmacy can help mild cases.':
    'नाख़ून छोटे और पैर सूखे रखें; दवा की दुकान का फंगल नाख़ून लेप हल्के मामलों में मदद कर सकता है।',
  'Keep the folds dry, wear cotton, and use an antifungal cream from the pharmacy as the packet says.':
    'तहें सूखी रखें, सूती पहनें, और फंगल क्रीम पैकेट पर लिखे अनुसार लगाएँ।',
  'Everybody in the home is treated on the same day with the cream a pharmacist or doctor advises; wash bedding hot.':
    'घर के सभी लोगों का एक ही दिन फ़ार्मासिस्ट या डॉक्टर की बताई क्रीम से इलाज होता है; चादरें गरम पानी में धोएँ।',
  'The itch may last weeks after.': 'खुजली उसके बाद कई हफ़्ते रह सकती है।',
  'Comb wet hair with conditioner and a fine comb every few days for two weeks, or use a lotion from the pharmacy as the packet says.':
    'दो हफ़्ते तक हर कुछ दिन पर गीले बालों में कंडीशनर लगाकर बारीक कंघी करें, या दवा की दुकान का लोशन पैकेट पर लिखे अनुसार लगाएँ।',
  'Check the whole family.': 'पूरे परिवार के बाल देखें।',
  'Drink enough, keep nails short, cool the skin and use calamine.':
    'पानी पिएँ, नाख़ून छोटे रखें, त्वचा ठंडी करें और कैलामाइन लगाएँ।',
  'Paracetamol as the packet says, but no ibuprofen or aspirin.':
    'पैरासिटामोल पैकेट पर लिखे अनुसार, पर आइबुप्रोफ़ेन या एस्पिरिन नहीं।',
  'Stay home until all spots have crusted.': 'सारे दानों पर पपड़ी पड़ने तक घर पर रहें।',
  'See a doctor within three days of the rash: antiviral tablets work best early.':
    'दाने निकलने के तीन दिन के अंदर डॉक्टर को दिखाएँ: वायरस की गोलियाँ जल्दी लेने पर सबसे अच्छा काम करती हैं।',
  'Keep the rash clean, dry and covered.': 'दाने साफ़, सूखे और ढके रखें।',
  'Keep it clean, do not touch or kiss, and try an antiviral cream from the pharmacy at the first tingle, as the packet says.':
    'साफ़ रखें, छुएँ या चूमें नहीं, और पहली झनझनाहट पर दवा की दुकान की वायरस वाली क्रीम पैकेट पर लिखे अनुसार लगाकर देखें।',
  'Cover the finger, do not open the blisters and keep it away from eyes and mouth.':
    'उँगली ढकें, छाले न फोड़ें और आँखों और मुँह से दूर रखें।',
  'Cool drinks and soft food, and paracetamol as the packet says.':
    'ठंडे पेय और नरम खाना, और पैरासिटामोल पैकेट पर लिखे अनुसार।',
  'It passes in seven to ten days.': 'यह सात से दस दिन में ठीक हो जाता है।',
  'Rest and fluids; stay away from pregnant women and from school for five days after the rash began.':
    'आराम और पानी; दाने निकलने के पाँच दिन बाद तक गर्भवती महिलाओं और स्कूल से दूर रहें।',
  'Rest and fluids.': 'आराम और पानी।',
  'Once the rash shows, it is hardly catching any more.': 'दाने दिखने के बाद यह लगभग नहीं फैलता।',
  'The bumps go by themselves within months.': 'दाने कुछ महीनों में अपने आप चले जाते हैं।',
  'Do not scratch; do not share towels.': 'न खुजाएँ; तौलिया साझा न करें।',
  'Most go by themselves within two years.': 'ज़्यादातर दो साल में अपने आप चले जाते हैं।',
  'Salicylic acid from the pharmacy, as the packet says, speeds it up.':
    'दवा की दुकान का सैलिसिलिक एसिड, पैकेट पर लिखे अनुसार, इसे जल्दी हटाता है।',
  'See a doctor this week: early antibiotics cure it.': 'इसी हफ़्ते डॉक्टर को दिखाएँ: जल्दी एंटीबायोटिक से यह ठीक हो जाता है।',
  'Take a photo of the rash.': 'चकत्ते की फ़ोटो लें।',
  'Pull the tick straight out with fine tweezers close to the skin, clean the place, and watch it for four weeks.':
    'बारीक चिमटी से किलनी को त्वचा के पास से पकड़कर सीधा खींचें, जगह साफ़ करें, और चार हफ़्ते देखते रहें।',
  'Use a plain moisturiser several times a day and instead of soap, keep nails short, wear cotton, and leave out what makes it itch.':
    'दिन में कई बार और साबुन की जगह सादा मॉइस्चराइज़र लगाएँ, नाख़ून छोटे रखें, सूती पहनें, और जिससे खुजली हो उससे बचें।',
  'Wash the area and keep away from what touched it.': 'जगह धोएँ और जिसके छूने से हुआ उससे दूर रहें।',
  'A plain moisturiser and a mild hydrocortisone cream from the pharmacy, used as the packet says, calm the itch.':
    'सादा मॉइस्चराइज़र और दवा की दुकान की हल्की हाइड्रोकॉर्टिसोन क्रीम, पैकेट पर लिखे अनुसार, खुजली शांत करती है।',
  'An anti-dandruff shampoo with ketoconazole or zinc from the pharmacy, used as the packet says, usually clears it; it may return.':
    'कीटोकोनाज़ोल या ज़िंक वाला रूसी का शैंपू, पैकेट पर लिखे अनुसार, आम तौर पर ठीक करता है; यह लौट सकती है।',
  'Change nappies often, clean with water, let the skin dry in the air, and put on a barrier cream at every change.':
    'नैपी जल्दी-जल्दी बदलें, पानी से साफ़ करें, त्वचा को हवा में सूखने दें, और हर बार बचाव वाली क्रीम लगाएँ।',
  'Keep the skin well moisturised and note what sets it off; stress, alcohol and smoking make it worse.':
    'त्वचा को ख़ूब नम रखें और देखें कि किससे बढ़ता है; तनाव, शराब और धूम्रपान इसे बढ़ाते हैं।',
  'Wash twice a day with a gentle cleanser, do not squeeze, and try benzoyl peroxide gel from the pharmacy as the packet says; it takes two months to work.':
    'दिन में दो बार हल्के फ़ेसवॉश से धोएँ, दबाएँ नहीं, और बेंज़ॉइल पेरॉक्साइड जेल पैकेट पर लिखे अनुसार लगाकर देखें; असर में दो महीने लगते हैं।',
  'Use sunscreen every day and a gentle cleanser, and note what makes you flush: heat, alcohol, spicy food or hot drinks.':
    'रोज़ सनस्क्रीन और हल्का फ़ेसवॉश लगाएँ, और देखें कि चेहरा किससे लाल होता है: गर्मी, शराब, मसालेदार खाना या गरम पेय।',
  'A non-drowsy antihistamine from the pharmacy, taken as the packet says, and cool cloths ease the itch.':
    'कम नींद लाने वाली एलर्जी की दवा, पैकेट पर लिखे अनुसार, और ठंडे कपड़े खुजली कम करते हैं।',
  'Note food and medicines of the last hours.': 'पिछले घंटों का खाना और दवाएँ लिखें।',
  'It fades by itself in two to three months.': 'यह दो से तीन महीने में अपने आप मिट जाता है।',
  'A moisturiser helps the itch.': 'मॉइस्चराइज़र खुजली में मदद करता है।',
  'Moisturisers and cool cloths ease the itch; avoid scratching.': 'मॉइस्चराइज़र और ठंडे कपड़े खुजली कम करते हैं; खुजाएँ नहीं।',
  'Protect the pale skin from the sun.': 'हल्के रंग की त्वचा को धूप से बचाएँ।',
  'Losing weight often makes the skin fade; scrubbing does not help.':
    'वज़न घटाने से त्वचा का रंग अक्सर हल्का होता है; रगड़ने से फ़ायदा नहीं।',
  'Use a strong sunscreen and a hat every day; it often fades after pregnancy.':
    'रोज़ तेज़ सनस्क्रीन और टोपी लगाएँ; गर्भावस्था के बाद अक्सर हल्का हो जाता है।',
  'Hair often grows back by itself within a year.': 'बाल अक्सर एक साल में अपने आप उग आते हैं।',
  'Shedding after a birth, illness or stress grows back within months; minoxidil from the pharmacy may help pattern loss.':
    'प्रसव, बीमारी या तनाव के बाद झड़े बाल कुछ महीनों में उग आते हैं; दवा की दुकान का मिनोक्सिडिल उम्र से झड़ते बालों में मदद कर सकता है।',
  'Hair grows back by itself within about half a year; eat well and be gentle with it.':
    'क़रीब आधे साल में बाल अपने आप उग आते हैं; अच्छा खाएँ और बालों से नरमी बरतें।',
  'A strong antiperspirant with aluminium chloride at night, as the packet says, and loose clothes help.':
    'रात में एल्युमिनियम क्लोराइड वाला तेज़ पसीना-रोधी, पैकेट पर लिखे अनुसार, और ढीले कपड़े मदद करते हैं।',
  'Keep the skin cool and dry, wear loose cotton and take cool showers.':
    'त्वचा ठंडी और सूखी रखें, ढीला सूती पहनें और ठंडे पानी से नहाएँ।',
  'Warm hands and feet slowly, keep them dry and covered, and do not scratch.':
    'हाथ-पैर धीरे-धीरे गरम करें, सूखे और ढके रखें, और न खुजाएँ।',
  'Moisturise daily, raise the legs when sitting, and walk.': 'रोज़ मॉइस्चराइज़र लगाएँ, बैठते समय पैर ऊपर रखें, और चलें।',
  'Support stockings after a check of the circulation.': 'ख़ून के दौरे की जाँच के बाद सहारे वाले मोज़े।',
  'Moisturise often, use lukewarm water and no soap, and keep the bedroom cool.':
    'बार-बार मॉइस्चराइज़र लगाएँ, गुनगुना पानी लें और साबुन नहीं, और सोने का कमरा ठंडा रखें।',
  'Rinse it with clean water, press until it stops bleeding, and cover it with a plaster.':
    'साफ़ पानी से धोएँ, ख़ून रुकने तक दबाएँ, और पट्टी (प्लास्टर) लगाएँ।',
  'Leave the blister closed, cover it with a plaster, and wear shoes that do not rub there.':
    'छाला न फोड़ें, पट्टी लगाएँ, और ऐसे जूते पहनें जो वहाँ न रगड़ें।',
  'Wash your hands, draw it out with clean tweezers in the direction it went in, and wash the place.':
    'हाथ धोएँ, साफ़ चिमटी से जिस दिशा में घुसी उसी दिशा में निकालें, और जगह धोएँ।',
  'Cool it for ten minutes at a time, rest it, and wear wide shoes for a few days.':
    'दस-दस मिनट ठंडी सिकाई करें, आराम दें, और कुछ दिन चौड़े जूते पहनें।',
  'Drink water in small sips, eat something light, and rest.': 'छोटे घूँट में पानी पिएँ, हल्का खाएँ, और आराम करें।',
  'Take no more alcohol and do not drive.': 'और शराब न पिएँ और गाड़ी न चलाएँ।',
  'Move gently, keep warm, drink enough, and give the muscles two or three days before you train them again.':
    'हल्के से हिलें, गरम रहें, पानी पिएँ, और मांसपेशियों को दोबारा कसरत से पहले दो-तीन दिन दें।',
  'Use a plain lip balm several times a day, drink enough, and do not lick or peel the lips.':
    'दिन में कई बार सादा लिप बाम लगाएँ, पानी पिएँ, और होंठ न चाटें, न छीलें।',
  'Go out into daylight, sleep at local times, drink water, and be patient: a day for each hour of difference.':
    'दिन की रोशनी में निकलें, वहाँ के समय से सोएँ, पानी पिएँ, और धीरज रखें: हर घंटे के फ़र्क़ के लिए एक दिन।',
  'Use a fatty hand cream after each washing, mild soap and lukewarm water, and gloves for cleaning.':
    'हर बार धोने के बाद चिकनी हाथ की क्रीम, हल्का साबुन और गुनगुना पानी, और सफ़ाई के लिए दस्ताने।',
  'Hold your breath for a short time or sip cold water; they stop by themselves.':
    'थोड़ी देर साँस रोकें या ठंडा पानी घूँट-घूँट पिएँ; वे अपने आप रुक जाती हैं।',
  'Rinse with cold water, suck ice, and eat soft and cool food for a few days.':
    'ठंडे पानी से कुल्ला करें, बर्फ़ चूसें, और कुछ दिन नरम और ठंडा खाना खाएँ।',
  'Swallow, yawn or blow gently against a closed nose; it clears within hours or a few days.':
    'निगलें, जम्हाई लें या नाक बंद करके हल्के से फूँकें; यह कुछ घंटों या दिनों में खुल जाता है।',
  'Walk a little, drink water in small sips, and eat lightly until tomorrow.':
    'थोड़ा टहलें, छोटे घूँट में पानी पिएँ, और कल तक हल्का खाएँ।',
  'Do not lie down right after a meal.': 'खाने के तुरंत बाद न लेटें।',
  'Rinse with cold water or salt water and avoid spicy food; it heals within a week.':
    'ठंडे या नमक के पानी से कुल्ला करें और मसालेदार खाना न खाएँ; यह एक हफ़्ते में भर जाता है।',
  'Cut it off cleanly, do not tear it, and use hand cream.': 'साफ़ काट दें, फाड़ें नहीं, और हाथ की क्रीम लगाएँ।',
  'Sleep enough, drink less coffee, and rest your eyes; it passes within days or weeks.':
    'पूरी नींद लें, कॉफ़ी कम पिएँ, और आँखों को आराम दें; यह कुछ दिनों या हफ़्तों में ठीक हो जाता है।',
  'Go to bed early tonight and keep the same hours for a few days.': 'आज जल्दी सोएँ और कुछ दिन वही समय रखें।',
  'Move it and change your position; the feeling returns within minutes.':
    'उसे हिलाएँ और बैठने का ढंग बदलें; कुछ मिनट में एहसास लौट आता है।',
  'Wash and dry well each day, change socks and shirts, and let shoes dry for a day.':
    'रोज़ धोकर अच्छी तरह सुखाएँ, मोज़े और क़मीज़ बदलें, और जूतों को एक दिन सूखने दें।',
  'Brush teeth, gums and tongue twice a day, clean between the teeth, and drink enough.':
    'दिन में दो बार दाँत, मसूड़े और जीभ साफ़ करें, दाँतों के बीच साफ़ करें, और पानी पिएँ।',
  'Do not shave or pluck there for a few days, cool it, and shave with the growth of the hair.':
    'कुछ दिन वहाँ बाल न बनाएँ, न उखाड़ें, ठंडा करें, और बाल बढ़ने की दिशा में बनाएँ।',
  'Hold it under cool running water for 20 minutes, take off rings, and cover it loosely.':
    '20 मिनट ठंडे बहते पानी के नीचे रखें, अँगूठियाँ उतारें, और ढीला ढकें।',
  'No ice and no butter.': 'न बर्फ़, न घी-मक्खन।',
  'Rinse the open eye with clean lukewarm water for ten minutes and do not rub it.':
    'आँख खोलकर दस मिनट साफ़ गुनगुने पानी से धोएँ और न मलें।',
  'Get up every half hour, stretch, warm the muscles, and set up your chair and screen so that you sit upright.':
    'हर आधे घंटे उठें, अंग खींचें, मांसपेशियों की सिकाई करें, और कुर्सी और स्क्रीन ऐसे रखें कि सीधे बैठें।',
  'Cool it for ten minutes at a time on the first day; it fades within two weeks.':
    'पहले दिन दस-दस मिनट ठंडी सिकाई करें; यह दो हफ़्ते में मिट जाता है।',
  'Use a plain fatty cream several times a day, short lukewarm showers and mild soap.':
    'दिन में कई बार सादी चिकनी क्रीम, थोड़ी देर गुनगुने पानी से नहाना और हल्का साबुन।',
  'Do not rub it, wash it with soap and water after ten minutes, and cool it.':
    'न रगड़ें, दस मिनट बाद साबुन-पानी से धोएँ, और ठंडा करें।',
  'Wash with soap, then wipe with milk or oil and wash again.': 'साबुन से धोएँ, फिर दूध या तेल से पोंछें और फिर धोएँ।',
  'Keep your hands away from your eyes.': 'हाथ आँखों से दूर रखें।',
  'Rest the muscle, stretch it, drink enough, and take less coffee.': 'मांसपेशी को आराम दें, खींचें, पानी पिएँ, और कॉफ़ी कम करें।',
  'Eat soft food for some days, and cover a sharp wire with orthodontic wax.':
    'कुछ दिन नरम खाना खाएँ, और चुभते तार पर दाँत का मोम लगाएँ।',
  'Use a toothpaste for sensitive teeth and a soft brush, and avoid very cold and sour drinks.':
    'संवेदनशील दाँतों का टूथपेस्ट और नरम ब्रश लें, और बहुत ठंडे और खट्टे पेय न लें।',
  'Tilt the head, pull the ear lobe gently, and let it run out.': 'सिर झुकाएँ, कान की लौ हल्के से खींचें, और पानी बहने दें।',
  'Put nothing into the ear.': 'कान में कुछ न डालें।',
  'Keep away from noise for two days and do not turn the sound up; wear ear plugs next time.':
    'दो दिन शोर से दूर रहें और आवाज़ न बढ़ाएँ; अगली बार कान में प्लग लगाएँ।',
  'Lay a cool damp cloth on the closed eyes for ten minutes.': 'बंद आँखों पर दस मिनट ठंडा गीला कपड़ा रखें।',
  'Wash gently, keep it dry, use petroleum jelly, and wear clothes that do not rub.':
    'हल्के से धोएँ, सूखा रखें, वैसलीन लगाएँ, और ऐसे कपड़े पहनें जो न रगड़ें।',
  'Dab the skin dry often and use a barrier cream such as petroleum jelly.':
    'त्वचा को बार-बार थपथपाकर सुखाएँ और वैसलीन जैसी बचाव वाली क्रीम लगाएँ।',
  'Leave them alone and wash with water; they go by themselves within weeks.':
    'उन्हें न छेड़ें और पानी से धोएँ; वे कुछ हफ़्तों में अपने आप चले जाते हैं।',
  'Slow down, breathe out fully and press on the place; do not eat a big meal before running.':
    'धीमे हों, पूरी साँस छोड़ें और जगह दबाएँ; दौड़ने से पहले भारी खाना न खाएँ।',
  'Breathe slowly, move a little, eat small meals, and talk about what worries you.':
    'धीरे साँस लें, थोड़ा चलें, थोड़ा-थोड़ा खाएँ, और जो चिंता है उस पर बात करें।',
  'Drink water, eat something, move about, and take no more coffee or energy drinks today.':
    'पानी पिएँ, कुछ खाएँ, चलें-फिरें, और आज और कॉफ़ी या एनर्जी ड्रिंक न लें।',
  'Soak it in warm soapy water, roll it off gently, and use oil or nail-polish remover on thick skin only.':
    'गरम साबुन के पानी में भिगोएँ, हल्के से मलकर हटाएँ, और तेल या नेल पॉलिश रिमूवर सिर्फ़ मोटी त्वचा पर लगाएँ।',
  'It needs no treatment.': 'इसमें इलाज की ज़रूरत नहीं।',
  'Sleep enough, and protect the skin from the sun.': 'पूरी नींद लें, और त्वचा को धूप से बचाएँ।',
  'Wash it gently with water, dab it dry, and do not pick or scratch.':
    'पानी से हल्के धोएँ, थपथपाकर सुखाएँ, और नोचें या खुजाएँ नहीं।',
  'Cool it on the first day; it fades within two weeks.': 'पहले दिन ठंडी सिकाई करें; यह दो हफ़्ते में मिट जाता है।',
  'Nothing is needed: it passes with the stool within some days.': 'कुछ नहीं करना है: यह कुछ दिनों में मल के साथ निकल जाता है।',
  'Press your tongue to the roof of your mouth and eat more slowly.': 'जीभ तालू पर दबाएँ और धीरे खाएँ।',
  'Rinse with warm water and use floss gently.': 'गरम पानी से कुल्ला करें और धागा (फ़्लॉस) हल्के से चलाएँ।',
  'Leave the dentures out for some hours, rinse with salt water, and have them adjusted by your dentist.':
    'कुछ घंटे नक़ली दाँत निकालकर रखें, नमक के पानी से कुल्ला करें, और दाँत के डॉक्टर से ठीक कराएँ।',
  'Drink enough and take simple pain relief.': 'पानी पिएँ और साधारण दर्द की दवा लें।',
  'A pharmacist or doctor can give a short course of antibiotic if it does not settle in two days.':
    'दो दिन में ठीक न हो तो फ़ार्मासिस्ट या डॉक्टर थोड़े दिनों की एंटीबायोटिक दे सकते हैं।',
  'Drink enough and book a visit.': 'पानी पिएँ और अपॉइंटमेंट लें।',
  'Drink less in the evening, cut coffee and alcohol, take time to empty the bladder.':
    'शाम को कम पिएँ, कॉफ़ी और शराब कम करें, पेशाब पूरा करने में समय दें।',
  'Warm baths, moving about and avoiding long sitting or cycling help.':
    'गुनगुने पानी में बैठना, चलना-फिरना और देर तक बैठने या साइकिल चलाने से बचना मदद करता है।',
  'Book a visit soon; a blood test and examination come first.': 'जल्दी अपॉइंटमेंट लें; पहले ख़ून की जाँच और शारीरिक जाँच होती है।',
  'Even one passing of blood needs to be looked into; book soon.': 'एक बार भी ख़ून आए तो जाँच ज़रूरी है; जल्दी अपॉइंटमेंट लें।',
  'Book soon and mention any blood in the urine.': 'जल्दी अपॉइंटमेंट लें और पेशाब में ख़ून हो तो बताएँ।',
  'In babies it mostly goes by itself in the first two years.': 'शिशुओं में यह ज़्यादातर पहले दो सालों में अपने आप चला जाता है।',
  'Supportive underwear eases heaviness.': 'सहारे वाले अंदरूनी कपड़े भारीपन कम करते हैं।',
  'Supportive underwear eases the ache.': 'सहारे वाले अंदरूनी कपड़े दर्द कम करते हैं।',
  'It is harmless; have any new lump checked once.': 'इससे नुक़सान नहीं; कोई भी नई गाँठ एक बार जँचवाएँ।',
  'Book within days; most men are cured.': 'कुछ दिनों में अपॉइंटमेंट लें; ज़्यादातर पुरुष ठीक हो जाते हैं।',
  'Nothing to do at home; a check at 6 to 8 weeks and again by 5 months is usual.':
    'घर पर कुछ नहीं करना है; 6 से 8 हफ़्ते पर और फिर 5 महीने तक जाँच आम है।',
  'Avoid sex until you and your partners are treated.': 'आपके और साथियों के इलाज तक संबंध न बनाएँ।',
  'Pelvic floor exercises three times a day for three months help most women; losing weight and stopping smoking help too.':
    'तीन महीने तक दिन में तीन बार पेड़ू की कसरत ज़्यादातर महिलाओं को मदद करती है; वज़न घटाना और धूम्रपान छोड़ना भी।',
  'Cut coffee, tea and fizzy drinks, and train the bladder by waiting a little longer each time.':
    'कॉफ़ी, चाय और गैस वाले पेय कम करें, और हर बार थोड़ा और रुककर थैली को अभ्यास दें।',
  'Try to pass urine twice in a row and ask which of your medicines slow the bladder.':
    'दो बार लगातार पेशाब करने की कोशिश करें और पूछें कि आपकी कौन सी दवा थैली को सुस्त करती है।',
  'Pelvic floor exercises, bladder training and less caffeine help.': 'पेड़ू की कसरत, थैली का अभ्यास और कम कैफ़ीन मदद करते हैं।',
  'Note foods that worsen it, such as coffee, citrus and spice.': 'लिखें कि किस खाने से बढ़ता है, जैसे कॉफ़ी, खट्टे फल और मसाले।',
  "It is no one's fault.": 'इसमें किसी की ग़लती नहीं।',
  'Toilet before bed, enough drinks by day, and an alarm from seven years help.':
    'सोने से पहले पेशाब, दिन में पूरा पानी, और सात साल से अलार्म मदद करता है।',
  'Wash gently with water only, dry well.': 'सिर्फ़ पानी से हल्के धोएँ, अच्छी तरह सुखाएँ।',
  'An antifungal cream from the pharmacy often helps adults.': 'दवा की दुकान की फंगल क्रीम अक्सर बड़ों को मदद करती है।',
  'In boys it is normal and loosens with time; never force it back.':
    'लड़कों में यह सामान्य है और समय के साथ ढीली होती है; कभी ज़बरदस्ती पीछे न करें।',
  'Less alcohol, no smoking and more exercise help.': 'कम शराब, धूम्रपान नहीं और ज़्यादा कसरत मदद करती है।',
  'It can be an early sign of heart disease, so have a check.':
    'यह दिल की बीमारी का शुरुआती निशान हो सकता है, इसलिए जाँच कराएँ।',
  'Pausing techniques and talking with your partner help; numbing sprays exist.':
    'रुकने के तरीक़े और साथी से बात करना मदद करता है; सुन्न करने वाले स्प्रे भी होते हैं।',
  'Book a visit; early pain often settles by itself.': 'अपॉइंटमेंट लें; शुरू का दर्द अक्सर अपने आप ठीक हो जाता है।',
  'Have any sore that lasts over four weeks seen soon.': 'चार हफ़्ते से ज़्यादा रहने वाला कोई भी घाव जल्दी दिखाएँ।',
  'Sleep, weight loss and exercise raise testosterone somewhat.': 'नींद, वज़न घटाना और कसरत टेस्टोस्टेरोन थोड़ा बढ़ाते हैं।',
  'Warmth, movement and a painkiller such as ibuprofen as the packet says, begun as the period starts, help most.':
    'सिकाई, चलना-फिरना और माहवारी शुरू होते ही आइबुप्रोफ़ेन जैसी दर्द की दवा, पैकेट पर लिखे अनुसार, सबसे ज़्यादा मदद करती है।',
  'Warmth and painkillers as the packet says help; keep a diary of pain and periods.':
    'सिकाई और दर्द की दवा पैकेट पर लिखे अनुसार मदद करती है; दर्द और माहवारी की डायरी रखें।',
  'Painkillers such as ibuprofen as the packet says also lessen bleeding.':
    'आइबुप्रोफ़ेन जैसी दर्द की दवा, पैकेट पर लिखे अनुसार, ख़ून भी कम करती है।',
  'Note days and pads; iron-rich food helps if you bleed much.':
    'दिन और पैड गिनें; ख़ून ज़्यादा आए तो आयरन वाला खाना मदद करता है।',
  'Count pads and days.': 'पैड और दिन गिनें।',
  'Exercise, regular sleep and smaller meals with less salt and caffeine help; keep a diary for two cycles.':
    'कसरत, बँधे समय की नींद और कम नमक-कैफ़ीन वाला थोड़ा-थोड़ा खाना मदद करता है; दो माहवारियों तक डायरी रखें।',
  'Losing even a twentieth of the weight can bring periods back; move daily.':
    'वज़न का बीसवाँ हिस्सा घटाने से भी माहवारी लौट सकती है; रोज़ चलें।',
  'Calcium, vitamin D and weight-bearing exercise protect the bones.':
    'कैल्शियम, विटामिन D और वज़न वाली कसरत हड्डियों को बचाती है।',
  'Light layers, a cool bedroom, less alcohol and regular exercise ease flushes.':
    'हल्के परतदार कपड़े, ठंडा सोने का कमरा, कम शराब और नियमित कसरत गर्मी की लहरें कम करती है।',
  'Ask about hormone treatment if they trouble you.': 'परेशानी हो तो हार्मोन के इलाज के बारे में पूछें।',
  'Take a pregnancy test first.': 'पहले गर्भ की जाँच करें।',
  'Rest from hard training and eat enough.': 'कठिन अभ्यास से आराम लें और पूरा खाना खाएँ।',
  'Sex every two or three days, folic acid, no smoking and a healthy weight help.':
    'हर दो-तीन दिन पर संबंध, फ़ोलिक एसिड, धूम्रपान नहीं और सही वज़न मदद करता है।',
  'See a doctor after a year, or six months over 36.':
    'एक साल बाद डॉक्टर को दिखाएँ, या 36 से ज़्यादा उम्र हो तो छह महीने बाद।',
  'Many cysts go within two or three cycles; warmth and simple painkillers help.':
    'बहुत-सी गाँठें दो-तीन माहवारियों में चली जाती हैं; सिकाई और साधारण दर्द की दवा मदद करती है।',
  'Warmth and a simple painkiller are enough; it passes within two days.':
    'सिकाई और साधारण दर्द की दवा काफ़ी है; यह दो दिन में ठीक हो जाता है।',
  'New bloating that stays for weeks needs a blood test soon.': 'पेट का नया फूलना जो हफ़्तों रहे, उसमें जल्दी ख़ून की जाँच चाहिए।',
  'Any bleeding after the menopause should be seen within two weeks.':
    'मेनोपॉज़ के बाद कोई भी ख़ून दो हफ़्ते के अंदर दिखाना चाहिए।',
  'Note the days of bleeding and book a visit.': 'ख़ून के दिन लिखें और अपॉइंटमेंट लें।',
  'Book soon, even if your last smear was normal.': 'जल्दी अपॉइंटमेंट लें, पिछली स्मीयर जाँच सामान्य थी तब भी।',
  'It is harmless and often settles; be sure your smear is up to date.':
    'इससे नुक़सान नहीं और अक्सर ठीक हो जाता है; पक्का करें कि आपकी स्मीयर जाँच समय पर हुई है।',
  'Avoid sex until results and treatment are complete.': 'नतीजे आने और इलाज पूरा होने तक संबंध न बनाएँ।',
  'Wash with water only, no douches or scented soap.': 'सिर्फ़ पानी से धोएँ, अंदर धुलाई या ख़ुशबू वाला साबुन नहीं।',
  'Gel or tablets from a doctor or pharmacist clear it.': 'डॉक्टर या फ़ार्मासिस्ट की जेल या गोलियों से यह ठीक होता है।',
  'A pharmacy antifungal cream, pessary or tablet as the packet says usually clears it.':
    'दवा की दुकान की फंगल क्रीम, योनि में रखने की गोली या गोली, पैकेट पर लिखे अनुसार, आम तौर पर ठीक करती है।',
  'Wear cotton and avoid scented soap.': 'सूती पहनें और ख़ुशबू वाला साबुन न लगाएँ।',
  'Vaginal moisturisers and lubricants help; low-dose oestrogen cream is safe for most.':
    'योनि के मॉइस्चराइज़र और चिकनाई मदद करते हैं; कम मात्रा की एस्ट्रोजन क्रीम ज़्यादातर के लिए सुरक्षित है।',
  'Wash with water only, pat dry, wear loose cotton and leave out soap, wipes and bubble bath.':
    'सिर्फ़ पानी से धोएँ, थपथपाकर सुखाएँ, ढीला सूती पहनें और साबुन, वाइप्स और बबल बाथ छोड़ें।',
  'Use an emollient in place of soap; a strong steroid ointment from a doctor controls it.':
    'साबुन की जगह नमी वाली क्रीम लगाएँ; डॉक्टर का तेज़ स्टेरॉयड मलहम इसे क़ाबू में रखता है।',
  'Have a lasting lump or sore seen soon.': 'बनी रहने वाली गाँठ या घाव जल्दी दिखाएँ।',
  'Relaxation and pelvic floor training help; there is no need to force anything.':
    'मन और शरीर ढीला करना और पेड़ू का अभ्यास मदद करता है; कुछ भी ज़बरदस्ती करने की ज़रूरत नहीं।',
  'Pelvic floor exercises, treating constipation and avoiding heavy lifting help.':
    'पेड़ू की कसरत, क़ब्ज़ का इलाज और भारी वज़न न उठाना मदद करता है।',
  'If you can reach it, take it out with clean hands; otherwise a nurse can.':
    'हाथ पहुँचे तो साफ़ हाथ से निकाल लें; नहीं तो नर्स निकाल सकती हैं।',
  'Most small everyday troubles pass by themselves within days.':
    'रोज़मर्रा की ज़्यादातर छोटी तकलीफ़ें कुछ दिनों में अपने आप ठीक हो जाती हैं।',
  'Keep it clean or rest it, drink enough, and ask a pharmacist what eases it.':
    'उस जगह को साफ़ रखें या आराम दें, पानी पीते रहें, और आराम के लिए क्या लें यह दवा की दुकान के फ़ार्मासिस्ट से पूछें।',

  // Until a doctor sees it.
  'Take no ibuprofen or aspirin.': 'आइबुप्रोफ़ेन या एस्पिरिन न लें।',
  'Tell the cancer line or the hospital that treats you.': 'अपने कैंसर अस्पताल या उसकी हेल्पलाइन को बताएँ।',
  'Do not eat, and do not wait for the pain to settle.': 'कुछ न खाएँ, और दर्द कम होने का इंतज़ार न करें।',
  'Do not push the lump.': 'गाँठ को अंदर न धकेलें।',
  'Do not eat.': 'कुछ न खाएँ।',
  'Do not eat or drink.': 'कुछ न खाएँ-पिएँ।',
  'Sit down, rest, and chew one aspirin if you are not allergic and have been told you may.':
    'बैठ जाएँ, आराम करें, और एक एस्पिरिन चबाएँ, अगर उससे एलर्जी नहीं है और आपको बताया गया है कि ले सकते हैं।',
  'Start chest compressions and use a defibrillator.': 'सीने को दबाना शुरू करें और मशीन (डिफ़िब्रिलेटर) लगाएँ।',
  'Do no sport until a doctor has cleared it.': 'डॉक्टर के हाँ कहने तक खेल-कूद न करें।',
  'Do no hard sport until checked.': 'जाँच होने तक भारी खेल-कूद न करें।',
  'Lay the person flat and keep them warm.': 'मरीज़ को सीधा लिटाएँ और गरम रखें।',
  'Do not stop insulin.': 'इंसुलिन बंद न करें।',
  'Take sugar at once if awake.': 'होश में हों तो तुरंत चीनी लें।',
  'Inject the emergency hydrocortisone where it is at hand.': 'इमरजेंसी हाइड्रोकॉर्टिसोन पास हो तो उसका इंजेक्शन लगाएँ।',
  'See an ear specialist within a day.': 'एक दिन के अंदर कान के डॉक्टर को दिखाएँ।',
  'Keep an adult tooth in milk and reach a dentist within the hour.':
    'बड़ों का (पक्का) दाँत दूध में रखें और एक घंटे के अंदर दाँत के डॉक्टर के पास पहुँचें।',
  'Rinse with clean water for at least 20 minutes.': 'कम से कम 20 मिनट साफ़ पानी से धोएँ।',
  'Do not press or rinse the eye; cover it with a hard shield.': 'आँख को न दबाएँ, न धोएँ; सख़्त ढक्कन से ढकें।',
  'Take lenses out.': 'लेंस निकालें।',
  'Use no steroid drops.': 'स्टेरॉयड की बूँदें न डालें।',
  'Have the child seen by an eye doctor within days.': 'बच्चे को कुछ दिनों में आँख के डॉक्टर को दिखाएँ।',
  'Do not blow the nose.': 'नाक न छिनकें।',
  'Start oral rehydration drink at once.': 'ओआरएस तुरंत शुरू करें।',
  'For fever use paracetamol as the packet says, not ibuprofen or aspirin.':
    'बुख़ार में पैकेट पर लिखे अनुसार पैरासिटामोल लें, आइबुप्रोफ़ेन या एस्पिरिन नहीं।',
  'Stay where you are, keep away from others, and name your journey when you call.':
    'जहाँ हैं वहीं रहें, दूसरों से दूर रहें, और फ़ोन पर अपने सफ़र के बारे में बताएँ।',
  'Wash the bite 15 minutes with soap and water and get the vaccine today, even if you feel well.':
    'काटी हुई जगह 15 मिनट साबुन-पानी से धोएँ और आज ही टीका लगवाएँ, तबीयत ठीक लगे तब भी।',
  'Bring the packets.': 'दवा के पैकेट साथ लाएँ।',
  'Give naloxone if you have it, and help breathing.': 'नैलोक्सोन हो तो दें, और साँस देने में मदद करें।',
  'Do not make the person vomit.': 'उल्टी न कराएँ।',
  'Take off clothes and wash the skin.': 'कपड़े उतारें और त्वचा धोएँ।',
  'Wash with soap and running water for 15 minutes and be seen today; at once where rabies exists.':
    '15 मिनट साबुन और बहते पानी से धोएँ और आज ही दिखाएँ; जहाँ रेबीज़ होता है वहाँ तुरंत।',
  'Keep still, splint the limb, do not cut, suck or tie.':
    'हिलें-डुलें नहीं, हाथ या पैर को सहारे से बाँधकर स्थिर रखें; न चीरें, न चूसें, न कसकर बाँधें।',
  'Cool the person.': 'मरीज़ को ठंडा करें।',
  'Cool the person with water and a fan at once.': 'मरीज़ को तुरंत पानी और पंखे से ठंडा करें।',
  'Move the person gently, dry them, wrap them up and warm them slowly.':
    'मरीज़ को धीरे से हिलाएँ, सुखाएँ, ढकें और धीरे-धीरे गरम करें।',
  'Warm it in body-warm water only if it will not freeze again; do not rub.':
    'शरीर जितने गुनगुने पानी में तभी गरम करें जब फिर से न जमे; न रगड़ें।',
  'Switch off the current before touching.': 'छूने से पहले बिजली बंद करें।',
  'Give rescue breaths if the person does not breathe.': 'मरीज़ साँस न ले तो मुँह से साँस दें।',
  'A helpline can advise in confidence.': 'हेल्पलाइन गोपनीय सलाह दे सकती है।',
  'It is not your fault.': 'यह आपकी ग़लती नहीं है।',
  'Protection against pregnancy and HIV works best within hours to three days.':
    'गर्भ और एचआईवी से बचाव की दवा कुछ घंटों से तीन दिन के अंदर सबसे अच्छा काम करती है।',
  'Press on the wound, and keep the part cool in a dry bag on ice.':
    'घाव को दबाए रखें, और कटे हिस्से को सूखी थैली में रखकर बर्फ़ पर ठंडा रखें।',
  'Do not move the person unless there is danger.': 'ख़तरा न हो तो मरीज़ को न हिलाएँ।',
  'Wash with soap and water and be seen within hours: HIV prevention works only within three days.':
    'साबुन-पानी से धोएँ और कुछ घंटों में दिखाएँ: एचआईवी से बचाव की दवा तीन दिन के अंदर ही काम करती है।',
  'Lie flat, breathe oxygen, and call a diving emergency line too.':
    'सीधे लेटें, ऑक्सीजन लें, और गोताख़ोरी इमरजेंसी को भी फ़ोन करें।',
  'Move to fresh air and rinse the skin for 20 minutes.': 'खुली हवा में जाएँ और त्वचा को 20 मिनट धोएँ।',
  'Do not take antibiotics before the joint fluid is tested.': 'जोड़ के पानी की जाँच से पहले एंटीबायोटिक न लें।',
  'Put no weight on the leg until the hip has been X-rayed.': 'कूल्हे का एक्स-रे होने तक उस पैर पर वज़न न डालें।',
  'Do not let untrained people pull it back.': 'अनजान लोगों को उसे खींचकर बैठाने न दें।',
  'Do not stand up.': 'खड़े न हों।',
  'Keep weight off it: treatment works best in the first days.': 'उस पर वज़न न डालें: इलाज पहले दिनों में सबसे अच्छा होता है।',
  'Loosen any cast or bandage.': 'प्लास्टर या पट्टी ढीली करें।',
  'Drink water on the way.': 'रास्ते में पानी पिएँ।',
  'You are not alone: stay with someone.': 'आप अकेले नहीं हैं: किसी के साथ रहें।',
  'After a break the old dose can kill.': 'बीच में छोड़ने के बाद पुरानी मात्रा जान ले सकती है।',
  'Note the time it began.': 'कब शुरू हुआ, समय लिख लें।',
  'Lay her on the left side.': 'उन्हें बाईं करवट लिटाएँ।',
  'Do not leave mother and baby alone.': 'माँ और बच्चे को अकेला न छोड़ें।',
  'Keep the person sitting up and do not look into the throat.': 'मरीज़ को बैठाए रखें और गले में न झाँकें।',
  'Wear a mask near others until tested.': 'जाँच होने तक दूसरों के पास मास्क पहनें।',
  'If the person cannot cough or speak, give back blows and thrusts until it comes out.':
    'मरीज़ खाँस या बोल न सके, तो पीठ पर थपकियाँ और पेट पर झटके दें, जब तक चीज़ निकल न जाए।',
  'Keep away from babies and pregnant women.': 'शिशुओं और गर्भवती महिलाओं से दूर रहें।',
  'Call before you come, because measles spreads easily.': 'आने से पहले फ़ोन करें, क्योंकि खसरा आसानी से फैलता है।',
  'Use an adrenaline pen if there is one; symptoms can return hours later.':
    'एड्रेनालिन पेन हो तो लगाएँ; लक्षण घंटों बाद लौट सकते हैं।',
  'Stop the suspected medicine and take the packet along.': 'जिस दवा पर शक हो उसे रोकें और पैकेट साथ ले जाएँ।',
  'Do not press on the lump.': 'गाँठ को दबाएँ नहीं।',
  'Sit down and rest: no stairs, no lifting.': 'बैठ जाएँ और आराम करें: न सीढ़ियाँ चढ़ें, न कुछ उठाएँ।',
  'Do not drive yourself.': 'ख़ुद गाड़ी न चलाएँ।',
  'Do not stay alone until you have been seen.': 'जब तक डॉक्टर न देखें, अकेले न रहें।',
  'Note when the pain came, how long it lasted and what you were doing.':
    'लिख लें कि दर्द कब हुआ, कितनी देर रहा और आप क्या कर रहे थे।',
  'Rest, and have somebody stay with you, also at night.': 'आराम करें, और किसी को साथ रखें, रात में भी।',
  'No sport and no wild play.': 'खेल-कूद और उछल-कूद न करें।',
  'No alcohol and no driving.': 'शराब न पिएँ और गाड़ी न चलाएँ।',
  'Note when and how it happened.': 'लिख लें कि चोट कब और कैसे लगी।',
  'Cool it under running water for 20 minutes.': '20 मिनट बहते पानी से ठंडा करें।',
  'No ice, no paste.': 'बर्फ़ या लेप न लगाएँ।',
  'Take rings off, cover it loosely with a clean cloth, and leave blisters closed.':
    'अँगूठियाँ उतारें, साफ़ कपड़े से ढीला ढकें, और छाले न फोड़ें।',
  'Note what burnt you, and when.': 'लिख लें कि किससे जले, और कब।',
  'Wash the place with soap and running water for 15 minutes.': 'उस जगह को 15 मिनट साबुन और बहते पानी से धोएँ।',
  'Do not close the wound, and put nothing on it but a clean cloth.':
    'घाव को बंद न करें, और साफ़ कपड़े के सिवा उस पर कुछ न लगाएँ।',
  'Note which animal it was, and when your last tetanus and rabies vaccinations were.':
    'लिख लें कि कौन-सा जानवर था, और टिटनेस और रेबीज़ का पिछला टीका कब लगा था।',
  'Rinse it with clean running water, and press on it with a clean cloth while it bleeds.':
    'साफ़ बहते पानी से धोएँ, और ख़ून बहने तक साफ़ कपड़े से दबाए रखें।',
  'Cover it with a clean dressing.': 'साफ़ पट्टी से ढकें।',
  'Do not pull out what sits deep.': 'जो गहरा धँसा हो उसे न निकालें।',
  'Note when your last tetanus vaccination was.': 'लिख लें कि टिटनेस का पिछला टीका कब लगा था।',
  'Take contact lenses out, and do not rub the eye.': 'कॉन्टैक्ट लेंस निकालें, और आँख न मलें।',
  'Use no drops that were not prescribed for this.': 'ऐसी कोई बूँद न डालें जो इसके लिए न लिखी गई हो।',
  'Do not drive while you see less well.': 'जब तक कम दिखे, गाड़ी न चलाएँ।',
  'Bring your glasses and lenses, and note whether one eye or both.':
    'चश्मा और लेंस साथ लाएँ, और लिख लें कि तकलीफ़ एक आँख में है या दोनों में।',
  'Rest it, raise it, and cool it for 15 minutes at a time with a cloth around the ice.':
    'उस हिस्से को आराम दें, ऊँचा रखें, और कपड़े में लिपटी बर्फ़ से एक बार में 15 मिनट ठंडा करें।',
  'Take rings off, and put no weight on it while that hurts.': 'अँगूठियाँ उतारें, और जब तक दर्द हो उस पर वज़न न डालें।',
  'Note how it happened, and what you can no longer do.': 'लिख लें कि चोट कैसे लगी, और अब क्या नहीं कर पाते।',
  'Keep the ear dry, and put nothing into it.': 'कान सूखा रखें, और उसमें कुछ न डालें।',
  'Paracetamol as the packet says eases the pain, if you may take it.':
    'पैरासिटामोल, पैकेट पर लिखे अनुसार, दर्द कम करती है, अगर आप ले सकते हैं।',
  'Note whether you hear less or the ear runs.': 'लिख लें कि कम सुनाई देता है या कान बहता है।',
  'Rinse with warm salt water, and cool the cheek from outside.': 'गुनगुने नमक के पानी से कुल्ला करें, और गाल को बाहर से ठंडा करें।',
  'Put no tablet on the gum.': 'मसूड़े पर गोली न रखें।',
  'Note which tooth it is, and whether you can open the mouth fully.':
    'लिख लें कि कौन-सा दाँत है, और मुँह पूरा खुलता है या नहीं।',
  'Sit up, lean forward and pinch the soft part of the nose for 15 minutes without letting go.':
    'सीधे बैठें, आगे झुकें और नाक का नरम हिस्सा बिना छोड़े 15 मिनट दबाए रखें।',
  'Do not blow or pick the nose afterwards.': 'बाद में नाक न छिनकें, न कुरेदें।',
  'Note how often it bleeds and whether you take blood thinners.':
    'लिख लें कि ख़ून कितनी बार आता है और क्या आप ख़ून पतला करने की दवा लेते हैं।',
  'Use pads and not tampons, and count them.': 'पैड लें, टैम्पोन नहीं, और गिनते रहें।',
  'Rest, and do not stay alone while you bleed.': 'आराम करें, और जब तक ख़ून आए अकेले न रहें।',
  'Note how many pads you need, and when your last period began.': 'लिख लें कि कितने पैड लगते हैं, और पिछली माहवारी कब शुरू हुई।',
  'Drink water through the day, unless a doctor has limited it, and do not hold the urine back.':
    'दिन भर पानी पिएँ, अगर डॉक्टर ने कम करने को न कहा हो, और पेशाब न रोकें।',
  'Take no antibiotics that are left over.': 'बची हुई एंटीबायोटिक न लें।',
  'Expect to give a urine sample, and note fever or pain in the side.':
    'पेशाब की जाँच होगी; बुख़ार या कमर में दर्द हो तो लिख लें।',
  'Take small sips of oral rehydration drink, a spoonful every few minutes.': 'ओआरएस के छोटे घूँट लें, हर कुछ मिनट में एक चम्मच।',
  'Take nothing that stops diarrhoea while there is fever or blood.': 'बुख़ार या ख़ून हो तो दस्त रोकने की दवा न लें।',
  'Note how often it comes, and when you last passed urine.': 'लिख लें कि कितनी बार होता है, और पिछली बार पेशाब कब हुआ।',
  'Take only small sips of water, and eat nothing heavy, until you have been seen.':
    'डॉक्टर के देखने तक सिर्फ़ पानी के छोटे घूँट लें, और भारी खाना न खाएँ।',
  'Take no laxative and no ibuprofen, aspirin or diclofenac.':
    'पेट साफ़ करने की दवा न लें; आइबुप्रोफ़ेन, एस्पिरिन या डाइक्लोफ़ेनैक भी न लें।',
  'Note where it began, where it is now, and your last bowel movement.':
    'लिख लें कि दर्द कहाँ शुरू हुआ, अब कहाँ है, और पिछली बार शौच कब हुआ।',
  'Sit upright, rest, and loosen tight clothes.': 'सीधे बैठें, आराम करें, और तंग कपड़े ढीले करें।',
  'Use your own inhaler as it was prescribed, and keep away from smoke and dust.':
    'अपना इनहेलर जैसे लिखा गया है वैसे लें, और धुएँ-धूल से दूर रहें।',
  'Note what you can no longer do without getting breathless.': 'लिख लें कि अब क्या करने पर साँस फूलती है।',
  'Sit down and rest.': 'बैठ जाएँ और आराम करें।',
  'No coffee, energy drinks or alcohol.': 'कॉफ़ी, एनर्जी ड्रिंक या शराब न लें।',
  'Do not drive while your heart races.': 'जब तक दिल तेज़ धड़के, गाड़ी न चलाएँ।',
  'Note how long it lasts, and count your pulse for a minute.': 'लिख लें कि कितनी देर रहता है, और एक मिनट नब्ज़ गिनें।',
  'Sit quietly for five minutes and measure again.': 'पाँच मिनट शांत बैठें और फिर नापें।',
  'Take your usual tablets as prescribed, and no more of them.': 'अपनी रोज़ की गोलियाँ जैसे लिखी हैं वैसे लें, उनसे ज़्यादा नहीं।',
  'Bring your readings, with the time of each.': 'अपनी नापी हुई रीडिंग समय के साथ लाएँ।',
  'Measure your blood sugar if you can.': 'हो सके तो शुगर नापें।',
  'Drink water, and no juice or lemonade unless the sugar is low.': 'पानी पिएँ। जब तक शुगर कम न हो, जूस या मीठा शरबत न लें।',
  'Do not stop insulin or tablets on your own.': 'इंसुलिन या गोलियाँ अपने आप बंद न करें।',
  'Rest with the leg raised, and do not rub or massage it.': 'पैर ऊँचा रखकर आराम करें, और उसे न मलें, न मालिश करें।',
  'Note long journeys, operations or bed rest of the last weeks.':
    'लिख लें कि पिछले हफ़्तों में लंबा सफ़र, ऑपरेशन या बिस्तर पर रहना हुआ या नहीं।',
  'Sit or lie down at once when it comes, and get up slowly.': 'ऐसा होते ही बैठ या लेट जाएँ, और धीरे-धीरे उठें।',
  'Do not climb or bathe alone.': 'अकेले न ऊँचाई पर चढ़ें, न नहाएँ।',
  'Do not drive.': 'गाड़ी न चलाएँ।',
  'Note what you were doing when it came.': 'लिख लें कि तब आप क्या कर रहे थे।',
  'Rest in a quiet, dim room and drink water.': 'शांत, कम रोशनी वाले कमरे में आराम करें और पानी पिएँ।',
  'Note when it began, how quickly, and what you have taken.': 'लिख लें कि कब और कितनी जल्दी शुरू हुआ, और आपने क्या लिया है।',
  'For fever take paracetamol as the packet says, if you may take it.':
    'बुख़ार में पैरासिटामोल पैकेट पर लिखे अनुसार लें, अगर आप ले सकते हैं।',
  'No ibuprofen or aspirin until dengue has been ruled out.':
    'जब तक जाँच में डेंगू की बात ख़ारिज न हो जाए, आइबुप्रोफ़ेन या एस्पिरिन न लें।',
  'Drink often, rest, and wear light clothes.': 'बार-बार कुछ पिएँ, आराम करें, और हल्के कपड़े पहनें।',
  'Measure morning and evening, and write it down.': 'सुबह-शाम बुख़ार नापें और लिखें।',
  'Drink often in small sips, warm or cold, and rest your voice.': 'बार-बार छोटे घूँट पिएँ, गुनगुने या ठंडे, और आवाज़ को आराम दें।',
  'Note whether you can swallow your saliva and open the mouth.': 'लिख लें कि थूक निगल पाते हैं और मुँह पूरा खुलता है या नहीं।',
  'Rest, drink often, and keep away from smoke.': 'आराम करें, बार-बार कुछ पिएँ, और धुएँ से दूर रहें।',
  'Cough into your elbow, and wear a mask near others.': 'कोहनी में खाँसें, और दूसरों के पास मास्क पहनें।',
  'Note fever, and the colour of the phlegm.': 'बुख़ार और बलगम का रंग लिख लें।',
  'Rest the part and raise it.': 'उस हिस्से को आराम दें और ऊँचा रखें।',
  'Do not squeeze it.': 'उसे न दबाएँ।',
  'Draw a line around the redness, to see whether it spreads.': 'लाली के चारों ओर लकीर खींचें, ताकि दिखे कि फैलती है या नहीं।',
  'Note when it began, and take a photo each day.': 'लिख लें कि कब शुरू हुआ, और रोज़ एक फ़ोटो लें।',
  'Keep the skin cool, do not scratch, and leave off new creams.': 'त्वचा को ठंडा रखें, न खुजलाएँ, और नई क्रीम न लगाएँ।',
  'Leave out what you think set it off.': 'जिससे यह हुआ लगता है, उसे छोड़ दें।',
  'Take photos, and note new medicines, foods or creams.': 'फ़ोटो लें, और नई दवा, खाना या क्रीम लिख लें।',
  'Keep moving gently, and do not lift.': 'धीरे-धीरे चलते-फिरते रहें, और कुछ भारी न उठाएँ।',
  'Warmth helps.': 'सिकाई से आराम मिलता है।',
  'Note numbness, weakness, or trouble with urine or stool.': 'सुन्नपन, कमज़ोरी, या पेशाब-मल में तकलीफ़ हो तो लिख लें।',
  'Rest the joint, and cool it for 15 minutes at a time with a cloth around the ice.':
    'जोड़ को आराम दें, और कपड़े में लिपटी बर्फ़ से एक बार में 15 मिनट ठंडा करें।',
  'Put no weight on it while that hurts.': 'जब तक दर्द हो, उस पर वज़न न डालें।',
  'Note how it began, and whether there is fever.': 'लिख लें कि कैसे शुरू हुआ, और बुख़ार है या नहीं।',
  'Be with somebody you trust, and tell them how you feel.': 'किसी भरोसेमंद के साथ रहें, और बताएँ कि कैसा लग रहा है।',
  'No alcohol or drugs: they make it worse.': 'शराब या नशा न करें: उससे हालत बिगड़ती है।',
  'Note how you sleep, and what weighs on you.': 'लिख लें कि नींद कैसी है, और मन पर क्या बोझ है।',
  'In pregnancy take no new medicine without asking first, and go on with what was prescribed.':
    'गर्भावस्था में बिना पूछे कोई नई दवा न लें, और डॉक्टर की लिखी दवाएँ लेती रहें।',
  'Bring your pregnancy record.': 'अपना गर्भावस्था का कार्ड साथ लाएँ।',
  'Rest, drink enough, and do not be alone if you feel worse.': 'आराम करें, पानी पिएँ, और हालत बिगड़े तो अकेले न रहें।',
  'Note when it began, and what makes it better or worse.': 'लिख लें कि कब शुरू हुआ, और किससे आराम मिलता है या बढ़ता है।',
  'Bring all medicines, or a list of them.': 'सारी दवाएँ, या उनकी सूची, साथ लाएँ।',
  'Take the child’s medicines and vaccination card with you.': 'बच्चे की दवाएँ और टीकाकरण कार्ड साथ ले जाएँ।',
  'Ask whoever prescribed the medicine, today, whether to take the next dose.':
    'जिसने दवा लिखी है, उससे आज ही पूछें कि अगली ख़ुराक लेनी है या नहीं।',
  'Keep hands, feet and body warm.': 'हाथ, पैर और शरीर गर्म रखें।',
  'Ask a pharmacist whether a medicine you take narrows the vessels.':
    'फ़ार्मासिस्ट से पूछें कि आपकी कोई दवा ख़ून की नसें सिकोड़ती है या नहीं।',
};
