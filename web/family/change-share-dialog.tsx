import { useState } from 'react';
import { ACCESS_PARTS, type AccessPart } from '#contract/endpoint.ts';
import type { ActedFor, ActingForMe } from '#contract/patients/family.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { t, tCount } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { dayAndMonthOf } from './day-words.ts';
import { partWords, toggled } from './share-words.ts';
import { useChangeAccess } from './ways-in-queries.ts';

type Share = Pick<ActingForMe | ActedFor, 'id' | 'name' | 'parts' | 'until' | 'seesConfidential'>;

type ChangeShareProps = {
  share: Share;
  /** How long it can last from now; null: the end is not mine to change. */
  mostMonths: number | null;
  /** Parts that can be chosen: all of them, or only those that one gives back from. */
  choices: readonly AccessPart[];
  /** Whether to ask if the private is shown. */
  asksPrivate: boolean;
  onClose: () => void;
};

/** What to change, then once more in words before it holds. */
export function ChangeShareDialog({ share, mostMonths, choices, asksPrivate, onClose }: ChangeShareProps) {
  const changing = useChangeAccess();
  const [parts, setParts] = useState<readonly AccessPart[]>(share.parts);
  const [months, setMonths] = useState(0);
  const [seesPrivate, setSeesPrivate] = useState(share.seesConfidential);
  const [isAsking, setAsking] = useState(false);
  const name = firstNameOf(share.name);
  const isSame = months === 0 && seesPrivate === share.seesConfidential && areSame(parts, share.parts);
  const save = () => {
    const body = { parts: [...parts], seesConfidential: seesPrivate, ...(months > 0 ? { months } : {}) };
    changing.mutate(
      { id: share.id, body },
      {
        onSuccess: () => {
          toast.success(t('It is changed'), t('It holds from now on.'));
          onClose();
        },
      },
    );
  };
  const title = mostMonths === null && !asksPrivate ? t('Give back a part') : t('Change what {name} may do', { name });
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small" key={isAsking ? 'asking' : 'choosing'}>
      {isAsking ? (
        <ul className="stack gap-4 lead-135">
          {parts.map((part) => (
            <li key={part}>{partWords(part)}</li>
          ))}
          {asksPrivate && <li>{seesPrivate ? t('Also what is private') : t('Nothing that is private')}</li>}
          <li>{endWords(share, months)}</li>
        </ul>
      ) : (
        <div className="stack gap-16">
          {choices.length > 0 && (
            <fieldset>
              <legend className="mb-8 p-0 semibold">
                {mostMonths === null ? t('What do you keep?') : t('What may they do for you?')}
              </legend>
              {choices.map((part) => (
                <CheckField
                  key={part}
                  label={partWords(part)}
                  checked={parts.includes(part)}
                  onChange={() => setParts(toggled(parts, part))}
                />
              ))}
            </fieldset>
          )}
          {asksPrivate && (
            <SwitchField
              label={t('Also what is private')}
              isOn={seesPrivate}
              onChange={() => setSeesPrivate(!seesPrivate)}
            >
              {t('Then nothing in these parts is kept from {name}.', { name })}
            </SwitchField>
          )}
          {mostMonths !== null && (
            <SelectField
              label={t('Until when?')}
              value={months}
              onChange={({ target }) => setMonths(Number(target.value))}
            >
              <option value={0}>{endWords(share, 0)}</option>
              {Array.from({ length: mostMonths }, (_, n) => n + 1).map((n) => (
                <option key={n} value={n}>
                  {tCount('{n} month from today', '{n} months from today', n)}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
      {changing.error && <AlertBox tone="urgent" title={sentenceFor(changing.error)} />}
      <DialogActions>
        <Button onClick={isAsking ? () => setAsking(false) : onClose}>{isAsking ? t('Back') : t('Cancel')}</Button>
        {isAsking ? (
          <Button look="primary" isBusy={changing.isPending} onClick={save}>
            {t('Change it now')}
          </Button>
        ) : (
          <Button look="primary" disabled={isSame || parts.length === 0} onClick={() => setAsking(true)}>
            {t('Go on')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function endWords({ until }: Share, months: number): string {
  if (months > 0) return tCount('{n} month from today', '{n} months from today', months);
  return until ? t('Until {day}, as before', { day: dayAndMonthOf(until.slice(0, 10)) }) : t('The end stays as it is');
}

const areSame = (one: readonly AccessPart[], other: readonly AccessPart[]): boolean =>
  one.length === other.length && one.every((part) => other.includes(part));

/** Whoever gives back keeps some of what they have. */
export const keepable = (parts: readonly AccessPart[]): readonly AccessPart[] =>
  parts.includes('everything') ? ACCESS_PARTS : parts;
