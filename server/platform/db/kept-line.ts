import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'

export type KeptLine = { stop(): Promise<void> }

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** A line that died without a word is noticed by this. */
const PULSE_MS = 60_000

/** One connection outside any pool, made again whenever it breaks; `prepare` runs on each new one. */
export function keepLine(connection: Connection, prepare: (client: pg.Client) => Promise<unknown>): KeptLine {
  let stopped = false
  let pause = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let current: pg.Client | undefined

  const connectLater = () => {
    if (stopped) return
    timer = setTimeout(() => void connect(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  const connect = async () => {
    const client = new pg.Client(clientConfig(connection))
    current = client
    let lost = false
    const lose = () => {
      if (lost) return
      lost = true
      clearInterval(timer)
      client.end().catch(() => undefined)
      connectLater()
    }
    client.on('error', lose)
    client.on('end', lose)
    try {
      await client.connect()
      await prepare(client)
    } catch {
      lose()
      return
    }
    if (lost) return
    pause = FIRST_PAUSE_MS
    let isAsking = false
    timer = setInterval(() => {
      // Not answered since the last time: a second question would only wait behind the first.
      if (isAsking) return lose()
      isAsking = true
      void client.query('select 1').then(() => (isAsking = false), lose)
    }, PULSE_MS)
  }

  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(timer)
      await current?.end().catch(() => undefined)
    },
  }
}
