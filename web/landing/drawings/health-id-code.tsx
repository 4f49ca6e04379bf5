// Fails the check of a real Health ID on purpose: it can belong to nobody.
export const EXAMPLE_HEALTH_ID = 'PUD-7K3QX-2M9TD';

// The QR code of exactly that Health ID, drawn as runs of dark squares.
const SQUARES = [
  'M0 0h7v1h-7zM8 0h3v1h-3zM12 0h1v1h-1zM14 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM8 1h1v1h-1zM10 1h1v1h-1z',
  'M12 1h1v1h-1zM14 1h1v1h-1zM20 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h4v1h-4zM14 2h1v1h-1z',
  'M16 2h3v1h-3zM20 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM9 3h4v1h-4zM14 3h1v1h-1zM16 3h3v1h-3z',
  'M20 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h5v1h-5zM14 4h1v1h-1zM16 4h3v1h-3zM20 4h1v1h-1z',
  'M0 5h1v1h-1zM6 5h1v1h-1zM9 5h1v1h-1zM14 5h1v1h-1zM20 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1z',
  'M12 6h1v1h-1zM14 6h7v1h-7zM9 7h2v1h-2zM0 8h1v1h-1zM3 8h6v1h-6zM11 8h1v1h-1zM13 8h1v1h-1zM16 8h1v1h-1z',
  'M18 8h3v1h-3zM1 9h1v1h-1zM4 9h1v1h-1zM7 9h7v1h-7zM16 9h4v1h-4zM2 10h3v1h-3zM6 10h2v1h-2zM11 10h2v1h-2z',
  'M15 10h1v1h-1zM17 10h2v1h-2zM20 10h1v1h-1zM3 11h3v1h-3zM8 11h2v1h-2zM12 11h1v1h-1zM0 12h3v1h-3zM6 12h3v1h-3z',
  'M10 12h5v1h-5zM16 12h2v1h-2zM19 12h1v1h-1zM8 13h3v1h-3zM12 13h1v1h-1zM14 13h7v1h-7zM0 14h7v1h-7z',
  'M8 14h4v1h-4zM13 14h2v1h-2zM18 14h1v1h-1zM20 14h1v1h-1zM0 15h1v1h-1zM6 15h1v1h-1zM8 15h1v1h-1zM13 15h1v1h-1z',
  'M15 15h5v1h-5zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h1v1h-1zM8 16h2v1h-2zM14 16h1v1h-1zM16 16h1v1h-1zM18 16h3v1h-3z',
  'M0 17h1v1h-1zM2 17h3v1h-3zM6 17h1v1h-1zM8 17h1v1h-1zM10 17h3v1h-3zM14 17h1v1h-1zM16 17h3v1h-3zM0 18h1v1h-1z',
  'M2 18h3v1h-3zM6 18h1v1h-1zM9 18h8v1h-8zM19 18h2v1h-2zM0 19h1v1h-1zM6 19h1v1h-1zM9 19h1v1h-1zM12 19h1v1h-1z',
  'M15 19h1v1h-1zM17 19h1v1h-1zM19 19h1v1h-1zM0 20h7v1h-7zM8 20h2v1h-2zM12 20h1v1h-1zM16 20h1v1h-1z',
  'M18 20h2v1h-2z',
];

export function HealthIdCode() {
  return (
    <svg className="code" viewBox="-2 -2 25 25" aria-hidden="true" shapeRendering="crispEdges">
      <rect x="-2" y="-2" width="25" height="25" fill="#fff" />
      <path d={SQUARES.join('')} fill="#14201f" />
    </svg>
  );
}
