import { t } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import styles from './guest-booking.module.css';

type GuestBookingProps = {
  withUs: string;
  /** Pressed before leaving: only now may the answer be kept, to go into the record that is about to be. */
  onCarry: () => void;
  /** Where to come back to after a login, also through the registration. */
  back: string;
};

export function GuestBooking({ withUs, onCarry, back }: GuestBookingProps) {
  const then = encodeURIComponent(back);
  return (
    <div className={`stack gap-12 ${styles.guest}`}>
      <p>
        <b>{withUs}</b>
        <span>{t('To book you need a Health ID. This answer comes along; until then nothing is kept.')}</span>
      </p>
      <div className={styles.ways}>
        <ButtonAnchor look="primary" isBlock href={`/register?then=${then}`} onClick={onCarry}>
          {t('Register and book')}
        </ButtonAnchor>
        <ButtonAnchor isBlock href={`/login/patient?then=${then}`} onClick={onCarry}>
          {t('I have a Health ID')}
        </ButtonAnchor>
      </div>
    </div>
  );
}
