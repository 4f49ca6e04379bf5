import { IconUsersPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FamilyWeek } from '#contract/patients/family-week.ts';
import { ForMeCard } from '#web/family/for-me-card.tsx';
import { InvitationsCard } from '#web/family/invitations-card.tsx';
import { peopleOf } from '#web/family/people.ts';
import { PeopleRow } from '#web/family/people-row.tsx';
import { useFamilyWeek } from '#web/family/queries.ts';
import { SharesCard } from '#web/family/shares-card.tsx';
import { SomeoneNewCard } from '#web/family/someone-new-card.tsx';
import { TeenagerCard } from '#web/family/teenager-card.tsx';
import { WeekCard } from '#web/family/week-card.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Screen } from '../screen.tsx';

const NeighboursDialog = lazy(async () => ({ default: (await import('./neighbours-dialog.tsx')).NeighboursDialog }));

/** All whom I may act for, in one page. */
export function FamilyPage() {
  const week = useFamilyWeek();
  return (
    <QueryView query={week} lines={12}>
      {(known) => <Week week={known} />}
    </QueryView>
  );
}

function Week({ week }: { week: FamilyWeek }) {
  const me = useMyself();
  const { family } = week;
  const people = peopleOf({ patientId: me.patientId ?? '', name: me.name }, family.iActFor);
  const bookable = people.filter(({ share }) => !share || share.opens.includes('appointments'));
  const [isBooking, setBooking] = useState(false);
  return (
    <>
      <Screen
        title={t('My family')}
        note={t('Everyone whom you may act for, and what the next days hold for all of you.')}
        first={
          <>
            <PeopleRow people={people} />
            <WeekCard week={week} people={people} />
          </>
        }
        columns={[
          <>
            {bookable.length > 1 && (
              <div>
                <Button icon={<IconUsersPlus aria-hidden />} onClick={() => setBooking(true)}>
                  {t('Book two visits one after the other')}
                </Button>
              </div>
            )}
            <InvitationsCard invitedBy={family.invitedBy} invited={family.invited} />
            {family.iActFor
              .filter(({ isTeenager, relation }) => isTeenager && relation === 'guardian')
              .map((share) => (
                <TeenagerCard key={share.id} share={share} ages={family.ages} />
              ))}
            <ForMeCard week={week} />
            <SomeoneNewCard ages={family.ages} today={week.today} />
          </>,
          <SharesCard key="shares" shares={family.iActFor} ages={family.ages} />,
        ]}
      />
      {isBooking && (
        <Suspense>
          <NeighboursDialog people={bookable} onClose={() => setBooking(false)} />
        </Suspense>
      )}
    </>
  );
}
