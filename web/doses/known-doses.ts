import { skipToken, useQuery } from '@tanstack/react-query';
import type { HomeDoses } from '#contract/medicines/doses.ts';

/** What another part of the page has fetched; nothing before that. */
export const useKnownDoses = () => useQuery<HomeDoses>({ queryKey: ['doses'], queryFn: skipToken }).data;
