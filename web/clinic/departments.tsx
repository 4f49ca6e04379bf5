import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeptDepartment } from '#contract/clinic/departments.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { CloseDepartmentDialog, RenameDepartmentDialog } from './department-dialogs.tsx';
import { useAddDepartment, useKeptDepartments, useOpenDepartment, useSetDepartmentPrivate } from './queries.ts';

export function Departments() {
  const departments = useKeptDepartments();
  return (
    <Card title="All departments">
      <QueryView query={departments} lines={5} empty="There is no department yet. Add the first one.">
        {(all) => (
          <ul aria-label="Departments">
            {all.map((department) => (
              <DepartmentRow
                key={department.id}
                department={department}
                others={all.filter(({ id, isClosed }) => id !== department.id && !isClosed)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <AddDepartment />
    </Card>
  );
}

type DepartmentRowProps = { department: KeptDepartment; others: readonly KeptDepartment[] };

function DepartmentRow({ department, others }: DepartmentRowProps) {
  const { id, name, isClosed, isPrivate, doctors, applications } = department;
  const changing = useSetDepartmentPrivate();
  const [asked, setAsked] = useState<'rename' | 'close' | null>(null);
  const opening = useOpenDepartment();
  const close = () => setAsked(null);
  return (
    <li className="row wrap between gap-8 gap-x-16 py-12 ruled">
      <p className="min-0">
        <b className="breakable">{name}</b> {isClosed && <Badge>Closed</Badge>}{' '}
        {isPrivate && <Badge>Private visits</Badge>}
        <span className="block muted">
          {doctors === 1 ? '1 doctor' : `${doctors} doctors`}
          {applications > 0 && `, ${applications === 1 ? '1 application' : `${applications} applications`}`}
        </span>
      </p>
      <div className="row wrap gap-8">
        <Button
          size="small"
          look="quiet"
          aria-label={isPrivate ? `End privacy of visits in ${name}` : `Make private: visits in ${name}`}
          isBusy={changing.isPending}
          onClick={() =>
            mutateDetached(
              changing,
              { id, isPrivate: !isPrivate },
              {
                onSuccess: () =>
                  toast.success(
                    isPrivate
                      ? `New visits in ${name} are ordinary. Those that are private stay so.`
                      : `Visits in ${name} are private. Parents of teenagers and helpers do not learn of them.`,
                  ),
                onError: (error) => toast.error(sentenceFor(error)),
              },
            )
          }
        >
          {isPrivate ? 'End privacy' : 'Make private'}
        </Button>
        <Button size="small" look="quiet" aria-label={`Rename ${name}`} onClick={() => setAsked('rename')}>
          Rename
        </Button>
        {isClosed ? (
          <Button
            size="small"
            aria-label={`Open ${name} again`}
            isBusy={opening.isPending}
            onClick={() => mutateDetached(opening, id, { onError: (error) => toast.error(sentenceFor(error)) })}
          >
            Open again
          </Button>
        ) : (
          <Button size="small" aria-label={`Close ${name}`} onClick={() => setAsked('close')}>
            Close
          </Button>
        )}
      </div>
      {asked === 'rename' && <RenameDepartmentDialog department={department} onClose={close} />}
      {asked === 'close' && <CloseDepartmentDialog department={department} others={others} onClose={close} />}
    </li>
  );
}

function AddDepartment() {
  const adding = useAddDepartment();
  const attempt = useAttemptKey();
  const form = useEndpointForm({
    needed: { name: 'Department is needed.' },
    initial: { name: '' },
    send: ({ name }) => adding.mutateAsync({ name: name.trim(), key: attempt.keyFor(name.trim()) }),
    onSent: ({ name }) => {
      attempt.forget();
      toast.success(`${name} added.`);
      form.startOver({ name: '' });
    },
  });
  return (
    <form className="stack fit gap-12 ruled pt-16" noValidate onSubmit={form.submit}>
      <TextField
        label="New department"
        hint="As patients know it, such as Cardiology."
        maxLength={60}
        autoComplete="off"
        {...form.field('name')}
      />
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <div>
        <Button
          type="submit"
          look="primary"
          icon={<IconPlus aria-hidden />}
          isBusy={form.isSending}
          busyText="Adding …"
        >
          Add
        </Button>
      </div>
    </form>
  );
}
