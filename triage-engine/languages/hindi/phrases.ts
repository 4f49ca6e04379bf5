// Hindi wordings of findings, for both scripts. One line each: the finding, then wordings parted by semicolons. The words of a
// wording may stand in any order, near each other, within one clause. {chest} is a slot of slots.ts, 'a/b' either word,
// 'a_b' words that follow each other, 'gale=' exactly this form, 'gir+' all forms of a verb. To add a wording, add a line.
export const HINDI_PHRASES = `
# heart and chest
chest-pain: {chest} {pain}; {chest} takleef; {chest} chubhan; {chest} kheench+/khinchav; {chest} marod; hart_atek; dil_ka_daura; {chest} pakad+; {chest} thaam; karja {pain}; {chest} ainthan; {chest} hath rakh; {chest} bhala; {chest} jhatka; {chest} peera; {chest} sui; dabane_jaisa {pain}; dabane_wala {pain}; icd shock; pacemaker jhatke; machine current {chest}; dil_me_dard; dil me {pain}; {heart} {pain} {strong}; dil_ka_attack; {chest} mal+
crushing-chest-pain: {chest} {squeeze}; {heart} dabav/daba=/mutthi/bojh; {chest} rassi bandh; {chest} kisi_ne rakh; {chest} kuchal+; {chest} shikanja; {chest} taait; dabane_jaisa {pain}; dabane_wala {pain}; hathi_baith; {chest} bandh_diya; rassi_se_bandh {chest}; {chest} phat+; kalja nikal+; {chest} bhala ghus+; {chest} chatan; {heart} phat+; {chest} malne; {chest} mal=; heart_attack_aa_raha
chest-tightness: {chest} jakdan/tight/kas=/kasa=/kasi=/jakad+
chest-pain-radiating-arm-jaw: {chest} {pain} {jaw}; {chest} {pain} {left} {arm}; {chest} {pain} {arm} tak; {chest} {pain} {shoulder}; {chest} {arm} tak ja=/fail+/jata; {chest} {pain} {teeth}; {pain} {jaw} tak; {pain} {arm} me_ja/tak_ja; {chest} {arm} {squeeze}; jabde_tak {pain}; hath_tak {pain}; {chest} {pain} gale_tak; {chest} {pain} {arm} {numb}; {pain} {shoulder} {left} {arm}; kandhe_tak; {pain} {arm} utar+; {pain} {shoulder} utar+; {arm} tak tees
chest-pain-radiating-back: {chest} {pain} {back}
tearing-chest-pain: {chest} cheer=/chir=/phaad {pain}; {chest} {back} cheer=/cheerta/cheerne; {chest} phaadne; cheerne_wala_dard; {back} cheerne/cheerta {pain}; phadne_wala
chest-pain-on-exertion: {chest} {pain} chadh+/chal+/chalne/daud+/mehnat; seedhi chadh+ {chest}
pleuritic-pain: {breath} {chest} chubhan/{pain}; saans_lene {pain}; saans_lete {pain}; gehri_saans {pain}; khansne {chest} {pain}; {breath} chubh+; lene_par_chubh
left-arm-pain: {left} {arm} {pain}; {left} {arm} {squeeze}; {left} {arm} {numb}; {left} {shoulder} {pain}
arm-pain: {arm} {pain}
jaw-pain: {jaw} {pain}; {jaw} {squeeze}
palpitations: {palp} {fast}; {palp} badh+; {palp} bekabu; {heart} {fast} chal+/dhadak/bhag+/daud+; {heart} {palp}; {heart} fast; ghode {heart}; {palp} pagal; {palp} ruk_ruk; {palp} mehsus; {heart} uchhal; {palp} ulti_seedhi; {palp} chhoot; {heart} ghabra; {palp} 1; {palp} gin+; {heart} phadak+; {chest} phadphadahat; {chest} phadphada; {palp} 190; {palp} 180; {palp} 160; {palp} 200; {heart} dhak; {chest} dhak_dhak; kaleja_dhak; {heart} kabhi; {palp} gayab; {palp} rukne; {heart} beech_beech; dil_doob; {palp} 150; {palp} 170
fast-pulse: {palp} {fast}; {heart} fast; {palp} badh+; {palp} bekabu; {palp} ginti; {heart} bhag+; {heart} daud+; {palp} pagal; {palp} 190; {palp} 180; {palp} 160; {palp} 200; {palp} 210; {palp} 170; {heart} raftaar; {palp} gin+ {no}; {heart} tez
irregular-pulse: {palp} ulti_seedhi; {palp} ruk+; {palp} chhoot; {palp} aniyamit; {palp} beech_me; {palp} kabhi; {heart} kabhi; {palp} gayab; {heart} ruk+
slow-pulse: {palp} dheemi/dheere/kam=/slow/sust; {palp} 3; heart_rate_40; {heart} doob+; {palp} 34; {palp} 38; {palp} 36; {palp} 40; {palp} 35; {palp} 30
cardiac-arrest: {heart} {stop} gaya/gayi/ho; dhadkan_band; nabz_nahi; nabz {no} mil; pulse {no} mil; dil_band; dhadkan_nahi; nabz_gayab; nabz {no} chal+
low-blood-pressure: bp {lowword}; blood_pressure low/kam; b_p low
high-blood-pressure: bp {highword}; blood_pressure high/badh+/jyada
very-high-blood-pressure: bp 200; bp 220; bp 210; bp 230; bp 190; bp 240; bp 180
high-blood-pressure-known: bp_ka_mareez; bp_ke_mareez; bp_patient; bp_hai; bp_sugar; bp aur sugar; bipi_ki; bp_high_rehta; hypertension; sugar_bp
heart-disease-known: dil_ka_mareez; heart_patient; bypass; stent; angioplasty; heart_ka_operation; dil_ka_operation; heart_ka_mareez; pacemaker; heart_problem; {heart} chhed; {heart} bimari; dil_ka_daura_pad_chuka
diabetes-known: sugar_hai; sugar_patient; diabetes; madhumeh; sugar_ke_mareez; bp_sugar; sugar_bhi; sugar_rehti; shugar_ki; sugar_wale; shugar_ka
ankle-swelling: {leg}/{foot} {swollen}; pairo_me sujan; pair suj+; pair_phool
leg-swelling-one: ek_pair {swollen}; {left} {leg} {swollen}; {right} {leg} {swollen}; {calf} {swollen}; ek {leg} {swollen}; pair lal {swollen}; jangh_tak_suj; {leg} moti=; {leg} thakka
calf-pain: {calf} {pain}; pindli kas=
leg-pain-one: {leg} {pain}
cold-limb: {leg} {cold}; {arm} {cold}; {foot} {cold}; ungli thandi
pulseless-limb: {leg} nabz {no}; {arm} nabz {no}; pair ki nabz; {leg} nas {no} dhadak; {leg} thanda safed; ungliyan safed thanda
skin-black: ungli {black}; {leg} {black} pad; {skin} {black}; {foot} {black}; {leg} {black} sad=; {arm} {black} pad; {wound} gal+; maas_gal; maas_sad; dhaga ungli; {wound} kaala; kaala_pad_gaya; angutha kaala; pair_kaala; {leg} kariya; {foot} badbu
dizzy-on-standing: {dizzy} khade; uthte_hi {dizzy}; uth+ andhera; khada andhera
fainting-on-effort: daud+ {faint}; daudte {fall}; khelte {faint}; khelte {fall}; seedhi {faint}

# breathing
breathless: {breath} phool+/ful+/phul+; {breath} {trouble}; {breath} chadh+; {breath} {no} aa=/ati/aati/le=/lene; {breath} {cannot}; {breath} atak+; {breath} ukhad+; {breath} tut+/toot+; {breath} chhoti; {breath} kam=; {breath} ghut+; {breath} tez; {breath} bhaari=; {breath} {stop}; {breath} khinch+; ghutan; asthma_attack; {breath} fas+/phas+; {breath} heavy; {breath} {no} mil; breathless; dam_nikal; saans_nahi; {breath} uthal; lambi_lambi saans; dame_ka_daura; dama {no}; dama badh+; dama tez; dama ukhad+; haanf=; haanfne=
breathless-at-rest: {breath} {no} aa=/ati/aati/le=/lene/mil; {breath} {cannot}; baithe_baithe {breath}; {breath} ukhad+; {breath} tut+/toot+; {breath} atak+; {breath} bahut {trouble}; saans_nahi; {breath} itni {trouble}; dam_nikal; {breath} bahut phool+; {breath} khinch+; {breath} takleef tadap+; {breath} {no} ja=; {breath} bahut tez; haanf=; haanfne; {breath} dhaukni; {breath} {mouth} phaad; hawa {no} ghus+; {breath} ginti; {breath} phool itni; haanfat; {breath} ghut+; {breath} kam aa; breathing heavy; dama {no} kam; dama bhadak; pump {no} aram; inhaler {no} kam; asthma_attack; dama_ka_attack; {breath} {no} andar; {breath} {stop}
cannot-finish-sentences: ek_line {no} bol+; do_shabd; {breath} bol+ {cannot}; ek_shabd {no}; {breath} ishare; poora_vakya; {breath} {speak} {trouble}; bolte {breath} phool+; {breath} shabd; {breath} bol+ ruk+; ek_ek_shabd; bol= {no} {breath}; baat {no} kar+ {breath}; ek_shabd ruk+
breathless-lying: letne {breath}; let= {no} {breath}; letate {breath}; lete_hi {breath}; leta {no} ja= {breath}; let {breath} ruk+
wakes-breathless: raat {breath} neend; neend_se {breath}; raat_ko uth+ {breath}; raat achanak {breath}
breathless-on-exertion: seedhi {breath}; chalte {breath} phool+; kaam {breath} phool+; thoda_chalne {breath}
not-breathing: {breath} {no} le raha; {breath} {stop} gayi/gaya/ge; {breath} {no} chal+; saans_band; saans_ruk_gayi; {breath} {no} aa= behosh; saans_nahi_chal; saans_nahi_le; {baby} {breath} {no} le; paida ro {no}; roya_nahi {blue}; paida_hokar_roya; ro_nahi_raha paida; {baby} paida {blue}
apnoea: {breath} ruk_ruk; {breath} ruk+ {baby}; {breath} beech ruk+; {breath} bhool+; {breath} der_me; {breath} machhli; {breath} bahut_halki; {breath} kabhi_kabhi
fast-breathing: {breath} tez; jaldi_jaldi {breath}; {breath} minute; pasli {fast} chal+; pasli_chal; haanf=; haanfne=; {breath} dhaukni; {breath} ginti; {breath} 60; {breath} 70; {breath} sattar
chest-indrawing: {ribs} andar; {ribs} dhas+; {ribs} chal+; {chest} dhas+; {ribs} khinch+; {ribs} dikh; gala dhas+; {belly} {chest} andar {breath}; nathune; gardan nas khinch+; gadda {ribs}; pet andar-bahar {breath}; gaddha {breath}; {throat} gaddha; {chest} gaddha
blue-lips: {lips} {blue}; {face} {blue}; {mouth} {blue}; {body} {blue}; {tongue} {blue}; {baby} {blue}; {lips} {black} pad; {face} {black} pad; ungli {blue} {breath}; nakhun {blue} {breath}; nakhun {blue} pad; neela_sa_pad; neele_ho; {lips} baingani; {face} baingani
oxygen-low: oxygen kam; oxygen gir+; oxygen_7; oxygen_8; oxygen 82; oxygen 78; oxygen 80; oxygen 85; oxygen low; spo2 8; oxygen 75; oxygen 70; oxygen 84; oxygen 86; oxygen 88; oxygen 83
wheeze: seeti {breath}; {chest} seeti; seeti jaisi; {chest} ghurr; siti baj; {chest} awaz {breath}; ghar_ghar; sui_sui; {breath} si_si
stridor: {breath} andar seeti; {breath} kharrata; gale_se seeti; {breath} ghurr; {breath} lete awaz; {throat} awaz {breath}; kharr_kharr; ghurr_ghurr; kharkhar {breath}
noisy-breathing: {breath} awaz; {breath} ghar_ghar; {breath} kharrate; {breath} kharkhar; kharrate jaisi awaz
tripod-position: aage_jhuk {breath}; baith {breath} jhuk+; jhuk_ke {breath}; kursi pakad+ {breath}
cough: {cough}
productive-cough: {cough} {phlegm}; {phlegm} nikal+; {phlegm} aa=; balgam
dry-cough: sukhi {cough}
green-sputum: {phlegm} hara; {phlegm} peela=/pila=
coughing-blood: {cough} {blood}; {phlegm} {blood}; {mouth} bhar {blood}
pink-frothy-sputum: gulabi jhaag; jhaag {phlegm}; jhaag {cough}; gulabi balgam; jhagdar balgam
whooping-cough: {cough} neela; khansi_ka_daura; {cough} {breath} khich; kali_khansi
barking-cough: {cough} bhaunk; kutte_jaisi {cough}; kutte_ki_tarah
asthma-known: asthma; dama=; dame_ki; inhaler; dame_ka; asthama
copd-known: copd; fefde bimari; tb_ka; {breath} purani bimari
rescue-inhaler-no-help: inhaler {no} asar/aram/kam/fark/rahat; pump {no} asar/aram/fark/rahat; inhaler phir_bhi; nebulizer phir_bhi; inhaler liya {no}; inhaler khatam; pump phir_bhi; pump_se {no}; bhaap {no} asar; pump 10; pump das; inhaler_10; dama {no} kam; pump khatam; pump koi_aram; nebulizer asar {no}; nebulizer {no} fark; nebulize {no} asar; nebulizer {no} aram
choking-now: {throat} {choke}; {choke} {breath} {no}; khana_atak; roti_atak; {throat} sikka; chana {throat}; mungfali; {throat} haddi; angur {choke}; supari {choke}; {throat} laddu; atak_gaya khaans {no}; tukda atak+; tukda fas+; halak fas+; halak atak+; dana atak+; khaans {no} pa; khaans bhi {no}; nigal+ khaans {no}; saans_ki_nali; kuch_phas_gaya; {throat} khisak+; guthli atak+; guthli phas+; idli atak+; goli atak+ {breath}; choke_ho; choke kar; dhakkan nali; khaans {no} raha; moti nigal+ {no}; balloon nigal+; hansi atak; khate_khate atak+; {baby} choke; {choke} ishara; ishara {throat}; hath_se_ishara
choking-episode: {throat} {choke}; khana_atak; kuch_atak; roti_atak; mungfali; {baby} nigal+ {choke}; chana {throat}; sikka {choke}; {throat} sikka; tukda atak+; halak fas+; saans_ki_nali; dana atak+; kuch phas gaya; khate_khate atak+; moti nigal+
object-in-throat: {throat} {choke}; {throat} haddi; {throat} sikka; {throat} kanta; {throat} kuch; tukda atak+; halak fas+; {throat} khisak+; saans_ki_nali
bulk-meat-stuck: chicken {choke}; mutton {choke}; boti {choke}; {throat} roti {choke}; nivala {choke}; gosht {choke}; khana {throat} {choke}
object-in-nose: {nose} dal; {nose} ghus+; {nose} fas+/phas+; {nose} chana; {nose} moti
hoarse-voice: awaz_baith; awaz bhaari=; awaz badal+; {throat} baith; awaz_phat; awaz kharab; awaz {no} nikal+
muffled-voice: awaz dabi; awaz ghut+; garam_aloo; awaz moti=; awaz bhaari= {throat}
drooling: laar; thuk= {swallow} {cannot}; muh_se_pani; thuk= {no} nigal+; thook bahar
runny-nose: {nose} bah+; {nose} beh+; {nose} pani; zukam; sardi; nazla; naak_chal; cold_ho; naak_tapak
blocked-nose: {nose} band=/bandh; {nose} jam=
sneezing: chink
sore-throat: {throat} {pain}; {throat} kharash; {throat} kharab; {throat} khich_khich; {throat} chhil+; {throat} suj+/sujan; {throat} pak+; tonsil; {throat} {burning}; {throat} kaante; {throat} chubh+
painful-swallowing: {swallow} {pain}; thuk= {pain}; nigla {no} ja=
swallowing-difficulty: {swallow} {cannot}; nigal+ {no}; nigla_nahi; nigalne {trouble}; khana {no} utar+; pani {no} utar+; ghutak {no}; {throat} {no} utar+
swollen-tonsils: tonsil

# brain
facial-droop: {face} {crooked}; {mouth} {crooked}; {face} {oneside}; {mouth} {oneside}; muh_ka_kona; hont {crooked}; {mouth} pani gir+; kulla pani; {mouth} chai gir+; {face} tedh; {mouth} ghum+; muskura {crooked}; face_droop; fes_drup; {mouth} tedh+
facial-weakness: {face} {crooked}; {mouth} {crooked}; {face} lakwa
arm-weakness: {arm} {lifts} {cannot}; {arm} {lifts} {no}; {arm} {weak}; {arm} kaam {no}; {arm} mar= gaya; {arm} latak+; {arm} taakat {no}; {arm} pakad+ {no}; {arm} utha_hi; arm_vik; {arm} chhoot+; chalk chhoot; ungliya {no} chal+; {arm} hawa gir+; ek_baju neeche gir+; {arm} neeche gir ja; pen {no} pakad+; {arm} band= ho
leg-weakness: {leg} {weak}; {leg} kaam {no}; {leg} {lifts} {no}; {leg} ghaseet+; {leg} ghisat; {leg} taakat {no}
leg-weakness-both: dono_pair {weak}; dono_pair {numb}; dono_pair {no}; dono_pair kaam; dono_pairo; pairo_me jaan_nahi; dono_taang; dono {leg} jaan {no}; dono {leg} hil+ {no}; kamar_ke_neeche {no}; kamar_se_neeche {numb}; kamar_ke_niche {numb}; pairo {no} hil+; dono {leg} {weak}; pairo_ne jawab; pair {no} uth+; {leg} jawab_de; kamar neeche {numb}; khada_nahi {leg} {weak}; taange_mar; tange {weak}; taange_ladkhada; paon_ki_jaan; dono_paanv; dono_paon; tango_me current; taange {numb}; paanv lakdi; dono_pair_me; {leg} kamjor {back}; pairo sunn; pairo_me_taakat; paanv_jawab; tange {no} chal+; tangen_nahi; pag {numb}; pair_akad peshab; pair_bhari {back}; pairo {no} taakat; lunj; ghutne_mud_jate; tange {no} laut
ascending-weakness: {leg} {weak} upar chadh+; {numb} upar chadh+; {leg} phir {arm} {weak}; kamzori upar; {numb} pair kamar tak; paon_se_shuru; paon jaan hath kamjor; pair_se_shuru; ab_haath_bhi kamzor; pet_tak_sunn; pairo_se_sunn; sunpan_upar; sunnpan upar; kamar_tak_aa; cheenti reng; chhoot_jaati seedhi
one-sided-weakness: {oneside} {weak}; lakva; falij; paralysis; {oneside} {body}; {oneside} kaam {no}; {oneside} hissa; {left} taraf {body}; {right} taraf {body}; {left} hath {left} pair; {right} {arm} {leg} {no}; {left} {arm} {leg} {no}; {right} {arm} {lifts} {no}; {left} {arm} {lifts} {no}; {left} {arm} kaam {no}; {right} {arm} kaam {no}; ek_hath {no}; {right} {arm} {weak}; {left} {arm} {weak}; {right} {leg} {weak}; {left} {leg} {weak}; {left} {leg} kaam; {right} {leg} kaam; ek_taraf gir+; ek_taraf ladhak/ludhak+/jhuk+; ek {leg} ghaseet+; {right} {arm} mar=; {left} {arm} mar=; hath_pair {oneside}; pen {no} pakad+; {right} side {no}; {left} side {no}; {left} {leg} {no} uth+; {right} {leg} ghaseet+; {left} {leg} ghaseet+; {left} {leg} jaan; {right} {arm} latak+; {left} {arm} band=; {right} {arm} band=; pura left_side; left_side so; right_side so; {left} side so; {right} side so; {arm} ek neeche gir; pura {left} {body}; ek_baju gir+; {left} taraf {no}; {right} taraf {no}; stroke=
one-sided-numbness: {oneside} {numb}; {left} taraf {numb}; {right} taraf {numb}; {left} side {numb}; {right} side {numb}; {right} {arm} {leg} {numb}; {left} {arm} {leg} {numb}
face-numb: {face} {numb}; gaal {numb}
speech-slurred: {tongue} {slur}; {speak} {slur}; {tongue} moti=; tutla; haklaa; {speak} ajeeb; nashe_me bol+; awaz nashe; {tongue} {no} uth+; {speak} lag_raha nashe; bol+ {trouble}; {speak} saf {no}
speech-trouble: {speak} {cannot}; {speak} samajh {no}; bol+ {no} pa; bol_nahi; {speak} band=; {speak} {no} nikal+; shabd {no}; shabd ulte; naam {no} le; {speak} {no} aa=; bolne {trouble}; kya_bol samajh; {tongue} band=; nikalta_kuch; bolna {no}; boli {no}; {speak} lupt; ulta_seedha_bol; lafz {no}; kuch_aur_bolta; naam_pucho; woh_woh; bol {no} raha
headache: {head} {pain}; {head} bhaari=; migraine; {head} hathoda; {head} phod; headache; {head} dhamak; adhkapari; {head} fat+; kanpati {pain}; mudi phat+
severe-headache: {head} {pain} {strong}; {head} phat+/fat+; {head} {pain} {hurtbad}
sudden-severe-headache: {suddenly} {head} phat+; {head} bijli; {head} bam=; ek_second {head}; {head} hathoda {suddenly}; {head} visphot; {head} goli lag+; ekdam {head} {pain}; {head} bomb; second {head} {pain}; {head} tadak; {head} thunder; hathoda_maara; {head} rod maar; {suddenly} {head} {pain}; ek_dum_se {head}; peak_wala_dard; ekdum {head}; sar_pe_rod; second_bhar {head}; zor_lagate {head}; bathroom zor {head}
worst-headache: {head} {pain} kabhi_nahi; sabse_tez {head}; sabse_bura {head}; {head} {pain} pehle_kabhi; jindagi {head}; aisa {head} {pain} kabhi; itna {head} {pain} kabhi; jeevan {head} {pain}; sabse_kharab {head}; itna_bhayankar {head}; sabse_bhayankar {head}; kabhi_nahi_hua {head}; aisa_dard_kabhi; dimag_ki_nas
headache-morning: subah {head} {pain}; uthte {head} {pain}
light-sensitivity: roshni {no}; roshni chubh+; roshni {pain}; light chubh+; roshni bardasht; light bardasht; ujale; roshni_se; dhoop chubh+
neck-stiffness: {neck} {stiff}; {neck} mud+ {no}; {neck} mod {no}; thudi {chest} {no}; {neck} {no} hil+; {neck} {no} jhuk+; {neck} kadi=; {neck} {no} ghum+; {neck} patthar; {neck} lakdi; sar_peeche khinch+; {neck} tedh {no}; {neck} jhukane cheekh; {neck} jhukane {pain}
neck-pain: {neck} {pain}
neck-shoulder-pain: {neck} {shoulder} {pain}
seizure: {fit} aa=/aya/aaya/ayi/pad=/pada/padi/aye/lag+; {fit} hua; {body} {stiff} kaanp+; hath_pair jhatak+; hath_pair maar=; {mouth} jhaag; convulsion; aankh upar jhaag; {eye} ulat; {eye} palat; {eye} palti; {eye} upar {stiff}; fits; dant bhinch+; {body} phadak+; {body} aith+; jabda bhinch+; hath phadak+; {body} {stiff} {fall}; seizure; {body} jhatak+; mirgi_ka_daura; mirgi_jais; {body} akad_gaya; akad_gaya hosh; akad_gaya {baby}; jhatke_maar; jhatke hosh; jhatke {baby}; jhatke {fever}; jhatke {stop}; daure_pe_daure; mirgi jhatke; jhatke_khatam; jhatke shuru; kanvalsan; hath_pair cycle; gir ke chhatpata; jhatke kapdo; honth phadak; dant kas+ {eye}; {eye} upar dant; jhatke peshab; muh fen; fen nikal
seizure-now: {fit} {no} {stop}; {fit} aa= raha/rahe/rahi; {fit} pad= raha/rahe; jhatke_aa; {fit} lagatar; {fit} pe {fit}; daure_pe_daure; phir_se jhatke; {fit} hosh {no}; ek_ke_baad_ek; {fit} minute_se; {fit} ghante; jhatke_maar; {fit} abhi; {fit} chal+ raha/rahe; hath_pair jhatak+ raha/rahi; {body} {stiff} jhaag; {fit} ho_raha; mirgi aa; {fit} {no} tham+; jhatke_lag; daura_pad_raha
first-seizure: pehli_baar {fit}; {fit} kabhi_nahi
febrile-seizure: {fever} {fit}; {fever} akad+; bukhar {body} {stiff}; chamki
tongue-biting: {tongue} kat+
unresponsive: {responds} {no} de; hosh {no}; jawab {no}; jag+ {no}; {wake} {no} uth+; koi_response; hosh_gayab; unresponsive; {wake} {cannot}; {eye} khol {no}; chutki {no}; thappad {no}; {no} hil+ raha; jagane {no}; jaan_nahi_hai; mar_gaya lag+; jagane_pe_bhi; {faint} padi; pukarne {no}; hilane {no}; behosh_hai; achet; acet; behosi_me; hosh kho; besudh; harkat {no}; response {no}; uth_hi_nahi; jhinjhod {no}; {eye} {no} khuli; {no} uth_raha; uthane {no}; aankh_tak_nahi; uthaya {no}
loss-of-consciousness: {faint} {fall}; gash; {faint} gaye/gaya/gayi/ge; hosh kho; hosh {no} tha; {faint} hui; {faint} thi; murchha; {faint} hokar; behosh; hosh chala; besudh
fainting: {faint}; {dizzy} {fall}; chakkar_kha; {eye} andhera {fall}; {dizzy} kha_ke; blackout; sab_kaala_ho {fall}; hosh_ud
collapse: {fall} {faint}; {fall} pada uth+ {no}; dhadaam; collapse; {fall} hosh {no}; zameen {fall}; {chest} pakad+ {fall}; khade_khade {fall}; baithe {fall}; achanak {fall}; {dizzy} {fall}; ludhak+; sab_kaala gir+
light-headed: {eye} andhera; aankhon_ke_samne; behoshi_si; {faint} jaisi; {faint} hone_wali; sar_halka; {faint} hote; ankh_ke_aage; chakkar; ji_doob; {head} ghum+; girne_wali; gir_jaungi; girte_girte; sab_kaala; hosh_ud; gir_jaenge; blackout; aankhen_band_hone; pad_jau
dizziness: {dizzy}
vertigo: kamra ghum+; sab_ghum; duniya ghum+; sar ghum+ bahut; chhat ghum+
drowsiness: {sleep} bahut; {sleep} {no} jag+; jhapki; neend_me; behoshi_si; so= raha bas; ghante so=; soyi_padi; soti_ja; unind; aankh band= ja; {eye} {no} khul+; nidhal; {no} jaag+ theek; bas_so; soi_padi; sust; susti; hosh_kam; ulajh neend; madhosh; bas pada; bas soya; behosh_jais; neend {no} khul+; soye_ja; ghash; bar_bar_so; so_ja_rahe; neend_aa_rahi chot; aankh_band_ho
confusion: {confused}; pehchan {no}; pahchan {no}; {speak} ulta; samajh_nahi_pa; ajeeb_harkat; naam bhool+; ghar_me hote hue ghar; kho_gaye; bhatak; raasta bhool+; {no} samajh kahan; achanak bhool+; samay {no} pata; dimag kaam {no}; hosh_theek_nahi; {speak} anap; pagalo_jais; pagal_jaisi; bewajah bol+; hosh thikane; kuch_ka_kuch; dimag hil+ gaya; ajeeb {speak}; kaun_sa_din; pata_hi_nahi_kaun; {no} pata kahan; deewar baat; hawa pakad; hawa_me_kuch; hosh_hawas_nahi; betuka; galat_salat; besir_pair; uljha_uljha; din_raat_ka_pata; din_ko_raat; samajh_nahi_aa_raha {suddenly}; kaun_ho pooch; kahan_hu yaad; main_kahan_hu; bekar_ki_baat; dimag_palat; dimag_ghum; naam {no} yaad; yaad_nahi naam; kuch_yaad_nahi aaj; remote samajh; apni_bahen_samajh; maayke_me; chinh {no}; chinhat; ghar_le_chalo; kaunse_doctor; fridge chappal; shirt pair; pant_ki_jagah; kya_ho_raha yaad; retired bahar; office_jana_hai raat; sawal baar; ajeeb_ghoor; sudh {no}; sudh_budh; bhulakkad aaj; keede chal; hosh thik {no}; bina_sir_pair; dimagi_haalat; ajeeb sa bartav; ghar bhool+; tum_kaun_ho keh; bole tum_kaun; puch tum_kaun; pehchan bhool+; mujhse tum_kaun; puchho kuch jawab; ulajhan neend; utpatang; aany_bany; ant_sant; and_band; akbak; uljhan sugar; oontpatang; und_bund
altered-mental-status: pehchan {no}; ajeeb_baat; hosh_thikane; pahchan {no}; {confused}
hallucinations: jo_nahi_hai dikh; ajeeb_cheez dikh; log_dikh; bhoot dikh; {no} hai wo dikh; mare_hue dikh; kide_dikh; deewar saanp; hawa pakad; hawa_me_kuch; keede_chal; deewar baat; log_aa_rahe chhat
hearing-voices: awaze_aa; kaan awaz {speak}; koi_bol {ear}; aawaz bolti; awaze bol+; awaaj bol_rahi; awazein_sun; awazein {ear}; shaitan_bolta; jinn_bolta; tv_se order; order_aa_rahe; mere_andar bolta; unhone_hukm; devta_ne_kaha; aavaje_hukm
delusions: log_maar; peeche_pade; zehar_mila; camera laga; sajish; bhagwan_hu; main_bhagwan; jadu_tona; mujhe_maar_denge; khana me zehar; avtaar; devi aa=; bhagwan bol+; jasusi; sab_dushman; maarna_chahte; chip laga; khud_ko bhagwan; bhagwan_hoon; phone_tap; police_peeche; pradhanmantri; asli_maa_baap {no}; naqab; shaitan; raakshas; jinn; devta_ne; tv_se; bhoot_sawar
elated-mood: bahut_khush bewajah; khud_ko bhagwan; main_bhagwan; bhagwan_hu; paise lutaa; paise_uda; raja samajh; saman bech; din_raat bol+; bahut_urja; paise phenk; paise baant; crore; bina_soye; {sleep} {no} urja; udne_wala; gaadi khareed; nach_rahi; raat_bhar_gaadi; gaadi_tez_bhaga; bipolar
sleep-poor: {sleep} {no} aa=/ati/aati; {no} so= raha/rahi/paa; raat_bhar jag+; neend_kam; {no} soya; din_se {sleep} {no}; raato_ko jag+; {sleep} ud=
agitation: tod_phod; bekabu; maar_peet_kar; gussa bahut; chilla+ raha; kabu_nahi; hinsak; pakad+ rakha; sambhal {no}; bhaag raha; chillata; kapde phaad; patak raha; hamla; pakda_humne; todfod; tod_raha; cheezein_tod; nangi; pagalpan; jhapat; talwar nikal+; kulhadi utha; highway_pe_nach; nach_rahi; hasti_hai_roti; kamre me band kiya; paagal_ho; dimag_phir; darwaze_tod; out_of_control
personality-change: swabhav badal+; bartav badal+; badla_hua; ajeeb bartav; bilkul_badal
double-vision: double dikh; ek_ka_do; dodo; do_dikh; har_cheez do
vision-loss-sudden: andha= ho; {eye} roshni chali; {see} band=; dikhai {no} de; {eye} {see} {no}; andhera_chha ek {eye}; ek_aankh {see}; {eye} roshni gayi; nazar chali; {see} {no} {suddenly}; kuch {no} dikh; {eye} andhera ho; {no} dikh raha; {eye} kala parda; ek aankh andhera; {eye} {black} {suddenly}; dikhna_bandh; {eye} bujh+; {eye} shutter; dikhta_nahi; {eye} roshni ja; roshni_ja_rahi; aadha dikh+; nazar gayab; kala_gola; chehre {no} dikh+; {eye} andhera {no} hat+; andhera chha {no}; sab kaala; {suddenly} {blur}; ekdam dhundhla; ek_aankh dhundh; {see} {suddenly} kam; safed_safed_dikh; {eye} dhund sharab; desi_sharab {see}; desi_sharab dhundh; sharab {eye} roshni; dikhna_kam
curtain-vision: {eye} parda; jaise_parda; {see} parda; kaala_parda; jaala {eye} {suddenly}; curtain; {eye} chhaya; kaali_chhaya; saaya_sa; kone saaya; kone andhera; {eye} shutter; kaali_parchai; jala {eye} kaala; parda_sa; parda gir+; parda aa; parchhai_aa; parchai neeche; side parda
blurred-vision: {blur}; saf {no} dikh; {see} kam; safed dikh; {eye} kohra; aankhon me jaala
floaters: {eye} dhabbe; kaale_dhabbe; {eye} machchar; {black} tairte; kaale_bindu; {eye} tairte; {black} dhabbe {see}; makdi jaal {eye}; machchar_udte; {eye} jaala; makdi_ka_jaala; kaale_machchar
flashes: {eye} chamak; chamak_si; {eye} chingari; taare dikh; bijli_si_chamak; flashes; {eye} taare
tingling: jhanjhanahat; jhunjhuni; sui_jaisi; chunchunahat; cheentiya; jhunjhunahat; jhanjhana
numbness-hands: {arm} {numb}; ungli {numb}
numbness-feet: {leg} {numb}; {foot} {numb}
saddle-numbness: tango_ke_beech {numb}; {private} {numb}; peshab ki jagah {numb}; tatti_ki_jagah {numb}; {numb} baithne; beech_me {numb} {leg}; chutad {numb}; neeche_ka_hissa {numb}; kulhe {numb}; janghon {numb}; baithne_ki_jagah; saddle_jaisi; guda {no} mehsus; guda_ke_paas; kagaz_se_pochh; susu_ki_jagah {numb}; baithne jagah {no}; guda {numb}; jangh_ke_andar {numb}; pochhne pata {no}; hissa_mara; guda_ke_aaspas; sambhog mehsus {no}
bladder-bowel-control-loss: {urine} {no} rok; {urine} nikal+ ja; {urine} pata {no}; {stool} pata {no}; {urine} control; {stool} control; kapdo_me {urine}; {urine} apne_aap; {stool} nikal+ ja; {stool} apne_aap; kapde {stool}; {urine} roka {no}; {urine} chhoot; bistar {urine} {back}; peshab_tapak; bina_pata_chale; susu_lagta_hi_nahi; pakhana_nikal; toilet_rok_nahi; peshab_par_kabu; mehsus_hi_nahi; peshab kabu {no}; rok_nahi_pa {urine}; pata_nahi_chalta pochh; pakhana mehsus
unsteady-walk: ladkhada chal+; chal+ {cannot}; chalne {trouble}; sambhal {no} chal+; {leg} ladkhada; dagmaga; santulan; balance; sharabi_ki_tarah chal+; seedha_chal {no}; ek_taraf gir+; chal+ {no} pa; jhoom
shaking: kaanp+; kampan; kapkapi; thar_thar; thartharahat
tremor: hath kaanp+; kampan
memory-loss: yaad {no} reh; bhool+ jate; yaaddasht; bhulne_ki; bhulne_lag
transient-memory-loss: {suddenly} yaad {no}; bar_bar wahi_sawal; ek_hi_sawal; baar_baar_puch
muscle-weakness-fatigable: thakne {weak}; palak {fall} sham
droopy-eyelid: palak gir+; palke gir+; palak latak+; palak {no} uth+; aankh {no} khul+ upar; palak jhuk+; palke {no} uth+; palak band
unequal-pupils: putli badi; putli alag; putli ek
symptoms-resolved-quickly: ab_thik; ab_normal; aaj_normal; 10_minute baad theek; apne_aap theek; minute theek ho; thodi_der_me theek; ghante_me theek; ab bilkul theek; fir_theek; wapas_theek; phir wapas aa; ghante_tak; minute_ke_liye
head-injury: {head} {wound}; {head} ke_bal; {head} {injured}; {head} {fall}; {head} {blood}; {head} tanke; {head} danda; {head} eent; {head} maar; {head} phod diya; {head} guma; {head} bat; ball kanpati; kanpati lag+; god_se_chhoot; {head} gaddha; {head} bhains; farsh gir+ {baby}; farsh_pe_gir; kanpatti_pe; head_injury; hed_injari; {head} dhansi; TV gira {baby}; {head} rod; mudi maar+; {head} naram_sujan; balla {head}
memory-gap-after-injury: kuch_yaad_nahi; chot yaad {no}; {fall} yaad {no}; accident yaad {no}; kya_hua yaad {no}; kaise_gira; wahi_baat pooch; baar_baar_wahi
skull-fracture-signs: {ear} {blood}; {nose} {ear} pani; {ear} pani {head}; {nose} pani chot; {ear} saaf_pani; {head} haddi andar; {head} dhans+; {eye} ke_neeche kaala dono; khopdi {broken}; {nose} saaf_pani {head}; {nose} saf pani accident; haddi_dhansi; {head} gaddha; naak_se_saaf_paani
bulging-fontanelle: {fontanelle} ubhra; {fontanelle} suj+; taalu uthi; taloo ubhar+; taloo phool+; talu upar; sar_ka_talu; naram_hissa; talwa ubhara; sar_upar_se_phool; talu_uth; sir naram upar

# belly
abdominal-pain: {belly} {pain}; {belly} ainthan; {belly} mardo; {belly} kaat+; marod; {belly} chaku; {belly} {burning}; {belly} takleef; {belly} aith+; {belly} phat+; {belly} pakad+; appendix; {belly} gurgud; ajwain; pet peera; {belly} pirata
epigastric-pain: {upperbelly} {pain}; {upperbelly} {burning}; {belly} upar {pain}; {chest} neeche {pain}; {belly} {chest} beech {pain}
upper-abdominal-pain: {upperbelly} {pain}; {belly} upar {pain}; pasli ke neeche {pain}
right-upper-abdominal-pain: {belly} upar {right} {pain}; pitt {pain}; pitt_ki_thaili; {right} pasli neeche {pain}; gall_bladder {pain}
lower-abdominal-pain: {belly} neeche {pain}; pedu {pain}; {belly} nichle {pain}; pet_ke_neeche {pain}; nichle_pet; pet_niche {pain}; neeche_pet {pain}
right-lower-abdominal-pain: {right} taraf neeche {pain}; {right} side neeche {pain}; {right} neeche {belly}; appendix; {belly} {right} {pain}; {right} taraf tees; {right} {pain} langda
left-lower-abdominal-pain: {belly} {left} neeche {pain}; {left} taraf neeche {pain}
pain-moved-to-right-lower: nabhi {right} neeche; nabhi_se {right}; nabhi {pain} {right}
flank-pain: {flank} {pain}; {back} ek_taraf {pain}; {ribs} neeche {back} {pain}; pathri
colicky-pain: marod; ruk_ruk {pain} {belly}; lehar {pain}; aata_jata {pain}; rah_rah {pain}; reh_reh {belly}
rigid-abdomen: {belly} sakht; {belly} patthar; {belly} kada=/kadi=/kara=; {belly} lakdi; {belly} tan=; {belly} akad+; {belly} tight; {belly} hard; {belly} kadak; {belly} tana
abdominal-guarding: {belly} hath lagane; {belly} hath {no} laga; {belly} dabane {pain}; chhoone {belly}; {belly} chhu; {belly} kudne/khasne {pain}; khansne_pe {belly}; hilu {belly}; hile_bina; hilne {belly}; hath_nahi_rakhne
abdominal-tenderness: {belly} dabane {pain}; {belly} chhune {pain}; {belly} chhu
abdominal-swelling: {belly} {swollen}; {belly} dhol; {belly} gubbara; {belly} tan
bloating: {belly} phool+; {belly} gas; gas_ban; afara; {belly} bhaari=; gas ho
not-passing-gas: gas {no} nikal+; gas {no} pass; hawa {no} {stool}; hawa {no} nikal+; gas_nahi; na_hawa; na_gas; gas bhi {no}; gas band=; gas {no} chhoot; hawa pass {no}
constipation: {stool} sakht; qabz; {stool} {no}; pet saaf; constipation
vomiting: {vomit}
vomiting-repeated: {vomit} {no} {stop}; lagatar {vomit}; {vomit} bar; pani {no} tik; kuch {no} tik; 10 {vomit}; pachta {no}; 20_baar
nausea: {nauseous}; ji_ghabra; ulti_ka_man
vomiting-blood: {vomit} lal; {vomit} thakke; {blood} ugal+; ubkai laal; basin_lal; balti khoon; kai {blood}; rakt_ki; {blood} {vomit}; ulati lohi
coffee-ground-vomit: {vomit} coffee; {vomit} {black}; {vomit} kaafi
vomiting-bile: {vomit} peeli=; {vomit} green; {vomit} kadvi; {vomit} hare
feculent-vomit: {vomit} {stool}
projectile-vomiting: {vomit} dhar=; {vomit} pichkari; {vomit} fawwara; {vomit} door; {vomit} jor_se; {vomit} fauvara
diarrhoea: {loose}; {stool} patla; {stool} pani; {belly} chal+ raha/rahe; pet_kharab; pet_chal; {stool} 10; {stool} bar; haija; stoma; dayriya; diarea; 25_baar
watery-diarrhoea: pani_jaisi {stool}; {loose} pani; {stool} pani_jais; chawal_ke_pani; maand jaisa; maad_jais; haija; tatti_paani; litro_paani
rice-water-stools: chawal pani; mand_jais; haija; maad_jaisa; chawal_ke_maad; safed_paani_jaise dast
bloody-diarrhoea: {loose} {blood}; pechish; khooni_dast; {stool} aav {blood}
black-stools: {stool} tarkol; {stool} koyla; {stool} tar_jais; {stool} kolta; {black} {stool}; {stool} dambar; {stool} coal; {loose} {black}; daamar; kariya {stool}
blood-in-stool: {stool} {blood}; {stool} lal; guda {blood}; piche_se {blood}
heavy-rectal-bleeding: {stool} {blood} {much}; {stool} {blood} thakke; peeche {blood} {much}; {stool} sirf {blood}; {stool} {blood} bhar; {stool} khoon_hi; kamod {blood}; {stool} sirf_khoon; {stool} khoon baar; {stool} {blood} teen_baar
blood-on-paper: kagaz {blood}; bawasir; paper {blood} {stool}; kagaj lal; piles
red-jelly-stool: {stool} laal chipchip; {stool} {blood} chipchip {baby}; jelly; {stool} jeli
anal-pain: {stool} jagah {pain}; guda {pain}; bawasir {pain}; fissure
heartburn: {chest} {burning}; acidity; khatti_dakar; esidity; gas_ki_jalan; khatta_pani; asiditi; {belly} {burning}
belching: dakar
loss-of-appetite: bhookh {no}; khana {no} kha; khane_ka_mann; kuch {no} kha raha; bhookh mar; bhuk {no}
jaundice: {eye} {yellow}; {skin} {yellow}; {body} {yellow}; pilia; jaundice
dark-urine: {urine} {black}; {urine} gehra; {urine} chai; {urine} bhura; {urine} cola
pale-stools: {stool} safed; {stool} mitti
hernia-painful: hernia {pain}; {lump} andar {no}; hernia sakht; hernia {no} ja; hernia lal; jaangh {lump} {pain}; hernia phool+
groin-lump: jaangh {lump}; hernia; raan {lump}
draws-up-legs: {leg} sikod; {leg} mod {belly}; ghutne {belly} {baby}; ghutne mod ro+
hiccups: hichki
dehydrated-look: {mouth} sukh+; {eye} dhas+; {tongue} sukh+; aansu {no}; {lips} sukh+; pani_ki_kami; {skin} chutki; {eye} gaddhe; {eye} andar; {skin} dheeli; dehydration; talu dhas+; sukh_gaya; {skin} sikud; jeebh_chipak; murjha; aadmi_sookh; peshab_zero; dast peshab band=; chamdi_khinch; khincho khadi; {skin} khadi rah; nappy sukhi; hont_phate {baby}
not-drinking: pani {no} pi; pani {cannot} pi; kuch {no} pi; {milk} {no} pi; {drink} {no} raha; pani {no} le; ors {no}; kuch_nahi_pi; na_pani; ghoont {no}; pani bhi {no}; pani {no} tik; peena_chhod; peena band; kha_pi {no}; pi {no} pa
thirst: pyas
muscle-cramp: pindli akad+; naso {pain}; ainthan; hath_pair ainth; baayte; baithe aith+; {leg} aith+; {leg} bainthe; nas chadh+; nas_par_nas; hath_pair akad+

# urine and private parts
painful-urination: {urine} {burning}; {urine} {pain}; {urine} chubh+
frequent-urination: {urine} jyada; {urine} bahut ja; {urine} bar; raat_ko {urine}
blood-in-urine: {urine} {blood}; {urine} lal; {urine} thakke
clots-in-urine: {urine} thakka
cannot-pass-urine: {urine} {no} aa=/ho/utar+/nikal+/nikla/utra; {urine} {stop}; {urine} atak+; {urine} {cannot}; peshab_nahi; {urine} {no} kar; {urine} {no} kiya; {urine} zor laga {no}; catheter {no} nikal+; {urine} bandh; boond_bhi_nahi; boond {no} aa; peshab_ki_thaili; susu_lagta_hi_nahi; nali rukawat; boond_nahi; boond_boond; peshab_shunya; muta_nahi; jor {no} aa; zor_lagane {no}; rok_ke_rakha {no}
bladder-swollen: pet_neeche phool+; pedu {swollen}; pedu sakht; {belly} neeche {swollen} {urine}; pedu {pain} {urine}; pet_ke_neeche phool+; {belly} phool+ {urine}; pedu bhar; pedu tan; pet_ke_neeche_gola; pet neeche gola; pet_bhara; ghade_jais; peshab_ki_thaili phat+; pet pe hath {no}; pedu phat+; hath_nahi_rakha; mutrasay; dabav_asahniya
no-urine: {urine} {no} din; {urine} ghante {no}; {baby} {urine} {no}; susu {no}; {urine} bilkul {no}; {urine} subah_se {no}; {urine} kal {no}; {urine} {no} kiya; {urine} ek_boond; {urine} raat_se {no}; diaper sukha; diaper {no}; ghante ho_gaye susu; 14_ghante susu; peshab_shunya; peshab_zero
urine-less: {urine} kam; {urine} thoda; diaper sukha; langot sukh+; susu {no}; {urine} ghante {no}; {urine} {no} kiya; 8_ghante {urine}; peshab_band; peshab_zero; peshab {no} dast; peshab_bandh; nappy sukhi; nappy_sukh; mut+ {no}
testicular-pain: {testicle} {pain}; {private} goli {pain}; ek_goli_me {pain}; {testicle} {hurtbad}; tatte {pain}; andkosh; aand {pain}; ek_goli suj+; goli suj+ upar; goli_me soojan; {testicle} {swollen}; gole neeche {pain}; neeche_wale_gole; vrishan; testis; neeche_ki_thaili; susu_wali_jagah_ke_neeche; goli ghumav; {testicle} chhu {no}; {testicle} mud+; {testicle} sakht; {testicle} {blue}; {private} {suddenly} {pain}; {private} sujan {pain}; thaili suj+; goti; pota lathi; lat_lagi_neeche; testikal
testicular-pain-sudden: {testicle} {suddenly}; goli {suddenly} {pain} neeche; {testicle} ghum+; {testicle} {pain} {strong}; ek_goli {pain} {suddenly}; {testicle} upar chadh+; tatte {pain} {suddenly}; {testicle} marod; {testicle} {pain} {vomit}; {testicle} aith+; ek_goli suj+ chadh+; vrishan phool+; {testicle} mud+; goli_me_ghumav; {testicle} upar khinch+; {testicle} neeche bhayanak; {testicle} hath {no}; neeche_wale_gole {pain}; {testicle} {blue}; thaili suj+; {private} {suddenly} {pain}; {testicle} sakht; {testicle} lal suj+; goti {pain} {suddenly}; {testicle} {swollen} {pain}; {testicle} bahut_bada; goli_me soojan; {testicle} chot; testikal; neeche_ki_thaili
testicular-swelling: {testicle} {swollen}; goli {swollen} neeche; {testicle} bada
erection-painful: {penis} khada {no} {pain}; {penis} khada ghante; {penis} {no} baith; {penis} tana ghante; {penis} tana {no}; viagra ghante; erection ghante; {penis} khada_hai; {penis} tanav; tanav {no} utar+; erection {no}; erection_ja_hi; dheela_nahi_ho_raha ghante; wapas_normal_nahi private; {penis} khada 8; viagra {no} utar+; mardangi injection; private_part_wapas; khada_hi_hai ghante
foreskin-stuck: khaal {no} wapas; {penis} khaal peeche; {penis} chamdi atak+; chamdi {no} wapas {penis}; supari {swollen}; {penis} chamdi {swollen}; {skin} peeche atak+ {penis}; chamdi_peeche; {penis} peeche phans+; chamdi phans+ ling; khaal phans+
vaginal-bleeding: {vagina} {blood}; bacchedani {blood}; {period} {blood}; spotting; {vagina} lal; bleeding
heavy-vaginal-bleeding: {period} {blood} {much}; pad_bhar; pad {blood}; ghante pad; pad_badal; pad_change; {vagina} {blood} {much}; kapde_bhar {period}; {blood} {no} {stop} {period}; pad_pe_pad; {vagina} {blood} {no} {stop}; pad bheeg; thakke= {period}; bade_bade_thakke=; {vagina} thakke=; pad thakke=
heavy-periods: {period} {much} {blood}; {period} jyada; {period} pad; {period} {no} {stop}; {period} bahut
missed-period: {period} {no} aa=; {period} late; {period} miss; {period} chadh+; {period} tal= gaya; mahina_nahi; {period} upar; {period} ruk+; {period} band=; din chadh+
irregular-periods: {period} time {no}; {period} aniyamit; {period} aage_peeche; {period} time_pe
painful-periods: {period} {pain}
pelvic-pain: pedu {pain}; {belly} neeche {pain}; bacchedani {pain}
one-sided-pelvic-pain: pedu ek_taraf {pain}; neeche ek_taraf {pain}; {right} pedu {pain}; {left} pedu {pain}; ek_taraf {belly} {pain}
vaginal-discharge: safed_pani; leukorrhea; sufed_pani; {vagina} badbudar
pregnant: {pregnant}; mahina_chal; chautha_mahina; paanchva_mahina; chhatha_mahina; teesra_mahina; mahina_lag; nava_mahina; {belly} {baby}; aathwa_mahina; chhata_mahina; satva_mahina; judwa; mahine_ka_pet; mahine_ki_hu; mahine_ki_hoon; nauve_mahine; pregnensi; bahuriya {belly}; 29va_hafta
pregnant-late: 8th_month; 7th_month; 9th_month; nava_mahina; 8va_mahina; 9va_mahina; 7va_mahina; 8_mahina; 9_mahina; 7_mahina; aath_mahine_ki; nau_mahine; saat_mahine_ki; aath_mahine pregnant; aath_mahine_ka pet; poore_mahine; poore_din; 36_hafte; 34_hafte; 32_hafte; 38_hafte; 30_hafte; satva_mahina; nouva_mahina; aathva; satvan_mahina; due_date
bleeding-in-pregnancy: {pregnant} {blood}; mahina_chal {blood}; mahine_ka_pet khoon; {pregnant} thakke=; {pregnant} pad; {pregnant} dhabbe; garbh_gir
baby-moves-less: {baby} ghum+ {no}; {baby} hilna_dulna; {baby} lat {no}; {baby} halchal; {belly} {baby} {no} mehsus; halchal {no}; halchal band=; {baby} hilna band=; {baby} {no} hil+; pet_me {no} hil+; {baby} shant {belly}; {belly} {baby} so_gaya; kick {no}; {baby} dhadkan {no}; movement {no}; movement band=; movement kam; lat {no} maar; koi_laat_nahi; {baby} kam hil+; {baby} {no} phir; {baby} {no} hal
waters-broke: {vagina} pani bah+; pani nikal+ {pregnant}; pani ki jhilli; {vagina} pani nikal+; bina_dard pani; neeche_se_pani; pani_ki_thaili; pani_toot; pani_chhut; water_break; paani_gir_gaya {pregnant}; jhilli_phat; pani ris+ hafte; pani {vagina} ris+; hara paani {pain}; hara_kaala_paani; paani_gira; peshab_jaisa_pani; mahine pani nikal+; pani_nikla mahine
contractions: {labour}; ruk_ruk {pain} {pregnant}; dard_shuru {pregnant}; 5_minute {pain}; har_5; zor_lagane; har_2_minute; do_do_minute; zor_laga_rahi; push_karne; dard_jaldi_jaldi; dard har minute; pure_din_se_dard; lehar {pain} {back}; neeche_dabav; lehar_jaise {pain}
cord-seen: naal dikh; naal nikal+; naal_latak; nal_bahar; rassi bahar; {baby} nikal+ raha; {baby} bahar; raste delivery; gaadi_me_delivery; ghar_pe delivery; auto {baby} paida; ulta_baccha; sar_dikh; sar_nikal_aaya; sar_bahar_hai; kandha_atak; delivery_ho_rahi; baccha_ho_raha_hai; zor_laga_rahi; jor_lagane; push_karne; baccha_aane_wala; bachha_ho_jayega; ghar_pe_hi_ho; {baby} pair pehle; pair_pehle_nikal; bacchedani_bahar; sar_fas; {baby} atka; baccha_atak; har_2_minute; do_do_minute; naal jud+; ghar_par_delivery; auto_me_delivery; bacha_paida ro {no}; bachhdani bahar; {labour} do_din; {baby} nahi_ho_raha dai; mudi dikh+; dard_lagatar push
headache-in-pregnancy: {pregnant} {head} {pain}; mahina_chal {head}
hands-swollen-pregnancy: {pregnant} {swollen}; mahina {face} {swollen}
gave-birth-recently: delivery_ke_baad; delivery_hue; baccha_hua; delivery_ko; {baby} janm; delivery ke din; prasav_ke_baad; operation_se baccha; {baby} paida; normal_delivery; janm_ke_baad; baccha_hone_ke_baad; paida_hone_ke_baad; delivery huye; jaccha
bleeding-after-birth: delivery {blood}; {baby} paida {blood}; prasav_ke_baad {blood}; delivery pad; naal {no} nikal+; placenta {no}; {baby} hua {blood}; aanval; jachcha= {blood}; delivery thakke=; phool {no} nikla; phool_nahi_nikla; naal_nahi_nikal; bacchedani_bahar
pain-during-sex: sambandh {pain}
breast-lump: {breast} {lump}; chhati me ganth

# general
fever: {fever}; {body} garam; jar=; bokhar; taav=; tapman; tamprechar
high-fever: {fever} {strong}; {fever} 104; {fever} 105; {fever} 106; {body} aag; {body} tawa; {fever} utar+ {no}; {body} bhatti
fever-prolonged: {fever} mahine; {fever} 7_din; {fever} 10_din; {fever} utar_hi_nahi; {fever} 6_din; {fever} 8_din; das_din {fever}; saat_din {fever}; hafte {fever}
very-hot-body: {body} tap+ garmi; loo {body}; {body} bhatti; {body} tap+ dhoop; {body} tap+ {faint}; {body} aag; {body} tawa; {body} bahut_garam; matha_aag; bahut_garam dheela; tez_garam; {head} aag {arm}; pasina_band; badan_tap; chamdi_sukhi_garam; sukha_tap; chhune_par_bahut_garam; tap_raha gir; badan_sukha; sharir tap
heat-exposure: dhoop {faint}; dhoop {fall}; garmi {faint}; heat_stroke; loo_lagi; lu_lag; garmi_se; garmi_me; gaadi_me_band; band_gaadi; dhup_me; jeth_ki; loo_me; tez_dhoop; loo_ki_chapet; kambal lapet+; bhatta; tapti; bhatthe_par; tin_ki_chhat; garmi sadak; lu_maar; mai_ki_garmi; bharti_ki_daud; dhoop_kaam; cooler_band; ghaam; garmi gir+
chills: thand_lag; kapkapi; thithur; kaanp+ {cold}; jada_lag; {cold} {fever}; sardi_lag; jude= lag+
rigors: kaanp+ {cold}; thar_thar; daant kitkita; {fever} kaanp+; thithur kaanp+; kapkapi; daant baj; kambal kaanp+; razai kaanp+; thartharahat; kampan {fever}; dhujni
sweating: {sweat}
cold-clammy-skin: {cold} {sweat}; {body} {cold} pad; {body} thanda; hath_pair {cold}; chipchip {cold}; thande_pad
pale-skin: {face} {pale}; {body} {pale}; {lips} {pale}; safed_pad; {mouth} safed; chehra_utar; safed_ho; {face} {yellow}; {leg} safed; {arm} safed; rang ud; rang safed; pili_pad; {face} kagaz; ungliyan_safed; rang_raakh; raakh_jaisa
mottled-skin: chitkabra; chitta {skin}; {body} neele_dhabbe; {skin} marble; {skin} jaali; {leg} {blue}; {arm} {blue}; {body} {blue} daag; chakatte {blue}; {skin} {blue}; jaal_jaisa {skin}; {foot} {blue}
fatigue: {tired}
weakness-general: {body} jaan_nahi; khada {cannot}; uth+ {cannot}; khada_nahi; {body} toot+; chal+ {cannot}; {body} taakat {no}; weakness; kamjor; bistar {no} uth+
body-aches: {body} {pain}; hath_pair {pain}; haddi_haddi; {body} toot+; bodypain
joint-pains-many: {joint} {pain}
weight-loss: vajan kam/ghat/gir+; weight kam/loss/ghat; dubla/dubli ho; kapde dheele
severe-pain: {pain} {hurtbad}; {pain} sahan {no}; {pain} bahut_tez; {pain} jaan; {pain} jabardast; {pain} {no} saha; {pain} behad; {pain} bahut_jyada; {pain} ro_rahi; {pain} mar_jaunga; saha_nahi_ja; sahan_nahi; chhatpata; lot_rahi; {pain} barabar {strong}; zameen_pe_lot; itna_dard; dard_itna; itna {strong} {pain}; jaan_nikal_rahi; dard_se_bura; bardaasht; {pain} mar_ja; lot_pot; tadap; {pain} {no} {stop}; bhayanak {pain}; dard_ke_maare; had_se_jyada; asahniy; {pain} had; bhayankar {pain}; tadpat; {pain} {no} so
pain-out-of-proportion: {pain} plaster; plaster {numb}; plaster kas; plaster tight; patti {pain} kas; plastar {pain}; plaster {blue}; plaster {no} so; plaster ungli; pindli_patthar; ungli_modne; plaster_ke_andar; plastar {numb}; plaster taait; ungli_seedhi cheekh; plastar tight
malaise: tabiyat_kharab; tabiyat thik {no}; haalat kharab; accha_nahi_lag; theek_nahi_lag; ajeeb_lag; tabiyat bigad; haalat bigad; tabiyat dheeli
swelling-general: {body} {swollen}
swelling-face: {face} {swollenface}; {mouth} {swollenface}; {eye} {swollen}; pura_chehra {swollen}; gaal {swollen}; {face} soojh; hont soojh
swelling-lips-tongue: {lips} {swollenface}; {tongue} {swollenface}; {throat} {swollen}; hont_mote; {throat} band= ja/ho; {lips} gubbare; {throat} bhinch+; {throat} ghut+; gala_band; {throat} tight; {throat} kas; {throat} sikud; {throat} bhar_gaya; {throat} kasaav; gala_chok; {tongue} bhaari=; jeebh motan; {throat} khujla {breath}; {throat} khujla awaz; {throat} sui
hives: chakatte; {body} {rash} khujli; chakte; {body} {red} dane; lal_lal {rash}; {body} {itch} {red}; daphad; dadode; dadora; {body} {rash} nikal+; pitti=; hives; pure_badan {red}; {body} laal; {body} aag {lips}
ate-known-allergen: machli kha; anda_khaya; {eat} allergy; {eat} {swollen}; {eat} pitti; prawn; {eat} chakatte; khate_hi; kaju; jhinga; {eat} baad {breath}; sesame; badam kha; moongfali; akhrot; paneer allergy; ande khilaye; anda khilaya; pehli_baar khila
known-allergy-severe: elergy; allergy; epipen; elarji; alargy; anaphylaxis; enafilex; anafilex
takes-new-medicine: injection_lag {swollen}; injection_ke_baad; nayi_dawai; dawai_khane_ke_baad; goli_khane_ke_baad; injection_lagte; antibiotic_khayi; dawai_lene_ke_baad; injection_lagwaya; dawai kha {swollen}; goli_khate; dawai_khate; dawai_se_allergy; nai_dawai; dawai reaction; injection reaction; injection_laga; pencillin; dawai {eat} {rash}; goli {eat} {rash}; medicine {eat} {rash}; naya_dawai; injection_se; injection lagne; goli_lene_ke_baad; sui_ke_baad; khoon_chadh {rash}; dye dal+; tablet_khane_ke; khoon_chadh_raha; ct_scan dye
takes-antibiotic: antibiotic; amoxicillin; azithro; penicillin
insect-sting: {bee}; keeda {bite}; dank; makkhi_kaat; cheenti; chhatte
itching-all-over: {body} {itch}
itchy-rash: daad=; {itch}
rash: {rash}; {body} daag
non-blanching-rash: {rash} {no} gayab; {rash} {no} mit; neele_dhabbe {body}; khoon_ke_dhabbe; lal_dhabbe {no}; glass {rash} {no}; {red} dhabbe {no} dab+; jamuni; {rash} {blue}; baingani; glass dabane; {rash} dabane; neele_daag; kaale_laal dhabbe; {rash} gilas; nishan {no} ja glass; glass_test; purple rash; khoon_jais dhabbe
petechiae: khoon_ke_dane; lal_chitte; sui_ki_nok; khoon jais {rash}; {red} bindu; lal_tikki
bruising-easily: {blue} nishan; neel=; neele_neele
bleeding-easily: masude {blood}; {nose} {mouth} {blood}; jagah_jagah {blood}; masude ris; platelet {blood}
gum-bleeding: masude {blood}
blisters: fafole; pani_wale_dane; pani_bhare {rash}; {burnt} chhale; chhala_pad; chhala_ho; chhale_nikal; chhale_aa; chhote_chhale; {skin} chhale=; {foot} chhala=
rash-one-side-band: line_me {rash}; herpes; ek_taraf {rash}; patti_me {rash}
skin-peeling: {skin} utar+; {skin} ukhad+; {skin} chhil+; {skin} nikal+; {skin} jhad+; {skin} gal=; {skin} latak+
mucosal-sores: {mouth} chhale; {mouth} ghav
mouth-ulcer: {tongue} chhala; {mouth} chala; munh_me chhal
skin-redness: {red}
red-hot-skin: {red} {swollen} garam; {leg} {red} garam; {skin} {red} garam; {swollen} {red} {pain}; lal {swollen}; {wound} {red} {swollen}; {wound} {red} garam
spreading-redness: {red} fail+; {red} badh+; {red} upar chadh+; {swollen} fail+; lali chadh+; lakeer; nishan fail+; lali ghutne; lali_upar
pus-drainage: pus; peep; peelapan pani; mavad; pas_nikal; badbudar {wound}
skin-severe-pain: {skin} {pain} {strong}; {wound} {pain} {hurtbad}; {skin} {burning} {strong}; maas_gal; laali fail+ {pain}; chamdi_ke_neeche hawa; laali chhale; {wound} had; kaala {pain} had; char_char; chir_chir; fafole {pain} had
pimples: pimple; muhasa; pimples
dry-skin: {skin} sukhi/rukhi; rukhi; edi phat+; edhi_phat
cracked-lips: {lips} fat+
sunburn: dhoop {burnt}; dhup {red}
swollen-glands: {neck} {lump}; gilti; bagal {lump}
immune-weak: hiv=; immunity kam; cancer_ki_dawai; chemo; transplant; steroid; kemo; kimo
takes-chemo: chemo; kemo; kimo; chemotherapy; kimotherapi; kemotherapi; kimotherapy
cancer-known: cancer; kansar; kesar=
kidney-disease-known: kidney_kharab; kidney_ka_mareez; kidney_fail; gurde_kharab; kidney_ki_bimari; dialisis
dialysis: dialisis
liver-disease-known: liver_kharab; liver_ka_mareez; cirrhosis; jigar_kharab; liver_ki_bimari
takes-anticoagulant: khoon_patla; blood_thinner; warfarin
recent-surgery: surgery; opareshan; tanke=
smoker: bidi; cigarette; smoke_kar; sigret; tambaku
alcohol-heavy: sharabi; daaru=; roz peeta
alcohol-stopped: sharab_chhod; daaru_chhod; sharab band=; sharab_nahi_pi; daru_band; sharab chhoot; sharab {no} mil; daru {no} pi; daru bandh
takes-insulin: insulin
takes-diabetes-tablets: sugar_ki_goli; sugar_ki_dawai; metformin
low-glucose: sugar {lowword}; sugar_40; sugar_50; sugar 38; sugar 45; {sugar} ghat; sugar_30; insulin {eat} {no}; sugar 42; sugar 48; sugar 52; sugar 35; insulin jyada; insulin_laga khaya_kuch_nahi; insulin double; insulin jagah; insulin 100; insulin_galat; insulin guna; meter lo=; meter low; sugar_ki_goli vrat; insulin_ek_saath; insulin do; sugar {no} khaya; machine 50
high-glucose: sugar badh+; sugar_high; sugar_bahut; sugar 450; sugar 600; sugar 550; sugar 380; sugar 350; sugar 480; sugar_hi; meter_hi; sugar 420; {sugar} badha; sugar 520; sugar 300; {sugar} 400; {sugar} 500; glucometer_hi; sugar_510; sugar paanch_sau; sugar_meter; phal_jaisi; nail_polish; sugar had; meter high; machine_hi
excess-hunger: bahut_bhookh
stroke-before: pehle_lakwa; pehle_stroke

# babies and children
poor-feeding: {milk} chhod; {milk} band=; {milk} kam; stanpan {no}; {milk} mana; {no} chus raha; {milk} {no}
floppy-child: dhila; {baby} latak+; nidhal; bejaan {baby}; {baby} sust; {baby} lujluj; {baby} {no} hil+; {baby} jaan {no}; lijlij; {baby} behosh; {baby} kapde; limp; gudiya; gardan_gira; hath gir ja {baby}; gardan {no} sambhal
irritable-child: {baby} lagatar ro+; {baby} chup {no}; chidchida
crying-inconsolable: {baby} ro+ ja; lagatar ro+; ro_ro_ke; {baby} ro+ {no} {stop}; {no} chup; cheekh+ cheekh+; roye_ja; rota_ja; chilla_chilla; tez_tez ro+; rone {no} ruk+; ro_raha bahut; raat_bhar ro+; roe_ja; god_me roti; chhune ro; god_me_uthao ro; karahta
unvaccinated: teeka {no}
ear-pain: {ear} {pain}; {ear} pakad+
ear-discharge: {ear} pani; {ear} mawad; {ear} bah+; {ear} peep; {ear} pus; {ear} peela=
swelling-behind-ear: {ear} peeche {swollen}; kaan_ke_peeche
hearing-loss: sunai {no} de; sunai kam; {ear} {no} sun; {ear} band=; behra
hearing-loss-sudden: {suddenly} sunai {no}; {suddenly} {ear} {no}; {suddenly} {ear} band=
ear-fullness: {ear} bhaari=; {ear} mel; {ear} band=
tinnitus: {ear} seeti; {ear} ghanti; {ear} bajna
nosebleed: {nose} {blood}; naksir
nosebleed-heavy: {nose} {blood} {no} {stop}; {nose} {blood} {much}; {nose} {blood} ghante; {nose} {blood} minute; naksir {no}; naksir ruk+; naksir ghante
tooth-pain: {teeth} {pain}; {teeth} keeda; {teeth} jhanjhanahat; {teeth} thanda
tooth-knocked-out: {teeth} {broken}; {teeth} gir+; {teeth} nikal+; {teeth} ukhad+
red-eye: {eye} {red}; {eye} aa_gayi
eye-pain: {eye} {pain}; {eye} chubh+; {eye} kirkiri
eye-pain-severe: {eye} {pain} {strong}; {eye} {pain} {hurtbad}; {eye} nikal+ phenk; {eye} {pain} aisa
eye-headache: {eye} peeche {pain}; ankhon_ke_peeche
eye-watering: {eye} pani aa/bah+/gir+; {eye} aansu
eye-itch: {eye} {itch}
eye-discharge: {eye} kichad; {eye} chipak; {eye} kichar
eyelid-swelling: {eye} {swollen}; palak {swollen}; palke {swollen}
gritty-eye: {eye} kirkiri; {eye} ret; {eye} thak+
eye-injury: {eye} lag+ gaya/gayi/ge; {eye} takra+; {eye} {wound}; {eye} gend; {eye} ungli; {eye} mukka; {eye} shatarkok; {eye} kanch; {eye} patthar; {eye} teer; {eye} phoot+; {eye} patakha; {eye} pe_lag; {eye} lakdi; {eye} danda; {eye} {blood}; {eye} gulli; {eye} tahni; {eye} nakhun; {eye} lohe; ball {eye}; putli khoon; {eye} chonch; murge {eye}; maanjhe {eye}; bali {eye} lag+; chheni {eye}; kainchi {eye}; {eye} ud+ lag+
eye-pierced: {eye} ghus+; {eye} chubh_gaya; {eye} keel; {eye} sui; {eye} teer; {eye} dhas+; {eye} kanch; {eye} loha; {eye} chubh+ gayi; {eye} kaanta; {eye} phat+; {eye} fut+; {eye} tar=; manjha {eye}; kainchi {eye}; chheni; putli_tedhi; kuch_gada {eye}; chingari_andar
eye-chemical: {eye} chuna; {eye} chemical; {eye} mirch; {eye} gir+ gaya; {eye} dawai gir+; {eye} surf; {eye} {poison}; {eye} kemikal; {eye} sanitizer; {eye} fevikwik; {eye} feviquick; {eye} paint; {eye} chhint; {eye} simant; {eye} batri; {eye} battery; {eye} dhul gir+; {eye} rang dal+; {eye} tel chheenta; {eye} garam_tel; {eye} cleaner; {eye} rang aag; {eye} gulal; {eye} khaulta; cement {eye}; klinar {eye}
eye-foreign-body: {eye} kuch_gir; {eye} kachra; {eye} kankar; {eye} dhool; {eye} tinka; {eye} mitti; {eye} lohe; {eye} burada
eye-blood-inside: {eye} {blood} bhar; {eye} {blood} {red}; putli khoon
contact-lenses: lens=

# injuries, poison, violence
bleeding-heavy: {blood} {much}; {blood} bah+; khoon_hi_khoon; {blood} tapak; khoon_nikal_raha; {blood} {no} {stop}; {blood} lathpath; {blood} tar=; {blood} bheeg; {blood} beh+; {blood} chhoot; {blood} phoot+; patti_laal; bistar bheeg lal; laal_hi_laal; taaza_khoon; rista; takiya khoon; kapde lal {blood}; {blood} glass; {blood} katora; {blood} kulla bhar; {mouth} bhar {blood}; basin laal; balti khoon; lahuluhan; {blood} kaafi; mutthi {blood}; sirf_khoon; fawware
bleeding-wont-stop: {blood} {no} {stop}; {blood} tham+ {no}; {blood} rok {no}; khoon_ruk_nahi; khoon bandh {no}; dabane {no} ruk+; ruk+ naam {no}; dabane phir_bhi; rukne_ka_naam; rista_ja; daba_ke phir_bhi; patti bhi laal; patti lal ho
amputation: ungli_kat; hath_kat; {arm} kat_ke alag; ungli alag; {leg} kat_ke; {arm} machine kat+; ungli gir+; ungli_kati; pair_kat; panja_kat; angutha kat+; {arm} alag_ho; {leg} alag_ho
deep-cut: {wound} tanke; chaku kat+; {wound} andar_tak; kaanch {wound}; {wound} maas; kulhadi; {wound} haddi; daranti; maas_dikh; gahra; gandasa; kanch ghus+; {wound} {blood} {much}; gehri {wound}; aari kat+; hasiye_se; hath_kat_gaya; pair_kat_gaya; hath_cheer; kaanch {neck}; maanjhe
wound: chot_lag; kat_gaya; kharoch; chhil+; jakhm=; ghaav=; cut_lag; {arm} cut=; ungli kat+; chaku kat+; kanch kat+; {leg} kat+
abrasion: chhil+; kharoch; ragad
injury-recent: {injured} {fall}; {crash}; chot=; ghayal; handle lag+; pet_pe_laga
fall-recent: {fall} gaya/gayi/ge/pada/padi; fisal+; seedhi gir+; bathroom gir+; girne_se
fall-from-height: {height} {fall}; chhat_se; ped_se; balcony; unchai_se; khambe_se; palang_se {fall}; jhoole_se; upar_se {fall}; bed_se {fall}; khatiya_se; chhajje; kuen gir+; machan; bistar_se {fall}; palne_se; dusri_manzil; bees_feet; paad_toot; tisri_manzil; gaachh_se; peeth_ke_bal
limb-injury: {arm} chot; {leg} chot; {arm} {broken}; {leg} {broken}; {foot} mud+; pair_mud; {arm} {fall} {swollen}; {leg} {fall} {swollen}; {bone} {broken}; moch; kalai {swollen}; {arm} lag+ {swollen}; {leg} lag+ {swollen}; {knee} chot; {joint} chot; fracture; mud_gaya; {leg} kuchal+; {arm} daba; {leg} pahiya
limb-deformity: {bone} {broken}; {leg} {broken}; {arm} {broken}; {shoulder} utar+; {arm} mud+ ulta; {leg} ulta; {leg} ghum_gaya; {leg} jhool; {arm} jhool; {bone} khisak; {arm} latak+; ek pair chhota {fall}; kohni_utar; ghutna_utar; {joint} utar_gaya; {joint} utar_gayi; sariya aar_paar
open-fracture: {bone} bahar; {bone} dikh; haddi nikal+; {bone} chamdi; {bone} {skin} phaad
cannot-bear-weight: khada {cannot} {leg}; {leg} zameen {no}; {leg} rakha {no}; chal+ {cannot} {fall}; {leg} wajan {no}; {leg} {no} rakh; chala {no} ja; chal+ {no} pa; {leg} bojh {no}; khada {no} ho; chala_nahi_ja; khada_nahi; {leg} tika {no}
hip-pain: kulho {pain}
knee-pain: {knee} {pain}
knee-swelling: {knee} {swollen}
back-pain: {back} {pain}; {back} jakad+; {back} akad+; chik_gayi {back}
low-back-pain: kamar {pain}; kamar akad+
back-pain-radiating-leg: {back} {pain} {leg}; kamar_se_pair; sciatica; saitika
shoulder-pain: {shoulder} {pain}
ankle-pain: takhna {pain}; moch {pain}; {foot} mud+ {pain}
foot-pain: {foot} {pain}
hand-pain: hatheli {pain}; ungli {pain}
muscle-pain: maanspeshi {pain}; {body} akad+; gym {pain}; naso {pain}; {arm} {leg} akad+; hath_pair akad+; nas_khich; jim {pain}; muscle {pain}; hath_pair akde
muscle-overuse: gym; jim=; kasrat; exercise
joint-hot: {joint} garam; {knee} garam; {joint} {red} {swollen}; {joint} lal
joint-swelling: {joint} {swollen}
thigh-pain: jaangh {pain}
groin-pain: raan {pain}; jaangh_ke_jod {pain}
rib-pain: {ribs} {pain}; {ribs} {broken}; {ribs} chot
car-accident: {crash} {fall}; accident; takkar; gaadi_ne; truck; {crash} lag+; {crash} kuchal+; scooty_se; bike_fisal; tempo; auto palat; bus palat; gaadi palat; car_ne; train_se; bail_gaadi; thok_diya; bike_ne; tractor; train gir+; scooter_se; durghatna; gaadi_khayi; khayi_me_gir; scooty_phisli; bike_phisli; kai_log_ghayal; handle lag+; train_ke_neeche; gaadi giri; scooty phisl
crush-injury: {leg} daba; {arm} daba; malba; kuchal+; {body} dab_gaya; deewar dab+; mitti dab+; tractor palat; roller; dab_gaye; niche_dab; press_machine; thresher; chaara_machine; {arm} machine; gir+ deewar; tire chadh+; tyre chadh+; pahiye; train_ke_neeche; pair train; bus_ke_neeche; tyre_ke_neeche; neeche_aa_gaya {leg}
multiple-injuries: jagah_jagah chot; {head} {leg} chot; {head} {arm} {broken}; kai jagah {broken}; hath_pair {broken}; pura_sharir chot
stab-gunshot: chaku_maar; chaku_mara; {knife} {belly}; {knife} {chest}; {knife} ghus+; chhuri_maar; goli {chest} lag+; bandook; {knife} ghonp; teer lag+; chaku laga; goli_chal; rod ghus+; chaku se vaar; saria ghus+; peth chaku; trishul; seeng maar; sing ghus+; goli_lagi; goli_lag_gayi; {knife} maar diya; chharra; firing; sariya_aar_paar; ghop_diya; pechkas; aar_paar_ho; seeng_maara; aant_dikh; ballam; chhura lag+; bhala_ghus; gandasa maar; goli_maar_di {blood}; ko_goli_maar; mujhe_goli
facial-injury: {face} {wound}; {nose} {broken}; {jaw} {broken}; {face} {blood}; {nose} chot; {jaw} chot; chehra phat+
burn: {burnt}; garam_pani gir+; garam_tel; chai_gir; cooker phat+; garam_doodh; silencer; istri; garam_chai; ubalta; khaulta; tel_gir; barn_ho; alaav; garam_sabzi; chashni; stove_phat; bal_gyo
burn-severe: {body} {burnt}; {belly} {burnt}; {chest} {burnt}; aag_lag; kapdo_me_aag; aag_pakad; {burnt} {skin} utar+; {fire} {burnt}; {skin} latak+; cooker phat+; {burnt} {skin} {black}; pura_hath {burnt}; saree_me_aag; sadi aag; cylinder; silindar; {burnt} bahut; tawa {burnt}; {burnt} chamdi; {back} {burnt}; {leg} {burnt}; {arm} {burnt} chhale; aag_me; khaulte; garam_tel {burnt}; pataakhe; tejab_phenk; acid_phenk; acid_attack; tezab_daal; {face} {burnt} {skin}; {face} {burnt} tel; {face} {burnt} pani; {skin} gal+ rahi; chamdi gal+; gehra {burnt}; patila ulat; kadhai gir+; {burnt} bada hissa; bade_chhale=; chamdi_utar_ke; tandoor {arm}; deh_bhar; dupatta aag; aag_pakda; pakda_aag; maad_me_gir; daal_me_gir; ubalti; chamdi_udhad; alaav_me; alaw gir+; jhulas gayi poori; chashni; stov phat+; aadhi jali; {burnt} safed; garam_sabzi; sabji gir+; muh_jal_gaya; naak_ke_andar jal+; maas_dikh; chamdi_nikal; mehsus {no} {burnt}; sine_se_jangh
burn-face-hands: {face} {burnt}; {arm} {burnt}; {mouth} {burnt}; {eye} jhulas+; barn {face}
chemical-exposure: acid; tejab; esid; kemikal; chemical; chuna {burnt}
electric-shock: {electric} lag+; {electric} chipak; {electric} jhatka; {electric} pakad+; {electric} maar; taar chhu; current_maara; bijli_ka_taar; {electric} {burnt}; {electric} {fall}; {electric} {faint}; high_tension; bijli_ke_taar; current aa; nanga_taar
near-drowning: doob_gayi; dub_gaya; talab {drown}; nadi {drown}; {water} {drown}; tub {drown}; balti {drown}; kuan {fall}; kuen; {drown} nikal+; tanki {fall}; pool {drown}; nahar; dubte; swimming {drown}; dooba_tha; bucket {water}; pani me gir+; {water} {fall} {breath}
overdose: {pills} jyada {drank}; {pills} {eat} mar=; puri_patti; puri_sheeshi; neend_ki_goli {drank}; overdose; {baby} {pills} {drank}; dawai_zyada; double_dose; {pills} do_baar; {pills} galti; nashe ki goli; poora_packet; {pills} gatak+; patti_kha; {amount} {pills}; mutthi kha; ek_mutthi; mutthi_bhar; dose_galat; goli aur_sharab; {pills} chaba; goli sharab saath; galat_injection; galat_dawai; insulin_100; galat padha dose; guna_dose; unit_laga jagah; 10_ki_jagah; ki_jagah unit; do_bottle; dawai_teen_baar; afeem_chata; paracetamol 40; paracetamol chalis; bottle_pi_li; insulin_ek_saath
opioid-taken: heroin; smack; afim; brown_sugar; injection nasha; charas; ganja bahut; drugs {drank}; nashe ki sui; tramadol; smaik; doda; chitta; sui_hath_me
poison-swallowed: {poison} {drank}; {baby} {poison}; zehar; {poison} ghoont; sulfas; celphos; chuhe_maar; {mouth} {poison}; {poison} chaat; dhatura; kaner; zehreela; kharab_mushroom; machhar_maar {drank}; kapur {drank}; naphthalene; jungli_fal; jamalgota; zahrili; sanitizer {drank}; petrol {drank}; diesel {drank}; {poison} ki goli; thinner; good_night {drank}; ratanjot; arandi; refill {drank}; kaustik; {baby} chaat_liya; gehu_me_rakhne; lahsun_jaisi; gehu {pills}; paraquat; keede wali goli; samajh_ke_pi; monocrotophos; tarpin
pesticide-exposure: chhidakne_wali; {poison} chhidk; keeda_maar; khet_me dawai; organophos; kheti ki dawai; fasal_ki_dawai; khet_ki_dawai; keetnasak; dawai_chhidak; spray_karte; chidkav; khet_wali_dawai; fasal_wali
wet-poisoning-signs: {mouth} jhaag {poison}; jhaag laar {sweat}; putli chhoti; {mouth} jhaag dawai; {mouth} laar {eye} pani
carbon-monoxide-exposure: {gas} band_kamre; angithi; sigdi; koyla_jala; {gas} {faint}; bukhari band; dhuye_me; dhue_me; gijar; geyser; dhuan_bhar; dhue_se; generator; koyle_ki; dhuan {breath}; dhuan kamra
gas-alarm: gas_leak; cylinder leak; gas_lik; gas badbu; chlorine; amonia; septic_tank; sewer; gutter {faint}; gas_ris; gas_failt; seewar
battery-swallowed: {swallowbad} battery; magnet nigal+; chumbak nigal+; button_cell; batri nigal+; remote_ka_cell; ghadi_ka_cell; bettery nigal+; gol_cell; sell_nigal; baitri; bairti; baitari nigal+; batri {baby}
foreign-body-swallowed: {swallowbad} nigal+
snake-bite: {snake} {bite}; naag_ne; sarp; keede_ne_kaata raat; kisi_keede ne das; jahreele keede {bite}; karait; cobra; do_daant_ke_nishan; naagin; saap_ne; kuch_dasa; sanp_ka_vish; vish_chadh; saanp chaab; sarap kaat+; joote_me_saanp; saanp {leg}; do_daant saanp; saanp {foot}; kuch_das_liya; {leg} dasa
scorpion-spider: {scorpion}
animal-bite: {dog} {bite}; kutte_ne; {dog} dant; siyar; {dog} nocha; kutte_ka; suar_ne; ghode_ne; chamgadad; nevle_ne; lomdi; sher_ne; bhaalu; {dog} kharonch; {dog} noch; {dog} jhapat; chuhe_ne_kaat; langoor; chamgadar; bandariya; pagal_kutte; maas noch; maas nikal dog
bite: {bite} liya; machhar {bite}; keede {bite}; kaat_gaya
fear-of-water: pani_dekh; pani dar; hawa_se_dar; pani {drink} {throat} {dog}; rabies; pagal_kutte
mosquito-bites: machhar {bite}; machhar_ne
assault: mar_pit; hamla; peet_diya; marpeet; ladai chot; lathi; rod_se_maara; mukka; lath_se; belt_se; maar khayi; mar_maar; pit_pit; thappad; ne_mara; bahut_mara; mujhe_mara; peet_raha; maar_raha_hai; pit_gaya; pit_kar; peet_ke; maar_ke; {beaten} {blood}; {beaten} chot; {beaten} danda; {beaten} {head}; {beaten} {swollen}; {beaten} {broken}; mujhe_laat; ne_laat; laat maari {belly}; dhakka_diya_aur; dhakka {beaten}; darwaza_tod; balon_se_ghaseet; daayan; peetta; kulhadi_lekar peeche; sar_phoot; maar_denge; tamancha; mujhe_maarta; pati_maarta; roz_maarta
abuse-at-home: pati {beaten}; sasural {beaten}; sasur {beaten}; aadmi_ne {beaten}; aadmi_ne_bahut; husband {beaten}; ghar_me_maar; saas {beaten}; roz_maarta; boyfriend {beaten}; ghar_wale {beaten}; papa_maarte; dahej; baap {beaten}; devar {beaten}; beta {beaten}; jaan_se_maarne; pati dhamki; bandh_ke_rakha; band_karke_rakha; maar_denge; mar_dalenge; sasural_wale; maar_dunga; jala_dene; dharm_patni; mar_dega; mar_dalega; chhup_ke_likh; sauteli {beaten}; sauteli_maa; garam_chimte; cigarette_se jal+; malkin {beaten}; malkin jala; belt_ke_nishan; papa_ne_mummy; daagta; naukar {beaten}; darwaza_tod; police_ko_bulao; jalati cigarette; balon ghaseet; bachche_ko_maarta; jalane_ki_koshish; mar_hi_dalega; tamancha; kulhadi_lekar; dusri_jaat; chhupi_hu; chhup {beaten}; roz_peet
strangled: {neckgrab}; {throat} daba; {throat} ghont; rassi {throat}; {throat} dabochh; {throat} dupatta; {throat} kas diya; {throat} pakad+; {mouth} takiya; {neck} daba; fanda; {throat} dabane; gala_ghonta
sexual-assault: {rape}; rep_hua; dushkarm; bina_marzi; galat_tareeke; sath_galat; chheda; meri_marzi_ke_bina; kapde_utar; ganda_kaam; gandi_harkat; yaun; nashe sath sambandh; galat chhu; gaadi_me_kheench; kheench_liya ladko; ladko_ne_kheench; kapde_phaad; galat_jagah; galat chhute
suicidal-thoughts: {die} man; {die} chahti; {live} {no}; jeene_ka_man; mar_jau; mar_jaun; khudkushi; suicide; khud_ko_khatam; jaan_de; jaan_dene; atmahatya; duniya_se_ja; duniya chhod; khatam_kar_lu; jeevan_khatam; mar_jana; khud_ko_maar; apni_jaan; jeene_ki_ichha; susaid; sucide; sab_khatam_kar; jindagi_khatam; mar_jaye; ji_ke_kya; jeeke_kya; jinda_nahi; jeena_chhod; bojh_hu; mar_hi_jau; mar_hi_jaun; maut aa jaye; chala_jaunga_hamesha; khatam karne; hamesha ke liye so; mar_jaungi; {die} khayal; {die} soch; marne_ja_rahi; nahi_rehna; na_rahu; kabhi_na_uthu; so_jau kabhi; sab_band_ho_jaye; bhagwan_utha_le; mujhe_utha_le; gayab_ho_jana; is_duniya_me {no}; jindagi_se_thak; zindagi bekar; thak_gaya_hu_zindagi; jeene_layak; {live} bekar; maaf_karna_sabko; maut_mang; mere_na_rahne; na_rehne_se; aaj_sab_khatam; goli_maar_lunga; marna_aasan; mar_jahu; main_ja_rahi_hu_bahut_door; kisi_kaam_ka_nahi; mere_bina; aakhiri_message
plan-to-die: aakhri_message; alvida; goliya_jama; train_ke_aage; goli_ikathi; letter_likh; chitthi_likh; kamra_band {die}; fanda; chhat_pe_khad; chhat par khad; kudd; jahar {die}; zehar_le_aa; zehar_khareed; blade_le; patri_pe; patri_par; aakhri_raat; {die} taiyari; kal_tak {no} rahunga; sab_khatam_kar; marne_ja; mar_jaungi_aaj; aaj_khatam; khatam_karne_ja; goliyan_rakhi; goliya_lekar; khud_ko_khatam; goli_khakar; aakhri din; jaan_de_dungi; akhri_baar; chitti likh; suicide_note; metro_ke_aage; rassi_le; rassi_la; rassi_khareed; rassi pankh; rassi ped; rassi latak+; aakhiri_message; akhiri_baar; rassi {die}; rassi kamra; pankhe_se_latak; pankhe {die}; pankhe dupatta; pul_par_khad; maafi ghar {die}; ghar_walo maafi; mummy_sorry; sorry_mummy; maaf_karna_sabko; hisaab_kar_do; phir_karunga; khud_aa_jaunga; hamesha_ke_liye aaj; meri_taraf_se_maafi; bandook nikal+ saaf; apna dost ko_de_diya hisaab; aag_lagane_daud; meri zarurat_nahi {die}; fansi_laga; fansi_lag; phansi_pe; fansi_ka; phansi_par; sabko_maaf; aaj_sab_khatam; sulfas_le; sulfas_rakh; chhat_par_aaya neeche; goli_maar_lunga; khayal_rakhna door; bima ke paise; marna_aasan; chhat pe neeche dekh+; pul khada neeche; mitti_ka_tel_dal; tel_dal_liya; machis hath; pul_par_khada
suicide-attempt: {cutself}; latak_gaya; latak_gayi; fansi_laga; jaan_dene_ki_koshish; suicide_attempt; khud_ko_aag; {self} {fire} laga; marne_ke_liye {drank}; kud_gaya; kud_gayi; latki; aag_laga_li; jaan_dene_ke_liye; mar_jane_ke_liye; suicide karne; fande; marne_ke_irade; zehar_pi; nadi_me_kood; koshish {die}; jahar_kha; marne_ke_liye {pills}; pankhe_se_latak; phir_koshish; koshish_ki_maine; apne_aap_ko_aag; bach_gaya phir karunga; latak_rahi
self-harm: {cutself}; khud_ko_kaat; blade_se; khud_ko_chot; khud_ko_nuksan; apna_hath_kaat; khud_ko_jala; hath_pe_blade; khudko {wound}; khud_ko_maar; apne aap ko chot
hopeless: umeed {no}; koi_fayda_nahi jeene; sab_khatam; bojh_ban
wants-to-hurt-others: maar_dunga; usko_maar; mar_dalunga; kisi_ko_maar; jaan_se_maar; chaku_lekar ghum+; sabko_maar; khoon_kar; chaku leke; maar_daalne; marne ko daud+; maarne_daud; patni_ko_maar; gala_dabane_ka; maarne ka man; dhamki de; maarne_ki_dhamki; kaat_dunga; bacche ko patak; maar_daalu; chaku_utha; hathiyar; bachche_ko_maar; ko_maar_do; bali_do; talwar_nikal; kulhadi_utha; kainchi_le; ko_jalana_hai; kue_me_dhakel; dhakel_do; pathar_maar logo; hata_dena; pe_jhapat; hukm_diya; chaku_le_ke; dubo_do; phenk_do; bacche_ko_nuksan; nuksan_karne; kulhadi_lekar; kulhadi_leke; hukm_de; patthar_maar sab; gandasa leke; peeche_bhag kulhadi; darwaze_tod; hinsak
anxiety: {anxiety}; dar_lag
low-mood: udas; dukhi; depression; mann_nahi_lag; rone_ka_man; man {no} lag+; kisi_kaam_me_man
loss-of-interest: man {no} lag+; dil {no} lag+
stress-recent: tension; exam_ki; stress

# everyday
snoring: kharrata
hair-loss: baal jhad+; baal_gir; hair_fall
ring-rash: daad; gol {rash}; ringworm
heel-pain: edi {pain}; edhi {pain}
bad-breath: {mouth} badbu
nail-change: nakhun kharab
prickly-heat-spots: ghamori
puncture-wound: keel_ghus; kanta_chubh; sui_chubh; keel_chubh; {leg} keel; {foot} keel; jung keel; kaanch chubh+; kaanta_ghus
dirty-wound: jung; jang_lag; gobar {wound}; mitti {wound}; jang_wali
needle-stick: kisi_ki_sui; sui_chubh
trismus: {jaw} {no} khul+; muh_nahi_khul; {jaw} {stiff}; jabda_lock; {mouth} khul+ {no}; {jaw} band=; muh khol {cannot}
muscle-spasm-jaw: {jaw} jakad+; dhanush; {body} kamaan; {back} kamaan; {jaw} {stiff} {neck}; {jaw} akad+; {jaw} lock; jabda bandh
recent-travel-tropics: jungle_se
headache-cough-worse: khansne {head} {pain}
epilepsy-known: mirgi; epilepsy
dementia-known: bhulne_ki_bimari; dementia
ecg-abnormal: pacemaker shock; icd shock; icd jhatka; machine shock; machine current {chest}; pacemaker jhatke; icd current
slow-breathing: {breath} bahut_halki; {breath} der_me; {breath} machhli; {breath} dheemi; {breath} kabhi_kabhi
halos: indradhanush; bulb_ke_charo; {eye} gola roshni; roshni ke charo
eye-surgery-recent: {eye} operation; motiyabind operation
low-platelets: platelet
small-pupils: putli sui; putli_chhoti
pulsating-belly: {belly} dhadak+; dhadakta_gola; nabhi dhadak+
penile-pain: {penis} {pain}
joint-replacement: nakli_ghutna; nakli_kulha; ghutna badla; ghutna_badalwaya
low-body-temperature: sheet_lehar; {body} barf; thithur {faint}; sheetlahar; barf_me_phas; rajai garam {no}; {baby} thanda
cold-exposure: sheet_lehar; jhopdi thand; barf_me; thand_me_mile; sheetlahar
frostbitten-skin: ungliyan safed kadi; barf ungli
scalp-tender: kanpati {pain}
jaw-claudication: chabane jabda; chabate jabda; chabane_me {jaw}
uterus-hard-tender: tanke_wali_jagah {pain}; purane_tanke {pain}
ketones: phal_jaisi_gandh; nail_polish; {breath} phal
long-journey: lambi_yatra; bus_yatra; lamba_safar; hawai_safar; flight; train_safar
transplant: transplant; gurda_badal
contraceptive-pill: garbhnirodhak; garbh_nirodhak; goli_khati_hai {breath}
`;
