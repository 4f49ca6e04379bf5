import { useState } from 'react';
import { useClinic, useDepartments } from '#web/api/clinic.ts';
import { ApplicationForm } from '#web/staffing/applications/application-form.tsx';
import { ApplicationSent } from '#web/staffing/applications/application-sent.tsx';
import { WhatHappensNext } from '#web/staffing/applications/what-happens-next.tsx';
import { SplitScreen } from '#web/ui/page/split-screen.tsx';

export function ApplyPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const clinic = useClinic().data;
  const departments = useDepartments();
  return (
    <SplitScreen
      title={sentTo ? 'Thank you' : 'Apply as a doctor'}
      lead={sentTo ? undefined : `Would you like to work at ${clinic?.name ?? 'our clinic'}? Tell us who you are.`}
      asideLabel="What happens next"
      aside={<WhatHappensNext current={sentTo ? 1 : 0} />}
    >
      {sentTo ? (
        <ApplicationSent email={sentTo} isDemo={clinic?.mode === 'demo'} />
      ) : (
        <ApplicationForm departments={departments} onSent={({ email }) => setSentTo(email)} />
      )}
    </SplitScreen>
  );
}
