import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = {
  from: string
  to: string[]
  raw: string
  headers: Record<string, string>
  messageId: string
}

export type Reaction = 'accept' | 'drop line' | { code: number; words: string }

export type MailSink = {
  url: string
  /** In the order of arrival, also those that were refused after their text. */
  received: ReceivedMail[]
  /** Decides about a recipient, and about a whole mail once its text is there. */
  onRecipient: (address: string) => Reaction
  onText: (mail: ReceivedMail) => Reaction
  stop(): Promise<void>
}

/** A real mail server on this machine that keeps what it gets and fails as told. */
export async function startMailSink(options: SMTPServerOptions = {}): Promise<MailSink> {
  const refusal = ({ code, words }: { code: number; words: string }) =>
    Object.assign(new Error(words), { responseCode: code })
  const sink: MailSink = {
    url: '',
    received: [],
    onRecipient: () => 'accept',
    onText: () => 'accept',
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    ...options,
    onRcptTo({ address }, _session, done) {
      const reaction = sink.onRecipient(address)
      done(typeof reaction === 'object' ? refusal(reaction) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk as Buffer))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const raw = Buffer.concat(chunks).toString('utf8')
        const headers = headersOf(raw)
        const mail: ReceivedMail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(recipient => recipient.address),
          raw,
          headers,
          messageId: headers['message-id'] ?? '',
        }
        sink.received.push(mail)
        const reaction = sink.onText(mail)
        if (reaction === 'drop line') for (const socket of lines) socket.destroy()
        else done(typeof reaction === 'object' ? refusal(reaction) : null)
      })
    },
  })
  const lines = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    lines.add(socket)
    socket.on('close', () => lines.delete(socket))
  })
  // A line that is cut on purpose is an error to the server, and none to the test.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return sink
}

/** Names in lower case; folded lines joined. A name that comes twice fails: that would be an injected header. */
export function headersOf(raw: string): Record<string, string> {
  const head = raw.split('\r\n\r\n')[0] ?? ''
  const headers: Record<string, string> = {}
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    if (at < 1 || name in headers) throw new Error(`the mail has a header it should not have: ${line}`)
    headers[name] = line.slice(at + 1).trim()
  }
  return headers
}
