import { ButtonLink } from '../ui/button.tsx';

export function ManageLink() {
  return (
    <ButtonLink to="/account" look="quiet">
      Manage
    </ButtonLink>
  );
}
