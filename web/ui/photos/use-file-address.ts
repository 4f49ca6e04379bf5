import { useEffect, useMemo } from 'react';

/** An address at which the page can show a file that was chosen. It ends with the component. */
export function useFileAddress(file: File): string {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
