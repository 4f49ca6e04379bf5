// Words for places on the body and for what people complain of, in English, Hinglish and Hindi. One word more is one word more here.
export const PLACE_WORDS = `
head heads forehead temple scalp hair parting face cheek cheeks chin jaw nose nostril nostrils ear ears earlobe lobe eye eyes eyelid eyelids lid lids eyelash lash lashes brow lip lips mouth
tongue gum gums tooth teeth molar throat tonsil tonsils neck nape shoulder shoulders arm arms armpit armpits underarm elbow elbows forearm wrist wrists hand hands palm palms knuckle knuckles
finger fingers fingertip fingertips thumb thumbs nail nails cuticle back spine waist chest breast breasts boobs boob nipple nipples rib ribs belly stomach tummy abdomen navel side hip hips groin bum bottom
buttock buttocks backside thigh thighs leg legs knee knees shin shins calf calves ankle ankles foot feet heel heels sole soles toe toes toenail skin muscle muscles bone joint joints body limbs
sar sir matha mathe maatha aankh ankh aankhe aankhen ankhe palak palke kaan kan naak munh muh hoth honth hont daant dant masooda masoode masude jeebh jibh zuban gala gale gardan kandha kandhe baazu baju
baanh haath hath kohni kalai hatheli ungli ungliyan unglion angutha angootha nakhun nakhoon seena seene chhati pet pait peeth pith kamar kulha kulhe jaangh janghe jaanghe taang tange ghutna ghutne pindli takhna takhne
pair paer pairo pairon paanv talwa talwe edi ediyan chehra gaal thuddi badan chamdi khaal balo baal
सिर सर माथा माथे आँख आंख आँखें आंखें आँखों आंखों पलक पलकें कान नाक मुँह मुंह होंठ होठ दाँत दांत मसूड़ा मसूड़े मसूड़ों जीभ ज़ुबान जुबान गला गले गर्दन कंधा कंधे बाजू बाँह बाँहें हाथ कोहनी कलाई हथेली हथेलियाँ हथेलियों उँगली उंगली अँगुली उँगलियाँ उंगलियाँ उँगलियों उंगलियों
अंगूठा अँगूठा अंगूठे नाखून सीना सीने छाती पेट पीठ कमर कूल्हा कूल्हे जाँघ जांघ जाँघें टाँग टांग टाँगें घुटना घुटने पिंडली टखना टखने पैर पैरों पाँव पांव तलवा तलवे एड़ी एड़ियाँ चेहरा चेहरे गाल ठुड्डी बदन चमड़ी खाल बाल बालों
`;

export const TROUBLE_WORDS = `
pain pains painful paining ache aches aching achy hurt hurts hurting sore soreness stiff stiffness tight itch itches itchy itching scratchy swell swelling swollen puffy lump lumps bump bumps rash spot spots patch patches dry cracked
cracks crack peel peels peeling flaky flakes red redness pink blister blisters blistered burn burns burnt burning sting stings stinging scald cut cuts nick graze grazed scrape scraped scratch bruise bruised bite bites bit bitten splinter thorn
cramp cramps crampy numb tingle tingles tingling tingly weak shake shakes shaking shaky tremble tremor twitch twitching flutter bleed bleeding bled blood gunk pus discharge watering waters streaming runny runs running blocked bunged stuffy
blurry blurred hazy dim deaf ringing wax mole wart warts corn boil pimple pimples sprain sprained twisted strain strained pulled click clicks clicking creak sensitive smelly sweaty greasy loose wobbly throbs throb throbbing sticky crusty raw tender
heavy lame limp rough jerks sagging bulge bulges ulcer ulcers
dard dukh dukhta dukhti dukhte dukhne peeda khujli khujlata khujlati jalan jalta sujan soojan suja suji suje laal lal neela neeli chhala chhale daana daane dane funsi phunsi foda masse massa ganth gaanth gilti kat kata chhil chhila chhili kharoch
kaata akad akda akdi akdan sunn jhanjhanahat phadak phadakti kaamp kamp khoon mawad papdi sookha sookhi rookhe fat fati phat moch ragad chubhta chubhti neel bhaari
दर्द दुख दुखता दुखती दुखते दुखने पीड़ा खुजली खुजलाती खुजाता जलन जल सूजन सूजा सूजी सूज लाल नीला नीली छाला छाले दाना दाने फुंसी फोड़ा मस्सा मस्से गाँठ गांठ गिल्टी कट कटा छिल छिला छिली खरोंच काटा काट अकड़ अकड़न अकड़ी सुन्न झनझनाहट फड़क फड़कती काँप खून मवाद
पपड़ी सूखी सूखे रूखे फट फटी फटे मोच रगड़ चुभता चुभती नील निशान भारी तिल उभार
`;

/** Where it is, is said with what it is. */
export const PLACED_TROUBLE_WORDS = `
loo brain skull crown flushes jitters jittery jitter woozy wooziness hurl achoo drained thirsty carsickness plughole swallowed swallow snack shed shedding jet stings stingy scratchy hoarseness squeaky squeaking croaky gas farting farts fart loo bogies
thaka thake thaki thak pyaas pyaasa nigal nigla ugal ultaa jukaam kharrate kharaash paseene paseena badbu boo haraarat behri beh pindli kanpati mochh daadhi
कनपटी हरारत प्यास प्यासा थका थके थकी थक गटक निगल निगला उगल पसीने पसीना बदबू खर्राटे ठंड डकार
cough coughs coughing sneeze sneezes sneezing sneezy hiccup hiccups hiccuping hoarse voice snore snores snoring dandruff heartburn acidity indigestion constipated constipation diarrhoea diarrhea gas gassy wind burp burps burping bloated bloating
sunburn sunburnt period periods headache headaches toothache earache backache backpain dizzy giddy queasy nausea nauseous vomit vomited vomiting carsick seasick hangover hungover tired sleepy insomnia jetlag sleep cold nits lice worms thrush
fever temperature verruca stye pee peeing wee weeing urine poo pooing motion motions stool stools potty sweating sweats teething nosebleed nosebleeds splinter mosquito snot
khansi khaansi chheenk chheenke chheenkein hichki dakaar rusi roosi kabz dast motion gais ghamori ghamoriya chakkar ulti matli jukam zukam sardi bukhar thakan neend peshab susu potti mahwari mahavari joo awaaz awaz
खाँसी खांसी छींक छींकें हिचकी डकार डकारें रूसी कब्ज कब्ज़ दस्त गैस घमौरी घमौरियाँ चक्कर उल्टी मतली जुकाम ज़ुकाम सर्दी बुखार थकान नींद पेशाब मल माहवारी महीना जुएँ आवाज आवाज़ सिरदर्द लार
`;
