import { createServer, type Server, type Socket } from "node:net";
import PostalMime from "postal-mime";

type ReceivedMail = { to: string; subject: string; text: string; html: string; head: string };

export type FakeSmtp = {
  url: string /** The next unread mail to an address, and with a subject like this. */;
  mailTo: (address: string, subject?: RegExp, patienceMs?: number) => Promise<ReceivedMail>;
  stop: () => Promise<void>;
};

const PATIENCE_MS = 10_000;

/** An SMTP server on a local port that stores the mails it receives. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((socket) =>
    talk(socket, (mail) => {
      mails.push(mail);
      for (const look of waiting) look();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    mailTo: (address, subject, patienceMs = PATIENCE_MS) =>
      new Promise((resolve, reject) => {
        const tooLate = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No mail to ${address}${subject ? ` about ${subject}` : ""}.`));
        }, patienceMs);
        const look = () => {
          const index = mails.findIndex((mail) => mail.to === address && (subject?.test(mail.subject) ?? true));
          if (index < 0) return;
          clearTimeout(tooLate);
          waiting.delete(look);
          resolve(mails.splice(index, 1)[0] as ReceivedMail);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

/** One session. Source: RFC 5321, without encryption or authentication. */
function talk(socket: Socket, take: (mail: ReceivedMail) => void) {
  let buffer = "";
  let to = "";
  let body: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 fake.example ready");
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    buffer += chunk.toString();
    for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (body) {
        if (line !== ".") body.push(line.replace(/^\./, ""));
        else {
          const [receiver, lines] = [to, body];
          body = null;
          parse(receiver, lines).then(take, (error: unknown) => console.error(error));
          say("250 kept");
        }
      } else if (/^EHLO|^HELO/i.test(line)) say("250 fake.example");
      else if (/^RCPT TO:/i.test(line)) {
        to = /<([^>]*)>/.exec(line)?.[1] ?? "";
        say("250 ok");
      } else if (/^DATA/i.test(line)) {
        body = [];
        say("354 go on");
      } else if (/^QUIT/i.test(line)) {
        say("221 bye");
        socket.end();
      } else say("250 ok");
    }
  });
}

async function parse(to: string, lines: readonly string[]): Promise<ReceivedMail> {
  const { subject = "", text = "", html = "" } = await PostalMime.parse(lines.join("\r\n"));
  return { to, subject, text, html, head: lines.slice(0, lines.indexOf("")).join("\n") };
}
