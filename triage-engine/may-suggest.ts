// Harm by oneself or by others counts among the causes, and may be asked for; it is named only to whoever has told of it. A child's
// bruise is not "perhaps abuse", nor a cut finger "perhaps self-harm". Bleeding of one place likewise: a fistula that
// bleeds is no "perhaps a nosebleed". Nor is low sugar named to whoever has measured that it is not low.
import { isSugarNotLow } from './findings/from-vitals.ts';
import type { ConditionId, FindingId } from './knowledge/ids.generated.ts';
import type { Ranked } from './ranking/rank.ts';
import type { Understanding } from './understand.ts';

/** Any of these was told. */
const UNSUGGESTED: ReadonlyMap<string, readonly FindingId[]> = new Map<ConditionId, readonly FindingId[]>([
  ['self-harm-condition', ['self-harm']],
  ['domestic-violence', ['abuse-at-home', 'assault', 'strangled', 'sexual-assault']],
  ['child-abuse', ['abuse-at-home', 'assault', 'strangled', 'sexual-assault']],
  ['sexual-violence', ['sexual-assault']],
  ['choking-strangulation', ['strangled']],
  ['epistaxis', ['nosebleed', 'nosebleed-heavy']],
  // Whoever asks for a certificate or more tablets has no illness by that.
  ['medicine-or-check', []],
  ['heavy-menstrual-bleeding', ['heavy-periods', 'prolonged-periods', 'vaginal-bleeding', 'heavy-vaginal-bleeding']],
]);

const LOW_SUGAR: ConditionId = 'hypoglycaemia';

export const maySuggest =
  ({ stated, mentions }: Pick<Understanding, 'stated' | 'mentions'>) =>
  ({ condition }: Pick<Ranked, 'condition'>): boolean => {
    if (condition.id === LOW_SUGAR && isSugarNotLow(stated)) return false;
    const told = UNSUGGESTED.get(condition.id);
    return !told || mentions.own.includes(condition.id) || told.some((id) => stated.get(id)?.state === 'present');
  };
