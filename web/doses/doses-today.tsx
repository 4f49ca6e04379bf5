import { useState } from 'react';
import type { HomeDose, HomeDoses } from '#contract/medicines/doses.ts';
import { firstNameOf, useActedFor } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { Card } from '../ui/page/card.tsx';
import { useNow } from '../ui/time/now.ts';
import { addDays, dayWords } from '../ui/time/zoned-time.ts';
import { DoseRow } from './dose-row.tsx';
import { dayInWords } from './dose-words.ts';
import styles from './doses.module.css';

const skipDialog = async () => (await import('./skip-dialog.tsx')).SkipDialog;
const tookDialog = async () => (await import('./took-dialog.tsx')).TookDialog;

const isUnmarked = (status: HomeDose['status']) => ['due', 'snoozed', 'missed'].includes(status);

/** Today dose by dose, what of yesterday is not marked, and a line for each day of the week behind. */
export function DosesToday({ today, isOnWard, doses, medicines }: HomeDoses) {
  const now = useNow();
  const [asked, setAsked] = useState<{ dose: HomeDose; load: typeof skipDialog } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const askBy = (load: typeof skipDialog) => (dose: HomeDose) => {
    setAsked({ dose, load });
    setOpen(true);
  };
  const ways = { onSkip: askBy(skipDialog), onTook: askBy(tookDialog) };
  const ofToday = doses.filter(({ day }) => day === today);
  // Due before midnight and not marked yet, or missed.
  const unmarked = doses.filter(({ day, status, can }) => day < today && isUnmarked(status) && can.answer);
  const next = doses.find(({ day }) => day > today);
  const isMissed = [...ofToday, ...unmarked].some(({ status }) => status === 'missed');
  return (
    <>
      {isOnWard && <OnWard />}
      {isMissed && <MissedAdvice />}
      <Card title={t('Today')}>
        {ofToday.length === 0 && (
          <NothingToday next={next} isOnWard={isOnWard} isAny={medicines.some(({ isActive }) => isActive)} />
        )}
        <ul>
          {ofToday.map((dose) => (
            <DoseRow key={keyOf(dose)} {...{ dose, now, ...ways }} />
          ))}
          {unmarked.map((dose) => (
            <DoseRow key={keyOf(dose)} {...{ dose, now, ...ways }} day={wordOf(dose.day, today)} />
          ))}
        </ul>
      </Card>
      <WeekBehind {...{ today, doses }} />
      {asked && (
        <LazyDialog
          key={`${keyOf(asked.dose)} ${asked.load === skipDialog}`}
          load={asked.load}
          dialog={{ isOpen, onClose: () => setOpen(false), dose: asked.dose }}
        />
      )}
    </>
  );
}

/** Whoever acts for someone is not on the ward themselves. */
function OnWard() {
  const person = useActedFor();
  if (!person)
    return (
      <AlertBox tone="info" title={t('You are on the ward.')}>
        {t('The nurses give you your medicines. Take nothing of your own without asking them.')}
      </AlertBox>
    );
  const name = firstNameOf(person.name);
  return (
    <AlertBox tone="info" title={t('{name} is on the ward.', { name })}>
      {t('The nurses give {name} the medicines. Bring or give nothing without asking them.', { name })}
    </AlertBox>
  );
}

/**
 * What holds for every medicine. What holds for one of them stands in its leaflet and is not made up here. The first sentence is
 * that of every package leaflet: European Medicines Agency, QRD template for product information, package leaflet, section 3.
 */
const MissedAdvice = () => (
  <AlertBox tone="attention" title={t('Do not take a double dose to make up for a missed one.')}>
    <p>
      {t(
        'Look in the leaflet of the pack, under “If you forget to take it”. If you are not sure, ask your pharmacist or your doctor before the next dose.',
      )}
    </p>
    <p className="muted text-14">{t('Source: European Medicines Agency, template of package leaflets, section 3.')}</p>
  </AlertBox>
);

const keyOf = ({ medicineId, day, nth }: HomeDose) => `${medicineId} ${day} ${nth}`;

const wordOf = (day: string, today: string) => {
  if (day === addDays(today, -1)) return t('Yesterday');
  const { weekday, number, month } = dayWords(day);
  return `${weekday} ${number} ${month}`;
};

type NothingTodayProps = { next: HomeDose | undefined; isOnWard: boolean; isAny: boolean };

function NothingToday({ next, isOnWard, isAny }: NothingTodayProps) {
  const person = useActedFor();
  const name = person && firstNameOf(person.name);
  if (isOnWard)
    return (
      <p className="muted">
        {name
          ? t('Nothing is planned at home while {name} is on the ward.', { name })
          : t('Nothing is planned at home while you are on the ward.')}
      </p>
    );
  if (next)
    return (
      <p className="muted">{t('Nothing is planned today. The next dose is tomorrow: {name}.', { name: next.name })}</p>
    );
  return <p className="muted">{isAny ? asNeededWords(name) : noneWords(name)}</p>;
}

const asNeededWords = (name: string | null) =>
  name
    ? t('Nothing is planned today. What {name} takes as needed has no times.', { name })
    : t('Nothing is planned today. What you take as needed has no times.');

const noneWords = (name: string | null) =>
  name
    ? t('No doses are planned. They appear here when a doctor prescribes {name} something.', { name })
    : t('No doses are planned. They appear here when a doctor prescribes you something.');

function WeekBehind({ today, doses }: Pick<HomeDoses, 'today' | 'doses'>) {
  const behind = Map.groupBy(
    doses.filter(({ day }) => day < today),
    ({ day }) => day,
  );
  if (behind.size === 0) return null;
  return (
    <Card title={t('The week behind')}>
      <ul>
        {[...behind].toReversed().map(([day, ofDay]) => (
          <li key={day} className={`row wrap between gap-x-12 ruled ${styles.day}`}>
            <span className="semibold">{wordOf(day, today)}</span>
            <span className={ofDay.some(({ status }) => status === 'missed') ? 'attention' : 'muted'}>
              {dayInWords(ofDay)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
