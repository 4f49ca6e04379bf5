import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProfile } from '#web/api/records.ts';
import { useMyself } from '#web/identity/myself.ts';
import { enterArea } from '#web/language/areas.ts';
import { t } from '#web/language/say.ts';
import { useSaveWaiting } from '#web/triage/pending/save-waiting.ts';
import { ScriptCard } from '#web/triage/script/script-card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useKeptAsker } from '../symptoms/asker.ts';
import { useTriageClinic } from '../symptoms/triage-clinic.ts';

/** The address to which an answer leads, ready before the network may go. */
const showsAnswer = () =>
  Promise.all([
    import('#web/layouts/tools.tsx'),
    import('../symptoms/symptom-script.tsx'),
    import('../symptoms/script-answer.tsx'),
    enterArea('symptoms'),
  ]);

/** SymptomScript inside the app: what one is asked is the same on each screen, and the answer has an address of its own. */
export function ScriptAsk({ isShort = false, otherWays }: { isShort?: boolean; otherWays?: ReactNode }) {
  const { id: accountId, patientId } = useMyself();
  const known = useProfile(patientId ?? '').data ?? null;
  const { emergencyNumber } = useTriageClinic();
  const navigate = useNavigate();
  useKeptAsker(accountId);
  const open = (id: string | null) => void navigate({ to: '/symptom-script', search: id ? { result: id } : {} });
  // What a guest asked before registering, or a patient while the connection was gone.
  useSaveWaiting(accountId, ({ id }) => {
    toast.success(t('Your symptom check is in your record.'), undefined, {
      action: { label: t('Open'), run: () => open(id) },
    });
  });
  return (
    <ScriptCard
      asker={{ accountId, known }}
      {...{ emergencyNumber, isShort, otherWays, showsAnswer }}
      onAnswered={open}
    />
  );
}
