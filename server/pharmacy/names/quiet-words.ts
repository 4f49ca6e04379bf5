// Words of a medicine's name that say nothing about what is in it. "Plus", "forte", "d", "sp", "mr" after a brand are NOT
// here: an unknown variant of a known brand may hold something else.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Forms, ways and times of taking, units, salts. */
export const QUIET = words(`
  tablet tablets tab tabs capsule capsules cap caps syrup syp syr suspension susp solution soln elixir linctus injection
  inj infusion inhaler inhalation inhalations puff puffs mdi dpi accuhaler turbohaler rotacap rotacaps respule respules nebule nebules
  nebuliser nebulizer nebulised neb spray cream ointment oint gel lotion shampoo drops drop eye ear nasal suppository suppositories
  pessary sachet sachets patch patches powder granules lozenge vial ampoule amp prefilled pen strip depot
  mg g gm gms gram grams mcg microgram micrograms ug ml l iu u units unit mmol meq percent mgs kg
  od bd bid tds tid qid qds hs sos stat prn po iv im sc sl pr pv ac pc qhs qam nocte mane
  once twice thrice daily day days night morning evening bedtime noon afternoon week weekly weeks month months monthly hourly hours hour hrs every
  alternate times time before after food meal meals breakfast lunch dinner needed required when if as per
  one two three four half quarter x
  or of the a an in on at for to by from my i take takes taking took since years year
  ip bp usp ir tm oral topical sublingual
  md odt mouth dissolving paediatric pediatric spacer transhaler transcaps transcap revolizer synchrobreathe respimat autohaler evohaler
  flexpen kwikpen solostar penfill cartridge refill gargle mouthwash jelly foam scalp dusting vaginal dry sus
  rotahaler novolizer handihaler lupihaler redihaler multihaler zerostat readyuse penfills flextouch syringe pfs orally disintegrating
  dispersible dt soluble effervescent enteric coated ec chewable film low dose high strength extra elemental
  acid base sodium hydrochloride hcl sulfate sulphate maleate tartrate bitartrate succinate fumarate mesylate mesilate
  besylate besilate phosphate acetate citrate bromide hydrobromide dihydrate trihydrate monohydrate anhydrous nitrate oxalate
  axetil proxetil dipropionate propionate furoate pivoxil medoxomil cilexetil disoproxil alafenamide lysine gluconate lactate benzoate malate tosylate tosilate
  hemihydrate isethionate xinafoate valerate decanoate palmitate stearate estolate ethylsuccinate etabonate embonate pamoate trometamol tromethamine
`);

/** Release forms; after a brand "mr" may stand for a muscle relaxant. */
export const RELEASE = words(
  'sr xr er cr la xl pr retard long acting slow sustained modified extended release prolonged',
);
export const RELEASE_OF_AN_INGREDIENT = words('mr');

/** Salts that are ingredients when they stand alone. */
export const SALTS = words('calcium potassium magnesium zinc lithium');

/** Says that it is put on, not taken. */
export const SURFACE_FORMS = words(
  'cream ointment oint gel lotion shampoo eye ear nasal topical pessary patch patches',
);

/** Says that there is nothing. */
export const NOTHING = words(
  'none nil no nkda nka known allergy allergies medicine medicines medication medications drug drugs regular currently',
);

/** Stand for a medicine without saying which: no allergy is understood by these alone. */
export const SOME_MEDICINE = words(`
  medicine medicines medication medications drug drugs tablet tablets tab tabs pill pills capsule capsules injection injections inj jab shot
  syrup drops drip infusion antibiotic antibiotics painkiller painkillers vaccine vaccination anaesthetic anesthetic anaesthesia anesthesia
  cream ointment inhaler remedy powder treatment chemotherapy contrast dye`);

/** Reactions after which the medicine must not be given again. */
export const GRAVE_REACTIONS = words(`
  anaphylaxis anaphylactic anaphylactoid shock collapse collapsed angioedema angiooedema stevens sjs ten lyell dress icu itu intubated
  breathless breathlessness unconscious cardiac arrest`);

/** Words without meaning in an allergy text, besides those that the data lists. */
export const LINKS = words(`
  and or with also the a an to of in on at as is was were had has have got get gets from by after before when while during since his her my me i it
  very severe mild moderate bad badly once twice years year ago months child childhood adult both all any allergic allergy allergies reaction reactions
  reacted react reacts intolerance intolerant sensitive sensitivity hypersensitivity avoid avoids group class type family drugs medicines medications
  about long time known history caused causes causing gives gave given made makes not no`);
