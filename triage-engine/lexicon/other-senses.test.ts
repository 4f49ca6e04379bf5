// Words in another sense, or joined over a clause: no finding, and no alarm.
import { expect, test } from 'vitest';
import { triage, urgencyOf } from '../triage.ts';
import { understand } from '../understand.ts';

test.each([
  ['I have a yellow sofa and dry skin', 'jaundice'],
  ['My BP is normal and I have a low-grade fever with diarrhoea', 'low-blood-pressure'],
  ['Both arms and both legs feel weak since the flu', 'one-sided-weakness'],
  ['Weak arms and legs since the flu', 'one-sided-weakness'],
  ['The sneezing was followed by a blocked nose', 'delusions'],
  ['I do not know how long I have had this mild itch', 'plan-to-die'],
  ['I know how to cook and I have a blocked nose', 'plan-to-die'],
  ['I lost my sense of smell', 'loss-of-consciousness'],
  ['I lost my phone and my vision insurance', 'vision-loss-sudden'],
  ['My arm is weak from the gym and my face is sunburnt', 'one-sided-weakness'],
  ['My neck is fine and the stiffness is in my knee', 'neck-stiffness'],
  ['Pain in my toe, chest is fine', 'chest-pain'],
  ['The shoes do not fit and I have a blister', 'seizure'],
  ['I cut my hair and the end of my nose is dry', 'wound'],
  ['I am irritable and tired', 'irritable-child'],
  ['I feel irritable lately', 'agitation'],
  ['I am a social drinker with a dry cough', 'alcohol-intoxicated'],
  ['My shortness of breath worsens on stairs', 'pleuritic-pain'],
  ['I gave blood yesterday and I am tired', 'bleeding-heavy'],
  ['It has stopped bleeding and she is playing again', 'bleeding-heavy'],
  ['The bruise on my shin is going yellow now', 'jaundice'],
  ['chot ka neela nishan ab peela pad raha hai', 'jaundice'],
  ['raat ko muh khol ke sota hai', 'burn-severe'],
  ['lip fat rahe hain thand me', 'swelling-lips-tongue'],
  ['I passed out the sweets at the party and feel sick', 'fainting'],
  ['My collapsed arches ache by evening', 'collapse'],
  ['Shot in the arm yesterday, flu one, sore today', 'stab-gunshot'],
  ['loose motion three times only and I am fit', 'seizure'],
  ['As a lad I had fits, none since, and now I have a cold', 'seizure'],
  ['muhase hain aur rishta dekhne log aa rahe hain', 'bleeding-heavy'],
  ['bitiya paani kam peeti hai', 'assault'],
  ['ghadi ki baitri khatam ho gayi', 'battery-swallowed'],
  ['truck chalate kamar akad gayi', 'car-accident'],
  ['papa ko 2011 me daura pada tha, ab sirf khansi hai', 'seizure'],
  ['बुआ का देहांत दिल के दौरे से हुआ, मुझे खाँसी है', 'seizure'],
  ['meri gudiya ko hichki hai', 'floppy-child'],
  ['I collapsed on the sofa after a double shift and slept ten hours', 'collapse'],
  ['Blocked nose, I can’t breathe through it at night', 'breathless-at-rest'],
  ['I can’t breathe in these jeans', 'breathless-at-rest'],
  ['Confused by the leaflet, is it two a day', 'confusion'],
  ['The unconscious bias course gave me a headache', 'unresponsive'],
  ['Snake plant sap on my hand, it itches', 'snake-bite'],
  ['Black poo since I started the iron tablets, I feel good', 'black-stools'],
  ['How many paracetamol a day for a girl of 11', 'takes-paracetamol-much'],
  ['Static electric shock off the car door', 'electric-shock'],
  ['Nearly choked on a crisp, coughed it out, all fine', 'choking-episode'],
  ['A spot of blood in my ear from a cotton bud', 'skull-fracture-signs'],
  ['I laughed so hard my tummy hurts', 'rigid-abdomen'],
  ['Blue nails after dyeing jeans', 'blue-lips'],
  ['A note that I was fit to fly', 'seizure'],
  ['r u a person or a bot', 'animal-bite'],
])('%s: no %s', (text, finding) => {
  expect(understand({ text, person: {} }).stated.get(finding)?.state).not.toBe('present');
});

