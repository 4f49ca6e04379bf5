import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PatientReply } from '#contract/patients/patients.ts';
import { isOutdated } from '#web/refusal.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { patientQuery, useChangeDetails } from '../queries.ts';
import { carriedOver, type DetailsDraft, DetailsSchema, detailsOf, isSame, whatChanged } from './details.ts';

/** Someone else wrote first; `now` is what they left. */
class Overtaken extends Error {
  readonly now: PatientReply;

  constructor(now: PatientReply) {
    super('Someone changed this in the meantime.');
    this.now = now;
  }
}

export function useChangingDetails(file: PatientReply, onSaved: (saved: PatientReply) => void) {
  const queryClient = useQueryClient();
  const change = useChangeDetails(file.id);
  /** What the form began with: a change that comes from elsewhere is shown before it is built upon. */
  const [seen, setSeen] = useState(file);
  const [news, setNews] = useState<string[] | null>(null);
  const newsBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) newsBox.current?.focus();
  }, [news]);

  const save = async (typed: DetailsDraft) => {
    if (isSame(typed, detailsOf(seen))) return seen;
    try {
      return await change.mutateAsync({ details: typed, version: seen.version });
    } catch (error) {
      const now = isOutdated(error) && (await queryClient.fetchQuery(patientQuery(file.id)).catch(() => null));
      throw now ? new Overtaken(now) : error;
    }
  };
  const sent = useEndpointForm<DetailsDraft, PatientReply>({
    schema: DetailsSchema,
    initial: { ...detailsOf(file), password: '', code: '' },
    send: save,
    onSent: onSaved,
    onFailed: (error) => {
      if (!(error instanceof Overtaken)) return setNews(null);
      setNews(whatChanged(detailsOf(seen), detailsOf(error.now)));
      setSeen(error.now);
      const typed = carriedOver(sent.draft, detailsOf(seen), detailsOf(error.now));
      sent.startOver({ ...sent.draft, ...typed });
    },
  });
  return { ...sent, seen, news, newsBox };
}
