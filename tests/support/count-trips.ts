import type pg from 'pg'
import type { Socket } from 'node:net'

/** Known to pg and not to its types. */
type WiredClient = pg.PoolClient & { connection: { stream: Socket } }

/**
 * How often the writing transactions of an account wait for the database, from their beginning to their end. What is
 * written before an answer comes is one packet, however many statements stand in it.
 */
export function countTrips(pool: pg.Pool, userId: string): { taken: () => number[] } {
  const counts: number[] = []
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', client => {
    if (watched.has(client)) return
    watched.add(client)
    let trips: number | null = null
    let isAsking = false
    const { stream } = (client as WiredClient).connection
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean
    stream.write = ((...given: unknown[]) => {
      isAsking = true
      return write(...given)
    }) as typeof stream.write
    stream.on('data', () => {
      if (isAsking && trips !== null) trips += 1
      isAsking = false
    })
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    client.query = ((...given: unknown[]) => {
      const [text] = given
      if (typeof text === 'string' && text.startsWith('begin;') && text.includes(userId)) trips = 0
      const answer = query(...given)
      if (text !== 'commit' || trips === null) return answer
      return answer.finally(() => {
        if (trips !== null) counts.push(trips)
        trips = null
      })
    }) as typeof client.query
  })
  return { taken: () => counts.splice(0) }
}
