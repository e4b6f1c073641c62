import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApi } from '@tests/support/api'

export type EventLine = {
  status: number
  /** Names of what has come so far, "end" once the server has closed the line. */
  events: string[]
  prints: string[]
  data: string[]
  close(): void
}

async function portOf(api: TestApi): Promise<number> {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 })
  return (api.app.server.address() as AddressInfo).port
}

/** With a connection of its own, which nobody makes anew when it is closed. */
export async function listenTo(api: TestApi, token: string): Promise<EventLine> {
  const port = await portOf(api)
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: '/api/v1/events', headers, agent: false })
    request.on('error', reject)
    request.on('response', answer => {
      const close = () => void request.destroy()
      const line: EventLine = { status: answer.statusCode ?? 0, events: [], prints: [], data: [], close }
      read(answer, line)
      resolve(line)
    })
  })
}

function read(answer: IncomingMessage, line: EventLine): void {
  let text = ''
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      line.events.push(/^event: (\w+)$/m.exec(part)?.[1] ?? 'beat')
      line.data.push(...[...part.matchAll(/^data: (.*)$/gm)].map(match => match[1] ?? ''))
      line.prints.push(...[...part.matchAll(/"print":"([\w-]+)"/g)].map(match => match[1] ?? ''))
    }
  })
  answer.on('end', () => line.events.push('end'))
  answer.on('error', () => undefined)
}
