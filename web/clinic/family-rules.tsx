import {
  FAMILY_RULE_WORDS,
  type FamilyRuleName,
  type FamilyRules,
  type KeptFamilyRules,
  misfitsIn,
  TypedFamilyRules,
} from '#contract/clinic/family-rules.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useFollow, useSeen } from '../ui/forms/seen.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import styles from './clinic.module.css';
import { useFamilyRules, useSetFamilyRules } from './queries.ts';

/** From which ages on parents see less and nothing, and how long help lasts. */
export function FamilyRulesCard() {
  const rules = useFamilyRules();
  return (
    <Card title="Families">
      <QueryView query={rules} lines={5}>
        {(kept) => (
          <div className="stack fit gap-16">
            <RulesForm kept={kept} />
            <History kept={kept} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}

const NAMES = Object.keys(FAMILY_RULE_WORDS) as FamilyRuleName[];

const HINTS: Readonly<Record<FamilyRuleName, string>> = {
  teenagerFrom: 'Parents then see visits, vaccines and what is not private.',
  adultFrom: 'Parents and guardians then see nothing: it ends by itself.',
  helpMonths: 'An adult can renew it.',
  firstDayTold: 'Both sides are told.',
  lastDayTold: 'Both sides are told once more.',
};

type Draft = Record<FamilyRuleName, string>;

const draftOf = (rules: FamilyRules): Draft =>
  Object.fromEntries(NAMES.map((name) => [name, String(rules[name])])) as Draft;

/** What is no number is for the schema to refuse, at its field. */
const rulesIn = (draft: Draft): FamilyRules =>
  Object.fromEntries(
    NAMES.map((name) => [name, draft[name].trim() === '' ? Number.NaN : Number(draft[name])]),
  ) as FamilyRules;

function errorsIn(draft: Draft): Partial<Record<FamilyRuleName, string>> {
  const read = TypedFamilyRules.safeParse({ ...rulesIn(draft), version: 0 });
  if (read.success) return misfitsIn(read.data);
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

function RulesForm({ kept }: { kept: KeptFamilyRules }) {
  const setting = useSetFamilyRules();
  const seen = useSeen(kept, ({ version }) => version);
  const form = useEndpointForm<Draft, KeptFamilyRules>({
    initial: draftOf(kept.rules),
    check: errorsIn,
    send: (draft) => setting.mutateAsync({ ...rulesIn(draft), version: seen.value.version }),
    onSent: (saved) => {
      seen.see(saved);
      form.startOver(draftOf(saved.rules));
      toast.success('Saved', 'It holds now.');
    },
  });
  const before = draftOf(seen.value.rules);
  const changed = NAMES.filter((name) => form.draft[name].trim() !== before[name]);
  const startOver = () => {
    seen.see(kept);
    form.startOver(draftOf(kept.rules));
  };
  useFollow(seen.isOutdated && changed.length === 0, startOver);
  return (
    <form className="stack fit gap-16" noValidate onSubmit={form.submit}>
      <div className={`stack start gap-12 ${styles.fields}`}>
        {NAMES.map((name) => (
          <TextField
            key={name}
            label={FAMILY_RULE_WORDS[name]}
            hint={
              before[name] === String(kept.usual[name]) ? HINTS[name] : `${HINTS[name]} Usually ${kept.usual[name]}.`
            }
            inputMode="numeric"
            maxLength={3}
            {...form.field(name)}
          />
        ))}
      </div>
      {changed.length > 0 && (
        <p>
          It holds at once for every family: whoever is too old for a parent’s access loses it, and what has ended stays
          ended. Every administrator gets a mail. Saving asks for your password.
        </p>
      )}
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <div className="row wrap gap-12">
        <Button
          type="submit"
          look="primary"
          disabled={changed.length === 0}
          isBusy={form.isSending}
          busyText="Saving …"
        >
          Save<span className="visually-hidden"> the rules for families</span>
        </Button>
        {changed.length > 0 && (
          <Button look="quiet" onClick={startOver}>
            Put it back
          </Button>
        )}
        {changed.length === 0 && kept.history.length === 0 && (
          <p className="muted">As it was installed: nobody has changed it here.</p>
        )}
      </div>
    </form>
  );
}

function History({ kept: { history, usual } }: { kept: KeptFamilyRules }) {
  const timeZone = useTimeZone();
  if (history.length === 0) return null;
  return (
    <details>
      <summary className="min-height-48">Who changed it, and when ({history.length})</summary>
      <ul className="stack gap-8 mt-12">
        {history.map(({ rules, by, at }, place) => (
          <li key={at} className="ruled py-12">
            <b>
              {by}, {dayAndTime(at, timeZone)}
            </b>
            <span className="block muted">{changesIn(history[place + 1]?.rules ?? usual, rules)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const changesIn = (before: FamilyRules, now: FamilyRules): string =>
  NAMES.filter((name) => before[name] !== now[name])
    .map((name) => `${FAMILY_RULE_WORDS[name]}: ${before[name]} → ${now[name]}`)
    .join('; ');
