// A single-use token arrives behind the # of a link: no server log ever sees it there. Once read it leaves the address
// bar, and with it the history of a browser that others may use.
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

export function useHashToken(): string | null {
  const { history } = useRouter();
  const { hash, pathname } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  if (hash !== '' && hash !== token) setToken(hash);
  useEffect(() => {
    if (hash !== '') history.replace(pathname);
  }, [hash, pathname, history]);
  return token;
}
