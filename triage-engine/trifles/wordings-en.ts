// How people tell of everyday trifles: the finding, then wordings parted by semicolons. The words of a wording may stand in
// any order, near each other. {shoe} is a slot of words-en.ts, 'a/b' either word, 'a_b' words that follow each other.
export const TRIFLE_WORDINGS = `
small-cut: {tiny} {cut}; {cut} {skinpart} {tiny}; papercut; paper_cut; {cut} {skinpart} paper; {cut} shaving; own_cheek scratched; {cut} {skinpart} plaster; {cut} {skinpart} washed; {cut} {skinpart} cleaned; {cut} {skinpart} kitten; {cut} hardly_bled; {cut} {tiny} thorn; {cut} {skinpart} {gone}; {cut} {skinpart} stopped; {cut} shaving; shaving {cut} {tiny}; {cut} {part} shaving; nicked {skinpart}; {cut} face {tiny}; {cut} {skinpart} peeling; {cut} {skinpart} chopping {just}; picked scab; {cut} {part} rose; {cut} bush; {cut} {part} nothing; pricked {smallpart} needle; pricked {smallpart} sewing; papa_cut; {cut} {part} {tiny}; {cut} {part} plaster; {cut} fence; {cut} barely_bled; {cut} bramble; {cut} {smallpart} nife {tiny}; myself_shaving
small-graze: {skinpart} grazed; {skinpart} scraped; graze {skinpart}; {skinpart} skinned; scraped both_hands; scraped hands; grazes {skinpart}; knuckles {cut}; skinned {hands}; skinned knuckles; {cut} {skinpart} bike {well}; grazed {part}; graze {part}
shoe-blister: {blister} {shoe}; blister {foot}; {shoe} rubbed {foot}; {shoe} biting {blister}; {blister} {foot} {after}; {shoe} {foot} raw; blister {tool}; blister palm; blister {hands} {tool}; {tiny} blister {hands}; blister thumb; {shoe} rubbed; {shoe} wound {foot}; {shoe} {foot} {tiny}; {foot} rubbed raw
small-splinter: {splinter} {smallpart}; {splinter} {tiny}; {splinter} foot
stubbed-toe: stubbed; {knock} {toes}; dropped {toes}; banged {toes}; {toes} purple wiggle
hangover: hungover; hangover; hung_over; {drunk} too_much {night}; {drunk} last_night head; too_many beers/pints/drinks
exercise-soreness: {sore} {after} {strain}; legs dead leg_day; {sore} pulled_muscle gym; jelly marathon; legs_like_jelly; doms; {part} {sore} overdid; overdid {strain}; overdid_it; {sore} {strain} own_fault; {sore} {part} {after} {strain}; {part} {sore} {strain} rest; body_pain {after} {strain}; {strain} groaning; {strain} sit_down; did squats; {part} dead {strain}
desk-stiffness: {seat} {sore} {part}; {seat} {sore} {after}; slept {funny} {neck}; sleeping {funny} {neck}; {neck} stiff sleeping; crick neck; slept {funny} back; {neck} {sore} pillow; {neck} {sore} {seat}; {neck} {sore} draught; {neck} stiff easier; {neck} crick; back stiff {seat}; {seat} back {sore}; back {sore} van; stiff {seat} walks_off
screen-eyes: {eyes} water wind; {eyes} watering wind; {eyes} {dry} gaming; {eyes} {tiredword} reading; {eyes} {tiredword} {seat}; {eyes} screen tired; eye_strain; eyestrain; {eyes} tired reading; {eyes} {tiredword} {seat} {after}; {eyes} heavy {seat}; {eyes} {tiredword} lamp; {eyes} burning {sleepless}
usual-period-pain: {period} {usual} cramp; {period} {usual} pain; {period} cramp {usual}; cramps day_1 {period}; first_day {period} cramps; {period} cramps hot_water_bottle; bloated before {period}; {period} bloated {usual}; {period} crampy {usual}; sore_boobs before {period}; {period} bit_crampy
jet-lag: jet_lag; jetlag; jet_lagged; jetlagged; body_clock
dry-hands: {hands} {dry}; {hands} {dry} washing; {hands} split washing; hand_skin {dry}; {hands} {dry} cement; {hands} pruney
chapped-lips-told: {lips} {dry}; {lips} {flaky}; {lips} cracking; corner {mouth} cracked; {lips} becoming_dry; {lips} {dry} ac; {lips} licking; {lips} peeling
cracked-heels: {heels} {dry}; hard_skin {heels}; hard_skin {foot}; {heels} cracks; {corn} {foot}; {corn} {hands}; corn {toes}
winter-dry-skin: dry_skin; {dry} skin; {dry} shins; {dry} elbows; skin {dry} {winter}; {dry} legs itchy; {flaky} skin nose; {flaky} skin {winter}; {cheeks} chapped; {cheeks} {dry} {winter}; {flaky} eyebrows; {dry} patches elbows; {dry} patches knees; dry_patches {part}
dandruff-told: dandruff; dandruf; {flaky} {scalp}; {itch} {scalp} {flaky}; white_flakes; white flakes {scalp}; {itch} scalp shampoo
cradle-cap-told: cradle_cap; {flaky} {scalp} {baby}; yellow {flaky} {scalp}; crusty scalp; {flaky} head baby
between-toes: {itch} {toes}; {flaky} {toes}; {foot} {itch} {flaky}; athletes_foot; athlete's_foot; skin peeling {toes}; athlete foot
itchy-bite: {insect} {bitten} bump; {bitten} bump {itch}; {insect} {bitten}; {insect} {itch}; {bitten} {itch} {tiny}; bites {itch}; {bitten} {insect} red; insect_bites; {insect} {bump}; {insect} got_me; {insect} biting; {insect} bites {part}; {insect} stung {tiny}; {insect} {bitten} {just}; {insect} ate_me; {insect} {bitten} {tiny}; {insect} stang; eaten_alive {insect}; {bitten} {itch} only; {insect} {bitten} {part}
nettle-sting: {nettle}
burnt-tongue: {burnt} {mouth}; {burnt} {mouth} {hotfood}; {chilli} {mouth}; {mouth} {sore} {hotfood} hot
small-burn: {burnt} {tiny}; {burnt} {smallpart} {hotthing}; touched {hotthing}; {hotthing} {smallpart} {mark}; {hotthing} caught {skinpart} {mark}; {burnt} {smallpart} red; {burnt} {smallpart} just
mild-sunburn: sunburn; sunburnt; sunburned; {sun} {part} red; {sun} nose red; caught_the_sun; {sun} {burnt} {tiny}; {sun} skin peeling; {part} pink {sun}; sun_burn; {sun} {face} {redword}; {sun} face red; {sun} strong red
chilli-hands: {chilli} {hands}; {chilli} burn {hands}
ate-too-much: {sick} {meal} {just}; {sick} greasy; queasy {meal}; {acid} {after} {meal}; {acid} {meal}; ate_too_much; overate; {acid} last_night {meal}; stuffed {meal}; {acid} {tummy} {meal}; pigged_out; eaten_too_much; tummy_rumbling; {tummy} rumbling; too_greedy {tummy}; very_gassy; {acid} antacid; {acid} rennie; {acid} eno; {acid} gaviscon; {toomuch} {meal}; {acid} {meal} {gone}; stuffed_myself; {sick} {toomuch} {meal}; {meal} {toomuch} full; {acid} after_eating; heartburn {gone}; heartburn {meal}; bit_of_heartburn; bit_of_wind; bit_of_indigestion; a_bit_gassy; small_gas; little_gas; gas_problem {meal}; eatn {toomuch}; {toomuch} {acid}; ate {toomuch}; {tummy} tight {meal}; {acid} {tummy}; sour_stomach
dust-sneeze: {nose} drips soup; {nose} runs eat; {nose} drips cold_weather; {sneeze} {dust}; {dust} {itch} {nose}; {dust} tickle; tickle throat {dust}; {sneeze} grass; hay_fever; hayfever; itchy {eyes} {dust}; {nose} running_like_a_tap; {sneeze} {itch} {eyes}; {nose} {drip} cold; {nose} {drip} outside; {nose} {drip} wind; {nose} {drip} spicy; {nose} {drip} eat
cold-told: {snot} {nose} nursery; {nose} {snot} {well}; {sneeze} {just}; got_a_cold; have_a_cold; head_cold; just_a_cold; bit_of_a_cold; a_cold; common_cold; the_sniffles; {snot} {nose} {well}; {snot} {nose} {just}; {snot} {nose} no_fever; {snot} {nose} no_temperature; {sneeze} {snot} {nose}; {snot} {sneeze}; bunged_up; {snot} {nose} again; man_flu; {snot} {nose} clear; snotty_nose; snuffly; {nose} blocked night cold; mild_cold; {nose} running {just}; {snot} {nose}; {nose} blocked_at_night; {sneeze} {homefine}; {snot} {homefine}; small_cold; little_cold; slight_cold; mild_cold; cold_is_there; got_cold; {nose} {snot} {cough}; catching_a_cold; coming_down_with_a_cold; full_of_cold; stuffed_up; sneezing_coming; bogeys; snot everywhere; {cough} {well} cold
leftover-cough: {cough} {leftover} cold; tickly_cough; {cough} {better}; {cough} {just} cold; dry_cough {better}; {cough} after cold {better}; bit_of_a_cough {well}; little_cough {well}
scratchy-throat: throat {itch}; scratchy_throat; {just} sore_throat; bit_of_a_sore_throat; throat {sore} {just} cold; sore_throat kids have_it; frog_in_my_throat; throat dry talking; throat little cold_water; throat little_paining; throat {just} paining; throat {sore} cold_water
shouted-hoarse: {voice} {shout}; lost_my_voice {shout}; hoarse {shout}; voice croaky {shout}; {voice} gone {shout}; {voice} {itch} {shout}; hoarse {just}
night-cramp: {cramp} {calf} {gone}; {cramp} {calf} night; {cramp} {foot}; {cramp} in_my_sleep; {cramp} calf stretch
muscle-twitch: {twitch} calf; {twitch} thumb; muscle {twitch} {strain}; {twitch} finger tired; eyelid {twitch} phone
eyelid-twitch: {twitch} eyelid; {twitch} {eyes} coffee; eyelid twitching; {eyes} {twitch} tired
limb-asleep: {tingle} {limb} {asleep}; {limb} went_to_sleep; {limb} fell_asleep; slept_on {limb}; sleeping_on {limb}; fell_asleep_on {limb}; {limb} dead_arm slept; {asleep} {limb} {tingle} {gone}; {limb} asleep sitting; {limb} {tingle} sitting {gone}; {limb} {tingle} going_away; {limb} fell_asleep
travel-sick: {sick} {travel}; carsick; car_sick; seasick; travel_sick; travel_sickness; motion_sickness; sea_sick; bus feel_vomiting; {travel} {sick} now_ok; {travel} vomiting not_vomited
braces-ache: {braces} {sore}; {braces} tightened; {tooth} {sore} {braces}; {braces} rubbing; braces {mouth}; braces rub
sensitive-teeth: {tooth} sensitive; {tooth} cold_drinks; {tooth} ice_cream; {tooth} twinge cold; {tooth} {itch} ice
gums-brushing: gums brushed; gums brushing; gums bleed brush; gums bled floss; gums flossing; gums bled {just}; gums {just} flossed; gums pink brush
bitten-cheek: bit my cheek; bit_my {mouth}; bitten {mouth}; bit {mouth} eating; bit {mouth} chewing; bit_my_tongue; bit_my_cheek; bit_my_lip; bit {mouth} {hotfood}
mouth-ulcer-told: mouth_ulcer; {ulcer} {mouth}; {tiny} sore {mouth} white; {ulcer} tongue; {ulcer} inside {lips}; {ulcer} cheek; canker_sore; canker_sores; {mouth} wound {tiny}; {mouth} sore {tiny} chilli; {mouth} inside {tiny} sore
stye-told: stye; sty eyelid; {tiny} lump eyelid; {tiny} spot eyelid; stie eyelid
ear-wax-told: {ear} {wax}; ears_full_of_wax; {wax} {ear} muffled; ears ful {wax}; {ear} ful
water-in-ear: water_in_my_ear; water_in_ear; {water} {ear} sloshing; {ear} {water} swimming blocked; water {ear} shower; {ear} water swimming; {ear} water bath; {ear} water pool; {ear} full_of_water
concert-ears: {ring} {ear} {loud}; {loud} ears {ring}; {ear} {loud} dull; {ring} gig; ears rang; {ear} {ring} {gone}; {ring} {loud} {gone}
ears-popped: {ear} popped; {ear} popping; {ear} plane; {ear} flight; {ear} pop
cried-eyes: {puffy} {eyes} {cry}; {puffy} {eyes} crying; {eyes} {puffy} sleep; {puffy} {eyes} late_night
soap-in-eye: soap {eyes} {out}; shampoo {eyes}; {grit} {eyes} {out}; sunscreen {eyes}; eyelash {eyes}; soap_in {eyes}; {grit} {eyes} {gone}; {grit} {eyes} clear
red-spot-in-eye: blood_spot {eyes}; burst_blood_vessel {eyes}; tiny {eyes} white blood; red_spot {eyes} sight_is_fine
pimple-told: {spot} {face}; {spot} pea; spots school; zit; zits; pimple; pimples; blackheads; {spot} exam; {spot} period; {tiny} pimple; pimple {face}; pimple came; massive zit; {spot} {face} before
wart-told: {wart}; {wart} hand; {wart} foot
razor-burn: {shave} {bump}; {shave} rash; ingrown_hair; ingrown_hairs; ingrown bikini; razor_burn; razor_rash; {shave} {itch}
chafing: {chafe} {thigh}; thighs_rub; saddle_sore; {sore} bum {strain}; sore_bum cycling; inner_thighs {red} walking; jogger's_nipple; {chafe} walking; sore bum sitting
dribble-rash: {cheeks} {dribble} {red}; {cheeks} {dribble} chapped; dribble_rash; chin red {dribble}; {cheeks} {dribble} rash
teething-told: teething; {tooth} coming_through {baby}; cutting_teeth; cutting_a_tooth; {dribble} chewing {baby}; first_tooth; gums {sore} {baby} chewing; drooling chewing; dribbling chewing; drooling {baby} fist; chewing_her_fist; chewing_his_fist; gnawing {baby}
nappy-redness: nappy_rash; {nappy} {red} {just}; {red} {nappy} {well}; {nappy} {red} cream; diaper_rash; {red} {nappy} nappy; {nappy} rash {just}; {nappy} rash {well}
milk-brought-up: {bringup} milk {baby}; {bringup} {milk} {well}; possets; posseting; {bringup} milk {just}; milk {bringup} burp; sicky_burp
milk-spots: milk_spots; milia; white spots cheeks baby; baby_acne; white_bits cheeks
growing-pains-told: growing_pains; legs bedtime gone_by_morning
side-stitch: stitch side {run}; {stitch} running; stitch_in_my_side; {stitch} when_i_run
jab-arm: {jab} arm {sore}; arm heavy {jab}; {jab} arm lump; {jab} arm stiff
nervous-tummy: {tummy} {nerves} {exam}; butterflies {exam}; {tummy} {exam} {sore}; loose_poo {exam}; nervous {tummy}; {nerves} {tummy} before
sweaty-palms: {sweaty} {palms}; sweaty_hands; {sweaty} {palms} {exam}; sweaty_feet; sweaty_armpits
one-loose-motion: {once} {loose} {poo}; loose_motion {once}; {loose} {poo} {once} fine; {just} runny_tummy {well}; bit_of_a_runny_tummy; {loose} {poo} {just} drinking; tummy_upset {just}; dodgy_tummy; {loose} nappy {once}; {loose} {nappy} {well} once
two-days-constipated: {loo} {twodays}; not_been {loo} {twodays}; no_poo {twodays}; no_motion {twodays}; no_stool {twodays}; constipated {just}; {twodays} constipated; {loo} {twodays} bloated; motion_not {twodays}; {twodays} motion_not; not_done_a_poo {twodays}; bunged_up {poo} {twodays}; constipated {twodays}; bit_constipated; little_constipated; not_going toilet; one_day toilet; cudnt_poo {twodays}; cudnt poo {twodays}
too-much-coffee: {coffee} {jitter}; too_much_coffee; {coffee} {twitch}; energy_drinks {jitter}
late-night: {sleepless} {yawn}; {yawn} {sleepless}; {sleepless} gaming; {yawn} netflix; slept_badly; {yawn} up_with_the_baby; bad_night {yawn}; too_little_sleep headache; {yawn} {sleepless}; {eyes} heavy {sleepless}; yawning; {yawn} gaming; {yawn} revising; {eyes} {tiredword} {sleepless}; nighter; all_nighter; head fuzzy {sleepless}; {yawn} slept hours; {yawn} slept_four; {yawn} hours_sleep
bracelet-itch: {itch} {metal}; {metal} rash; {metal} red mark; {itch} new_jumper; {itch} label; {itch} wool; {itch} {tan}; {itch} cream {just}
table-bruise: hammer thumb {bruise}; hammer thumb moves; {knock} thumb {bruise}; {knock} elbow {just}; {knock} knee {just}; {bruise} {knock}; {knock} shin; {knock} {skinpart} {bruise}; bruise_under_the_nail; {bruise} nail walk; {bruise} coffee_table; funny_bone; {bruise} {tiny}; {bruise} hip table; {bruise} {skinpart} {well}; {bruise} {skinpart} {tiny}; {knock} thumb {well}; {knock} {smallpart} {well}; {knock} thumb {just}; {knock} {smallpart} {just}; {bruise} {knock} {well}; {bruise} {part} {well}; {bruise} skateboard; {bruise} {part} {tiny}; {bruise} {part} {just}
hangnail: brittle nails; nails brittle; nails peeling; nails splitting; hangnail; broke_a_nail; broken_nail; broke nail; chipped_nail; snapped nail
glue-on-skin: hair_dye skin; hair_dye forehead; henna {itch}; {glue} fingers; {glue} skin; {glue} hands; superglue
corn-told: {corn} {toes}; {corn} {foot}; corn {shoe}; callus hand
body-odour: {smell} {foot}; {smell} armpits; {smell} shoes; body_odour; bo; feet {smell}; {smell} {shoe}; foot_smell; {smell} feet; smelly_armpits; {foot} {smell} coming
bad-breath-told: bad_breath; breath smells morning; morning_breath; halitosis; smelly_breath
skin-looks: voice_breaking; voice_cracking; {stretchmark}; dark_circles; oily_skin; blackheads nose; skin_dull
new-tattoo: new_piercing {sore}; ear_piercing {sore}; {tattoo} bit {red}; {tattoo} {itch}; {tattoo} {flaky}; {tattoo} {sore} {just}; {tattoo} {tiny} scab
blood-test-bruise: {bruise} {bloodtest}; {bruise} donated_blood; {bruise} arm blood_test; {bruise} {bloodtest} elbow
swallowed-seed: {swallowed} {seed}; {ate} {crayon}; {swallowed} {crayon}; ate_a_bit_of {crayon}; {ate} {crayon} {well}
hiccups-told: {hiccup}
lice-told: head_lice; {lice} school; {lice} {scalp}; nits; headlice
worms-told: threadworms; threadworm; pinworms; itchy_bum night; itchy_bottom night
thrush-again: {thrush} before; {thrush} same; touch_of_thrush; {thrush} {usual}; {thrush} again
heat-rash-told: {itch} sweat; sweat itching; prickly_heat; heat_rash; sweat_rash; {itch} bumps heat; sweat {itch} bumps; heat rashes {itch}; {itch} sweating; heat_rash {neck}; rashes {neck} sweating; small_rashes heat
fingertip-sore: fingertips {sore} {strain}; fingertip {sore} {strain}; {sore} fingertips; cracked_my_knuckles; {knuckle} cracked ache
brain-freeze: brain_freeze; ice_cream_headache
sore-feet: {foot} {sore} {strain}; {foot} {sore} all_day; {foot} {sore} new_shoes; {foot} {sore} shift; {foot} {sore} standing; {foot} {sore} walking; {foot} {sore} double_shift; {foot} paining {after} {strain}; {foot} {sore} duty
cold-sore-told: cold_sore; coldsore; cold_sores
food-in-teeth: stuck between_my_teeth; popcorn {tooth}; food_stuck {tooth}
mild-sprain: {tiny} sprain; mild sprain; twisted ankle {just} walk; twisted ankle can_walk; rolled ankle {just} walk; sprained {just} walking
denture-rub: dentures rub; denture sore; dentures {sore}; false_teeth rub; plate rubs gum
chilblain-told: chilblain; chilblains; toes {itch} red cold
jock-itch-told: jock_itch; {itch} groin; {itch} crotch; crotch_rot; {itch} between_my_legs sweat; sweaty {itch} thighs
`;
