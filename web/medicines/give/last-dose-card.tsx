import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { type LastDose, LOOK_BACK_HOURS } from '#contract/medicines/dose-checks.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { durationInWords } from '#web/ui/time/duration.ts';
import { useNow } from '#web/ui/time/now.ts';
import { atStart, dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import { CheckCard, type CheckTone } from './check-card.tsx';
import { substanceOf } from './dose-facts.ts';
import { givenAgo } from './given-ago.ts';

type LastDoseCardProps = { dose: LastDose; isRecognised: boolean };

export function LastDoseCard({ dose, isRecognised }: LastDoseCardProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const tone = toneOf(dose, isRecognised);
  const { dosage, route, by, at, isOtherOrder, orderStoppedAt } = dose;
  const total = [dose.dosesIn24Hours === 1 ? '1 dose' : `${dose.dosesIn24Hours} doses`, dose.amountIn24Hours];
  return (
    <CheckCard
      tone={tone}
      icon={tone === 'ok' ? <IconCircleCheck aria-hidden /> : <IconClock aria-hidden />}
      title={givenAgo(dose, now)}
    >
      <p>
        {atStart(dayAndTime(at, timeZone, now))}, {dosage} {route}, {by}
        {isOtherOrder && (
          <>
            , <b>under another order</b>
            {orderStoppedAt && ` (stopped ${timeOfDay(orderStoppedAt, timeZone)})`}
          </>
        )}
        . <GapWords dose={dose} now={now} />
        {dose.dosesIn24Hours > 0 && ` In 24 h: ${total.filter(Boolean).join(', ')}.`}
      </p>
    </CheckCard>
  );
}

function GapWords({ dose, now }: { dose: LastDose; now: Date }) {
  const timeZone = useTimeZone();
  const gap = durationInWords(Math.round(dose.gapHours * 60));
  if (!dose.isInsideGap) return `Smallest gap ${gap} is kept.`;
  return (
    <b>
      Inside the smallest gap of {gap}: it ends {dayAndTime(dose.gapEndsAt, timeZone, now)}.
    </b>
  );
}

/** Green only where every dose of the ingredient could be found. */
function toneOf({ isInsideGap, isOtherOrder }: LastDose, isRecognised: boolean): CheckTone {
  if (isInsideGap) return 'urgent';
  return isOtherOrder || !isRecognised ? 'attention' : 'ok';
}

const LOOK_BACK_DAYS = LOOK_BACK_HOURS / 24;

/** Says how far back it was looked for: nothing is known beyond it. */
export function NoDoseCard({ ingredients, medication }: { ingredients: readonly string[]; medication: string }) {
  return (
    <CheckCard
      tone="ok"
      icon={<IconCircleCheck aria-hidden />}
      title={`Not given here in the last ${LOOK_BACK_DAYS} days`}
    >
      <p>{atStart(substanceOf(ingredients, medication))}: no dose under any order.</p>
    </CheckCard>
  );
}