test.each([
  ['My face and my arm are numb', 'one-sided-numbness'],
  ['Yellow eyes and skin', 'jaundice'],
  ['My eyes are yellow, and I bruise easily', 'jaundice'],
  ['aankhen peeli ho gayi hain aur neel padte hain', 'jaundice'],
  ['khaulte pani se haath jal gaya', 'burn-severe'],
  ['I passed out at the party', 'fainting'],
  ['He collapsed on the sofa after work and I can not wake him', 'collapse'],
  ['I can’t breathe through my mouth', 'breathless-at-rest'],
  ['He is confused about where he is', 'confusion'],
  ['A snake in the grass bit my foot', 'snake-bite'],
  ['Black stools since yesterday, I take iron and feel dizzy', 'black-stools'],
  ['An electric shock from the washing machine', 'electric-shock'],
  ['He choked on a coin and is still coughing', 'choking-episode'],
  ['Blood from my ear after I fell', 'skull-fracture-signs'],
  ['Her lips are blue and she is wheezing', 'blue-lips'],
  ['I feel I might do harm to my baby', 'wants-to-hurt-others'],
  ['Shot in the arm, it is bleeding', 'stab-gunshot'],
  ['pati roz peetta hai mujhe', 'assault'],
  ['zakhm se khoon rista ja raha hai', 'bleeding-heavy'],
  ['bacche ne baitri nigal li', 'battery-swallowed'],
  ['truck ne takkar maar di bhai ko', 'car-accident'],
  ['dhue me saans nahi aa rahi', 'carbon-monoxide-exposure'],
  ['mungfali gale me atak gayi', 'choking-now'],
  ['ek mutthi goli kha li', 'overdose'],
  ['I cut my wrist and it will not stop bleeding', 'bleeding-wont-stop'],
  ['My baby is irritable and hot', 'irritable-child'],
  ['My nose bleeds and it has not stopped', 'bleeding-wont-stop'],
  ['The cut is bleeding and it does not stop', 'bleeding-wont-stop'],
  ['Pain in my chest and my left arm', 'left-arm-pain'],
])('%s: still %s', (text, finding) => {
  expect(understand({ text, person: {} }).stated.get(finding)?.state).toBe('present');
});

test.each([
  'Hoarse for five days with a cold, throat feels a bit swollen',
  'My heart belongs to football and my attack of sneezing is back',
  'I am dying to sleep, boring work and a runny nose',
  'I have had a stroke of bad luck, and a sore elbow from painting',
  'My late husband died of a stroke, and I have only come about my varicose veins',
  'Choked on my coffee this morning, coughed, totally fine',
  'Passed out on the sofa at nine, I was so tired from the kids',
])('no alarm: %s', (text) => {
  expect(urgencyOf({ text, person: {} }) ?? 1).toBeLessThanOrEqual(3);
});

test.each([
  'Choked on my coffee and I am still wheezing',
  'He choked on a grape, he is fine but coughs',
  'Passed out on the sofa after taking tablets, exhausted',
  'Passed out in the kitchen',
])('an alarm all the same: %s', (text) => {
  const { urgency, asks } = triage({ text, person: {} });
  expect((urgency ?? 0) >= 4 || asks.length > 0).toBe(true);
});

test.each([
  'meningitis jab reminder came for my son',
  'cut on my thumb, my tetanus was done in April',
  'A girl at school died of meningitis, mine is perfectly well with one bite on her arm',
  "My aunt's sepsis started with a cut, how do I clean my little graze",
  'Stroked the cat, eyes itch',
])('the name of an illness that nobody here has is no emergency: %s', (text) => {
  expect(urgencyOf({ text, person: {} }) ?? 0).toBeLessThan(4);
});
