import { ButtonLink } from '#web/ui/button.tsx';
import styles from './guest-booking.module.css';

type GuestBookingProps = {
  withUs: string;
  /** Pressed before leaving: only now may the answer be kept, to go into the record that is about to be. */
  onCarry: () => void;
  /** Where to come back to after a login, also through the registration. */
  back: string;
};

export function GuestBooking({ withUs, onCarry, back }: GuestBookingProps) {
  return (
    <div className={styles.guest}>
      <p>
        <b>{withUs}</b>
        <span>To book you need a Health ID. This answer comes along into your record; until then nothing is kept.</span>
      </p>
      {/* biome-ignore lint/suspicious/noThenProperty: the name of the address's parameter; its value is a word. */}
      <ButtonLink look="primary" isBlock to="/register" search={{ then: back }} onClick={onCarry}>
        Register and book
      </ButtonLink>
      {/* biome-ignore lint/suspicious/noThenProperty: the name of the address's parameter; its value is a word. */}
      <ButtonLink isBlock to="/login/$role" params={{ role: 'patient' }} search={{ then: back }} onClick={onCarry}>
        I have a Health ID
      </ButtonLink>
    </div>
  );
}
