// Words that say the same, by slot. Phrases name a slot in braces. One line each; add a word at its end.
// A word stands for all its forms and spellings in both scripts (dukh: dukhta, dukhne, दुख); 'gale=' means exactly this form, 'gir+' all forms of the verb;
// 'dil_ke_paas' are words that follow each other. Lines that begin with @ are places of the body.
export const HINDI_SLOTS = `
@chest: seena chhati= chest kaleja kalja dil_ke_paas chest_me
@head: sar= matha head kapal khopdi dimag bheja
@belly: pet= pet_ke stomach tummy abdomen udar belly tond
@upperbelly: naabhi_ke_upar pet_ke_upar upar_pet pet_upar epigastric kaudi
@throat: gala= gale= throat kanth galle=
@back: kamar peeth back reedh pith= kamariya
@neck: gardan neck
@arm: hath bazu baju= baaha arm hand banh
@left: baya baye= bayi baen bayan left ulta= ulte= baya_taraf baayi
@right: daya= daye= dayi dayan daen right seedha= seedhe= dahina dahine daaya daaye
@leg: pair tang= taang= leg jangh jaangh pindli tange= taange= gor= pav= paav= paon=
@calf: pindli calf
@foot: talva talwa panja edi edhi foot ankle takhna
@eye: aankh eye ankh nazar= nain
@ear: kaan= kan= ear kano=
@nose: naak= nak= nose
@mouth: muh mouth
@lips: hont lips lip
@tongue: jeebh zubaan tongue jibh
@face: chehra face muh mukh shakl
@teeth: dant= daat= daanto= danto= daadh teeth
@jaw: jabda jaw jabra
@knee: ghutna= ghutne= ghutno= knee ghutana=
@shoulder: kandha shoulder
@joint: jod= jodo= joint ghutna= ghutne= ghutno= kohni takhna kulha
@ribs: pasli ribs
@flank: gurda gurde kidney kokh pasli_ke_neeche
@testicle: andkosh testicle ande= ball= balls andgranthi anda=
@private: guptang private_part yoni jannang
@penis: ling= penis
@body: badan sharir body jism tan= shareer deh
@heart: dil= heart hriday hirday
@skin: chamdi khal= twacha skin tvacha chamri
@breast: stan= breast doodh_ki_ganth chuchi
@fontanelle: talu= taalu=
pain: dard dukh pain peeda tees= pida pain_ho dukhan dukhav ache
hurtbad: tadap+ chhatpat+ karah+ bardasht asahniya sahan_nahi saha_nahi jaan_nikal chillaa cheekh+ cheekhti chikh lot=
strong: tez bhayankar asahniya jabardast bahut itna jor= zor bhari= jyada kharab behad ekdam katai gajab
squeeze: jakdan dabav dabav dabane daba= dab+ bojh bhaari= bhari= bharipan heaviness heavy tight kas= kasav kasaav jakad+ bhinch+ kasa= kasi= patthar hathi pathar dabaa dabata dabti dabaav nichod mutthi
burning: jalan jal+ jalti jalta burning aag=
breath: saans dam= dum= breath breathing hawa shwas
trouble: dikkat takleef problem pareshani mushkil trouble takliif pareshan kathinai musibat
no: nahi na= mat nahin bina not no
stop: ruk+ block= ruka ruki rukti band= bund= thehar
cannot: nahi_pa na_pa nahi_paa nahi_ja nahi_sak nahi_ho nahi_paya nahi_pati nahi_pate nahi_pata nahi_paye ni_pa nahi_le_pa nahi_kar_pa
blood: khoon blood bleeding lahu rakt
much: bahut jyada dher bhari= tez itna zor behisab lagatar fawwara pichkari dhar= dhaar=
sweat: paseena pasina sweat sweating paseene
cold: thand thanda thandi cold barf
blue: neela nila blue nili
pale: safed peela= pila= pili= peeli= pale fika pheeka sufed
swollen: suj+ sujan sooj+ sujh swelling swollen suja suji phool+ sujan_
numb: sunn= sun= sunna numb sunpan sunnpan jhanjhanahat bejaan jhunjhuni jhanjhana nirjeev
weak: kamjor kamzori jaan_nahi dheela weak dhila taakat_nahi takat_nahi bejaan lakwa sust
lifts: uth+ utha uthata uthti uthana hil+ hila hilta hilti chal+
oneside: ek_taraf ek_side aadha adha half_body ek_or ek_hissa ek_bagal aadhe
crooked: tedha tirchha latak+ ladhak khinch+ latka
speak: bol+ bola bolna bolne bolte bolti boli= baat baatein awaz= speech shabd lafz jawab
slur: ladkhada tutla haklaa hakla lar_bar latpat slur slurred atak+ saaf_nahi ladkhad totla
lost: gayab chala_gaya ja= kho= chali_gayi
faint: behosh behoshi gash= gash_kha unconscious fainted murchha achet acet behosi faint
dizzy: chakkar dizzy dizziness ghum+ ghoom+ ghumta ghumna giddiness sar_ghum chakrana
fall: gir+ gira giri gire girna girne ludhak+ ludhka fisal+ patka
fit: daura= daure= daur= mirgi jhatke fits seizure fit= convulsion aithan kapkapi_ke_daure chamki
vomit: ulti vomit vomiting vomitting okai vaman ulti_ qay= kai_ki khoon_ki_kai ulati
nauseous: ji_machal jee_machal jee_michla ji_mitla ulti_jaisa machal+ michli ubkai nausea matli man_kharab ulti_aane
loose: dast loose_motion loose_motions loosemotion patli_tatti patla_paikhana dast_lag motion= motions= patli_latrine julab diarrhea patle_dast
stool: tatti latrine potty paikhana pakhana sandas mal= stool shauch toilet_me let_ring latring lattrin letrin tati
urine: peshab urine susu pesab mutra= toilet bathroom_nahi moot+ yurin
fever: bukhar fever tap+ taap jwar bukhaar tap_raha jvar haraarat temperature
cough: khansi cough khasi khans+ khaas
phlegm: balgam kaf= cough_me phlegm kaph sputum thuk=
throatpain: khich_khich kharash
swallow: nigal+ nigla nigalna nigalne ghut+ utar+ nigalte gatak+ sarak
see: dikh+ dikhai nazar= nazar_aa dekh+ sujh+ roshni_chali
blur: dhundhla dhundla dhundhala dhudhla blur dhundh dhundlaa dhundha
wound: ghaav ghav= zakhm jakhm cut= kat+ kata kati katna chot= wound lag_gayi cheer= chir=
injured: chot= lag+ takra takraya takrai takraa phoot+ fut+ chot_lag
bone: haddi bone
broken: tut+ toot+ tuta tuti fracture tedhi= tedha
burnt: jal+ jala jali jale jhulas+ burn burnt jalkar jhulsa
die: mar= marna marne jaan_de khatam= khudkushi suicide aatmahatya atmahatya maut
kill: maar= mar_dalu jaan_se_maar
live: jeena jina jine jeene jee= ji=
poison: zehar sulfas salfas tarpin monocrotophos chhap liquid paraquat caustic keetnashak kitnashak phenyl acid harpic tezab tejab keeda_maar pesticide kerosene mitti_ka_tel celphos sulfas sulphas chuhe_maar rat_poison rat_kill dettol bleach spirit phinyl finail sprey= khatmal_maar chidakne_wali ghaas_maar kitnasak jehrila zehrili kapde_dhone toilet_cleaner hit= mortein all_out
drank: pi= pee= piya pi_li pi_gaya pi_gayi kha= khaya kha_li kha_liya nigal+ khali= khe= peeli= pili=
swollenface: suj+ sujan sooj+ phool+ moti= mota= swelling
bite: kaat+ dasa= das_liya das_gaya kaata bite katliya kaatliya dank= dank_mara kaatne dass
snake: saanp= snake naag= cobra karait viper saanpo=
scorpion: bichhu bicchu makdi scorpion
bee: madhumakkhi tataiya barra bhanwra madhu_makkhi wasp bee= bhid=
dog: kutta kutte dog bandar monkey siyar billi= neola janwar
pregnant: pregnant garbhvati pet_se garbh hamal pregnancy pregnent hamila pregnansi maa_banne garvavati due_date
baby: baccha bacchi baby shishu navjat newborn munna munni bachwa babu= lalla chhotu chhoti bitiya beti beta
milk: doodh dudh stan_pan feed= feeding milk
drink: pi= pee= pita pani_pi peena peeta
eat: kha= khana khata khaya khati khane
sleep: neend nind so= sona sota soti soya sleep
wake: jag+ jaga jaag+ uth+ jagana jagane jagta jagti utha hilaane hila
responds: jawab response reply hosh pratikriya
confused: confuse bhram behki behka ulta_seedha ulti_seedhi ulti_sidhi ulta_pulta bahki badbada anapshanap anap_shanap bebaat hosh_me_nahi ot_patang agdam_bagdam ultapulta bahak baigan ul_jalul
stiff: akad+ akda akdi akadan akdan stiff jakad+ sakht akar= tan=
itch: khujli khujla itching khaj= khujlee kharish
rash: dane= daane= dana= daana= rash chakatte chakte lal_nishan fafole laal_daag pitti funsi phunsi chitti
red: lal= laal red lali laali lal_ho
yellow: peela= pila= pili= peeli= yellow pile=
black: kala kaali kale black kaala kali
lump: ganth gaanth gath= gilti lump gola= sujan guthli
heavyfeel: bhaari= bharipan bhari=
anxiety: ghabrahat ghabra bechaini bechain anxiety tension
tired: thakan thaka= thaki= thak_gaya thak_gayi thakawat thakaan
weakgeneral: kamjori kamzori kamjor weakness
palp: dhadkan dhadak raftaar heartbeat nadi= dhak_dhak palpitation dhadakna dhukdhuki phadphada dhakdhak heartbeat heart_beat pulse= nabz nabj
fast: tez bahut_tez fast bhag+ daud+ jaldi jor= zor
pills: goli tablet dawai medicine capsule pills syrup tablets paracetamol crocin dolo combiflam sleeping_pill neend_ki_goli alprax dawaiyan pill davaiya
amount: puri= poori= saari= sari= patti= patta= sheeshi shishi bottle dabba dibbi mutthi strip packet sab= ek_saath ek_sath overdose dher= bahut_saari itni_saari mutthi_bhar
self: khud= apne= apni= khudko apne_aap
cutself: kalai_kaat nas_kaat nas_kat hath_ki_nas blade_se_kaat blade_maar kalai_kat kalai_par_blade nas_kati kalai_kati
fire: aag= aag_lag lapat fire
electric: current= bijli karant karent bijali
water: pani paani water
drown: doob+ dub+ duba dooba dubne
gas: gas= gaiss gais dhuan dhua smoke geyser angithi sigdi heater_jala koyla
neckgrab: gala_daba gala_dabaya gale_ko_daba gala_ghont gala_ghota gale_daba
beaten: maar= maara= peet= peeta= pitai= mar_pit marpeet mara_pita maarta= maarte= thappad lathi ghoonsa mukka
rape: rape= balatkar zabardasti jabardasti izzat_loot galat_kaam galat_kam jabran chhed_chhad
knife: chaku chaaku chhuri knife goli_mari goli_lag goli_maar bandook talwar khanjar
height: chhat= balcony feet= pad_toot paad_toot gaachh unchai ped= seedhi= khamba dusri_manzil tisri_manzil manzil scaffolding terrace
crash: accident takkar bike_se gaadi_se truck car_se car_ne bus_se bus_ne scooty trak gadi_se
swallowbad: nigal+ sikka coin battery cell= magnet chumbak pin= sui= batan
choke: atak+ atka atki fas+ phas+ phans+ fasa fasi phasa phasi
sugar: sugar madhumeh diabetes shugar
lowword: kam= low gir+ gira gaya_niche neeche down ghat=
highword: high badh+ jyada badha upar hai= badhi
period: period mahwari masik mahina= mc= periods mensis mahvari
vagina: yoni neeche niche= wahan_se vagina private_part neeche_se niche_se
labour: prasav labour labor dard_uth prasav_peeda delivery= contractions
water2: pani_ki_thaili paani_ki_thaili thaili= pani_toot pani_chhut water_break paani_nikal paani_chhoot jhilli pani_gir pani_chala
suddenly: achanak ekdam_se ekdum sudden suddenly yakayak
today: aaj= abhi= subah raat= kal=
`;
