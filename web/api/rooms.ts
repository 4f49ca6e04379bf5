import { useQuery } from '@tanstack/react-query';
import { listRooms } from '#contract/ward/rooms.ts';
import { call } from '../api.ts';

export const useRooms = () =>
  useQuery({
    queryKey: ['rooms'],
    queryFn: ({ signal }) => call(listRooms, { signal }),
    meta: { follows: ['inpatients'] },
  });
