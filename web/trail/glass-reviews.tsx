import { IconCheck, IconClockExclamation, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { HOUR_MS } from '#contract/durations.ts';
import {
  decideGlassReview,
  FINDING_CHARACTERS,
  type GlassReview,
  REVIEW_HOURS,
} from '#contract/trail/glass-reviews.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { Facts } from '../ui/page/facts.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useGlassReviews, useReviewsAgain } from './queries.ts';
import styles from './trail.module.css';

/** Broken glass, judged by somebody who did not break it. The first that waits is open. */
export function GlassReviews() {
  const reviews = useGlassReviews();
  return (
    <Card title="Was it justified?">
      <QueryView query={reviews} lines={4} empty="Nobody has broken the glass. Nothing waits for you.">
        {(all) => <Waiting reviews={all} />}
      </QueryView>
      <p className="mt-12 muted text-sm">
        “Not justified” tells the clinician and the patient, and stays in the trail. The other administrators are told
        of every verdict. It ends no access by itself. The reason that was given is the patient’s to read: it may speak
        of an illness.
      </p>
    </Card>
  );
}

function Waiting({ reviews }: { reviews: GlassReview[] }) {
  const waiting = reviews.filter(({ decidedAt }) => decidedAt === null);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = waiting.find(({ id }) => id === openId) ?? waiting.find(({ can }) => can.decide);
  return (
    <div className="stack gap-12">
      {waiting.length === 0 && <p className="muted">Nothing waits for a verdict.</p>}
      {reviews.map((review) => (
        <article key={review.id} className={`stack gap-8 outlined round ${styles.review}`}>
          <Head review={review} />
          {review.id === open?.id ? (
            <Judge key={review.id} review={review} />
          ) : (
            <Rest review={review} onOpen={() => setOpenId(review.id)} />
          )}
        </article>
      ))}
    </div>
  );
}

function Head({ review: { who, department, brokenAt, state } }: { review: GlassReview }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const hours = Math.floor((now.getTime() - new Date(brokenAt).getTime()) / HOUR_MS);
  return (
    <header className="row wrap between gap-8">
      <div className="min-0">
        <h3>{who}</h3>
        <p className="muted text-sm">{[department, dayAndTime(brokenAt, timeZone)].filter(Boolean).join(' · ')}</p>
      </div>
      {state === 'waiting' && <Badge tone="attention">{`${hours} h of ${REVIEW_HOURS}`}</Badge>}
      {state === 'overdue' && (
        <Badge tone="urgent" icon={<IconClockExclamation aria-hidden />}>
          {`Overdue, ${hours} h`}
        </Badge>
      )}
      {state === 'justified' && <Badge tone="ok">Justified</Badge>}
      {state === 'not-justified' && <Badge tone="urgent">Not justified</Badge>}
    </header>
  );
}

function Rest({ review: { can, who, pud, finding, decidedBy }, onOpen }: { review: GlassReview; onOpen: () => void }) {
  if (finding !== null) {
    return (
      <p className="text-sm breakable">
        {pud}. {finding} <span className="muted">({decidedBy})</span>
      </p>
    );
  }
  if (!can.decide) {
    return (
      <p className="muted text-sm">
        You opened this chart, or had a hand in this account: another administrator judges it.
      </p>
    );
  }
  return (
    <Button size="small" onClick={onOpen} aria-label={`Review ${who}`}>
      Review
    </Button>
  );
}

type Verdict = 'justified' | 'not-justified';

function Judge({ review: { id, pud, openings, lastOpenedAt, caredForLater } }: { review: GlassReview }) {
  const timeZone = useTimeZone();
  const again = useReviewsAgain();
  const form = useEndpointForm<{ finding: string }, GlassReview, Verdict>({
    initial: { finding: '' },
    check: ({ finding }): Record<string, string> =>
      finding.trim().length < FINDING_CHARACTERS ? { finding: `Write at least ${FINDING_CHARACTERS} characters.` } : {},
    send: ({ finding }, verdict = 'justified') =>
      call(decideGlassReview, { params: { id }, body: { verdict, finding } }),
    onSent: ({ state }) => {
      toast.success(state === 'justified' ? 'Written down as justified.' : 'Written down as not justified.');
      again();
    },
    onFailed: again,
    keepAs: `glass-review-${id}`,
  });
  return (
    <form className="stack gap-12" noValidate onSubmit={(event) => event.preventDefault()}>
      <Facts
        rows={{
          Patient: pud,
          Opened:
            openings === 0
              ? 'nothing'
              : `${openings === 1 ? 'once' : `${openings} times`}, last ${dayAndTime(lastOpenedAt ?? '', timeZone)}`,
          Then: caredForLater ? 'cared for the patient within a day' : 'no care relationship within a day',
        }}
      />
      <TextArea
        label="What you found out"
        hint={`At least ${FINDING_CHARACTERS} characters, nothing about an illness`}
        rows={3}
        maxLength={1000}
        {...form.field('finding')}
      />
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <div className="row wrap gap-8">
        <Button icon={<IconX aria-hidden />} onClick={() => form.submitAs('not-justified')} isBusy={form.isSending}>
          Not justified
        </Button>
        <Button
          look="primary"
          icon={<IconCheck aria-hidden />}
          onClick={() => form.submitAs('justified')}
          isBusy={form.isSending}
        >
          Justified
        </Button>
      </div>
    </form>
  );
}
