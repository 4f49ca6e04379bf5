// Words by what they stand for, in English, Hinglish and Hindi: who it is about, animals, plants, machines and other things that people
// speak of like of the sick, remedies, and what says that it is small or well. A word of two kinds stands in the first. One word more
// is one word more here.

export const KINDS: readonly [kind: string, words: string][] = [
  [
    'self',
    `
i im ive me my mine myself main mai mein mera meri mere mujhe mujhko mereko hum humko hame hamara hamari hamare maine मैं मेरा मेरी मेरे मुझे मुझको
मैंने हम हमारा हमारी हमारे हमको
`,
  ],
  [
    'kin',
    `
he she his her him hers they them their son daughter wife husband hubby mother father mum mom mummy mumma dad daddy papa baba amma baby babies child
children kid kids boy girl brother sister bhai behen behan didi grandma grandpa grandmother grandfather nani dadi dada nana uncle aunt aunty chacha
chachi friend roommate neighbour neighbor beta beti bete bachcha bachche bachi bachhe bachha pati patni biwi maa mataji pitaji ladka ladki baccha
bacche man woman old toddler infant newborn teenager माँ मां पापा पिता पिताजी माताजी बेटा बेटी बेटे बच्चा बच्चे बच्ची बच्चों पति पत्नी बीवी भाई बहन
दादी दादा नानी नाना अम्मा बाबा मम्मी उसे उसको उसकी उसका उनको उनकी लड़का लड़की
gardener driver watchman maid servant cleaner pupil colleague coworker classmate flatmate housemate guest passenger worker labourer farmhand lady
gentleman fiance fiancee niece nephew cousin granddad grandad granny gran grandson granddaughter twin twins maali chowkidar kaamwali bai masterji
mazdoor dost saheli chaachi mami mausi mausa bua phupha jija bhabhi devar sasur bahu potaa poti चाची चाचा मामा मामी मौसी मौसा बुआ फूफा ताई ताऊ
जीजा भाभी देवर सास ससुर बहू पोता पोती दोस्त सहेली माली चौकीदार कामवाली मज़दूर मजदूर ड्राइवर गार्ड आदमी औरत बुज़ुर्ग
`,
  ],
  [
    'animal',
    `
animal animals pet pets vet veterinary dog dogs puppy pup cat cats kitten kittens cow cows buffalo buffaloes goat goats sheep lamb ewe horse pony
donkey camel pig pigs hen hens chicken chickens rooster chick duck ducks parrot budgie pigeon pigeons bird birds sparrow crow fish goldfish aquarium
hamster rabbit rabbits tortoise turtle monkey monkeys elephant lion tiger bull ox bullock cattle livestock poultry labrador beagle indie gecko mouse
mice rat rats squirrel kutta kutte kutiya kutti pilla doggy dogi dogy billi bili bille billa gaay gai gaaye bhains bhens bhais bachhda
bachda bakri bakra bakre bakriyan murga murgi murgiyan murge tota tote kabootar ghoda ghode gadha bandar machhli machhliyan khargosh chidiya hathi
bail pashu janwar jaanwar कुत्ता कुत्ते कुतिया पिल्ला बिल्ली बिल्ला गाय भैंस बछड़ा बछिया बकरी बकरा बकरे बकरियाँ मुर्गा मुर्गी मुर्गे मुर्गियाँ तोता
तोते कबूतर घोड़ा घोड़े गधा ऊँट बंदर मछली मछलियाँ खरगोश चिड़िया हाथी बैल पशु जानवर मवेशी
`,
  ],
  [
    'plant',
    `
plant plants tree trees leaf leaves crop crops wheat rice paddy cotton tomato tomatoes potato potatoes onion onions mango mangoes rose roses tulsi
orchid orchids garden gardening lawn grass hedge soil compost fertiliser fertilizer pesticide seedling seedlings sapling flower flowers fruit
fruits vegetable vegetables farm farmer field fields harvest weed weeds aphid aphids blight monsoon fern cactus bonsai vine chilli brinjal
sugarcane banana coconut hydrangea cucumber borewell paudha paudhe podha ped pedh patta patte pattiyan pattiyaan fasal gehu gehun dhaan
dhan kapas sarso sarson gulab genda kheti khet khad khaad beej kisan bagh bagiya tamatar aalu aloo pyaz mirch baingan ganna soyabean chana makka
phal sabzi sabji nimbu aam kela gamla gamle पौधा पौधे पौधों पेड़ पेड़ों पत्ता पत्ते पत्तियाँ पत्ती पत्तियां फसल फ़सल गेहूँ गेहूं धान कपास सरसों गुलाब
गेंदा खेती खेत खेतों खाद बीज किसान बगीचा बगिया टमाटर आलू प्याज़ प्याज मिर्च बैंगन गन्ना सोयाबीन मक्का फल सब्ज़ी नींबू आम केला गमला गमले तुलसी
`,
  ],
  [
    'machine',
    `
car cars van truck lorry bus buses train trains metro bike motorbike motorcycle scooter scooty auto rickshaw tractor tyre tyres engine motor
battery batteries brake brakes gearbox clutch radiator exhaust silencer bonnet windscreen mechanic garage geyser fridge freezer cooler ac fan
heater oven cooker mixer washing machine dishwasher tv television screen phone phones mobile smartphone laptop computer pc keyboard printer
router wifi modem server app apps website site login password otp pin software update code build compiler excel spreadsheet macro file
files download charger charging cable earphone earphones headphones speaker camera clock ups inverter generator drone console controller
playstation xbox chatbot bot ai internet network tower signal sim upi atm electrician plumber gaadi gadi gaari gadiyan motar traktar bijli panka
pankha coolar masheen mashin mobail fon phon leptop kampyutar printar batri tyar pahiya mistri mistry tanki nal गाड़ी गाड़ियाँ कार ट्रक ट्रेन
मेट्रो बाइक मोटरसाइकिल स्कूटर स्कूटी ऑटो रिक्शा ट्रैक्टर टायर पहिया इंजन मोटर पंप बैटरी मिस्त्री गीज़र फ्रिज कूलर पंखा एसी टीवी स्क्रीन फ़ोन फोन
मोबाइल लैपटॉप कंप्यूटर प्रिंटर वाईफाई नेटवर्क इंटरनेट ऐप एप पासवर्ड ओटीपी वेबसाइट सर्वर बिजली ट्रांसफार्मर इन्वर्टर मशीन घड़ी कैमरा चार्जर सिम नल टंकी
प्लंबर
`,
  ],
  [
    'kitchen',
    `
recipe recipes cook cooking cooked bake baking curry biryani dal roti chapati dosa idli sambar pickle cake bread dough cheese sauce soup oil ghee salt
spice masala garlic jam tawa kitchen restaurant cafe menu dish dishes barbecue grill halwa kheer daal achaar achar paneer chawal rotiyan atta
maida kadhai tadka mithai chai बिरयानी हलवा खीर दाल सब्जी अचार पनीर चावल रोटी रोटियाँ आटा मैदा कढ़ाई तड़का मसाला मिठाई चाय रसोई रेसिपी
sourdough batter yeast marinade kebab kabab samosa jalebi mirchi bajji golgappa chutney masoor rajma papad sugar-free jalebi जलेबी समोसा चटनी
`,
  ],
  [
    'story',
    `
film films movie movies cinema trailer song songs lyrics lyric singer album concert serial series season novel book books
story poem author character hero heroine villain actor actress match matches team cricket football ipl innings wicket batsman bowler goal striker
referee umpire final finals tournament player players game games gaming level boss lives potion minecraft pubg bgmi chess youtube video videos reel
reels meme memes instagram facebook whatsapp netflix tiktok podcast news headline newspaper quiz crossword riddle joke proverb idiom meaning translate
translation fans gaana gaane gana gane filam movi picture natak kahani kavita shayari muhavara muhavare kahawat chutkula khel khiladi maich फिल्म
फ़िल्म पिक्चर सिनेमा ट्रेलर गाना गाने गीत सीरियल धारावाहिक किताब उपन्यास कहानी कविता शायरी नज़्म ग़ज़ल मुहावरा मुहावरे कहावत चुटकुला मैच क्रिकेट टीम
खिलाड़ी गेंद छक्का खेल गेम हीरो विलेन वीडियो रील ख़बर खबर अख़बार अखबार समाचार
dream dreams dreamt dreamed plot scene scenes theatre drama script screenplay fiction fictional legend war army battle playoff playoffs 
 fantasy rap rapper dj drummer choir stanza verse rhyme anime manga sapna sapne sapno khwab ladai jung सपना सपने सपनों ख़्वाब
नाटक दृश्य मंच युद्ध लड़ाई सेना मैदान कप्तान पहेली शेर
`,
  ],
  [
    'office',
    `
bill bills billing invoice receipt refund payment pay paid price cost fee fees insurance policy cashless claim tpa premium discount
certificate certificates form forms document documents aadhaar abha card report reports record records copy upload appointment appointments slot slots
reschedule prepone postpone cancel booking token queue timing timings opening closing visiting parking address location map directions entrance ward
floor canteen pharmacy counter reception receptionist registration account profile feedback review complaint vacancy job interview cv salary camp
vaccination vaccine vaccines immunisation immunization checkup paisa paise kiraya naukri namankan panjikaran daftar rasid raseed bheed parchi parcha
number nambar बिल रसीद रिफंड भुगतान पैसा पैसे फ़ीस फीस बीमा कार्ड आधार आभा प्रमाणपत्र फॉर्म फ़ॉर्म काग़ज़ कागज रिपोर्ट पर्ची पर्चा अपॉइंटमेंट नंबर
पार्किंग पता काउंटर रजिस्ट्रेशन नौकरी सैलरी टीका टीके टीकाकरण कैंप
brochure quotation estimate refill wholesale distributor dealer supplier rep medrep donor donors donate donation donating volunteer volunteers
screening fitness package packages premarital notice noticeboard banner poster leaflet signboard logo slogan hiring vacancies recruitment intern
internship stipend shift shifts roster rota visa passport licence license renewal nominee pension affidavit notary clerk tehsil officer bharti
naukriya khidki दान रक्तदान शिविर भर्ती पेंशन खिड़की दफ़्तर दफ्तर सूचना विज्ञापन पोस्टर लाइसेंस पासपोर्ट शुल्क
`,
  ],
  [
    'school',
    `
school college homework assignment essay exam exams test question syllabus lesson teacher student students project diagram biology physics
chemistry science history maths class lecture viva thesis mcq ncert neet define definition difference explain examples padhai pariksha prashn sawaal
sawal kaksha vigyan vidyarthi adhyay nibandh paribhasha पढ़ाई परीक्षा प्रश्न सवाल कक्षा विज्ञान विद्यार्थी अध्याय निबंध परिभाषा होमवर्क स्कूल कॉलेज
बोर्ड
seminar workshop workshops webinar course courses training dissertation professor lecturer curriculum textbook research researcher researching study
studies study survey abstract journal spelling spell spelled plural synonym antonym etymology pronounce pronunciation grammar vocabulary hindi
english marathi tamil bengali chart worksheet upsc nursing mbbs olympiad trivia paryay arth matlab अर्थ मतलब पर्यायवाची वाक्य शोध प्रोफ़ेसर
प्रशिक्षण नर्सिंग पाठ गृहकार्य चित्र
`,
  ],
  [
    'town',
    `
traffic market markets economy inflation stock stocks shares sensex nifty bank loan emi tax gst government minister election vote party politics
politician court police law lawyer landlord landlady tenant rent society secretary manager office company startup business shop customer customers
client competitor road roads bridge building house roof wall walls ceiling door window paint damp plumbing tap pipe pipes weather rain
storm heatwave flood budget crypto bitcoin wedding ex girlfriend boyfriend breakup love sarkar neta chunav mantri mehngai bazaar bazar
dukan dukaan makan makaan deewar diwar chhat darwaza sadak pul mausam baarish barish aandhi shaadi shadi malik kirayedar सरकार नेता चुनाव मंत्री
महँगाई महंगाई बाज़ार बाजार दुकान मकान दीवार छत दरवाज़ा सड़क पुल मौसम बारिश आँधी शादी मालिक किरायेदार इश्क़ इश्क मोहब्बत प्यार ट्रैफिक
tailor salon parlour barber jeweller jewellery necklace earrings saree sari kurta kurti lehenga dress shirt trousers shoes lipstick mehndi mehendi
furniture sofa cupboard crush dating festival diwali eid holi mandir masjid church puja pooja panchayat pradhan sarpanch kapde gehne joote
दर्ज़ी दर्जी कपड़े गहने जूते मेहंदी त्योहार दिवाली मंदिर मस्जिद पूजा पंचायत प्रधान सरपंच
`,
  ],
  [
    'remedy',
    `
cream ointment balm powder talc talcum lotion gel drops tablet tablets pill pills paracetamol crocin dolo ibuprofen antacid eno digene gelusil ors
lozenge lozenges strepsils syrup plaster bandaid bandage dettol antiseptic vaseline aloe vicks haldi turmeric ice compress massage moisturiser
moisturizer shampoo soap gargle gargles steam honey ginger tea kadha churan remedy bath rest dawa dawai goli malham marham malhum tel nariyal barf sek
sikai bhaap bhap garare adrak shahad ajwain hing jeera patti krim दवा दवाई गोली मलहम मरहम क्रीम पाउडर तेल नारियल बर्फ सेंक सिकाई भाप गरारे काढ़ा अदरक
शहद अजवाइन हींग जीरा हल्दी पट्टी विक्स वैसलीन ईनो ओआरएस बाम घी
`,
  ],
  [
    'small',
    `
small tiny little bit slight slightly mild mildly minor wee litle litel smal only just bas बस sirf halka halki halke thoda thodi zara jara chhota chhoti
chhote chota choti chote सिर्फ सिर्फ़ हल्का हल्की हल्के थोड़ा थोड़ी थोड़े ज़रा जरा छोटा छोटी छोटे नन्हा नन्ही मामूली haha lol hehe
`,
  ],
  [
    'well',
    `
fine ok okay okey normal normally well good great grand perfect perfectly alright better easing eases eased settled settling gone relief helps helped
helping healing healed theek thik theekthak badhiya mast aaram araam rahat behtar saamanya ठीक ठीकठाक बढ़िया मस्त आराम राहत बेहतर सामान्य नॉर्मल चंगा
`,
  ],
];

