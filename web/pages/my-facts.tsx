import { useMyself } from '../identity/myself.ts';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';

export function MyFacts() {
  const { name, pud, title, department, email, phone, hasSecondFactor } = useMyself();
  return (
    <Card title="You, as the clinic knows you">
      <Facts
        rows={{
          Name: name,
          'Health ID': pud,
          Title: title,
          Department: department,
          Email: email,
          Phone: phone,
          'Second step at login': hasSecondFactor ? 'On' : 'Off',
        }}
      />
    </Card>
  );
}
