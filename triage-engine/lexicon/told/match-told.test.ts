import { expect, test } from 'vitest';
import { understand } from '#triage-engine/understand.ts';

const found = (text: string): string[] =>
  [...understand({ text, person: {} }).stated].filter(([, { state }]) => state === 'present').map(([id]) => id);

test.each([
  ['I keep waking at three with my thumb and two fingers buzzing and dead.', 'night-hand-numbness'],
  ['My slippers do not go on any more, both ankles have blown up.', 'ankle-swelling'],
  ['I stand and wait before it starts and the stream is thin.', 'weak-stream'],
  ['There is burning coming up behind the chest bone with sour water in the throat.', 'heartburn'],
  ['My jaw refuses to open since yesterday.', 'trismus'],
  ['Everybody else has the fan on and I am wearing a sweater.', 'cold-intolerance'],
  ['Tiny things are crawling in the hair and white dots are glued to it.', 'nits'],
  ['The lid falls over the eye by evening.', 'droopy-eyelid'],
])('what is told in a turn of speech is read: %s', (text, finding) => {
  expect(found(text)).toContain(finding);
});

test.each([
  ['I have no cough and no ringing in the ears.', 'tinnitus'],
  ['No ankle swelling, no fever.', 'ankle-swelling'],
  ['I have not noticed any hearing loss, or ringing in my ears.', 'hearing-loss'],
  ['He is not able to keep the foot down.', 'not-drinking'],
  ['I burned my hand on the stove.', 'carbon-monoxide-exposure'],
])('what is denied, or told in the same words of something else, is not read: %s', (text, finding) => {
  expect(found(text)).not.toContain(finding);
});

test('a turn of speech hides no alarming phrase inside it', () => {
  const told = found('I am pregnant and my calf is swollen and painful.');
  expect(told).toContain('calf-pain');
  expect(told).toContain('leg-swelling-one');
});

test('a turn of speech says what its single words mean', () => {
  const told = found('I leak a squirt when I laugh or sneeze.');
  expect(told).toContain('stress-leak');
  expect(told).not.toContain('sneezing');
});
