import type { Actor } from '@server/platform/access/actor'
import { Problem, slowDown } from '@server/platform/http/problems'

/** More windows than this of one person on one server are told to come back. */
const STREAMS_PER_PERSON = 8
const STREAMS_IN_ALL = 5_000
const COME_BACK_SECONDS = 60
/** A saved role is many statements; they are looked at once. */
const GATHERED_MS = 100
/** Keeps the line open, and notices what no word is said about: a session that ran out, a role that began today. */
const HEARTBEAT_MS = 20_000

export type Listener = {
  userId: string
  /** Who listens now; null once the session is over. Looking must not count as being there. */
  who(): Promise<Actor | null>
  send(text: string): void
  end(): void
}

export type EventHub = {
  open(listener: Listener, actor: Actor): Promise<void>
  close(listener: Listener): void
  /** Something that everybody's rights may hang on has changed. */
  news(): void
  stop(): void
}

type HubOptions = {
  /** Stands for all that a person may: two that are the same mean that nothing changed for them. */
  fingerprint(): Promise<(actor: Actor) => string>
  heartbeatMs?: number
}

const eventText = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Tells everyone who listens, and whose rights have changed, that they have; nobody else, and nothing more. */
export function createEventHub({ fingerprint, heartbeatMs = HEARTBEAT_MS }: HubOptions): EventHub {
  const prints = new Map<Listener, string>()
  let gathering: NodeJS.Timeout | null = null
  let looking = false
  let again = false

  const countOf = (userId: string) => [...prints.keys()].filter(listener => listener.userId === userId).length

  async function lookAt(listener: Listener, printOf: (actor: Actor) => string): Promise<void> {
    const actor = await listener.who()
    if (!actor) {
      prints.delete(listener)
      listener.end()
      return
    }
    const print = printOf(actor)
    const before = prints.get(listener)
    if (before === undefined || before === print) return
    prints.set(listener, print)
    listener.send(eventText('rights', { print }))
  }

  async function look(): Promise<void> {
    if (looking) {
      again = true
      return
    }
    looking = true
    try {
      do {
        again = false
        const printOf = await fingerprint()
        for (const listener of [...prints.keys()]) await lookAt(listener, printOf)
      } while (again)
    } catch {
      // The database is away for a moment: the next heartbeat looks again.
    } finally {
      looking = false
    }
  }

  const beat = setInterval(() => {
    for (const listener of prints.keys()) listener.send(':\n\n')
    if (prints.size > 0) void look()
  }, heartbeatMs)
  beat.unref()

  return {
    open: async (listener, actor) => {
      if (prints.size >= STREAMS_IN_ALL) throw new Problem('unavailable')
      if (countOf(listener.userId) >= STREAMS_PER_PERSON) throw slowDown(COME_BACK_SECONDS)
      prints.set(listener, '')
      const print = (await fingerprint())(actor)
      prints.set(listener, print)
      listener.send(eventText('hello', { print }))
    },
    close: listener => void prints.delete(listener),
    news: () => {
      if (prints.size === 0) return
      gathering ??= setTimeout(() => {
        gathering = null
        void look()
      }, GATHERED_MS)
    },
    stop: () => {
      clearInterval(beat)
      if (gathering) clearTimeout(gathering)
      for (const listener of prints.keys()) listener.end()
      prints.clear()
    },
  }
}
