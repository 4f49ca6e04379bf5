import { useQuery } from '@tanstack/react-query';
import { listStaffTasks } from '#contract/ward/staff-tasks.ts';
import { call } from '../api.ts';

export const useStaffTasks = (state: 'unfinished' | 'done', isWanted = true) =>
  useQuery({
    queryKey: ['staff-tasks', state],
    queryFn: ({ signal }) => call(listStaffTasks, { query: { state, limit: 200 }, signal }),
    enabled: isWanted,
  });
