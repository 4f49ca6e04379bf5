// Words of everyday trifles that say the same, by slot. Wordings name a slot in braces. One line each; add a word at its end.
// A word stands for its regular forms; 'leg_day' are words that follow each other.
export const TRIFLE_SLOTS = `
itch: itch itchy itching itches scratchy scratching iching ichy ichi iches ichs tickle tickly
flaky: flaky flakes flake flaking flakey peel peeling peels scaly scales crusty crust flecks
dry: dry chapped cracked cracking cracks rough splitting parched chapping dried
sore: sore soreness ache achy aching hurt hurting pain painful paining tender stiff stiffness stif soar tight dead jelly killing tired seized twinge niggle strained pulled grumbling grumble complaining throbs_a_bit knackered letting_me_know moaning aches finished fried wrecked ruined murdered screaming dying torture useless battered destroyed done_for complain burning_muscles
tiny: tiny small little teeny titchy minor slight thin mini weeny bitty
part: arm leg back shoulder thigh calf calves knee foot feet hand hip neck muscle body thumb finger wrist bum everywhere abs elbow legs limbs hamstring thighs arms shoulders everything whole_body hips backside bicep biceps triceps
strain: gym workout working_out worked_out training trained exercise exercising squats squat lunges leg_day arm_day run jog jogging marathon football cricket rugby netball badminton hike hiking trek trekking dig digging dug garden gardening allotment planting planted weeding shovel shovelling shoveled shovelled mowing raking lifted moving_house moved_house furniture boxes cleaning scrubbing decorating ironing knitting knitted crochet crocheting sewing sewed typing typed gaming guitar piano violin drums practice practising practicing dance yoga pilates swim cycling cycled bike_ride spinning bowling skiing standing_all standing_long on_my_feet walking_all long_walk long_drive driving drove bending bent_over hoovering hoover unloading loaded harvesting stairs_all push_ups pushups sit_ups trampoline mela pilgrimage overtime duty long_shift double_shift load_unload packing mopping hammering sawing drilling digging_up bulbs press_ups planks skateboarding netball_practice pe_lesson sports_day bouncy_castle zumba five_a_side trials cricket_match plasterboard lifted_boxes wallpaper chopping_wood trampolining horse_riding surfing trekked spin circuits pull_ups weights deadlifts hockey tennis golf rowing kickboxing boxing karate judo kneeling knelt tiles tiling plastering football_match garden_work gardning digin volleyball basketball loading_work heavy_work farm_work walked_miles walking_round carrying_shopping carrying_the_shopping carrying_boxes heavy_lifting heavy_loading carrying carried lifting shopping painting danced dancing swam climbing climbed walked loading sweeping pilates_class laughing laughed picking strawberries fruit_picking rucksack backpack cross_country nine_miles miles ramblers ramble rambling jive salsa aerobics first_run trainer half_marathon repotting repotted potted lugging lugged hauling hauled swept deadlift garba bags painting_the bricks burpees skipping kabaddi kho_kho kitchen_shift
after: after from since following because cos coz due now today yesterday all_day evening been new too_much
seat: desk laptop computer screen sitting sat chair typing phone monitor tablet xbox playstation crossword sewing knitting studying revising reading homework driving drive drove long_drive steering_wheel book books watching_tv telly sofa armchair bus_ride flight zoom meetings coding van_seat seat lorry cab driver needles threading needlework embroidery jigsaw steering spreadsheet exam_papers marking
eyes: eye eyes
tiredword: tired strained dry sore achy heavy gritty blurry_tired tired_out fuzzy scratchy itchy burning stinging
foot: foot feet heel heels toe toes sole soles ankle
toes: toe toes between_toes between_my_toes
shoe: shoe shoes boot boots trainers sandals heels_i chappal chappals slippers wellies footwear sneakers clogs docs crocs heels flip_flops sandal shose shoos
blister: blister blisters blistr blistered rubbed rubbing rubs rub raw murdered shredded eaten_my skinned
scalp: scalp hair dandruff dandruf head
lips: lip lips
hands: hand hands knuckles fingers
heels: heel heels feet
cut: cut cuts nick nicked scratch scratched scrape scraped graze grazed paper_cut papercut scratches skratched
skinpart: finger thumb hand knee elbow shin palm arm knuckle leg toe hands knees elbows cheek chin forearm shins
cause: paper knife peeling kitten cat thorn bramble rose wire fence door nail_scissors shaving razor tin_lid cardboard envelope bike fell tripped
insect: mosquito mozzie mozzies mosquitoes gnat gnats midge midges ant ants flea fleas insect bug bugs wasp bee bees sandfly horsefly mosquitos wasps moskito horse_fly bug_bites moskitos moskitoes mozzys harvest_mites bedbug bedbugs chigger hornet ants_nest leech leeches spider caterpillar
bitten: bite bites bitten bit sting stung stings
burnt: burn burnt burned scald scalded
hotfood: ramen cocoa mince_pie tea coffee pizza soup food pie toast chip chips noodles cheese chai potato curry toastie pasta sauce chocolate porridge hot_chocolate dal samosa momo momos maggi chai_tea filter_coffee hot_water biryani ghee jalebi roti
mouth: mouth tongue palate gum gums cheek lip roof_of_my_mouth
hotthing: oven pan iron kettle stove hob toaster tray straighteners tongs hot_plate tawa grill curling_iron steam bbq barbecue pot saucepan baking_tray frying_pan toastie_maker soldering candle match lighter exhaust engine radiator iron_box hair_straightener tawa_edge pressure_cooker cooker geyser bulb silencer press
mark: mark red pink spot line bump lump patch
smallpart: finger fingers thumb hand fingertip
sun: sun sunburn sunburnt sunburned beach sunshine holiday sun_lounger sunbathing sunbathed deckchair pool
redword: red pink sore burnt peeling peel warm
meal: ramen sweets cake cabbage rhubarb prunes noodles mess_food canteen meal lunch dinner supper breakfast biryani curry kebab burger pizza takeaway spicy beans lentils dal rajma chole buffet feast wedding_food fried greasy party fizzy cola eating ate food chilli hotel_food sunday_roast christmas_dinner sprouts onions street_food oily chocolate pudding crisps ice_cream turkey roast mince_pies biscuits pasta sushi fry_up fryup fry fries doughnuts pancakes cheese cream stew steak sausages leftovers popcorn samosa samosas pakora thali pav_bhaji vada dosa masala outside_food hotel tiffin fish_and_chips rice more_rice birthday_cake fizzy_pop chips mango mangoes laddoo laddoos puri pani_puri jalebi gulab_jamun vada_pav haleem halwa mithai momos second_helping haldi wings kimchi hot_wings bhel chow_mein
acid: acid acidity heartburn indigestion burp burping burps belching gas gassy wind windy bloated bloating farting farts fart full balloon gurgling rumbling stuffed heart_burn hart_burn hartburn uncomfortably_full too_full overfull flatulence trapped_wind gurgly sour sour_stomach sour_tummy rumbles rumbly growling full_of_wind full_of_gas windy_tummy gasping_gas blown_up like_a_drum like_a_balloon fit_to_burst exploding bursting_with gurgle hot_belch
sneeze: sneeze sneezing sneezes sneezy sniffles sniffly sniffle snuffly
dust: flowers lilies dust dusty dusting sweeping pollen grass hay cat cats dog_hair feather feathers cleaning loft attic sawdust perfume
snot: snotty runny sniffly bunged_up bunged blocked stuffy stuffed_up streaming stuffed blocked_up clogged congested dripping drippy snuffly runny_nosed snotty_nosed running runing
nose: nose nostril conk schnoz
well: playing happy fine cheerful eating drinking thriving smiling well running_around running_round ok okay normal normally chubby content himself herself bouncing skating skate walking works moves move bend bends playing_fine laughing eating_well giggling running_about
cold: cold sniffles coldd sardi
just: just only bit little mild usual same touch slight small a_bit
cramp: cramp cramps charley_horse
calf: calf calves leg foot toes hamstring thigh sole
gone: gone went stopped better stretched stretch rubbed passed eased settled over off
period: period periods monthly time_of_the_month
usual: usual normal always every_month each_month same before regular hot_water_bottle ibuprofen paracetamol
drunk: drank drinking drinks drink beers beer wine vodka gin booze pints rum whisky shots wedding party sherry port brandy cider prosecco champagne cocktails tipple one_too_many whiskey tequila shandy rager
night: night yesterday weekend last_night
asleep: asleep sleep slept lying lay sat sitting cross_legged crossed toilet
tingle: tingle tingling tingles pins_and_needles numb dead prickly
limb: arm leg foot hand feet legs hands arms
neck: neck shoulder
funny: funny wrong awkward pillow weird wonky position
travel: car bus coach boat ferry train plane flight taxi winding ship minibus coach_trip rollercoaster fairground swings back_seat bends ghat swing bend waltzer waltzers teacups hills
sick: sick queasy carsick seasick nauseous green puke
tooth: tooth teeth gums gum
braces: braces brace retainer aligner aligners
wart: wart warts verruca verrucas verucca
spot: spot spots pimple pimples zit zits blackhead blackheads whitehead acne pimpel
face: face chin nose forehead cheek cheeks back jaw
shave: shave shaved shaving shaver razor waxing waxed bikini
bump: bump bumps rash red ingrown spot irritation burn
chafe: chafe chafed chafing rubbed rubbing raw chaffing chafd raw_rub
thigh: thigh thighs nipple nipples groin bum saddle underarm inner_thighs
dribble: dribble dribbling drool drooling saliva
cheeks: cheek cheeks chin face
nappy: nappy nappies diaper diapers bottom bum botty
red: red redness pink sore
baby: baby newborn month months months_old little_one
milk: milk feed feeds bottle
bringup: brings_up bring_up comes_up spit spits possets posset dribble dribbles brought_up
cry: cry crying cried
puffy: puffy swollen red
loud: concert gig club music loud festival disco headphones fireworks band rave
ring: ringing ring buzzing buzz muffled dull hissing tinnitus rang
water: water swimming pool bath shower
ear: ear ears
run: run running jog jogging sprint sprinting exercise
jab: jab vaccine vaccination injection booster tetanus_shot flu_shot covid_shot injected
shout: choir shout shouted shouting cheering cheered singing sang sing yelling screaming_at karaoke match talking teaching
voice: voice hoarse croaky throat
exam: exam exams interview school speech test driving_test nervous nerves presentation viva audition results stage boss_meeting first_day
tummy: tummy belly stomach
nerves: butterflies flips knots churn churning funny jittery loose butterfly somersaults turning lurches pit_of_my
sweaty: sweaty sweat sweating clammy
palms: hands palms armpits underarms feet
once: once one single a_couple_of_times twice
loose: loose runny
poo: poo motion motions stool stools tummy poop
twodays: two_days couple_of_days 2_days yesterday three_days 3_days
loo: loo constipated constipation poo bowels gone_to_the_toilet toilet
coffee: coffee caffeine espresso energy_drink red_bull monster tea
jitter: jittery shaky wired twitchy buzzing trembly
sleepless: late_night up_all_night up_late stayed_up no_sleep slept_badly badly bad_night short_night night_shift broken_sleep little_sleep not_enough_sleep all_night barely_slept hardly_slept revising_all night_duty poor_sleep slept_late party last_night_late stayed_awake could_not_sleep all_nighter allnighter nighter deadline deadlines binge binged binge_watched barely_sleep three_hours_sleep four_hours_sleep
yawn: tired yawning knackered groggy shattered grumpy sleepy exhausted fuzzy foggy spaced zombie brain_fried fried brain_dead dead_tired wiped wrecked
metal: bracelet watch necklace earring earrings ring buckle strap belt jewellery mask collar jumper woolly wool scarf waistband elastic tights label tag glasses plaster gloves
winter: winter cold wind windy heating weather frost
grit: sand sawdust grit eyelash dust fly soap shampoo sunscreen lorry mascara flour crumb crumbs eyeliner toothpaste hairspray cream moisturiser midge gnat sap seed feather glitter chalk turmeric onion onions kajal
out: out washed_out rinsed blinked rinsed_out came_out washed gone flushed all_clear
splinter: splinter splinters thorn thorns prickle cactus spine spelk sliver splinter_in sliver_of wood_in
bruise: bruise bruised bruises purple black_and_blue shiner
knock: hammer banged bumped knocked walked_into caught dropped bashed whacked hit hammered trapped shut slammed stubbed clipped kicked caught_on bump bumped_into tripped_over squashed headbutted walloped smacked clonked
hangnail: hangnail broken_nail broke nail nails fingernail
glue: glue superglue sharpie ink paint dye
nettle: nettle nettles
chilli: chilli chillies chili pepper chillis mirchi
corn: corn corns callus calluses hard_skin bunion
smell: smell smelly stink stinks stinky odour pong whiff stinc smells sweaty_smell niffy whiffy hum hums pongs reek reeks ponging
stretchmark: stretch_marks dark_circles freckles oily_skin grey_hair split_ends cellulite goosebumps bags_under greasy_hair open_pores
tattoo: tattoo tattooed piercing pierced
bloodtest: blood_test blood_taken cannula gave_blood donated
swallowed: swallowed swallow
ate: ate eaten nibbled licked chewed
crayon: crayon crayons playdough play_doh play_dough paper mud grass snow chalk dog_biscuit cat_food eggshell soil sand leaf petal toothpaste lipstick chapstick glue_stick bubble_mixture sticker tissue
seed: seed seeds pip pips chewing_gum bubble_gum fly cherry_stone
twitch: twitch twitching twitches flickering fluttering flutter
hiccup: hiccup hiccups hiccuping hiccough hickups hikups hikup hiccoughs
ulcer: ulcer ulcers canker_sore canker_sores ulser ulcr
worm: threadworm threadworms pinworm pinworms worms
lice: lice nits headlice
thrush: thrush
leftover: left_over lingering leftover tail_end end_of
cough: cough coughing
better: better easing improving nearly_gone going clearing
heatrash: prickly_heat heat_rash sweat_rash
stitch: stitch
knuckle: knuckle knuckles
wax: wax waxy wacks
toomuch: too_much too_many overindulged overate greedy pigged way_too_much so_much second_helpings two_helpings three_helpings to_much
drip: drips drip dripping runs running runny streams pouring
tool: secateurs rake raking spade shovel shovelling racket oar oars rowing bat golf broom guitar gloves scissors hammer screwdriver monkey_bars pole axe digging gaming controller xbox rope pull_up_bar kettlebell paddle
tan: fake_tan tights jumper wool woolly label perfume aftershave deodorant detergent washing_powder sun_cream leggings new_top uniform hay straw insulation
homefine: still_at_work still_working working_through had_it got_it going_round going_around have_it has_it everyone
`;
