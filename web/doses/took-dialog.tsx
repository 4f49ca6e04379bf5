import { useState } from 'react';
import type { HomeDose } from '#contract/medicines/doses.ts';
import { t, tFromServer } from '#web/language/say.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { ClockField } from '../ui/fields/clock-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { clockTime } from '../ui/time/clock-time.ts';
import { useNow } from '../ui/time/now.ts';
import { addDays, dayOf, dayWords, instantOf, wallClock } from '../ui/time/zoned-time.ts';
import { useAnswerDose } from './queries.ts';

type TookDialogProps = { isOpen: boolean; onClose: () => void; dose: HomeDose };

/** A dose that was not marked at its time: when it was really taken is asked, not taken for the time of the plan. */
export function TookDialog({ isOpen, onClose, dose }: TookDialogProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const today = dayOf(now, timeZone);
  const answering = useAnswerDose();
  // The minute may pass while the dialog is open.
  const [opened] = useState(() => ({ day: today, at: wallClock(now, timeZone).slice(11) }));
  const { draft, choose, errors, submit, isSending, failureElsewhere, failureBox } = useEndpointForm({
    initial: opened,
    check: ({ at }): Record<string, string> =>
      clockTime(at) === null ? { at: tFromServer('A time looks like 09:30.') } : {},
    send: ({ day, at }) => {
      // Untouched it is now, to the second.
      const isNow = day === opened.day && at === opened.at;
      const when = isNow ? {} : { at: momentOf(day, at, timeZone) };
      return answering.mutateAsync({ dose, answer: { outcome: 'taken', ...when } });
    },
    onSent: () => {
      onClose();
      toast.success(t('Marked as taken'), `${dose.name} ${dose.dosage}`);
    },
  });
  const days = daysBetween(dose.day, today);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('When did you take {name} {dosage}?', { name: dose.name, dosage: tFromServer(dose.dosage) })}
      size="small"
    >
      <form className="stack gap-16" onSubmit={submit} noValidate>
        {days.length > 1 && (
          <ChoiceField
            label={t('Day')}
            name="day"
            choices={days.map((day) => ({ value: day, label: wordOf(day, today) }))}
            value={draft.day}
            onChoose={(day) => choose('day', day)}
          />
        )}
        <ClockField label={t('Time')} value={draft.at} error={errors.at} onChange={(at) => choose('at', at)} />
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {t('I took it then')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const momentOf = (day: string, at: string, timeZone: string) => instantOf(`${day}T${clockTime(at) ?? at}`, timeZone);

function daysBetween(first: string, last: string): string[] {
  const days = [last];
  while ((days[0] ?? first) > first && days.length < 4) days.unshift(addDays(days[0] ?? last, -1));
  return days;
}

const wordOf = (day: string, today: string) => {
  if (day === today) return t('Today');
  const { weekday, number, month } = dayWords(day);
  return day === addDays(today, -1) ? t('Yesterday') : `${weekday} ${number} ${month}`;
};
