// What hangs by its skin is nearly off, however calmly it is told; what hangs and is nobody does not want to die.
import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';

const told = (text: string) => {
  const { urgency, flags, understood } = triage({ text, person: {} });
  return { urgency, flags: flags.map(({ id }) => id), found: understood.map(({ finding }) => finding) };
};

describe('a finger that hangs is an emergency, however calmly it is told', () => {
  test.each([
    'The tip of my finger is hanging by the skin, wrapped it in a cloth, not much pain',
    'the end of my finger is only attached by a flap of skin, I wrapped it, feeling ok',
    'finger tip is dangling, tied a hanky, no pain',
    'thumb tip hanging by a thread of skin, plastered it, carrying on work',
    'the end of my fingur is hangin by skin, its ok',
    'my toe is hanging off after the lawn mower',
    'part of my ear is hanging off after a dog pulled it',
    'ungli ka aage ka tukda chamdi ke sahare jhool raha hai, rumal bandh liya',
    'ungli ka tip latka hua hai rumal bandh liya dard theek hai',
    'door me ungli dab gayi aage ka hissa latak raha tha, chipka ke patti kar di',
    'darwaze me ungli aayi, sira thoda sa juda hua hai bas, patti laga li',
    'gate mein ungli aa gayi, aage ka maans latak raha hai, kapda bandha hai, kaam kar raha hu',
    'उंगली का सिरा चमड़ी से लटक रहा है, पट्टी बाँध दी',
    'मशीन में अंगूठा आया, चमड़ी से लटक रहा है, रूमाल बाँध लिया, दर्द नहीं',
  ])('%s', (text) => {
    const { urgency, flags } = told(text);
    expect(urgency).toBeGreaterThanOrEqual(4);
    expect(flags).not.toContain('suicide-attempt');
    expect(flags).not.toContain('burn-serious');
  });

  test.each([
    'nail is hanging off my toe',
    'nakhun ke paas chamdi latak rahi hai',
    'skin hanging from a burst blister',
    'my fingertip hangs down since the ball hit it, I cannot straighten it',
    'kaan mein bali latak rahi hai, khujli hai',
    'bachcha meri ungli pakad ke latak raha tha, kandha dukh raha hai',
  ])('nothing of a body is off: %s', (text) => {
    expect(told(text).found).not.toContain('amputation');
    expect(told(text).urgency ?? 2).toBeLessThan(4);
  });
});

describe('what hangs', () => {
  test.each([
    'मेरी उंगली लटक रही है',
    'हाथ लटक गया है',
    'nakhun latak raha hai',
    'haath latak gaya hai',
    'कपड़े रस्सी पर लटक रहे हैं और सिर दर्द है',
    'kapde latak rahe the unse takra ke muh chhil gaya',
  ])('and is a part or a thing thinks of no death: %s', (text) => {
    expect(told(text).flags.filter((id) => /suicid|self-harm|plan-to-die/.test(id))).toEqual([]);
  });

  test.each([
    'bhai pankhe se latak raha hai',
    'भाई पंखे से लटक गया, हाथ ठंडे हैं',
    'wo kamre me latak gayi',
    'beti dupatte se latak gayi',
    'लटक जाने का मन है',
    'latak jane ka mann karta hai',
    'फांसी पर लटकने का मन करता है',
    'rassi se latak gaya, haath pair dheele hain',
  ])('and is a person is believed: %s', (text) => {
    const { urgency, flags } = told(text);
    expect(urgency).toBeGreaterThanOrEqual(4);
    expect(flags.some((id) => /suicid|self-harm|plan-to-die/.test(id))).toBe(true);
    expect(flags).not.toContain('face-dropped');
  });
});
