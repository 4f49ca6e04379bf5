import { IconCircleCheck, IconCircleMinus, IconClock, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type HomeDose, SNOOZE_MINUTES, SNOOZE_UNDONE } from '#contract/medicines/doses.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tFromServer } from '#web/language/say.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { timeOfDay } from '../ui/time/time.ts';
import { statusInWords } from './dose-words.ts';
import styles from './doses.module.css';
import { isDue } from './next-dose.ts';
import { useSnoozeDose, useUndoDose } from './queries.ts';
import { TakenButton } from './taken-button.tsx';

type DoseRowProps = {
  dose: HomeDose;
  now: Date /** Before the time, where it is of another day. */;
  day?: string;
  onSkip: (dose: HomeDose) => void;
  /** Of a missed dose: when it was taken is asked. */
  onTook: (dose: HomeDose) => void;
};

const ICONS: Partial<Record<HomeDose['status'], typeof IconClock>> = {
  taken: IconCircleCheck,
  skipped: IconCircleMinus,
  missed: IconHelpCircle,
};
const TONES: Partial<Record<HomeDose['status'], string>> = { taken: 'ok', missed: 'attention' };

/** When, what, what became of it, and what can be said of it now. */
export function DoseRow({ dose, now, day, onSkip, onTook }: DoseRowProps) {
  const timeZone = useTimeZone();
  const isNow = isDue(dose, now) && !dose.answer;
  const status = isNow && dose.status !== 'missed' ? 'due' : dose.status;
  const Icon = ICONS[status] ?? IconClock;
  return (
    <li className={`stack gap-8 ruled ${styles.dose}`} data-status={status}>
      <div className="row gap-12">
        <Icon className={`fixed ${TONES[status] ?? 'muted'}`} aria-hidden />
        <span className="grow min-0 breakable lead-130">
          <b className="block semibold">
            {day && `${day}, `}
            {timeOfDay(dose.at, timeZone)} <AsWritten>{dose.name}</AsWritten> {tFromServer(dose.dosage)}
          </b>
          {dose.onDays && (
            <span className="block attention semibold">{t('Only {onDays}', { onDays: tFromServer(dose.onDays) })}</span>
          )}
          <span className={TONES[status] ?? 'muted'}>{statusInWords({ ...dose, status }, timeZone)}</span>
        </span>
        {dose.can.undo && <Undo dose={dose} />}
      </div>
      {dose.can.answer && <Ways {...{ dose, isNow, onSkip, onTook }} />}
    </li>
  );
}

type WaysProps = Pick<DoseRowProps, 'dose' | 'onSkip' | 'onTook'> & { isNow: boolean };

function Ways({ dose, isNow, onSkip, onTook }: WaysProps) {
  const isMissed = dose.status === 'missed';
  return (
    <div className={`row wrap gap-8 ${styles.ways}`}>
      {isMissed ? (
        <Named look="secondary" dose={dose} onClick={() => onTook(dose)}>
          {t('I took it')}
        </Named>
      ) : (
        <TakenButton dose={dose} />
      )}
      <Named look="secondary" dose={dose} onClick={() => onSkip(dose)}>
        {isMissed ? t('I left it out') : t('Skip')}
      </Named>
      {isNow && dose.can.snooze && <Later dose={dose} />}
      {!isNow && dose.status === 'snoozed' && <UndoSnooze dose={dose} />}
    </div>
  );
}

function Later({ dose }: { dose: HomeDose }) {
  const snoozing = useSnoozeDose();
  const snooze = (minutes: (typeof SNOOZE_MINUTES)[number]) =>
    mutateDetached(
      snoozing,
      { dose, minutes },
      {
        onSuccess: () =>
          toast.info(t('We remind you in {minutes} minutes', { minutes }), `${dose.name} ${dose.dosage}`),
        onError: (error) => toast.error(sentenceFor(error)),
      },
    );
  return (
    <fieldset className={`row gap-8 ${styles.later}`}>
      <legend className="muted text-14">
        {t('Remind me later')}
        <span className="visually-hidden">
          : {dose.name} {dose.dosage}
        </span>
      </legend>
      {SNOOZE_MINUTES.map((minutes) => (
        <Button key={minutes} disabled={snoozing.isPending} onClick={() => snooze(minutes)}>
          {t('In {minutes} min', { minutes })}
        </Button>
      ))}
    </fieldset>
  );
}

function Undo({ dose }: { dose: HomeDose }) {
  const undoing = useUndoDose();
  return (
    <Named
      look="quiet"
      dose={dose}
      onClick={() =>
        mutateDetached(undoing, dose.answer?.id ?? '', {
          onSuccess: () => toast.info(t('Taken back'), t('{name} is not marked.', { name: dose.name })),
          onError: (error) => toast.error(sentenceFor(error)),
        })
      }
    >
      {t('Undo')}
    </Named>
  );
}

function UndoSnooze({ dose }: { dose: HomeDose }) {
  const undoing = useSnoozeDose();
  return (
    <Named
      look="secondary"
      dose={dose}
      onClick={() =>
        mutateDetached(
          undoing,
          { dose, minutes: SNOOZE_UNDONE },
          {
            onSuccess: () => toast.info(t('Due now'), `${dose.name} ${dose.dosage}`),
            onError: (error) => toast.error(sentenceFor(error)),
          },
        )
      }
    >
      {t('Undo the delay')}
    </Named>
  );
}

type NamedProps = { look: 'secondary' | 'quiet'; dose: HomeDose; onClick: () => void; children: ReactNode };

/** Several rows have the same button: each is read with its medicine. */
const Named = ({ look, dose, onClick, children }: NamedProps) => (
  <Button look={look} onClick={onClick}>
    {children}
    <span className="visually-hidden">
      : {dose.name} {dose.dosage}
    </span>
  </Button>
);
