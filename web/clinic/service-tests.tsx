import { IconPlugConnected } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listServices, type OutsideService, type Service, testService } from '#contract/clinic/services.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';

const NAMES: Record<Service, string> = { mail: 'Mail', sms: 'SMS', whatsapp: 'WhatsApp', ai: 'AI service' };

const WHAT: Record<Service, string> = {
  mail: 'Sends a mail to your own address.',
  sms: 'Sends a text to the phone that you enter.',
  whatsapp: 'Sends a message to the phone that you enter.',
  ai: 'Asks a made-up question that is of nobody.',
};

/** What reaches people and machines outside, each with a real call. They are set up where Nadi is installed. */
export function ServiceTests() {
  const services = useQuery({
    queryKey: ['clinic', 'services'],
    queryFn: ({ signal }) => call(listServices, { signal }),
  });
  return (
    <Card title="Services outside">
      <p className="muted">Set up in the environment of the server. A test is a real call.</p>
      <QueryView query={services} lines={4}>
        {(all) => (
          <ul>
            {all.map((service) => (
              <ServiceRow key={service.service} {...service} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function ServiceRow({ service, isSetUp, host }: OutsideService) {
  const [phone, setPhone] = useState('');
  const testing = useMutation({
    mutationFn: () => call(testService, { body: { service, ...(phone.trim() ? { phone } : {}) } }),
  });
  const goesToPhone = service === 'sms' || service === 'whatsapp';
  return (
    <li className="stack fit gap-12 py-12 ruled">
      <div className="row wrap between gap-8 gap-x-16">
        <p className="min-0">
          <b>{NAMES[service]}</b> {isSetUp ? <span className="muted">{host}</span> : <Badge>Not set up</Badge>}
          <span className="block muted">{WHAT[service]}</span>
        </p>
        <Button
          icon={<IconPlugConnected aria-hidden />}
          aria-label={`Test ${NAMES[service]}`}
          disabled={!isSetUp}
          isBusy={testing.isPending}
          busyText="Testing …"
          onClick={() => testing.mutate()}
        >
          Test
        </Button>
      </div>
      {goesToPhone && isSetUp && (
        <TextField
          type="tel"
          label={`Phone for the test of ${NAMES[service]}`}
          value={phone}
          autoComplete="off"
          onChange={({ target }) => setPhone(target.value)}
        />
      )}
      {testing.data && <AlertBox tone={testing.data.isWell ? 'ok' : 'attention'} title={testing.data.words} />}
      {testing.error && <AlertBox tone="urgent" title={sentenceFor(testing.error)} />}
    </li>
  );
}
