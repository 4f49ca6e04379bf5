// A single-use token arrives behind the # of a link: no server log ever sees it there. Once read it leaves the address
// bar, and with it the history of a browser that others may use.
import { useEffect, useState } from 'react';
import { replaceAddress, useAddress } from '../address.ts';

export function useHashToken(): string | null {
  const { hash, pathname } = useAddress();
  const [token, setToken] = useState<string | null>(null);
  if (hash !== '' && hash !== token) setToken(hash);
  useEffect(() => {
    if (hash !== '') replaceAddress(pathname);
  }, [hash, pathname]);
  return token;
}
