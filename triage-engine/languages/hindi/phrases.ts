// Hindi wordings of findings, for both scripts. One line each: the finding, then wordings parted by semicolons. The words of a
// wording may stand in any order, near each other, within one clause. {chest} is a slot of slots.ts, 'a/b' either word,
// 'a_b' words that follow each other, 'gale=' exactly this form, 'gir+' all forms of a verb. To add a wording, add a line.
export const HINDI_PHRASES = `
# heart and chest
chest-pain: {chest} {pain}; {chest} takleef; {chest} chubhan; {chest} kheench+/khinchav; {heart} {pain}; {chest} marod; {chest} tees; heart_attack; hart_atek; dil_ka_daura; dil_ka_dora; hart_atack; {chest} pakad+; {chest} thaam; {chest} mal=/malte; karja {pain}; {chest} ainthan; {chest} {pain} jaise; {chest} hath rakh; {chest} bhala; {chest} jhatka; {chest} peera; {chest} sui; dabane_jaisa {pain}; dabane_wala {pain}
crushing-chest-pain: {chest} {squeeze}; {chest} patthar; {chest} hathi; {heart} dabav/daba=/mutthi/bojh; {chest} rassi bandh; {chest} kisi_ne rakh; {chest} phat+/fat+; {chest} kuchal+; {chest} nichod; {chest} shikanja; {chest} tight; {chest} taait; dabane_jaisa {pain}; dabane_wala {pain}; hathi_baith; {chest} bandh_diya; rassi_se_bandh {chest}; {chest} phat+; {chest} phata ja; kalja nikal+; {chest} bhala ghus+; {chest} chatan; {heart} phat+; {chest} {pain} jaise patthar; {chest} bhaari_bhaari; {chest} mutthi; {chest} daba_raha
chest-tightness: {chest} jakdan/tight/kas=/kasa=/kasi=/jakad+
chest-pain-radiating-arm-jaw: {chest} {pain} {jaw}; {chest} {pain} {left} {arm}; {chest} {pain} {arm} tak; {chest} {pain} {shoulder}; {chest} {arm} tak ja=/fail+/jata; {chest} {pain} {teeth}; {pain} {jaw} tak; {pain} {arm} me_ja/tak_ja; {chest} {arm} {squeeze}; jabde_tak {pain}; kandhe_tak {pain}; hath_tak {pain}; {chest} {pain} gale_tak; {chest} {pain} {arm} {numb}; {chest} {pain} {arm} jhanjhana; {pain} {shoulder} {left} {arm}; kandhe_tak; {pain} {arm} utar+; {pain} {shoulder} utar+; {arm} tak tees
chest-pain-radiating-back: {chest} {pain} {back}; {chest} {pain} peeth tak
tearing-chest-pain: {chest} cheer=/chir=/phaad {pain}; {chest} {back} cheer=/cheerta/cheerne; {chest} phaadne; cheerne_wala_dard; {back} cheerne/cheerta {pain}
chest-pain-on-exertion: {chest} {pain} chadh+/chal+/chalne/daud+/mehnat; seedhi chadh+ {chest}
pleuritic-pain: {breath} {chest} chubhan/{pain}; saans_lene {pain}; saans_lete {pain}; gehri_saans {pain}; khansne {chest} {pain}
left-arm-pain: {left} {arm} {pain}; {left} {arm} {squeeze}; {left} {arm} {numb}; {left} {arm} jhanjhanahat; {left} {shoulder} {pain}
arm-pain: {arm} {pain}
jaw-pain: {jaw} {pain}; {jaw} {squeeze}
palpitations: {palp} {fast}; {palp} badh+; {palp} bekabu; {heart} {fast} chal+/dhadak/bhag+/daud+; {heart} {palp}; {heart} fast; ghode {heart}; {heart} dhak_dhak; {palp} pagal; {palp} ruk_ruk; {palp} mehsus; {heart} uchhal; {heart} phadphada; {palp} ulti_seedhi; {palp} chhoot; {palp} 1; {heart} zor dhadak; {heart} ghabra
fast-pulse: {palp} {fast}; {palp} bahut_tez; {heart} bahut tez; {heart} fast; {palp} badh+; {palp} bekabu; {palp} ginti; {heart} bhag+; {heart} daud+; {palp} pagal
irregular-pulse: {palp} ruk_ruk; {palp} ulti_seedhi; {palp} kabhi tez; {palp} ruk+; {heart} ruk_ruk; {palp} chhoot; {palp} aniyamit; {palp} beech_me; {palp} kabhi
slow-pulse: {palp} dheemi/dheere/kam=/slow/sust; nabz dheemi; pulse kam=; {palp} 3; heart_rate_40; {heart} doob+
cardiac-arrest: {heart} {stop} gaya/gayi/ho; dhadkan_band; nabz_nahi; nabz {no} mil; pulse {no} mil; dil_band; dhadkan_nahi; nabz_gayab; nabz {no} chal+
low-blood-pressure: bp {lowword}; bp low; blood_pressure low/kam; bipi kam=/low/gir+; b_p low
high-blood-pressure: bp {highword}; blood_pressure high/badh+/jyada; bipi badh+/high; bp_high
very-high-blood-pressure: bp 200; bp 220; bp 210; bp 230; bp 190; bipi 200; bp 240; bp 180
high-blood-pressure-known: bp_ki_dawai; bp_ka_mareez; bp_ke_mareez; bp_patient; bp ki bimari; bp_hai; bp_sugar; bp aur sugar; bipi_ki; bp_high_rehta; hypertension; sugar_bp
heart-disease-known: dil_ki_bimari; dil_ka_mareez; heart_patient; heart_ki_bimari; bypass; stent; angioplasty; heart_ka_operation; dil_ka_operation; hart_ki_bimari; heart_ka_mareez; pacemaker; heart_problem; {heart} chhed; {heart} bimari
diabetes-known: sugar_hai; sugar_ki_dawai; sugar_ka_mareez; sugar_patient; diabetes; madhumeh; sugar_ke_mareez; sugar_ki_bimari; bp_sugar; sugar_bhi; sugar_rehti; sugar_ki_mareez; sugar ki goli; shugar_ki; sugar_wale; shugar_ka
ankle-swelling: {leg}/{foot} {swollen}; pairo_me sujan; pair suj+; pair_phool
leg-swelling-one: ek_pair {swollen}; {left} {leg} {swollen}; {right} {leg} {swollen}; {calf} {swollen}; ek {leg} {swollen}; pair lal {swollen}
calf-pain: {calf} {pain}; pindli {pain}; pindli kas=
leg-pain-one: {leg} {pain}; {left} {leg} {pain}; {right} {leg} {pain}
cold-limb: {leg} {cold}; {arm} {cold}; {foot} {cold}; ungli thandi; {leg} barf; hath_pair {cold}; panja {cold}; {arm} barf
pulseless-limb: {leg} nabz {no}; {arm} nabz {no}; pair ki nabz; {leg} nas {no} dhadak
skin-black: ungli {black}; {leg} {black} pad; panja {black}; {skin} {black}; {foot} {black}; {leg} {black} sad=; ungliya kaali; {arm} {black} pad
dizzy-on-standing: {dizzy} khade; uthte_hi {dizzy}; khada_hote {dizzy}; khade_hone {dizzy}; uth+ andhera; uthta andhera; khada andhera
fainting-on-effort: daud+ {faint}; daudte {fall}; khelte {faint}; khelte {fall}; khelte_khelte {faint}; {faint} daudte; seedhi {faint}

# breathing
breathless: {breath} phool+/ful+/phul+; {breath} {trouble}; {breath} chadh+; {breath} {no} aa=/ati/aati/le=/lene; {breath} {cannot}; dam_ghut; dum_ghut; ghut+ {breath}; dam phool+; {breath} atak+; {breath} ukhad+; {breath} tut+/toot+; {breath} chhoti; {breath} kam=; {breath} ghut+; {breath} ruk+; {breath} tez; {breath} bhaari=; {breath} {stop}; hawa {no} mil; {breath} khinch+; ghutan; asthma_attack; {breath} fas+/phas+; {breath} heavy; {breath} takleef; {breath} {no} mil; breathless; dam_nikal; saans_nahi; {breath} uthal; lambi_lambi saans; dame_ka_daura; dama {no}; dama badh+; dama tez; dama ukhad+; haanf=; haanfne=
breathless-at-rest: {breath} {no} aa=/ati/aati/le=/lene/mil; dam_ghut; dum_ghut; hawa {no} mil; {breath} {cannot}; baithe_baithe {breath}; {breath} ukhad+; {breath} tut+/toot+; {breath} atak+; {breath} bahut {trouble}; ghut+ {breath}; saans_nahi; {breath} itni {trouble}; {breath} ruk+ raha/rahi; dam_nikal; {breath} bahut phool+; {breath} le= {no}; {breath} khinch+; {breath} takleef tadap+; {breath} {no} ja=; {breath} bahut tez; haanf=; haanf_raha; haanf_rahi; haanfne
cannot-finish-sentences: ek_line {no} bol+; do_shabd; {breath} bol+ {cannot}; {breath} bol+ {no}; ek_shabd {no}; {breath} ishare; poora_vakya; {breath} {speak} {trouble}; bolte {breath} phool+; {breath} shabd; {breath} bol+ ruk+
breathless-lying: letne {breath}; let= {no} {breath}; letate {breath}; lete_hi {breath}; leta {no} ja= {breath}; let {breath} ruk+; letne_par {breath}
wakes-breathless: raat {breath} neend; neend_se {breath}; raat_ko uth+ {breath}; raat achanak {breath}
breathless-on-exertion: chalne {breath} phool+; seedhi {breath}; chalte {breath} phool+; kaam {breath} phool+; thoda_chalne {breath}
not-breathing: {breath} {no} le raha; {breath} {stop} gayi/gaya/ge; {breath} {no} chal+; saans_band; saans_ruk_gayi; {breath} {no} aa= behosh; saans_nahi_chal; saans_nahi_le; {baby} {breath} {no} le
apnoea: {breath} ruk_ruk; {breath} ruk+ {baby}; {breath} beech ruk+; {breath} bhool+
fast-breathing: {breath} tez; {breath} jaldi_jaldi; tez_tez {breath}; jaldi_jaldi {breath}; {breath} minute; pasli {fast} chal+; pasli_chal; {breath} chal+ tez; tez_saans; haanf=; haanfne=
chest-indrawing: {ribs} andar; {ribs} dhas+; {ribs} chal+; {chest} andar dhas+; {chest} dhas+; pasliya khich; {ribs} khinch+; {ribs} dikh; gala dhas+; {belly} {chest} andar {breath}; chhati_dhas; pasli_chal; {nose} nathune phool+; nathune; gardan nas khinch+; gadda {ribs}; pet andar-bahar {breath}
blue-lips: {lips} {blue}; {face} {blue}; neela_pad; neeli_pad; {mouth} {blue}; {body} {blue}; {tongue} {blue}; {baby} {blue}; neele_pad; {lips} {black} pad; {face} {black} pad; ungli {blue} {breath}; neela_ho; neeli_ho; nakhun_neele; nakhun {blue} {breath}; nakhun {blue} pad; {baby} neela_sa; neela_sa_pad; neeli_pad; neele_ho
oxygen-low: oxygen kam; oxygen gir+; oxygen_7; oxygen_8; oxygen 82; oxygen 78; oxygen 80; oxygen 85; oksijan kam; oxygen low; spo2 8; oxygen 75; oxygen 70; oxygen 84; oxygen 86; oksijan gir+; oxygen 88; oxygen 83
wheeze: seeti baj; seeti {breath}; {chest} seeti; {breath} ghar_ghar; seeti jaisi; {chest} ghurr; siti baj; {chest} awaz {breath}; ghar_ghar; sui_sui; {breath} si_si
stridor: {breath} andar seeti; {breath} kharrata; gale_se seeti; {breath} ghurr; {breath} lete awaz; gale_se awaz {breath}; {throat} awaz {breath}; kharr_kharr; ghurr_ghurr; kharkhar {breath}; {breath} khar_khar
noisy-breathing: {breath} awaz; {breath} ghar_ghar; {breath} kharrate; {breath} kharkhar; kharrate jaisi awaz
tripod-position: aage_jhuk {breath}; baith {breath} jhuk+; jhuk_ke {breath}; kursi pakad+ {breath}
cough: {cough}; khans_raha; khaans; khasi_ho
productive-cough: {cough} {phlegm}; {phlegm} nikal+; {phlegm} aa=; balgam
dry-cough: sukhi {cough}; sookhi khansi
green-sputum: {phlegm} hara; {phlegm} peela=/pila=; hara balgam; peela balgam
coughing-blood: {cough} {blood}; {phlegm} {blood}; thook {blood}; khansi_me khoon; khansne {blood}; balgam {blood}; thuk= {blood}
pink-frothy-sputum: gulabi jhaag; jhaag {phlegm}; jhaag {cough}; gulabi balgam; jhagdar balgam
whooping-cough: {cough} neela; khansi_ka_daura; {cough} {breath} khich; kali_khansi
barking-cough: {cough} bhaunk; kutte_jaisi {cough}; kutte_ki_tarah
asthma-known: asthma; dama=; dame_ki; inhaler; asthma_ka_mareez; dame_ka; asthama
copd-known: copd; fefde bimari; tb_ka; {breath} purani bimari
rescue-inhaler-no-help: inhaler {no} asar/aram/kam/fark/rahat; pump {no} asar/aram/fark/rahat; nebulizer {no}; nebulize {no}; inhaler kaam {no}; inhaler phir_bhi; nebulizer phir_bhi; inhaler liya {no}; inhaler khatam; pump phir_bhi; pump_se {no}; inhelar; bhaap {no} asar
choking-now: {throat} {choke} {breath}; {throat} {choke}; {throat} {choke} {blue}; {throat} {choke} {speak} {no}; {choke} {breath} {no}; khana_atak; roti_atak; {throat} sikka; chana {throat}; mungfali; {throat} moongfali; {throat} {choke} khans+; {throat} haddi; angur {choke}; supari {choke}; {throat} laddu
choking-episode: {throat} {choke}; khana_atak; kuch_atak; roti_atak; mungfali; {choke} {throat} {baby}; {baby} nigal+ {choke}; chana {throat}; sikka {choke}; {throat} sikka
object-in-throat: {throat} {choke}; {throat} haddi; {throat} sikka; {throat} kanta; machli kanta {throat}; {throat} kuch
bulk-meat-stuck: chicken {choke}; mutton {choke}; boti {choke}; {throat} roti {choke}; nivala {choke}; gosht {choke}; khana {throat} {choke}
object-in-nose: {nose} dal; {nose} ghus+; {nose} fas+/phas+; {nose} chana; {nose} moti; {nose} kuch_dal
hoarse-voice: awaz_baith; awaz baith; awaz bhaari=; awaz badal+; {throat} baith; awaz_phat; awaz kharab; awaz {no} nikal+
muffled-voice: awaz dabi; awaz ghut+; garam_aloo; awaz moti=; awaz bhaari= {throat}
drooling: laar; lar= tapak; muh_se_laar; thuk= {swallow} {cannot}; laar_gir; laar_tapak; muh_se_pani; thuk= {no} nigal+; thook bahar
runny-nose: {nose} bah+; {nose} beh+; naak_beh; {nose} pani; jukam; zukam; sardi; nazla; sardi_jukam; naak_chal; cold_ho; jukaam; naak_tapak
blocked-nose: {nose} band=/bandh; naak_band; {nose} jam=
sneezing: chheenk; chink; chhink; chhinke
sore-throat: {throat} {pain}; {throat} kharash; {throat} kharab; {throat} khich_khich; {throat} chhil+; gala_kharab; {throat} suj+/sujan; {throat} pak+; tonsil; {throat} {burning}; {throat} kaante; {throat} chubh+
painful-swallowing: {swallow} {pain}; nigalne {pain}; khana_nigal {pain}; thuk= {pain}; nigalte {pain}; nigla {no} ja=
swallowing-difficulty: {swallow} {cannot}; nigal+ {no}; nigla_nahi; nigalne {trouble}; khana {no} utar+; gale_se {no} utar+; pani {no} utar+; ghutak {no}; nigal+ {cannot}; {throat} {no} utar+; thook {no} nigal+
swollen-tonsils: tonsil suj+/sujan/phool+; tonsil bade; tonsil

# brain
facial-droop: {face} {crooked}; {mouth} {crooked}; muh_tedha; {face} {oneside}; {mouth} {oneside}; {face} latak+; {mouth} latak+; muh_ka_kona; {mouth} ek_or; hont {crooked}; {face} aadha hil+; {mouth} pani gir+; kulla pani; {mouth} chai gir+; {mouth} {oneside} latak+; {face} tedh; {face} ek_side; {mouth} ghum+; {face} {oneside} {numb}; muskura {crooked}
facial-weakness: {face} {crooked}; {mouth} {crooked}; {face} lakwa
arm-weakness: {arm} {lifts} {cannot}; {arm} {lifts} {no}; {arm} {weak}; {arm} kaam {no}; {arm} mar= gaya; {arm} jaan_nahi; {arm} latak+; {arm} dheela; {arm} taakat {no}; {arm} chhoot gir+; cup hath chhoot; {arm} se gir+ chhoot; {arm} pakad+ {no}; {arm} hil+ {no}; {arm} bejaan; {arm} utha_hi
leg-weakness: {leg} {weak}; {leg} kaam {no}; {leg} jaan_nahi; {leg} {lifts} {no}; {leg} ghaseet+; {leg} ghisat; {leg} hil+ {no}; {leg} bejaan; {leg} taakat {no}
leg-weakness-both: dono_pair {weak}; dono_pair {numb}; dono_pair {no}; dono_pair kaam; dono_pairo; pairo_me jaan_nahi; dono_taang; dono {leg} jaan {no}; dono {leg} hil+ {no}; kamar_ke_neeche {no}; kamar_se_neeche {numb}; kamar_ke_niche {numb}; pairo {no} hil+; dono {leg} {weak}; pairo_ne jawab; pair {no} uth+; {leg} jawab_de; kamar neeche {numb}; khada_nahi {leg} {weak}
ascending-weakness: {leg} {weak} upar chadh+; {numb} upar chadh+; {leg} phir {arm} {weak}; pairo_se shuru upar; kamzori upar; {numb} pair kamar tak
one-sided-weakness: {oneside} {weak}; lakwa; lakva; falij; paralysis; {oneside} {body}; {oneside} hath_pair; {oneside} kaam {no}; {oneside} hissa; aadha_sharir; aadha_shareer; aadha_badan; {left} taraf {body}; {right} taraf {body}; {left} hath {left} pair; {left} {arm} {leg} {weak}; {right} {arm} {leg} {weak}; {right} {arm} {leg} {no}; {left} {arm} {leg} {no}; {right} {arm} {lifts} {no}; {left} {arm} {lifts} {no}; {left} {arm} kaam {no}; {right} {arm} kaam {no}; ek_haath {lifts} {no}; ek_hath {no}; {right} {arm} {weak}; {left} {arm} {weak}; {right} {leg} {weak}; {left} {leg} {weak}; {left} {leg} kaam; {right} {leg} kaam; ek_taraf gir+; ek_taraf ladhak/ludhak+/jhuk+; ek {leg} ghaseet+; {right} {arm} mar=; {left} {arm} mar=; hath_pair {oneside}; pen {no} pakad+; {right} side {no}; {left} side {no}; {left} {leg} {no} uth+; {right} {leg} ghaseet+; {left} {leg} ghaseet+; {left} {leg} jaan; {right} {arm} latak+
one-sided-numbness: {oneside} {numb}; {left} taraf {numb}; {right} taraf {numb}; {left} side {numb}; {right} side {numb}; aadha {numb}; {right} {arm} {leg} {numb}; {left} {arm} {leg} {numb}; {oneside} {body} {numb}
face-numb: {face} {numb}; gaal {numb}
speech-slurred: {tongue} {slur}; {speak} {slur}; {tongue} moti=; tutla; {speak} saaf_nahi; zaban_ladkhada; zubaan_ladkhada; {speak} ladkhada; haklaa; {tongue} atak+; awaz ladkhada; {speak} ajeeb; {tongue} latpata; nashe_me bol+; awaz nashe; {tongue} {no} uth+; {speak} lag_raha nashe; bolne {trouble}; bol+ {trouble}; {speak} saf {no}
speech-trouble: {speak} {cannot}; {speak} samajh {no}; bol+ {no} pa; bolna_band; bol_nahi; {speak} band=; {speak} {no} nikal+; shabd {no}; shabd ulte; naam {no} le; {speak} {no} aa=; boli band; awaz_band; bolne {trouble}; kya_bol samajh; {tongue} band=; bol+ {cannot}; nikalta_kuch; bolna {no}; boli {no}; awaz {no} nikal+; {speak} lupt; ulta_seedha_bol
headache: {head} {pain}; sardard; sirdard; sar_phat; {head} phat+; {head} bhaari=; migraine; {head} hathoda; {head} phod; {head} tees; headache; {head} dhamak; adhkapari; {head} fat+
severe-headache: {head} {pain} {strong}; {head} phat+/fat+; {head} {pain} {hurtbad}; {head} {pain} bhayankar
sudden-severe-headache: {head} {pain} {suddenly} {strong}; {suddenly} {head} phat+; {head} {suddenly} {pain}; {head} bijli; {head} bam=; {head} dhamaka; ek_second {head}; {head} hathoda {suddenly}; {head} visphot; {head} goli lag+; {head} {pain} ekdam tez; ekdam {head} {pain}; {head} dhamaka; {head} bomb
worst-headache: {head} {pain} kabhi_nahi; zindagi {head} {pain}; sabse_tez {head}; sabse_bura {head}; {head} {pain} pehle_kabhi; jindagi {head}; aisa {head} {pain} kabhi; itna {head} {pain} kabhi; jeevan {head} {pain}; sabse_kharab {head}; itna_bhayankar {head}
headache-morning: subah {head} {pain}; uthte {head} {pain}
light-sensitivity: roshni {no}; roshni chubh+; roshni {pain}; light chubh+; ujala chubh+; roshni bardasht; roshni dekh {no}; light bardasht; roshni se; ujale; roshni_se; dhoop chubh+
neck-stiffness: {neck} {stiff}; {neck} mud+ {no}; {neck} jhuk+ {no}; {neck} mod {no}; gardan_akad; {neck} jakad+; thudi {chest} {no}; {neck} {no} hil+; {neck} {no} jhuk+; {neck} sakht; {neck} kadi=; {neck} {no} ghum+; {neck} patthar
neck-pain: {neck} {pain}
neck-shoulder-pain: {neck} {shoulder} {pain}
seizure: {fit} aa=/aya/aaya/ayi/pad=/pada/padi/aye/lag+; {fit} hua; {body} {stiff} kaanp+; hath_pair jhatak+; hath_pair maar=; jhatke; {mouth} jhaag; muh_se_jhaag; convulsion; aankh upar jhaag; {eye} ulat; {eye} palat; {eye} palti; {eye} upar {stiff}; fits; hath_pair akad+; dant bhinch+; daant bheench+; {body} phadak+; {body} aith+; jabda bhinch+; hath phadak+; {body} {stiff} {fall}; daure; seizure; pura_badan jhatak+; {body} jhatak+; ankhe_palat; mirgi_ka_daura; mirgi_aa; mirgi_jais; mirgi_pad; {body} akad_gaya; akad_gaya hosh; akad_gaya {baby}
seizure-now: {fit} {no} {stop}; {fit} aa= raha/rahe/rahi; {fit} pad= raha/rahe; jhatke_aa; {fit} ruk+ {no}; {fit} band= {no}; {fit} lagatar; {fit} pe {fit}; daure_pe_daure; phir_se jhatke; {fit} hosh {no}; ek_ke_baad_ek; {fit} minute_se; {fit} ghante; jhatke_maar; {fit} abhi; {fit} chal+ raha/rahe; hath_pair jhatak+ raha/rahi; {body} {stiff} jhaag; {fit} ho_raha; mirgi aa; {fit} {no} tham+; jhatke_lag; daura_pad_raha
first-seizure: {fit} pehli_baar; pehli_baar {fit}; {fit} kabhi_nahi
febrile-seizure: {fever} {fit}; bukhar_me jhatke; {fever} akad+; bukhar {body} {stiff}; chamki
tongue-biting: jeebh kat+; {tongue} kat+
unresponsive: {responds} {no} de; hosh {no}; jawab {no}; hosh_nahi; {faint} uth+ {no}; jag+ {no}; jaga {no}; {wake} {no} uth+; hil+ {no} raha; koi_response; {eye} {no} khol; hosh_gayab; hosh {no} aa=; unresponsive; {wake} {cannot}; {eye} khol {no}; be_hosh {no} jag+; chutki {no}; thappad {no}; {no} hil+ raha; jagane {no}; jaan_nahi_hai; mar_gaya lag+; jagane_pe_bhi; {faint} pada; {faint} padi; hosh me {no}; uthane {no} uth+; {no} jag+ raha; {no} jaag+; pukarne {no}; hilane {no}; behosh_hai; behosh_hain; behosh_pada; behosh_padi; nahi_uth_rahe; nahi_uth_raha; nahi_uth_rahi; achet; acet; behosi_me; behoshi_me; hosh kho
loss-of-consciousness: behosh_ho; behosh_hua; {faint} {fall}; gash; {faint} gaye/gaya/gayi/ge; hosh kho; behosh mil; hosh {no} tha; {faint} hui; {faint} thi; murchha; {faint} hokar; {faint} ho_gaya; behosh; hosh chala
fainting: {faint}; {dizzy} {fall}; chakkar_kha; gash_kha; chakkar gir+; fainted; {eye} andhera {fall}; {dizzy} kha_ke
collapse: {faint} {fall}; {fall} {faint}; {fall} pada uth+ {no}; dhadaam; ludhak+ gaye/gaya/gayi; collapse; {fall} hosh {no}; zameen {fall}; zamin {fall} {no}; {chest} pakad+ {fall}; khade_khade {fall}; baithe {fall}; achanak {fall}; {dizzy} {fall}; ludhak+
light-headed: {eye} andhera; ankho_ke_aage; aankhon_ke_samne; behosh_jaisi; behoshi_si; {faint} jaisa; {faint} jaisi; {faint} hone_wala; {faint} hone_wali; sar_halka; {faint} hote; ankh_ke_aage; aankhon_ke_aage; chakkar; ji_doob; {head} ghum+; aankho andhera
dizziness: {dizzy}; sar_ghum; chakkar_aa; {head} {dizzy}; {head} chakra
vertigo: kamra ghum+; sab_ghum; duniya ghum+; sar ghum+ bahut; chhat ghum+
drowsiness: {sleep} bahut; bahut_sust; sust_pada; sust padi; {sleep} {no} jag+; jhapki; neend_me; behoshi_si; {baby} sust; so= raha bas; ghante so=; soya_pada; soyi_padi; sota_ja; soti_ja; unind; aankh band= ja; {eye} {no} khul+; nidhal; nidhaal; {no} jaag+ theek; uninda; bas_so; soi_padi; sust; susti; hosh_kam; ulajh neend; madhosh; bas pada; bas soya; sust ho; behosh_jais; neend {no} khul+; soye_ja; bahut sust; ghash
confusion: {confused}; pehchan {no}; pahchan {no}; pehchaan_nahi; ulta_bol; {speak} ulta; kahan_hai {no} pata; bhool+ gaye/gaya; samajh_nahi_pa; ajeeb_baat; ajeeb_harkat; bahki_bahki; apna_naam bhool+; naam bhool+; ghar_me hote hue ghar; kho_gaye; behki; bhatak; raasta bhool+; {no} samajh kahan; achanak bhool+; badbada; samay {no} pata; dimag kaam {no}; hosh_theek_nahi; {speak} anap; pagalo_jais; pagal_jaisi; kisi_ko_nahi_pehchan; bewajah bol+; hosh thikane; kuch_ka_kuch; bahak; dimag hil+ gaya; pata {no} kahan; anaap_shanaap; ajeeb {speak}; ajib_baat
altered-mental-status: pehchan {no}; ajeeb_baat; bahki; hosh_thikane; pahchan {no}; {confused}
hallucinations: jo_nahi_hai dikh; ajeeb_cheez dikh; log_dikh; keede dikh; bhoot dikh; {no} hai wo dikh; mare_hue dikh; kide_dikh; saap dikh deewar
hearing-voices: awaze_aa; kaan awaz {speak}; koi_bol {ear}; kaano me awaz; aawaz bolti; awaaze sun; awaze bol+; awaaj bol_rahi; awazein_aa; awazein_sun; awaze_sunai; awazein {ear}
delusions: log_maar; jasoos; peeche_pade; zehar_mila; camera laga; saazish; sajish; bhagwan_hu; main_bhagwan; jadu_tona; mujhe_maar_denge; khana me zehar; avtaar; devi aa=; bhagwan bol+; jasusi; sab_dushman; maarna_chahte; chip laga; khud_ko bhagwan; bhagwan_hoon; phone_tap; police_peeche; pradhanmantri
elated-mood: bahut_khush bewajah; khud_ko bhagwan; main_bhagwan; bhagwan_hu; paise lutaa; paise_uda; raja samajh; saman bech; din_raat bol+; bahut_urja; paise phenk; paise baant; crore; bina_soye; {sleep} {no} urja; udne_wala; gaadi khareed; hawa_me
sleep-poor: {sleep} {no} aa=/ati/aati; soya_nahi; {no} so= raha/rahi/paa; raat_bhar jag+; neend_kam; {no} soya; din_se {sleep} {no}; soye_nahi; raato_ko jag+; soyi nahi; {sleep} ud=
agitation: tod_phod; bekabu; maar_peet_kar; gussa bahut; chilla+ raha; kabu_nahi; hinsak; pakad+ rakha; sambhal {no}; bhaag raha; chillata; kapde phaad; patak raha; hamla; pakda_humne; todfod
personality-change: swabhav badal+; bartav badal+; badla_hua; ajeeb bartav; bilkul_badal
double-vision: do_do dikh; do-do dikh; double dikh; ek_ka_do; dodo; do_dikh; har_cheez do
vision-loss-sudden: {eye} dikh= {no}; {suddenly} dikh= {no}; andha= ho; {eye} roshni chali; dikhna_band; {see} band=; dikhai {no} de; {eye} {see} {no}; andhera_chha ek {eye}; ek_aankh {see}; dikhai_dena_band; {eye} roshni gayi; nazar chali; {see} {no} {suddenly}; kuch {no} dikh; {eye} andhera ho; {no} dikh raha; {eye} kala parda; ek aankh andhera; {eye} {black} {suddenly}
curtain-vision: parda; {eye} parda; jaise_parda; {see} parda; kaala_parda; jaala {eye} {suddenly}
blurred-vision: {blur}; {see} {blur}; {eye} {blur}; saaf {no} dikh; saf {no} dikh; {see} kam; safed dikh; dhundhla; nazar kam; {eye} kohra; aankhon me jaala
floaters: {eye} dhabbe; kaale_dhabbe; {eye} machchar; {black} tairte; kaale_bindu; {eye} tairte; {black} dhabbe {see}; makdi jaal {eye}
flashes: {eye} chamak; chamak_si; bijli_chamak {eye}; {eye} roshni chamak; {eye} chingari; taare dikh
tingling: jhanjhanahat; jhunjhuni; sui_jaisi; chunchunahat; cheentiya; jhunjhunahat; jhanjhana
numbness-hands: {arm} {numb}; ungli {numb}; {arm} jhanjhanahat
numbness-feet: {leg} {numb}; {foot} {numb}; {leg} jhanjhanahat
saddle-numbness: tango_ke_beech {numb}; {private} {numb}; peshab ki jagah {numb}; tatti_ki_jagah {numb}; jaangho {numb}; {numb} baithne; beech_me {numb} {leg}; chutad {numb}; neeche_ka_hissa {numb}; kulhe {numb}; janghon {numb}; jangho_ke_beech {numb}
bladder-bowel-control-loss: {urine} {no} rok; {urine} nikal+ ja; {urine} pata {no}; {stool} pata {no}; {urine} control; {stool} control; kapdo_me {urine}; {urine} apne_aap; {stool} nikal+ ja; {urine} {no} control; {stool} apne_aap; kapde {stool}; {urine} roka {no}; {urine} chhoot; {urine} {stool} {no} pata; bistar {urine} {back}
unsteady-walk: ladkhada chal+; chal+ {cannot}; chalne {trouble}; sambhal {no} chal+; {leg} ladkhada; dagmaga; santulan; balance; sharabi_ki_tarah chal+; seedha_chal {no}; ek_taraf gir+; chal+ {no} pa; jhoom
shaking: kaanp+; kampan; hath_kaanp; kapkapi; thar_thar; thartharahat
tremor: hath kaanp+; kampan
memory-loss: yaad {no} reh; bhool+ jate; bhulne; yaaddasht
transient-memory-loss: {suddenly} yaad {no}; bar_bar wahi_sawal; kuch_yaad {no} {suddenly}; ek_hi_sawal; baar_baar_puch
muscle-weakness-fatigable: thakne {weak}; palak {fall} sham
droopy-eyelid: palak gir+; palke gir+; palak latak+; palak {no} uth+; aankh {no} khul+ upar; palak jhuk+; palke {no} uth+; {eye} jhuk+ palak; palak band
unequal-pupils: putli badi; putli alag; putli ek; ek_putli
symptoms-resolved-quickly: ab_theek; ab_thik; phir_theek; ab_normal; aaj_normal; 10_minute baad theek; apne_aap theek; minute theek ho; thodi_der_me theek; ghante_me theek; ab bilkul theek; fir_theek; wapas_theek; phir wapas aa; ghante_tak; minute_ke_liye
head-injury: {head} chot; {head} {wound}; {head} ke_bal; {head} {injured}; {head} takra+; {head} phoot+; {head} {fall}; {head} phat+ {blood}; {head} {blood}; {head} pe_lag; {head} tanke; {head} danda; {head} eent; {head} patthar lag+; sar_ke_bal; {head} laga; {head} maar; {head} dabba gir+; {head} phod diya; {head} guma; {head} patka; {head} bat
memory-gap-after-injury: kuch_yaad_nahi; chot yaad {no}; {fall} yaad {no}; accident yaad {no}; kya_hua yaad {no}; kaise_gira
skull-fracture-signs: {ear} {blood}; {nose} {ear} pani; {ear} pani {head}; {nose} pani chot; {ear} saaf_pani; {head} haddi andar; {head} dhans+; {eye} ke_neeche kaala dono; khopdi {broken}
bulging-fontanelle: {fontanelle} ubhra; {fontanelle} phool+; {fontanelle} suj+; taalu uthi; {fontanelle} ubhar+; taloo ubhar+; taloo phool+; talu upar; sar_ka_talu; sar_ka_taalu

# belly
abdominal-pain: {belly} {pain}; {belly} marod; {belly} ainthan; {belly} mardo; {belly} tees; {belly} kaat+; pet_dard; marod; {belly} chaku; {belly} {burning}; {belly} takleef; {belly} aith+; {belly} phat+; {belly} pakad+; appendix; {belly} gurgud
epigastric-pain: {upperbelly} {pain}; {upperbelly} {burning}; {belly} upar {pain}; {chest} neeche {pain}; {belly} {chest} beech {pain}; kaudi {pain}
upper-abdominal-pain: {upperbelly} {pain}; {belly} upar {pain}; pasli ke neeche {pain}
right-upper-abdominal-pain: {belly} upar {right} {pain}; pitt {pain}; pitt_ki_thaili; {right} pasli neeche {pain}; gall_bladder {pain}
lower-abdominal-pain: {belly} neeche {pain}; pedu {pain}; {belly} nichle {pain}; pet_ke_neeche {pain}; nichle_pet; pedu dard; pet_niche {pain}; neeche_pet {pain}
right-lower-abdominal-pain: {belly} {right} neeche {pain}; {right} taraf neeche {pain}; {right} side neeche {pain}; {right} neeche {belly}; appendix; {belly} {right} {pain}; {belly} {right} niche {pain}
left-lower-abdominal-pain: {belly} {left} neeche {pain}; {left} taraf neeche {pain}
pain-moved-to-right-lower: nabhi {right} neeche; nabhi_se {right}; nabhi {pain} {right}
flank-pain: {flank} {pain}; gurde {pain}; {back} ek_taraf {pain}; pathri {pain}; kidney {pain}; {ribs} neeche {back} {pain}; pathri
colicky-pain: marod; ruk_ruk {pain} {belly}; lehar {pain}; aata_jata {pain}; rah_rah {pain}; reh_reh {belly}; marod_uth
rigid-abdomen: {belly} sakht; {belly} patthar; {belly} kada=/kadi=/kara=; {belly} lakdi; {belly} tan=; {belly} akad+; {belly} tight; {belly} hard; {belly} kadak; {belly} tana
abdominal-guarding: {belly} chhune {no}; {belly} chhune {pain}; {belly} chhune cheekh+; {belly} hath lagane; {belly} hath {no} laga; {belly} dabane {pain}; chhu {no} {belly}; chhoone {belly}; {belly} chhu; hilne {belly} {pain}; {belly} kudne/khasne {pain}; khansne_pe {belly}; pet chhune
abdominal-tenderness: {belly} dabane {pain}; {belly} chhune {pain}; {belly} chhu
abdominal-swelling: {belly} {swollen}; {belly} phool+; {belly} ful+; {belly} fulta; {belly} dhol; pet_phool; {belly} gubbara; {belly} tan; pet_ful
bloating: {belly} phool+; {belly} gas; gas_ban; pet_ful; gas= {belly}; afara; {belly} bhaari=; gas ho
not-passing-gas: gas {no} nikal+; gas {no} pass; hawa {no} {stool}; hawa {no} nikal+; gas_nahi; na_hawa; na_gas; gas bhi {no}; gas band=; gas {no} chhoot; hawa pass {no}
constipation: kabz; kabj; {stool} {no} aa=/ho/gaya/utar+; {stool} sakht; qabz; {stool} {no}; {stool} din_se {no}; pet_saaf {no}; pet saaf; latrine_nahi; tatti_nahi; constipation; na_tatti; potty_nahi
vomiting: {vomit}; ulti_ho; okai; ultiya
vomiting-repeated: baar_baar {vomit}; {vomit} {no} {stop}; {vomit} ruk+ {no}; lagatar {vomit}; {vomit} bar; kuch {no} pach; kuch_nahi_pach; pani {no} tik; {vomit} ruk+ {no}; kuch {no} tik; 10 {vomit}; pachta {no}
nausea: {nauseous}; ji_ghabra; jee_ghabra; ulti_ka_man; ulti aane
vomiting-blood: {vomit} {blood}; khoon_ki_ulti; {vomit} lal; {mouth} {blood} {vomit}; ulti_me_khoon; {vomit} thakke; ulti khoon
coffee-ground-vomit: {vomit} coffee; {vomit} {black}; {vomit} kaafi
vomiting-bile: {vomit} hara; {vomit} hari=; hari_ulti; hare_rang {vomit}; {vomit} peeli=; {vomit} green; {vomit} kadvi; {vomit} hare
feculent-vomit: {vomit} {stool}; {vomit} mal_jais; {vomit} badbu mal; {vomit} {stool} badbu
projectile-vomiting: {vomit} dhar=; {vomit} pichkari; {vomit} fawwara; {vomit} zor_se; {vomit} door; {vomit} jor_se; {vomit} fauvara
diarrhoea: {loose}; {stool} patli; {stool} patla; {stool} pani; {belly} chal+ raha/rahe; pet_kharab; pet_chal; dast; {stool} baar_baar; {stool} 10; {stool} bar
watery-diarrhoea: pani_jaise {loose}; pani_jaisi {stool}; {loose} pani; {stool} pani_jais; chawal_ke_pani; chawal pani {loose}; maand jaisa
rice-water-stools: chawal_ke_pani; chawal pani; maand jais; chawal_ka_pani; mand_jais
bloody-diarrhoea: {loose} {blood}; pechish; khooni_dast; {stool} aav {blood}; dast khoon
black-stools: {stool} {black}; kaali_tatti; {stool} damar; {stool} tarkol; {stool} koyla; {stool} tar_jais; {stool} kolta; {black} {stool}; {stool} dambar; kali_latrine; {stool} coal; {loose} {black}
blood-in-stool: {stool} {blood}; latrine {blood}; {stool} lal; khoon {stool}; {stool} ke_raste {blood}; tatti_me_khoon; {stool} jagah {blood}; gudda {blood}; guda {blood}; peeche_se {blood}; piche_se {blood}
heavy-rectal-bleeding: {stool} {blood} {much}; {stool} {blood} thakke; peeche {blood} {much}; {stool} sirf {blood}; latrine khoon hi khoon; {stool} {blood} bhar; {stool} khoon_hi; {stool} {blood} dhar; kamod {blood}
blood-on-paper: kagaz {blood}; kagaz lal; bavasir; bawasir; paper {blood} {stool}; kagaj lal; bavaseer; piles
red-jelly-stool: {stool} jelly; lal_jelly; {stool} laal chipchip; {stool} {blood} chipchip {baby}
anal-pain: {stool} jagah {pain}; guda {pain}; bawasir {pain}; fissure
heartburn: {chest} {burning}; acidity; khatti_dakar; khatti dakar; esidity; gas_ki_jalan; {chest} jalan; khatta_pani; asiditi; {belly} {burning}
belching: dakar; khatti_dakar; dakarein
loss-of-appetite: bhookh {no}; khane_ka_man {no}; bhukh {no} lag+; khana {no} kha; khane_ka_mann; kuch {no} kha raha; bhook {no}; bhookh mar; bhuk {no}
jaundice: {eye} {yellow}; piliya; peeliya; {skin} {yellow}; {body} {yellow}; {eye} peeli; pilia; jaundice; {face} {eye} {yellow}
dark-urine: {urine} {black}; {urine} gehra; {urine} lal_chai; {urine} chai; {urine} bhura; {urine} {yellow} gehra; {urine} cola; {urine} kaala
pale-stools: {stool} safed; {stool} mitti
hernia-painful: hernia {pain}; {lump} andar {no}; hernia sakht; hernia {no} ja; hernia lal; jaangh {lump} {pain}; hernia phool+
groin-lump: jaangh {lump}; hernia; raan {lump}
draws-up-legs: pair_sikod; {leg} sikod; {leg} mod {belly}; ghutne {belly} {baby}; ghutne mod ro+
hiccups: hichki; hichkiya
dehydrated-look: {mouth} sukh+; {eye} dhas+; {tongue} sukh+; aansu {no}; {eye} andar dhas+; {lips} sukh+; aankhe_dhas; pani_ki_kami; {skin} chutki; {eye} gaddhe; hont sukh+; {eye} andar; {skin} dheeli; aankhe andar; dehydration; aansu_nahi; talu dhas+; taalu dhas+; {fontanelle} dhas+; sukh_gaya; {skin} sikud
not-drinking: pani {no} pi; pani {cannot} pi; kuch {no} pi; {milk} {no} pi; {drink} {no} raha; pani {no} le; ors {no}; kuch_nahi_pi; na_pani; ghoont {no}; pani bhi {no}; na kha raha na pi; pani {no} tik; peena_chhod; peena band; kha_pi {no}; pi {no} pa; pee {no} pa
thirst: pyas bahut; pyaas; bahut_pyas; pyas_lag; pyas {no} bujh; pyas
muscle-cramp: hath_pair aith+; pindli akad+; naso {pain}; ainthan; hath_pair ainth; baayte; baithe aith+; {leg} aith+; {leg} bainthe; nas chadh+; nas_par_nas; hath_pair akad+

# urine and private parts
painful-urination: {urine} {burning}; {urine} {pain}; peshab_me_jalan; {urine} chubh+; {urine} jal+
frequent-urination: baar_baar {urine}; bar_bar {urine}; {urine} baar; {urine} jyada; {urine} bahut ja; {urine} bar; raat_ko {urine}
blood-in-urine: {urine} {blood}; {urine} lal; {urine} laal; {urine} thakke; {urine} khoon
clots-in-urine: {urine} {blood} thakke; {urine} thakka
cannot-pass-urine: {urine} {no} aa=/ho/utar+/nikal+/nikla/utra; {urine} {stop}; {urine} ruk+; {urine} band=; {urine} atak+; {urine} boond; {urine} {cannot}; {urine} bund=; peshab_nahi; {urine} {no} kar; {urine} {no} kiya; {urine} zor laga {no}; catheter {no} nikal+; {urine} bandh
bladder-swollen: pet_neeche phool+; pedu {swollen}; pedu phool+; pet niche phool+; pedu sakht; {belly} neeche {swollen} {urine}; pedu {pain} {urine}; pet_ke_neeche phool+; {belly} phool+ {urine}; pedu bhar; pedu tan
no-urine: {urine} {no} din; {urine} ghante {no}; {baby} {urine} {no}; susu {no}; {urine} bilkul {no}; {urine} subah_se {no}; {urine} kal {no}; {urine} {no} kiya; {urine} ek_boond; {urine} raat_se {no}; susu_nahi; diaper sukha; diaper {no}
urine-less: {urine} kam; {urine} bahut_kam; thoda_thoda {urine}; {urine} thoda; diaper sukha; langot sukh+; susu {no}; {urine} ghante {no}; nappy sukh+; {urine} {no} kiya; 8_ghante {urine}
testicular-pain: {testicle} {pain}; neeche_ki goli {pain}; {testicle} sujan {pain}; {private} goli {pain}; ek_goli_me {pain}; neeche goli {pain}; {testicle} {hurtbad}; goti {pain}; tatte {pain}; andkosh; aand {pain}; gota {pain}; {testicle} {pain} {strong}
testicular-pain-sudden: {testicle} {pain} {suddenly}; {testicle} {suddenly}; goli {suddenly} {pain} neeche; {testicle} ghum+; {testicle} {pain} {strong}; ek_goli {pain} {suddenly}; {testicle} upar chadh+; tatte {pain} {suddenly}; {testicle} marod; {testicle} {pain} {vomit}; {testicle} aith+
testicular-swelling: {testicle} {swollen}; goli {swollen} neeche; {testicle} suj+; {testicle} bada; {testicle} phool+
erection-painful: {penis} khada {no} {pain}; {penis} khada ghante; ling khada ghante; {penis} {no} baith; ling {no} baith; {penis} tana ghante; {penis} tana {no}; khada hai ghante {penis}; viagra ghante; erection ghante; {penis} khada_hai
foreskin-stuck: khaal {no} wapas; {penis} khaal peeche; {penis} chamdi atak+; chamdi {no} wapas {penis}; supari {swollen}; {penis} chamdi {swollen}; {skin} peeche atak+ {penis}; {penis} suj+ chamdi; khaal peeche fas+
vaginal-bleeding: {vagina} {blood}; bacchedani {blood}; neeche_se {blood}; niche_se khoon; {period} {blood}; bleeding_ho; spotting; {vagina} lal; bleeding
heavy-vaginal-bleeding: {period} {blood} {much}; pad_bhar; pad {blood}; har_ghante pad; ghante pad; pad_badal; pad_change; thakke; {vagina} {blood} {much}; {blood} thakke; khoon_ke_thakke {period}; bade_thakke; kapde_bhar {period}; {blood} {no} {stop} {period}; pad_pe_pad; {vagina} {blood} {no} {stop}; pad bheeg; aadhe_ghante pad
heavy-periods: {period} {much} {blood}; {period} jyada; {period} pad; {period} {no} {stop}; {period} bahut
missed-period: {period} {no} aa=; {period} late; {period} miss; {period} chadh+; {period} tal= gaya; mahina_nahi; {period} upar; {period} ruk+; {period} band=; din chadh+; mahina {no} aa=
irregular-periods: {period} time {no}; {period} aniyamit; {period} aage_peeche; {period} time_pe
painful-periods: {period} {pain}; {period} {belly} {pain}; mahwari {pain}
pelvic-pain: pedu {pain}; {belly} neeche {pain}; bacchedani {pain}
one-sided-pelvic-pain: ek_taraf {belly} neeche {pain}; pedu ek_taraf {pain}; neeche ek_taraf {pain}; {right} pedu {pain}; {left} pedu {pain}; ek_taraf {belly} {pain}
vaginal-discharge: safed_pani; safed pani {vagina}; leukorrhea; badbudar pani {vagina}; sufed_pani; {vagina} badbudar
pregnant: {pregnant}; mahina_chal; mahine_ki pregnant; mahine_ka pet; mahine_ka_garbh; aathva_mahina; saatva_mahina; nauva_mahina; chautha_mahina; paanchva_mahina; chhatha_mahina; teesra_mahina; mahina_lag; nava_mahina; pregnent; 8_mahine {pregnant}; pet_me_baccha; pet_me_bachha; hamal; {belly} {baby}; mahina chal+ raha pregnant; aathwa_mahina; chhata_mahina; satva_mahina; mahine pet_se; garbhvati
pregnant-late: aathva_mahina; saatva_mahina; nauva_mahina; 8_mahine pregnant; 7_mahine pregnant; 9_mahine pregnant; 8th_month; 7th_month; 9th_month; nava_mahina; 8va_mahina; 9va_mahina; 7va_mahina; 8_mahina; 9_mahina; 7_mahina; aathve_mahine; saatve_mahine; nauve_mahine; aath_mahine_ki; nau_mahine; saat_mahine_ki; aath_mahine pregnant; aath_mahine_ka pet; poore_mahine; poore_din; aathwa_mahina; nauva_mahina; 36_hafte; 34_hafte; 32_hafte; 38_hafte; 30_hafte; satva_mahina; nouva_mahina; aathva; satvan_mahina; due_date
bleeding-in-pregnancy: {pregnant} {blood}; pet_se {blood}; mahina_chal {blood}; garbh {blood}; pregnancy bleeding; hamal khoon
baby-moves-less: {baby} {belly} hil+ {no}; {baby} hil+ {no}; {baby} ghum+ {no}; {baby} hilna_dulna; {baby} lat {no}; {baby} kick {no}; {baby} halchal; {belly} {baby} {no} mehsus; {baby} movement {no}; {baby} movement kam; halchal {no}; halchal band=; {baby} hilna band=; {baby} hilna kam; {baby} {no} hil+; pet_me {no} hil+; {baby} shant {belly}; {belly} {baby} so_gaya; kick {no}; {baby} dhadkan {no}; movement {no}; movement band=; movement kam; lat {no} maar; {baby} laat {no}
waters-broke: {water2}; pani_toot_gaya; paani_ki_thaili; pani_chhoot; {vagina} pani bah+; pani nikal+ {pregnant}; paani ki thaili phat+; pani ki jhilli; neeche pani nikal+; {vagina} pani nikal+; bina_dard pani; neeche_se_pani; niche_se pani
contractions: {labour}; prasav; dard_uth_raha {pregnant}; delivery_ka_dard; labour_pain; ruk_ruk {pain} {pregnant}; dard_shuru {pregnant}; jor_lagane; 5_minute {pain}; har_5; zor_lagane; prasav_pida; delivery {pain}
cord-seen: naal_bahar; naal dikh; naal nikal+; naal_latak; {baby} hath bahar; {baby} pair bahar; {baby} sar dikh; naal bahar; nal_bahar; sir_dikh {baby}; rassi bahar; {baby} nikal+ raha; {baby} bahar; {baby} ka sar bahar; {baby} aa raha bahar; raste delivery; gaadi_me_delivery; ghar_pe delivery; auto {baby} paida; ulta_baccha
headache-in-pregnancy: {pregnant} {head} {pain}; mahina_chal {head}
hands-swollen-pregnancy: {pregnant} {face} {swollen}; {pregnant} hath {swollen}; {pregnant} {swollen}; mahina {face} {swollen}; chehra_suj {pregnant}
gave-birth-recently: delivery_ke_baad; delivery_hui; delivery_hue; baccha_hua; bachha_paida; delivery_ko; {baby} janm; delivery ke din; prasav_ke_baad; jachcha; jachha; operation_se baccha; {baby} paida; normal_delivery; janm_ke_baad; baccha_hone_ke_baad; paida_hone_ke_baad; delivery ke baad; prasav ke baad; delivery huye; jaccha
bleeding-after-birth: delivery {blood}; delivery_ke_baad {blood}; {baby} paida {blood}; prasav_ke_baad {blood}; delivery bleeding; delivery pad; anwal {no}; aanwal {no}; naal {no} nikal+; placenta {no}; {baby} hua {blood}; aanval; jachcha= {blood}
pain-during-sex: sambandh {pain}
breast-lump: {breast} {lump}; stan_me_ganth; chhati me ganth

# general
fever: {fever}; badan_tap; {body} tap+; {body} garam; badan garam; sharir tap+; bukhar
high-fever: {fever} {strong}; {fever} tez; tez_bukhar; bukhar_10; {fever} 103; {fever} 104; {fever} 105; {fever} 106; {body} tap+ {strong}; {body} aag; {body} tawa; 104_bukhar; 103_bukhar; badan_bhatti; {fever} 103; {fever} utar+ {no}; {body} bhatti; tez_bukhaar
fever-prolonged: {fever} hafte_se; {fever} mahine; {fever} 7_din; {fever} 10_din; {fever} utar_hi_nahi; {fever} 6_din; {fever} 8_din; das_din {fever}; saat_din {fever}; {fever} hafta; hafte {fever}
very-hot-body: {body} aag garmi; {body} tap+ garmi; loo {body}; {body} bhatti; {body} tap+ dhoop; sharir_tap garmi; {body} tap+ {faint}; {body} aag; {body} tawa; {body} garam loo
heat-exposure: loo_lag; dhoop_me {faint}; dhoop_me kaam; garmi_se {faint}; garmi_me kaam; loo= lag+; dhoop {faint}; dhoop {fall}; garmi {faint}; heat_stroke; tapti_dhoop; loo_lagi; loo_lag_gayi; lu_lag; dhoop_me; garmi_se; garmi_me; gaadi_me_band; band_gaadi; dhup_me; tej_dhoop; jeth_ki; loo_me; bhatti_pe_kaam; tez_dhoop
chills: thand_lag; kapkapi; thithur; kaanp+ {cold}; jada_lag; {cold} {fever}; sardi_lag; thandi_lag; jude= lag+
rigors: kapkapi {strong}; kaanp+ {fever}; kaanp+ {cold}; thar_thar; kapkapi {fever}; daant kitkita; kaanpte {fever}; {fever} kaanp+; thithur kaanp+; kapkapi; daant baj; kambal kaanp+; razai kaanp+; kaanp_raha {fever}
sweating: {sweat}; paseena_aa; pasina_chhoot; pasine_se; thanda_paseena; paseene se bheeg; {sweat} chhoot; pasina_pasina; pasine
cold-clammy-skin: thanda_pasina; thanda_paseena; {cold} {sweat}; {body} {cold} pad; hath_pair_thande; {body} thanda; {body} {cold} {sweat}; hath_pair {cold}; chipchip {cold}; badan_thanda; thande_paseene; badan_thanda_pad; sharir_thanda; {skin} {cold} chipchip; thanda_pad; thandi_pad; thande_pad
pale-skin: {face} {pale}; {body} {pale}; {lips} {pale}; safed_pad; peela_pad; {face} safed; {mouth} safed; chehra_utar; safed_ho; {face} {yellow}; {leg} safed; {arm} safed; ungli safed; rang ud; rang safed; pili_pad; {face} kagaz
mottled-skin: chitkabra; chitta {skin}; {skin} neele_chakatte; {body} neele_dhabbe; {skin} {blue} dhabbe; {skin} marble; {skin} jaali; {body} chitkabri; {skin} neela; {leg} {blue}; {arm} {blue}; {body} {blue} daag; chakatte {blue}; {skin} {blue}; jaal_jaisa {skin}; {foot} {blue}
fatigue: {tired}; thakan; thaka_hua; thaki
weakness-general: {weakgeneral}; kamzori; {body} jaan_nahi; khada {cannot}; uth+ {cannot}; khada_nahi; uth_nahi_pa; {body} toot+; chal+ {cannot}; {body} taakat {no}; weakness; kamjor; bistar {no} uth+
body-aches: {body} {pain}; {body} tut+/toot+; badan_dard; badan_tut; hath_pair {pain}; haddi_haddi; {body} toot+; bodypain; body_pain
joint-pains-many: {joint} {pain}; jodo_me_dard; jodo {pain}
weight-loss: vajan kam/ghat/gir+; wazan kam; weight kam/loss/ghat; dubla/dubli ho; wajan kam/ghat; kapde dheele
severe-pain: {pain} {hurtbad}; {pain} bardasht; asahniya {pain}; {pain} saha {no}; {pain} sahan {no}; {pain} bahut_tez; {pain} bahut tez; {pain} bhayankar; {pain} jaan; {pain} tadap+; {pain} cheekh+; {pain} chilla+; {pain} bardaasht; {pain} jabardast; {pain} asahniy; {pain} {no} saha; {pain} behad; {pain} bahut_jyada; {pain} ro_raha; {pain} ro_rahi; {pain} mar_jaunga; saha_nahi_ja; sahan_nahi; bardasht_nahi; {pain} itna {strong}; chhatpata; lot_raha; lot_rahi; tadap_raha; tadap_rahi; {pain} barabar {strong}; zameen_pe_lot; itna_dard; dard_itna; itna {strong} {pain}
pain-out-of-proportion: {pain} plaster; plaster {pain} {strong}; plaster {numb}; plaster kas; plaster tight; patti {pain} kas; plastar {pain}; plaster {blue}
malaise: tabiyat_kharab; tabiyat {no} theek; tabiyat thik {no}; haalat kharab; tabiyat kharab; accha_nahi_lag; theek_nahi_lag; ajeeb_lag; tabiyat bigad; haalat bigad; tabiyat dheeli
swelling-general: pura_badan {swollen}; poora_sharir {swollen}; {body} {swollen}
swelling-face: {face} {swollenface}; {mouth} {swollenface}; chehra_suj; {eye} {swollen} {face}; {eye} {swollen}; pura_chehra {swollen}; gaal {swollen}
swelling-lips-tongue: {lips} {swollenface}; {tongue} {swollenface}; gala_suj; {throat} {swollen}; hont_suj; hont_mote; jeebh_moti; jeebh_suj; {throat} band= ja/ho; {throat} {swollen} {breath}; {lips} phool+; {lips} gubbare; {throat} bhinch+; {tongue} phool+; {throat} ghut+; gala_band; {throat} tight; {throat} kas; {throat} sikud
hives: pitti; chakatte; {body} lal {rash} khujli; {body} {rash} khujli; chakte; lal_chakatte; pitti_uchhal; pitti_nikal; {body} {red} dane; lal_lal {rash}; {body} {itch} {red}; daphad; dadode; dadora; {body} {rash} nikal+
ate-known-allergen: mungfali kha; jhinga kha; machli kha; anda_khaya; kaju kha; allergy kha; {eat} allergy; {eat} {swollen}; {eat} pitti; prawn; {eat} chakatte; khate_hi; kha_ke {swollen}; {eat} ke_baad {swollen}; kha {swollen} {lips}; {eat} {lips} {swollen}; {eat} {face} {swollen}; kaju; jhinga; {eat} baad {breath}; sesame; badam kha; moongfali
known-allergy-severe: allergy_hai; se_allergy; elergy; allergy; epipen; elarji; alargy
takes-new-medicine: injection_lag {swollen}; injection_ke_baad; nayi_dawai; dawai_khane_ke_baad; goli_khane_ke_baad; injection_lagte; antibiotic_khayi; dawai_lene_ke_baad; injection_lagwaya; dawai kha {swollen}; dawai kha {rash}; goli_khate; dawai_khate; dawai_se_allergy; nai_dawai; dawai reaction; injection reaction; injection_laga; pencillin; dawai {eat} {rash}; goli {eat} {rash}; medicine {eat} {rash}; dawai khayi {swollen}; naya_dawai; injection_se; injection lagne; goli_lene_ke_baad
takes-antibiotic: antibiotic; amoxicillin; azithro; penicillin
insect-sting: {bee} {bite}; {bee}; madhumakkhi; tataiya; keede {bite}; keeda {bite}; dank; barra_kaat; makkhi_kaat; chinti {bite}; keede_ne_kaat; bhid_ne; cheenti; barre
itching-all-over: {body} {itch}; poore_badan khujli; pure_badan {itch}; pura_sharir {itch}
itchy-rash: {rash} {itch}; lal {itch}; daad= {itch}; daad=; dad= ho; khujli_ho; machhar {bite} {itch}; {itch}; daad_khaj; dad {itch}; daad fail+
rash: {rash}; lal_dane; {body} {rash}; {skin} {red} {rash}; chakatte; {body} daag; daane nikal+; rash
non-blanching-rash: {rash} {no} gayab; {rash} dabane {no}; laal_baingani; baingani {rash}; {rash} {no} mit; neele_dhabbe {body}; khoon_ke_dhabbe; lal_dhabbe {no}; glass {rash} {no}; gilas {rash}; {red} dhabbe {no} dab+; baingani dhabbe; jamuni; {rash} {blue}; baingani daag; baingani; glass dabane; {rash} dabane; neele_daag; kaale_laal dhabbe; {rash} gilas
petechiae: {red} bindi; lal_bindu; lal_bindiya; khoon_ke_dane; {red} chhote bindu; lal_chitte; sui_ki_nok; khoon jais {rash}; {red} bindu; lal_tikki
bruising-easily: {blue} nishan; neel_pad; {body} neele_nishan; neel=; neele_neele
bleeding-easily: masoode {blood}; masude {blood}; masoodo {blood}; {nose} {mouth} {blood}; jagah_jagah {blood}
gum-bleeding: masoode {blood}; masude {blood}; masoodo {blood}
blisters: fafole; pani_wale_dane; pani_bhare {rash}; phaphole; {burnt} chhale; pani_wale dane; phafole; chhale_pad; chhala_pad; chhale_ho; chhala_ho; chhale_nikal; chhale_aa; chhote_chhale; {burnt} chhala=; chhote chhale=; {skin} chhale=; {foot} chhala=; edi chhala=
rash-one-side-band: ek_taraf {rash} {pain}; {back} ek_taraf {rash}; line_me {rash}; ek_taraf pani {rash}; herpes; ek_taraf {rash}; patti_me {rash}
skin-peeling: {skin} utar+; chamdi_utar; {skin} ukhad+; {skin} chhil+; {skin} nikal+; khaal_utar; {skin} jhad+; {skin} gal=; {skin} latak+
mucosal-sores: {mouth} chhale; {mouth} {eye} chhale; {mouth} ghav; {mouth} andar chhale
mouth-ulcer: {mouth} chhala; {mouth} chhale; {tongue} chhala; {mouth} chala; munh_me chhal
skin-redness: {red}; {skin} {red}; {red} ho; lal_ho; laal ho; {face} {red}
red-hot-skin: {red} garam {swollen}; {red} {swollen} garam; {leg} {red} garam; {skin} {red} garam; {swollen} {red} {pain}; lal {swollen}; {wound} {red} {swollen}; {wound} {red} garam
spreading-redness: {red} fail+; lali_fail; {red} badh+; lali badh+; {red} upar chadh+; {red} phail+; {swollen} fail+; sujan phail+; {red} lakeer; lal_lakeer
pus-drainage: pus; mawad; peep; peelapan pani; mavad; mavaad; pas_nikal; badbudar {wound}; peep=
skin-severe-pain: {skin} {pain} {strong}; {wound} {pain} {hurtbad}; {skin} {burning} {strong}
pimples: pimple; muhase; muhasa; keel_muhase; pimples
dry-skin: {skin} sukhi/rukhi; rukhi; edi phat+; edhi_phat
cracked-lips: {lips} phat+; hont fat+; hont_phat; {lips} fat+
sunburn: dhoop {red}; dhoop {burnt}; dhoop jal+; dhup {red}
swollen-glands: {neck} {lump}; gilti; {neck} gilti; bagal {lump}
immune-weak: hiv=; immunity kam; cancer_ki_dawai; chemo; transplant; steroid; kemo; kimo; keemo
takes-chemo: chemo; kemo; kimo; keemo; chemotherapy; kimotherapi; chemo_chal
cancer-known: cancer; kensar; kansar; kainsar; kesar=
kidney-disease-known: kidney_kharab; dialysis; kidney_ka_mareez; kidney_fail; gurde_kharab; kidney_ki_bimari; kidney fail+; dialisis
dialysis: dialysis; dialisis
liver-disease-known: liver_kharab; liver_ka_mareez; cirrhosis; jigar_kharab; liver_ki_bimari; liver kharab
takes-anticoagulant: khoon_patla; khoon patla; blood_thinner; warfarin; khoon_patla_karne
recent-surgery: operation_hua; operation_ke_baad; operation_ke; tanke_lage; operation_karwaya; surgery; opareshan; taanke; operation_ke_din; operation ke baad
smoker: bidi; cigarette; beedi; smoke_kar; sigret; tambaku
alcohol-heavy: sharab_peeta; daaru_peeta; roz_daru; roz_sharab; sharabi; daaru; bahut_sharab; sharab_bahut; roz daaru; sharab
alcohol-stopped: sharab_chhod; daaru_chhod; daru chhod; sharab band=; sharab_nahi_pi; daru_band; peena_chhod daaru; sharab chhoot; sharab {no} mil; daru {no} pi; daaru band; daru chhod; daru bandh
takes-insulin: insulin; isulin_laga; insuline
takes-diabetes-tablets: sugar_ki_goli; sugar_ki_dawai; metformin; sugar ki goli; shugar_ki_dawai
low-glucose: sugar {lowword}; sugar_kam; sugar low; sugar_40; sugar_50; sugar 38; sugar 45; sugar gir+; shugar kam; sugar_down; {sugar} ghat; sugar_30; insulin {eat} {no}; insulin khaya {no}; sugar 42; sugar 48; sugar 52; sugar 35; insulin jyada; insulin_laga khaya_kuch_nahi; insulin laga {no} kha; insulin double; insulin do_baar
high-glucose: sugar badh+; sugar_high; sugar_bahut; sugar 400; sugar 500; sugar 450; sugar 600; sugar hi=; sugar 550; sugar_badhi; shugar badh+; sugar 380; sugar 350; sugar 480; sugar_hi; meter_hi; sugar 420; {sugar} badha; sugar 520; sugar 300; {sugar} 400; {sugar} 500
excess-hunger: bahut_bhookh
stroke-before: pehle_lakwa; pehle_stroke; pehle lakwa

# babies and children
poor-feeding: {milk} {no} pi; {milk} {no} le; {milk} chhod; {milk} {no} khinch+; doodh_nahi; {milk} band=; {milk} kam; stanpan {no}; {milk} {no} chus; {milk} mana; {milk} {no} pee; {milk} pina chhod; {no} chus raha; {milk} khich {no}; feed {no}; doodh_nahi_pi; {milk} {no}
floppy-child: {baby} dheela; dheela_pad; dhila; {baby} latak+; nidhal; bejaan {baby}; {baby} sust; {baby} lujluj; {baby} hath_pair dheele; {baby} gudiya; dheela_ho; {baby} {no} hil+; nidhaal; {baby} jaan {no}; dhila_dhala; {baby} gardan latak+; lijlij; {baby} behosh; {baby} kapde; hath_pair_dheele
irritable-child: {baby} chidchid; {baby} ro+ {no} chup; {baby} lagatar ro+; {baby} chup {no}; chidchida
crying-inconsolable: {baby} ro+ ja; chup {no} ho; lagatar ro+; ro_ro_ke; {baby} ro+ {no} {stop}; {no} chup; cheekh+ cheekh+; roye_ja; rota_ja; chilla_chilla; tez_tez ro+; rone {no} ruk+; ro_raha bahut; raat_bhar ro+; raat_bhar roya; {baby} cheekh+; roe_ja
unvaccinated: teeka {no}; tika {no} laga; teeke_nahi
ear-pain: {ear} {pain}; kaan_dard; {ear} pakad+
ear-discharge: {ear} pani; {ear} mawad; {ear} bah+; kaan_bah; {ear} peep; {ear} pus; {ear} peela=
swelling-behind-ear: {ear} peeche {swollen}; kaan_ke_peeche
hearing-loss: {ear} sunai {no}; kam_sunai; sunai {no} de; sunai kam; {ear} {no} sun; {ear} band=; behra
hearing-loss-sudden: {suddenly} sunai {no}; {suddenly} {ear} {no}; {suddenly} {ear} band=
ear-fullness: {ear} mail; {ear} bhaari=; {ear} mel; {ear} band=
tinnitus: {ear} seeti; {ear} ghanti; {ear} bajna
nosebleed: {nose} {blood}; nakseer; naksir; naak_se_khoon; naksir_phoot
nosebleed-heavy: {nose} {blood} {no} {stop}; {nose} {blood} {much}; nakseer {no} {stop}; {nose} {blood} ruk+ {no}; {nose} {blood} ghante; {nose} {blood} minute; naksir {no}
tooth-pain: {teeth} {pain}; dant_dard; daadh {pain}; {teeth} keeda; {teeth} jhanjhanahat; {teeth} thanda
tooth-knocked-out: {teeth} {broken}; {teeth} gir+; {teeth} nikal+; {teeth} ukhad+
red-eye: {eye} {red}; aankh_lal; {eye} lal; {eye} aa_gayi; ankhe_lal; {eye} lali
eye-pain: {eye} {pain}; {eye} chubh+; aankh_me_dard; {eye} tees; {eye} kirkiri
eye-pain-severe: {eye} {pain} {strong}; {eye} {pain} {hurtbad}
eye-headache: {eye} peeche {pain}; ankhon_ke_peeche
eye-watering: {eye} pani aa/bah+/gir+; {eye} aansu
eye-itch: {eye} {itch}
eye-discharge: {eye} keechad; {eye} kichad; {eye} chipak; {eye} kichar
eyelid-swelling: {eye} {swollen}; palak {swollen}; palke {swollen}
gritty-eye: {eye} kirkiri; {eye} ret; {eye} thaki; {eye} thak+
eye-injury: {eye} chot; {eye} lag+ gaya/gayi/ge; {eye} takra+; {eye} {wound}; {eye} gend; {eye} ungli; {eye} mukka; {eye} shatarkok; {eye} kanch; {eye} patthar; {eye} teer; {eye} phoot+; {eye} pataakha; {eye} patakha; {eye} pe_lag; {eye} lakdi; {eye} kaanch; {eye} baal_lag; {eye} danda; {eye} {blood}; {eye} gulli; {eye} tahni; {eye} nakhun; {eye} lohe
eye-pierced: {eye} ghus+; {eye} chubh_gaya; {eye} kaanch; {eye} keel; {eye} sui; {eye} teer; {eye} phoot+; {eye} dhas+; {eye} lohe; {eye} kanch; {eye} loha; {eye} chubh+ gayi; {eye} kaanta; {eye} phat+; {eye} fut+; {eye} tar=
eye-chemical: {eye} chuna; {eye} choona; {eye} tezab; {eye} acid; {eye} harpic; {eye} phenyl; {eye} chemical; {eye} cement; {eye} mirch; {eye} gir+ gaya; {eye} dawai gir+; {eye} tejab; {eye} sabun; {eye} chuuna; {eye} surf; {eye} {poison}; {eye} kemikal; {eye} sanitizer; {eye} pad gaya; {eye} fevikwik; {eye} feviquick; {eye} paint; {eye} bleach; {eye} chhint; {eye} simant; {eye} batri; {eye} battery; {eye} dhul gir+
eye-foreign-body: {eye} kuch_gir; {eye} kachra; {eye} kankar; {eye} dhool; {eye} tinka; {eye} mitti; {eye} lohe; {eye} burada
eye-blood-inside: {eye} {blood} bhar; {eye} {blood} {red}
contact-lenses: contact_lens; lens_lagati; lens=

# injuries, poison, violence
bleeding-heavy: {blood} {much}; khoon_bah; {blood} bah+; khoon_hi_khoon; {blood} fawwara; {blood} pichkari; {blood} dhar; {blood} tapak; khoon_nikal_raha; {blood} {no} {stop}; {blood} ruk+ {no}; {blood} ruk+ {no}; bahut_khoon; {blood} lathpath; {blood} tar=; {blood} bheeg; khoon_se_lathpath; {blood} bahut; {blood} beh+; {blood} chhoot; {blood} behta; {blood} phoot+
bleeding-wont-stop: {blood} {no} {stop}; {blood} ruk+ {no}; {blood} ruk+ {no}; {blood} band= {no}; {blood} tham+ {no}; khoon {no} tham+; {blood} rok {no}; {blood} {no} ruk+; khoon_ruk_nahi; khoon bandh {no}
amputation: ungli_kat; hath_kat; {arm} kat_ke alag; ungli alag; {leg} kat_ke; ungli_kat_ke; {arm} machine kat+; ungli gir+; ungli_kati; pair_kat; panja_kat; ungli kat+ alag; anguutha kat+; angutha kat+; {arm} alag_ho; {leg} alag_ho; hath_kat_gaya; pair_kat_gaya; hath kat_ke gir+; hath machine kat+
deep-cut: gehra {wound}; gehra_kat; {wound} gehra; haddi_dikh {wound}; {wound} tanke; chaku kat+; {wound} andar_tak; kaanch {wound}; {wound} maas; kulhadi; {wound} haddi; daranti; maas_dikh; gahra; gandasa; kanch ghus+; {wound} {blood} {much}; gehri {wound}; gehra_ghaav; aari kat+; hansiya_se; hasiye_se; hath_kat_gaya; pair_kat_gaya; ungli_kat_gayi gehra; hath_cheer; {arm} gehra kat+; {leg} gehra kat+
wound: chot_lag; kat_gaya; kharonch; kharoch; chhil+; chhil_gaya; zakhm=; jakhm=; ghaav=; cut_lag; {arm} cut=; ungli kat_gayi; ungli kat+; chaku kat+; kanch kat+; {leg} kat+
abrasion: kharonch; chhil+; kharoch; ragad
injury-recent: chot_lag; {injured} {fall}; {fall} chot; takkar; {crash}; chot=; chot_aayi
fall-recent: {fall} gaya/gayi/ge/pada/padi; gir_gaya; gir_gayi; gir_gaye; gir_pada; fisal_gaya; fisal+; seedhi gir+; bathroom gir+; phisal+; girne_se; gir+ padi
fall-from-height: {height} {fall}; chhat_se; ped_se; seedhi_se {fall}; balcony; unchai_se; khambe_se; manzil {fall}; palang_se {fall}; jhoole_se; upar_se {fall}; bed_se {fall}; khatiya_se; chat_se {fall}; chhajje; kuen gir+; machan; bistar_se {fall}; palne_se
limb-injury: {arm} chot; {leg} chot; {arm} {broken}; {leg} {broken}; {foot} mud+; pair_mud; {arm} {fall} {swollen}; {leg} {fall} {swollen}; {bone} {broken}; haddi_tut; {foot} moch; moch; kalai {swollen}; {arm} lag+ {swollen}; {leg} lag+ {swollen}; {knee} chot; {joint} chot; fracture; mud_gaya; {leg} kuchal+; {arm} daba; {leg} pahiya
limb-deformity: {arm} tedha; {leg} tedha; {bone} tedhi; {arm} {broken} tedha; {bone} {broken}; {leg} {broken}; {arm} {broken}; {shoulder} utar+; kohni utar+; {joint} utar+; kandha_utar; haddi_tut; {arm} mud+ ulta; {leg} ulta; {leg} ghum_gaya; {leg} jhool; {arm} jhool; {bone} khisak; {leg} mud+ tedha; haddi_khisak; {arm} latak+; ek pair chhota {fall}
open-fracture: {bone} bahar; haddi_bahar; {bone} dikh; haddi nikal+; {bone} chamdi; haddi_dikh; {bone} {skin} phaad; {bone} bahar_nikal
cannot-bear-weight: khada {cannot} {leg}; {leg} zameen {no}; {leg} rakha {no}; chal+ {cannot} {fall}; {leg} wajan {no}; {leg} {no} rakh; chala {no} ja; chal+ {no} pa; {leg} bojh {no}; khada {no} ho; chala_nahi_ja; khada_nahi; {leg} tika {no}; khada nahi hua
hip-pain: kulha {pain}; kulhe {pain}; kulho {pain}
knee-pain: {knee} {pain}; ghutno_me_dard; {knee} {swollen} {pain}
knee-swelling: {knee} {swollen}
back-pain: {back} {pain}; kamar_dard; peeth {pain}; {back} jakad+; {back} akad+; chik_gayi {back}
low-back-pain: kamar {pain}; kamar_dard; kamar akad+
back-pain-radiating-leg: {back} {pain} {leg}; kamar_se_pair; sciatica; saitika
shoulder-pain: {shoulder} {pain}
ankle-pain: takhna {pain}; moch {pain}; {foot} mud+ {pain}
foot-pain: {foot} {pain}; talve {pain}; edi {pain}
hand-pain: hatheli {pain}; ungli {pain}
muscle-pain: maanspeshi {pain}; {body} akad+; gym {pain}; naso {pain}; {arm} {leg} akad+; hath_pair akad+; nas_khich; jim {pain}; muscle {pain}; hath_pair akde
muscle-overuse: gym; jim=; kasrat; pehli_baar gym; exercise
joint-hot: {joint} garam; {knee} garam; {joint} {red} garam; {joint} {red} {swollen}; {joint} lal
joint-swelling: {joint} {swollen}
thigh-pain: jaangh {pain}
groin-pain: raan {pain}; jaangh_ke_jod {pain}
rib-pain: {ribs} {pain}; {ribs} {broken}; pasli_tut; {ribs} chot
car-accident: {crash} {fall}; accident; takkar; {crash} takkar; gaadi_ne; bike_se {fall}; truck; bike_se_gir; {crash} lag+; {crash} kuchal+; scooty_se; bike phisal+; bike_fisal; tempo; auto palat; bus palat; gaadi palat; car_ne; train_se; bail_gaadi; thok_diya; bike_ne; tractor; train gir+; scooter_se; road accident; durghatna
crush-injury: {leg} daba; {arm} daba; malba; diwar_gir; deewar gir+; machine {arm}; machine me {arm}; kuchal+; {body} dab_gaya; pahiye_ke_neeche; pahiya chadh+; deewar dab+; mitti dab+; tractor palat; roller; dab_gaye; neeche dab+; niche_dab; press_machine; thresher; chaara_machine; {arm} machine; gir+ deewar; tire chadh+; tyre chadh+; pahiya; pahiye
multiple-injuries: jagah_jagah chot; {head} {leg} chot; poore_sharir chot; {head} {arm} {broken}; kai jagah {broken}; hath_pair {broken}; pura_sharir chot
stab-gunshot: chaku_maar; chaku_mara; chaku ghus+; {knife} {belly}; {knife} {chest}; {knife} ghus+; chhuri_maar; goli {chest} lag+; bandook; {knife} ghonp; chaku ghop; pet_me_chaku; teer lag+; chaku laga; sariya ghus+; goli_chal; lohe ki rod ghus+; rod ghus+; chaku se vaar; saria ghus+; peth chaku; trishul; seeng maar; sing ghus+; seeng ghus+; goli_maar_di; goli_lagi; goli_lag_gayi; {knife} maar diya; chaku_maar_diya
facial-injury: {face} chot; {face} {wound}; {nose} {broken}; {jaw} {broken}; {face} {blood}; {nose} chot; {jaw} chot; chehra phat+
burn: {burnt}; jal_gaya; jal_gayi; jal_gaye; aag {burnt}; garam_pani gir+; garam_tel; chai_gir; cooker phat+; garam {burnt}; {arm} {burnt}; {burnt} chhale; chai gir+ jal+; garam_doodh; silencer; istri; garam_chai; jhulas+; cooker phata; ubalta; khaulta; ubalta_pani; tel_gir; jalne_se
burn-severe: {skin} utar+ {burnt}; {body} {burnt}; {face} {burnt}; {belly} {burnt}; {chest} {burnt}; aag_lag; kapdo_me_aag; aag_pakad; aag {burnt} {skin}; poora_sharir {burnt}; {burnt} {skin} utar+; cylinder phat+; {fire} {burnt}; {skin} latak+; cooker phat+; {burnt} {skin} safed; {burnt} {skin} {black}; pura_hath {burnt}; aadha_badan {burnt}; saree_me_aag; sadi aag; saadi aag; cylinder; silindar; {burnt} bahut; khaulta; tawa {burnt}; {burnt} chamdi; {back} {burnt}; {leg} {burnt}; {arm} {burnt} chhale; ubalta_pani; aag_me; khaulte; ubalte; garam_tel {burnt}; patakha {burnt}; pataakhe; tezab_phenk; tejab_phenk; acid_phenk; acid_attack; tezab_daal; jhulas+ {fire}; jhulas+ {body}
burn-face-hands: {face} {burnt}; hath {burnt}; {arm} {burnt}; {mouth} {burnt}; {eye} jhulas+
chemical-exposure: tezab; acid; tejab; chemical {body}; acid_gir; esid; tejaab; kemikal; chemical; chuna {burnt}
electric-shock: {electric} lag+; current_lag; bijli_ka_jhatka; current_laga; bijli_lag; {electric} chipak; {electric} jhatka; bijli_gir; {electric} pakad+; {electric} maar; taar chhu; current_maara; bijli_ka_taar; {electric} {burnt}; {electric} {fall}; {electric} {faint}; high_tension; bijli_ke_taar; bijli gir+; current aa; nanga_taar
near-drowning: {drown} {water}; doob_gaya; doob_gayi; dub_gaya; talab {drown}; nadi {drown}; {water} {drown}; tub {drown}; balti {drown}; kuan {fall}; kuen; pani_me_dub; pani_me_doob; {drown} nikal+; tanki {fall}; pool {drown}; nahar; doobte; dubte; swimming {drown}; dooba_tha; bucket {water}; pani me gir+; {water} {fall} {breath}
overdose: {pills} {amount} {drank}; bahut_saari {pills}; {pills} jyada {drank}; {pills} {eat} mar=; saari_goliya; puri_patti; poori_patti; poori_sheeshi; puri_sheeshi; mutthi_bhar {pills}; sab {pills} {drank}; neend_ki_goliya {drank}; neend_ki_goli {drank}; overdose; {pills} ek_saath {drank}; dher {pills}; {pills} galti {baby}; {baby} {pills} {drank}; dawai_zyada; double_dose; {pills} do_baar; {pills} galti; nashe ki goli; poora_packet; pura_dabba {pills}; {pills} gatak+; patti_kha; {amount} {pills}; dawai jyada
opioid-taken: heroin; smack; afeem; afim; chitta laga; brown_sugar; nashe_ka_injection; injection nasha; charas; ganja bahut; drugs {drank}; nashe ki sui; tramadol; smaik; doda; afeem
poison-swallowed: {poison} {drank}; zehar_kha; zehar_pi; {poison} nigal+; {poison} kha; {poison} pi_gaya; {poison} pi_li; {baby} {poison}; jehar; zehar; {poison} pee; {poison} ghoont; {baby} {poison} {drank}; sulfas; celphos; chuhe_maar; {mouth} {poison}; {poison} chaat; dhatura; kaner; zehreela; zahreela; kharab_mushroom; machhar_maar {drank}; kapur {drank}; naphthalene; jungli_fal; jamalgota; jahrila; jahreela; zahrili; sanitizer {drank}; petrol {drank}; diesel {drank}; {poison} ki goli; tezab_pi; thinner; tarpin {drank}; good_night {drank}; ratanjot; arandi; refill {drank}
pesticide-exposure: keetnashak; kitnashak; chhidakne_wali; {poison} chhidk; keeda_maar; chhidkaav; keede_maarne; khet_me dawai; phasal_wali; organophos; dawai chhidak; kheti ki dawai; fasal_ki_dawai; khet_ki_dawai; keetnasak; dawai_chhidak; spray_karte; chhidkav; chidkav; khet_wali_dawai; kide_marne; fasal_wali
wet-poisoning-signs: {mouth} jhaag {poison}; jhaag laar {sweat}; putli chhoti; {mouth} jhaag dawai; {mouth} laar {eye} pani
carbon-monoxide-exposure: {gas} band_kamre; angithi; sigdi; geyser {faint}; gas_geyser; band_kamra angithi; koyla_jala; {gas} {faint}; generator band; dhuan {faint}; kamra angithi; band_bathroom geyser; bukhari band; dhuye_me; dhue_me; angeethi; gizar; gijar; geyser; dhuan_bhar; dhue_se; generator; koyle_ki; dhuan {breath}; dhuan kamra
gas-alarm: gas_leak; gas_ki_badbu; cylinder leak; gas_lik; gas badbu; chlorine; amonia; septic_tank; sewer; gutter {faint}; gas_ris; gas_failt; seewar
battery-swallowed: battery nigal+; cell_nigal; {swallowbad} battery; magnet nigal+; chumbak nigal+; button_cell; battery_kha; batri nigal+; remote_ka_cell; ghadi_ka_cell; battery; batri; bettery nigal+; chumbak; magnet; gol_cell; sell_nigal; button_battery
foreign-body-swallowed: sikka nigal+; {swallowbad} nigal+; pin nigal+; sui nigal+; coin nigal+; kanch nigal+; {baby} nigal+; kaanch nigal+; keel nigal+; nigal_gaya; nigal_liya
snake-bite: {snake} {bite}; naag_ne; {snake} das; sarp; keede_ne_kaata raat; kisi_keede ne das; jahreele keede {bite}; karait; cobra; do_daant_ke_nishan; naagin; saap_ne
scorpion-spider: {scorpion}; bichhu_ne; bicchu; makdi_ne
animal-bite: {dog} {bite}; kutte_ne; bandar_ne; {dog} dant; siyar; {dog} nocha; kutte_ka; billi_ne_kaat; {dog} kaat+; suar_ne; ghode_ne; chamgadad; nevle_ne; lomdi; sher_ne; bhaalu; {dog} kharonch; {dog} noch; {dog} jhapat; chuhe_ne_kaat
bite: {bite} liya; kaat_liya; machhar {bite}; keede {bite}; kaat_gaya
fear-of-water: pani_se_dar; pani dekh dar; pani_dekh; pani dar; hawa_se_dar; pani {drink} {throat} {dog}; rabies; pani dekh cheekh+
mosquito-bites: machhar {bite}; machar_kaat; machhar_ne
assault: maar_peet; mar_pit; hamla; peet_diya; pita_gaya; marpeet; maara_hai; mara_hai; peeta_hai; ladai chot; maarta_hai; lathi; danda mara; rod_se_maara; mukka; lath_se; belt_se; maar khayi; laat mari; lat_maar; mar_maar; pit_pit; thappad; ne_maara; ne_peeta; ne_mara; bahut_maara; bahut_mara; bahut_peeta; pitai_hui; pitai_ki; mujhe_maara; mujhe_peeta; mujhe_mara; logo_ne_maara; peet_raha; maar_raha_hai; pit_gaya; pit_kar; peet_ke; maar_ke; {beaten} {blood}; {beaten} chot; {beaten} danda; {beaten} {head}; lathi {beaten}; {beaten} {swollen}; {beaten} {broken}; maarta_hai; maarte_hai; peetta_hai
abuse-at-home: pati {beaten}; pati_maarta; sasural {beaten}; pati_ne_maara; sasur {beaten}; pati_ne {beaten}; pati peet; aadmi_ne {beaten}; aadmi_ne_bahut; husband {beaten}; ghar_me_maar; saas {beaten}; roz_maarta; pati_ne_peeta; husband_ne_maara; boyfriend {beaten}; ghar_wale {beaten}; papa_maarte; dahej; baap {beaten}; devar {beaten}; beta {beaten}; jaan_se_maarne; pati dhamki; bandh_ke_rakha; band_karke_rakha; maar_denge; mar_dalenge; pati maar; sasural_wale; maar_dunga; maar_dalega; jala_dene; dharm_patni; mar_dega
strangled: {neckgrab}; gala_daba; gala_ghont; gale_me_fanda; {throat} daba; dupatta {throat}; {throat} ghont; {throat} hath daba; rassi {throat}; gala dabaya; gala_pakad; gala_ghota; {throat} dabochh; {throat} dupatta; {throat} kas diya; {throat} pakad+; takiya {mouth}; {mouth} takiya; gardan_daba; gardan dabai; {neck} daba; phanda; fanda; {throat} dabane
sexual-assault: {rape}; balatkar; rep_hua; galat_kaam_kiya; zabardasti_ki; jabardasti; zabardasti; dushkarm; chhed_chhad; bina_marzi; izzat_lut; galat_tarike chhua; rape; jor_jabardasti; galat_tareeke; sath_galat; saath_galat; chheda; meri_marzi_ke_bina; kapde_utar; ganda_kaam; gandi_harkat; yaun; nashe sath sambandh; galat chhu; galat jagah chhu
suicidal-thoughts: {die} man; {die} chahta; {die} chahti; {live} {no}; jeena_nahi; jeene_ka_man; mar_jaana; mar_jau; mar_jaun; marne_ka_man; marne_ka_khayal; khudkushi; suicide; khud_ko_khatam; jaan_de; jeene {no}; jaan_dene; marne_ka_mann; atmahatya; aatmahatya; {live} {no} chahta; {live} {no} chahti; duniya_se_ja; duniya chhod; khatam_kar_lu; nahi_jeena; jina_nahi; jeevan_khatam; zindagi khatam; marna_chahta; marna_chahti; mar_jana; khud_ko_maar; apni_jaan; jeene_ki_ichha; marne_ki_soch; marne_ke_khayal; suside; susaid; sucide; sab_khatam_kar; jindagi_khatam; mar_jaye; ji_ke_kya; jeeke_kya; zinda_nahi; jinda_nahi; jeena_chhod; mar_jaunga_bas; bojh_hu; mar_hi_jau; mar_hi_jaun; maut aa jaye; chala_jaunga_hamesha; khatam karna chahta; khatam karna chahti; khatam karne; {no} jeena; hamesha ke liye so; mar_jaungi; {die} khayal; {die} soch; marne_ja_raha; marne_ja_rahi
plan-to-die: fansi; phansi; phaansi; chhat_se_kud; kood_ja; aakhri_message; alvida; maafi ghar; goliya_jama; train_ke_aage; goli_ikathi; pul_se kud+; letter_likh; chitthi_likh; kamra_band {die}; aakhri baar; fanda; phanda; nadi_me_kud; chhat_pe_khad; chhat par khad; kudd; kud_ja; jahar {die}; zehar_le_aa; zehar_khareed; blade_le; patri_pe; patri_par; sab_ko_alvida; aakhri_raat; {die} taiyari; kal_tak {no} rahunga; sab_khatam_kar; marne_ja; mar_jaungi_aaj; aaj_khatam; khatam_karne_ja; pul_par; goliyan_rakhi; goliya_lekar; khud_ko_khatam; goli_khakar; aakhri din; jaan_de_dunga; jaan_de_dungi; akhri_baar; chitti likh; suicide_note; metro_ke_aage; pul_pe; rassi_le; rassi_la; rassi_khareed; rassi pankh; rassi ped; rassi latak+; aakhri_baar; aakhiri_baar; aakhiri_message; akhiri_baar; rassi {die}; rassi kamra; rassi bandh pankh; chhat kud+; chhat kudne; pul kud+; nadi kudne; kudne_ja; kudne_wala; kudne_wali; kood_jau; pankhe_se_latak; pankhe {die}; pankhe rassi; pankhe dupatta
suicide-attempt: {cutself}; nas_kaat; kalai_kaat; latak_gaya; latak_gayi; fansi_laga; phansi_laga; zehar_kha_liya; jaan_dene_ki_koshish; khudkushi_ki_koshish; suicide_attempt; marne_ki_koshish; khud_ko_aag; {self} {fire} laga; marne_ke_liye {drank}; {die} koshish; kud_gaya; kud_gayi; fande_se; phande_se; latki; latka_mila; nas_kat; hath_ki_nas; aag_laga_li; kalai kat+ li; aatmahatya_ki_koshish; jaan_dene_ke_liye; mar_jane_ke_liye; suicide karne; phande; fande; marne_ke_irade; zehar_kha; zehar_pi; nadi_me_kood; koshish {die}; zahar kha; jahar_kha; marne_ke_liye {pills}; pankhe_se_latak
self-harm: {cutself}; khud_ko_kaat; blade_se; khud_ko_chot; apne_hath_kaat; khud_ko_nuksan; apna_hath_kaat; khud_ko_jala; hath_pe_blade; khudko {wound}; khud_ko_maar; apne aap ko chot
hopeless: koi_umeed_nahi; umeed {no}; koi_fayda_nahi jeene; sab_khatam; jeene ka matlab; bojh_ban; jeene ka matlab; ummeed {no}
wants-to-hurt-others: maar_dunga; maar_dalunga; jaan_se_maar_dunga; usko_maar; mar_dalunga; kisi_ko_maar; jaan_se_maar; chaku_lekar ghum+; sabko_maar; khoon_kar; chaku leke; kulhadi leke; maar_daalne; marne ko daud+; maarne_daud; patni_ko_maar; bachhe ko maar; bacche ko maar; gala_dabane_ka; maarne ka man; dhamki de; maarne_ki_dhamki; kaat_dunga; bacche ko patak; maar_daalu; chaku_utha; hathiyar; bachche_ko_maar
anxiety: {anxiety}; ghabrahat; bechaini; dar_lag; dil_ghabra
low-mood: udas; man_udas; dukhi; depression; mann_nahi_lag; rone_ka_man; man {no} lag+; udaas; kisi_kaam_me_man
loss-of-interest: man {no} lag+; dil {no} lag+; mann {no} lag+
stress-recent: tension; exam_ki; stress

# everyday
snoring: kharrate; kharrata
hair-loss: baal jhad+; baal_gir; hair_fall
ring-rash: daad; dad= {itch}; gol {rash}; ringworm
heel-pain: edi {pain}; edhi {pain}
bad-breath: {mouth} badbu
nail-change: nakhun kharab
prickly-heat-spots: ghamori; ghamoriya; ghamauri
puncture-wound: keel_ghus; kanta_chubh; sui_chubh; keel_chubh; {leg} keel; {foot} keel; kaanta chubh+; jung keel; kaanch chubh+; kaanta_ghus; keel ghus+; kil ghus+
dirty-wound: jung; jang_lag; gobar {wound}; mitti {wound}; jung_lagi; jang_wali
needle-stick: sui_chubh hospital; kisi_ki_sui; sui_chubh
trismus: {mouth} {no} khul+; {jaw} {no} khul+; muh_nahi_khul; jabda_jakad; {jaw} jakad+; {jaw} {stiff}; jabda_lock; {mouth} khul+ {no}; {jaw} band=; muh khol {cannot}
muscle-spasm-jaw: {jaw} jakad+; dhanush; {body} dhanush; tetanus; {body} kamaan; jabda_jakad; {back} kamaan; {jaw} {stiff} {neck}; {jaw} akad+; tetnus; {jaw} lock; jabda bandh
recent-travel-tropics: jungle_se
headache-cough-worse: khansne {head} {pain}
epilepsy-known: mirgi; mirgi_ki_dawai; epilepsy
dementia-known: bhulne_ki_bimari; dementia; bhoolne_ki_bimari
`;
