import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StoredDoctorPage } from '#contract/staffing/writing-doctor-pages.ts';
import { isOutdated } from '#web/refusal.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { doctorPageQuery, useSaveDoctorPage } from '../queries.ts';
import { carriedOver, draftOf, type PageDraft, pageIn, refusedFields, whatChanged, wrongIn } from './page-draft.ts';

/** Someone else wrote first; `now` is what they left. */
class Overtaken extends Error {
  readonly now: StoredDoctorPage;

  constructor(now: StoredDoctorPage) {
    super('Someone changed this in the meantime.');
    this.now = now;
  }
}

type News = { by: string | null; parts: string[] };

export function useChangingPage(doctorId: string, page: StoredDoctorPage, onSaved: () => void) {
  const queryClient = useQueryClient();
  const save = useSaveDoctorPage(doctorId);
  /** What the form began with: a change that comes from elsewhere is shown before it is built upon. */
  const [seen, setSeen] = useState(page);
  const [news, setNews] = useState<News | null>(null);
  const newsBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) newsBox.current?.focus();
  }, [news]);

  const sent = useEndpointForm<PageDraft, StoredDoctorPage>({
    initial: draftOf(page),
    check: wrongIn,
    atFields: refusedFields,
    send: async (typed) => {
      try {
        return await save.mutateAsync({ ...pageIn(typed), version: seen.version });
      } catch (error) {
        const asked = isOutdated(error) && queryClient.fetchQuery({ ...doctorPageQuery(doctorId), staleTime: 0 });
        const now = asked && (await asked.catch(() => null));
        throw now ? new Overtaken(now) : error;
      }
    },
    onSent: onSaved,
    onFailed: (error) => {
      if (!(error instanceof Overtaken)) return setNews(null);
      const [before, after] = [draftOf(seen), draftOf(error.now)];
      setNews({ by: error.now.savedBy, parts: whatChanged(before, after) });
      setSeen(error.now);
      sent.startOver(carriedOver(sent.draft, before, after));
    },
  });
  return { ...sent, news, newsBox };
}
