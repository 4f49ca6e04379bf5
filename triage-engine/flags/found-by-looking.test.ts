// Emergencies told by what was found and not by their names, class by class, and the harmless neighbours of each.
import { describe, expect, test } from 'vitest';
import { triage, urgencyOf } from '../triage.ts';

const levelOf = (text: string) => urgencyOf({ text, person: {} }) ?? 0;

describe.each([
  {
    of: 'a pain in the head that is there at once',
    danger: [
      'A 44-year-old man felt a snap at the back of his head, then the most violent pain within a second; his neck is stiff.',
      'A 51-year-old woman felt an explosion in her skull, the worst pain ever in an instant.',
    ],
    neighbours: ['A 30-year-old man heard a bang on the door and woke with a mild headache.'],
  },
  {
    of: 'spots that stay under pressure',
    danger: [
      'An 18-year-old student has fever and a headache. Blotches have come up that stay when a glass is pressed on them.',
      'she has fever and vomits, the dots on her legs remain when pressed with a tumbler',
    ],
    neighbours: ['The mosquito spots on my arm itch and fade when I press them.'],
  },
  {
    of: 'a battery or magnets that are missing',
    danger: [
      'A 2-year-old boy had the remote control open; one of the flat round cells is missing and he dribbles.',
      'my toddler played with magnets, two are missing and he does not eat',
    ],
    neighbours: ['The fridge magnets are missing and I have a runny nose.'],
  },
  {
    of: 'an eye that was hit at work, or operated on',
    danger: [
      'While hammering on steel without goggles a 24-year-old man felt something hit his eye. The pupil is pear-shaped.',
      'A 43-year-old man with an eye operation last week has throbbing pain and failing sight in that eye.',
      'A 62-year-old man was hit in the eye by a ball; blood fills the lower half of the iris and he sees fog.',
    ],
    neighbours: ['A 30-year-old man got dust in his eye, it watered and is well again.'],
  },
  {
    of: 'after an operation',
    danger: [
      'A 55-year-old woman two weeks after a gastric bypass has a pulse of 130, fever and left shoulder pain.',
      'A 61-year-old man’s operation wound burst open as he coughed; a loop of bowel shows.',
      'A 58-year-old woman with a knee replacement has a knee that hurts badly, 39 °C and shivers.',
    ],
    neighbours: ['A 45-year-old woman is well two weeks after an operation on her hernia, the scar itches.'],
  },
  {
    of: 'a limb without blood, or under a plaster',
    danger: [
      'My leg went cool and a funny colour suddenly after lunch, my toes are numb.',
      'A 40-year-old woman has a plaster on her forearm; stretching her fingers is agony.',
      'An 8-year-old boy fell on his elbow; the arm is bent and his fingers are white and numb.',
    ],
    neighbours: ['My feet are cool in the evening.', 'The plaster on my finger got wet.'],
  },
  {
    of: 'smoke, a crash, a crush',
    danger: [
      'A 35-year-old woman was rescued from a smoky flat, there is soot in her nostrils.',
      'A 26-year-old motorcyclist came off at speed; his neck hurts in the midline and his fingers tingle.',
      'A 37-year-old woman was pulled from under a tractor and is clammy.',
    ],
    neighbours: ['I came off the bus late and my neck is a bit stiff.'],
  },
  {
    of: 'what is not passed',
    danger: [
      'A 34-year-old man has a tender lump above a scar; no wind has passed since last night and he retches.',
      'A 3-year-old girl with diarrhoea has sunken eyes and has not passed water since yesterday noon.',
      'A 73-year-old man’s catheter has stopped draining and his lower belly is hard and hurts.',
    ],
    neighbours: ['I pass wind a lot after lentils.'],
  },
  {
    of: 'a mind that is not clear',
    danger: [
      'She plucks at the bedclothes since the morning, she has a bladder infection.',
      'Since this morning my left hand does not do what I tell it.',
      'A 49-year-old man stares, his mouth is twitching and he does not answer.',
      'A 27-year-old man says that the police put a chip in his head and that he will stab the next officer.',
    ],
    neighbours: ['I stare at the screen all day and my eyes are tired.', 'The chip in my tooth catches my tongue.'],
  },
  {
    of: 'an allergy without a rash',
    danger: [
      'A 10-year-old boy with nut allergy ate a curry; his voice is hoarse and he has vomited.',
      'A 29-year-old woman was stung by a bee in the mouth and can hardly swallow.',
    ],
    neighbours: ['A bee stung me on the foot, it itches.'],
  },
  {
    of: 'weak defences, thin blood',
    danger: [
      'A 28-year-old man without a spleen has felt shivery and weak for four hours, with 39.2 °C.',
      'A 9-year-old boy with haemophilia hit his head at school and has a headache.',
      'A 60-year-old woman on apixaban has bled from the nose for fifty minutes despite pressing.',
      'I have been bleeding from down below for a week, I take blood thinners and I feel light-headed.',
    ],
    neighbours: ['My nose bled for five minutes and stopped.'],
  },
  {
    of: 'more tablets than were meant',
    danger: ['I took more of my tablets than I should have on Friday. I feel fine now.'],
    neighbours: ['I took one more vitamin tablet than I should have.'],
  },
])('$of', ({ danger, neighbours }) => {
  test.each(danger)('is an emergency: %s', (text) => expect(levelOf(text)).toBeGreaterThanOrEqual(4));
  test.each(neighbours)('is none: %s', (text) => expect(levelOf(text)).toBeLessThanOrEqual(3));
});

test.each([
  'My husband snores and stops breathing in his sleep, he nods off at meetings',
  'He has had several short attacks of a racing heart before lectures, gone within ten minutes',
  'A 48-year-old woman had a cramp in her calf last night. The leg is not swollen or red.',
  'A 20-year-old man has a dry mouth and feels queasy the morning after a party. He drinks water.',
  'A 45-year-old man needs his stitches out; the cut on his leg is healing.',
])('what only shares words with an emergency is none: %s', (text) => expect(levelOf(text)).toBeLessThanOrEqual(3));

test.each([
  'He stopped breathing and is blue',
  'My baby stops breathing in her sleep, she is 2 months old',
  'I think I am having a heart attack',
  'cannot move my legs since this morning',
])('and the emergency itself stays one: %s', (text) => expect(levelOf(text)).toBeGreaterThanOrEqual(4));

test('skin that weeps is shown to a doctor', () => {
  expect(levelOf('A 24-year-old woman has itchy red patches in the folds of her elbows which weep.')).toBeGreaterThan(
    1,
  );
});

test('how old somebody is tells no time since when', () => {
  const found = (text: string) => triage({ text, person: {} }).understood.map(({ finding }) => finding);
  expect(found('A 58-year-old woman has had a cough for three days.')).not.toContain('chronic-morning-cough');
  expect(found('A 55-year-old woman had a gastric bypass.')).not.toContain('heart-disease-known');
});
