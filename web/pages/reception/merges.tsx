import { useNavigate, useSearch } from '@tanstack/react-router';
import { FindPeople } from '#web/appointments/reception/find-people.tsx';
import { MergeList } from '#web/merges/merge-list.tsx';
import { Compare } from '#web/merges/propose-form.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';

/** Two records of one person. Which two stands in the address. */
export function Merges() {
  const { patient, person } = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (two: { patient?: string; person?: string }) =>
    void navigate({ to: '/reception', search: { view: 'merges', ...two } });
  if (patient && person && patient !== person) {
    return (
      <>
        <PageHead title="Registered twice" note="Look at both, then propose" />
        <Compare
          key={`${patient} ${person}`}
          kept={patient}
          other={person}
          onSwap={() => show({ patient: person, person: patient })}
          onProposed={() => show({})}
        />
      </>
    );
  }
  return (
    <>
      <PageHead
        title="Registered twice"
        note={patient ? 'Find the other record of the same person' : 'One person, two records: made one by two people'}
      />
      <FindPeople onOpen={(found) => show(patient ? { patient, person: found } : { patient: found })} />
      {!patient && <MergeList />}
    </>
  );
}