/** They stay themselves: what holds a sentence together, and what is asked. */
export const KEPT_WORDS = `
the a an is are was were be been being am it its this that these those of on in at to for with from by as so and or but if then than not no nor do
does did done has have had having can could will would shall should may might must about into after before since while when where what which who whom
whose why how there here all any some every each more most much many very too also again still now today tomorrow yesterday tonight morning night week
weeks day days month months year years hour hours please thanks thank you your yours hello hi dear sir doctor dr clinic hospital need want like get
got getting go going come coming came make makes made take takes took taking give gives gave said say says tell tells told know think feel feels
feeling felt looks look sounds keep keeps kept one two three up down out off back last next first new bad hai hain tha thi ho hoga hua hui hue gaya
gayi gaye raha rahi rahe kar karo karna kare karu karun kya kyun kyu kaise kab kahan kaun konsa kitna kitne kitni ka ki ke ko se par pe aur ya bhi toh
nahi nhi mat na liye wala wali wale ek din kal aaj subah shaam raat abhi bahut bohot zyada kuch koi sab ye yeh wo woh us iska iski uska uski aap aapka
aapke tum mil milega milegi chahiye sakta sakte sakti bata batao bataiye dijiye kijiye है हैं था थी थे हो होगा हुआ हुई हुए गया गई गए रहा रही रहे कर
करो करना करें करूँ करूं क्या क्यों कैसे कब कहाँ कहां कौन कौनसा कितना कितने कितनी का की के को से में पर और या भी तो नहीं नही मत न ना लिए वाला वाली वाले
एक दो दिन कल आज सुबह शाम रात अभी बहुत ज़्यादा ज्यादा कुछ कोई सब ये यह वो वह इस उस इसका आप आपका आपके मिल मिलेगा मिलेगी चाहिए सकता सकते सकती बता बताओ
बताइए दीजिए कीजिए
`;
