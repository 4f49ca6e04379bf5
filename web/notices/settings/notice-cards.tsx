import { HowWeTellYou } from './how-we-tell-you.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';

export const NoticeCards = () => (
  <>
    <HowWeTellYou />
    <QuietHoursCard />
  </>
);
