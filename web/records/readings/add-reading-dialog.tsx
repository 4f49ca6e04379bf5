import { useState } from 'react';
import type { DangerSign } from '#contract/readings/reading-advice.ts';
import { SPEAKS_OF_NOW_MS } from '#contract/readings/reading-time.ts';
import type { Reading, ReadingAdvice } from '#contract/readings/readings.ts';
import { NOTE_CHARACTERS, READING_FACTS, READING_KINDS, type ReadingKind } from '#contract/readings/readings.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { Unreachable } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { DayTimeField } from '#web/ui/fields/days/day-time-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime, zoneInWords } from '#web/ui/time/time.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { useAdviceHere } from '../danger/advice-for.ts';
import { DangerCard, whatToDo } from '../danger/danger-card.tsx';
import { DangerSigns } from '../danger/danger-signs.tsx';
import { FigureFields } from '../figures/figure-fields.tsx';
import { UnusualBox } from '../figures/unusual-box.tsx';
import { NotSavedBox } from './not-saved-box.tsx';
import { type ReadingDraft, readingIn } from './reading-draft.ts';
import { useReadingForm } from './reading-form.ts';
import { figures } from './reading-words.ts';

type AddReadingDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  kind: ReadingKind;
  patientId: string;
  emergencyNumber: string;
  /** Typed before and not saved yet. */
  kept: ReadingDraft | null;
  onKeep: (draft: ReadingDraft | null) => void;
};

export function AddReadingDialog(props: AddReadingDialogProps) {
  const timeZone = useTimeZone();
  const { isOpen, onClose, patientId, emergencyNumber } = props;
  const now = useNow();
  const adviceOn = useAdviceHere(patientId);
  const { draft, field, day, submit, unsaved, failure, failureBox, isSending, chooseKind, confirm } = useReadingForm({
    ...props,
    onAdded: (added) => {
      for (const reading of added) sayAdded(reading, timeZone);
      onClose();
    },
  });
  const advice = unsaved && adviceOn(unsaved);
  const typed = readingIn(draft, timeZone);
  const ifRight = typed && adviceOn(typed);
  const isUnreachable = failure instanceof Unreachable;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Add reading')}>
      <form className="stack gap-16" onSubmit={submit} noValidate>
        {advice && <AdviceHere advice={advice} emergencyNumber={emergencyNumber} />}
        {unsaved && (!failure || isUnreachable) && (
          // The instruction has the focus, where there is one.
          <NotSavedBox isSending={isSending} hasFailed={isUnreachable} box={advice ? undefined : failureBox} />
        )}
        <SelectField
          label={t('What was measured')}
          value={draft.kind}
          onChange={(event) => chooseKind(event.target.value as ReadingKind)}
        >
          {READING_KINDS.map((each) => (
            <option key={each} value={each}>
              {tMarked(READING_FACTS[each].name)}
            </option>
          ))}
        </SelectField>
        <FigureFields
          kind={draft.kind}
          value={field('value')}
          second={field('second')}
          unit={field('unit')}
          chosenUnit={draft.unit}
        />
        {draft.kind === 'blood-glucose' && (
          <SelectField
            label={t('Before or after eating')}
            isOptional
            hint={t('Fasting is eight hours without food or sweet drinks.')}
            {...field('fasting')}
          >
            <option value="">{t('Not said')}</option>
            <option value="yes">{t('Fasting')}</option>
            <option value="no">{t('Not fasting')}</option>
          </SelectField>
        )}
        <DayTimeField
          label={t('When')}
          isOptional
          hint={t('Now, when you leave it empty. In {timeZone}.', { timeZone: zoneInWords(timeZone) })}
          max={dayOf(now, timeZone)}
          {...day('at')}
        />
        <TextField
          label={t('Note')}
          isOptional
          hint={t('Anything that helps to understand it, such as: after a walk.')}
          maxLength={NOTE_CHARACTERS}
          {...field('note')}
        />
        {!isUnreachable && (
          <UnusualBox
            fields={draft}
            failure={failure}
            box={failureBox}
            onConfirm={confirm}
            isSending={isSending}
            ifRight={ifRight?.urgency && whatToDo(ifRight.urgency, ifRight, emergencyNumber)}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText={t('Saving…')}>
            {unsaved ? t('Try again') : t('Add reading')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A green tick only where a range says that nothing is to be done. An advice of now has its own dialog. */
function sayAdded(reading: Reading, timeZone: string, now = new Date()): void {
  const { kind, flag, unit, advice, isChecked, measuredAt } = reading;
  const isOld = now.getTime() - Date.parse(measuredAt) > SPEAKS_OF_NOW_MS;
  if (advice && !isOld) return;
  const say = flag || !isChecked ? toast.info : toast.success;
  const words = [
    asSentences(
      `${figures(reading)} ${tMarked(unit)}${isOld ? `, ${dayAndTime(measuredAt, timeZone, now)}` : ''}`,
      flag && tMarked(flag),
    ),
    isOld && (flag || !isChecked) && tMarked(OLD),
    !isChecked && !isOld && tMarked(kind === 'peak-flow' ? NO_BEST : NO_RANGE),
  ];
  say(t('{name} added', { name: tMarked(READING_FACTS[kind].name) }), words.filter(Boolean).join(' '));
}

const OLD = msg('It is more than a day old, so it was not checked. Measure again, or ask the clinic.');
const NO_BEST = msg('It is compared with your own best as soon as there is an earlier one.');
const NO_RANGE = msg('It is past no danger limit. Nadi has no usual ranges under 18.');

type AdviceHereProps = { advice: ReadingAdvice; emergencyNumber: string };

/** Says what to do about a reading that has not reached the clinic, by the same rule as the server. */
function AdviceHere({ advice, emergencyNumber }: AdviceHereProps) {
  const [signs, setSigns] = useState<DangerSign[]>([]);
  return (
    <>
      <DangerCard advices={[advice]} signs={signs} emergencyNumber={emergencyNumber} />
      <DangerSigns advices={[advice]} signs={signs} onChange={setSigns} />
    </>
  );
}
