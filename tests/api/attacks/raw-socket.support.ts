import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestApi } from '@tests/support/api'

/** A server that neither answers nor hangs up is told by this, not waited for. */
const PATIENCE_MS = 20_000
/** Long enough for a second answer that should not come. */
const QUIET_MS = 300

export async function listenOnLoopback({ app }: TestApi): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

export type RawAnswer = { text: string; statuses: number[]; closed: boolean }

export async function openLine(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/**
 * Says the bytes as they stand and listens until the server hangs up, or has been quiet after so many answers: what is
 * expected is waited for, however long a busy machine takes; the quiet is for what should not come.
 */
export async function speak(port: number, bytes: string, answers = 1): Promise<RawAnswer> {
  const socket = await openLine(port)
  let text = ''
  let lastHeard = Date.now()
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
    lastHeard = Date.now()
  })
  socket.write(Buffer.from(bytes, 'latin1'))
  const began = Date.now()
  while (!socket.closed && Date.now() - began < PATIENCE_MS) {
    if (statusesIn(text).length >= answers && Date.now() - lastHeard > QUIET_MS) break
    await sleep(10)
  }
  const closed = socket.closed
  socket.destroy()
  return { text, statuses: statusesIn(text), closed }
}

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(match => Number(match[1]))

export function request(line: string, headers: Record<string, string | string[]>, body = ''): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map(one => `${name}: ${one}`),
  )
  return [line, ...lines, '', body].join('\r\n')
}
