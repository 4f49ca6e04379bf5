import { IconPlugConnected, IconSettings } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SERVICE_NAMES } from '#contract/clinic/service-settings.ts';
import { listServices, type OutsideService, type Service, testService } from '#contract/clinic/services.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { ServiceSettings } from './settings/service-settings.tsx';

const WHAT: Record<Service, string> = {
  mail: 'Sends a mail to your own address.',
  sms: 'Sends a text to the phone that you enter.',
  whatsapp: 'Sends a message to the phone that you enter.',
  ai: 'Asks a made-up question that is of nobody.',
};

/** What reaches people and machines outside: how, and a real call of each. Without settings here the environment's hold. */
export function ServiceTests() {
  const services = useQuery({
    queryKey: ['clinic', 'services'],
    queryFn: ({ signal }) => call(listServices, { signal }),
  });
  return (
    <Card title="Services outside">
      <p className="muted">What is not set here is as the environment of the server says. A test is a real call.</p>
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
  const [isOpen, setOpen] = useState(false);
  const testing = useMutation({
    mutationFn: () => call(testService, { body: { service, ...(phone.trim() ? { phone } : {}) } }),
  });
  const goesToPhone = service === 'sms' || service === 'whatsapp';
  return (
    <li className="stack fit gap-12 py-12 ruled">
      <div className="row wrap between gap-8 gap-x-16">
        <p className="min-0">
          <b>{SERVICE_NAMES[service]}</b> {isSetUp ? <span className="muted">{host}</span> : <Badge>Not set up</Badge>}
          <span className="block muted">{WHAT[service]}</span>
        </p>
        <div className="row wrap gap-8">
          <Button
            icon={<IconSettings aria-hidden />}
            aria-label={`Set up ${SERVICE_NAMES[service]}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            Set up
          </Button>
          <Button
            icon={<IconPlugConnected aria-hidden />}
            aria-label={`Test ${SERVICE_NAMES[service]}`}
            disabled={!isSetUp}
            isBusy={testing.isPending}
            busyText="Testing …"
            onClick={() => testing.mutate()}
          >
            Test
          </Button>
        </div>
      </div>
      {isOpen && <ServiceSettings service={service} onClose={() => setOpen(false)} />}
      {goesToPhone && isSetUp && (
        <TextField
          type="tel"
          label={`Phone for the test of ${SERVICE_NAMES[service]}`}
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
