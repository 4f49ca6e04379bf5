import net from 'node:net';

export type ReceivedMail = {
  from: string;
  to: string[];
  headers: Record<string, string>;
  text: string;
  files: ReceivedFile[];
};
export type ReceivedFile = { type: string; name: string; text: string };

/** A mail server of a few lines: takes what it is told to take, and keeps it. */
export async function openSmtpServer() {
  const received: ReceivedMail[] = [];
  const mood = { refuses: false };

  const server = net.createServer((socket) => {
    let unread = '';
    let envelope = { from: '', to: [] as string[] };
    let isReadingMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => {});
    say('220 ready');

    function hear(line: string): void {
      if (/^(EHLO|HELO)/i.test(line)) return void say('250 hello');
      if (/^MAIL FROM/i.test(line)) {
        envelope = { from: addressIn(line), to: [] };
        return void say('250 ok');
      }
      if (/^RCPT TO/i.test(line)) {
        envelope.to.push(addressIn(line));
        return void say(mood.refuses ? '451 try later' : '250 ok');
      }
      if (/^DATA/i.test(line)) {
        isReadingMail = true;
        return void say('354 go on');
      }
      say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
    }
    socket.on('data', (data) => {
      unread += data;
      for (;;) {
        const end = isReadingMail ? '\r\n.\r\n' : '\r\n';
        const at = unread.indexOf(end);
        if (at < 0) return;
        const piece = unread.slice(0, at);
        unread = unread.slice(at + end.length);
        if (!isReadingMail) {
          hear(piece);
          continue;
        }
        isReadingMail = false;
        received.push({ ...envelope, ...opened(piece) });
        say('250 taken');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mood,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

function opened(mail: string): Pick<ReceivedMail, 'headers' | 'text' | 'files'> {
  const { headers, text } = partOf(mail);
  const [, border] = /^multipart\/mixed;.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  if (!border) return { headers, text, files: [] };
  const [words, ...files] = text
    .split(`--${border}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r\n/, '')));
  return { headers, text: words?.text ?? '', files: files.map(fileOf) };
}

const fileOf = ({ headers, text }: ReturnType<typeof partOf>): ReceivedFile => ({
  type: headers['content-type'] ?? '',
  name: /filename=(\S+)/.exec(headers['content-disposition'] ?? '')?.[1] ?? '',
  text: Buffer.from(text, 'base64').toString(),
});

function partOf(mail: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, text: rest.join('\r\n\r\n') };
}
