import { useNavigate } from '@tanstack/react-router';

export function useOpenPerson() {
  const navigate = useNavigate();
  return (patient: string) => void navigate({ to: '/reception', search: { view: 'patients', patient } });
}
