import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';

// Its contract knows every part of the record: it is loaded with the click, not with the page.
const copyOf = async (patientId: string) => {
  const { exportData } = await import('#contract/patients/data-export.ts');
  return call(exportData, { params: { id: patientId } });
};

/** A copy as it is now. It does not follow what happens meanwhile: each new one is noted in the audit trail. */
export const useEverything = (patientId: string) =>
  useQuery({
    queryKey: ['everything', patientId],
    queryFn: () => copyOf(patientId),
    staleTime: 'static',
    gcTime: 0,
  });

export function useSaveEverything(patientId: string) {
  const timeZone = useTimeZone();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const everything = await copyOf(patientId);
      const name = `nadi-${everything.person.healthId}-${dayOf(everything.madeAt, timeZone)}.json`;
      saveFile(name, new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }));
      return name;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['opened-by'] }),
  });
}
