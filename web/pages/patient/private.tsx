import type { MarkablePart, PrivateParts, PrivateSubject } from '#contract/patients/private-parts.ts';
import { useFamily } from '#web/api/family.ts';
import { privateMark, useMarkPrivate, usePrivateParts } from '#web/api/private-parts.ts';
import { TeenagerWords } from '#web/family/teenager-card.tsx';
import { addressOf } from '#web/identity/address-of.ts';
import { useMyself } from '#web/identity/myself.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { WayBack } from './record/record-part.tsx';
import { Screen } from './screen.tsx';

const NAMES: Record<PrivateSubject, string> = {
  appointment: msg('Visit'),
  diagnosis: msg('Diagnosis'),
  'lab-order': msg('Test'),
  prescription: msg('Prescription'),
  thread: msg('Messages'),
  document: msg('Document'),
  'symptom-check': msg('Symptom check'),
  wish: msg('Waiting list'),
  'profile-entry': msg('In your health profile'),
};

/** Everything that can be kept from those who act for one, in one list. */
export function PrivatePage() {
  const { patientId = '', name } = useMyself();
  const parts = usePrivateParts(patientId ?? '');
  const family = useFamily().data;
  const ages = family?.ages;
  // A grown-up's legal guardian has shown a paper: what is said of parents is not about them.
  const parents = family?.actForMe.filter(({ relation, guardianPaper }) => relation === 'guardian' && !guardianPaper);
  return (
    <>
      <WayBack to="/you" back={t('You')} />
      <Screen
        title={t('What is private')}
        note={t('Nobody who acts for you learns that it exists. Doctors and nurses who treat you see it, marked.')}
        columns={[
          <Card key="parts" title={t('Your visits and what came of them')}>
            <QueryView query={parts} lines={8}>
              {(known) => <Parts known={known} from={parents?.length ? ages?.teenagerFrom : undefined} />}
            </QueryView>
          </Card>,
          ages && Boolean(parents?.length) && (
            <Card
              key="words"
              title={t('What parents see between {from} and {until}', {
                ...{ from: ages.teenagerFrom, until: ages.adultFrom },
              })}
            >
              <TeenagerWords who={addressOf(name)} adultFrom={ages.adultFrom} />
            </Card>
          ),
        ]}
      />
    </>
  );
}

type PartsProps = {
  known: PrivateParts;
  /** Of a child: the age from which it chooses. */
  from: number | undefined;
};

function Parts({ known, from }: PartsProps) {
  if (!known.can.mark)
    return (
      <p className="muted">
        {from === undefined
          ? t('Nobody acts for you, so there is nobody to keep anything from. Once somebody may, you choose here.')
          : t('From the age of {age} you choose here what to keep private. Until then ask your doctor.', { age: from })}
      </p>
    );
  if (known.markable.length === 0) return <p className="muted">{t('There is nothing in your record yet.')}</p>;
  return (
    <ul>
      {known.markable.map((part) => (
        <Part key={part.id} known={known} part={part} />
      ))}
    </ul>
  );
}

/** What has an id in the profile and no name is the answer about a pregnancy. */
const wordsFor = (subject: PrivateSubject, name: string): string =>
  [tMarked(NAMES[subject]), name || (subject === 'profile-entry' ? t('Pregnancy') : '')].filter(Boolean).join(': ');

function Part({ known, part: { subject, id, name, at, shownAgain } }: { known: PrivateParts; part: MarkablePart }) {
  const timeZone = useTimeZone();
  const marking = useMarkPrivate(known.patientId);
  const mark = privateMark(known, id);
  const isFixed = mark !== undefined && !mark.can.lift;
  return (
    <li className="ruled py-12">
      <SwitchField
        isOn={mark !== undefined}
        disabled={isFixed || marking.isPending}
        label={wordsFor(subject, name)}
        onChange={() =>
          mutateDetached(
            marking,
            { subject, id, isPrivate: !mark },
            { onError: (error) => toast.error(t('It was not changed'), sentenceFor(error)) },
          )
        }
      >
        {isFixed || shownAgain
          ? asSentences(
              dayAndTime(at, timeZone),
              isFixed && t('Made private by the clinic'),
              shownAgain &&
                t('{doctor} showed it again, {day}: {reason}', {
                  ...{ doctor: shownAgain.by, day: dayAndTime(shownAgain.at, timeZone), reason: shownAgain.reason },
                }),
            )
          : dayAndTime(at, timeZone)}
      </SwitchField>
    </li>
  );
}
