import type { Actor } from '@server/platform/access/actor'
import { gatherNews } from '@server/platform/events/gather-news'
import type { ListNews } from '@server/platform/events/live-lists'
import { atMostEvery } from '@server/platform/events/at-most-every'
import { Problem, slowDown } from '@server/platform/http/problems'

/** More windows than this of one person on one server are told to come back. */
const STREAMS_PER_PERSON = 8
const STREAMS_IN_ALL = 5_000
const COME_BACK_SECONDS = 60
/** A saved role is many statements; they are looked at once. */
const GATHERED_MS = 100
/** Somebody who is told ten things at once asks for them once or twice. */
const CALM_MS = 250
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
  /** Something has come for these people; null: it may have for anybody. What it is they ask for, as themselves. */
  tell(people: readonly string[] | null): void
  /** Rows of a list have changed: told to those who may see the list. */
  listNews(news: ListNews): void
  stop(): void
}

type HubOptions = {
  /** Stands for all that a person may: two that are the same mean that nothing changed for them. */
  fingerprint(): Promise<(actor: Actor) => string>
  /** Whether somebody may see a list; without it nobody is told of any. */
  sees?(actor: Actor, list: string): boolean
  heartbeatMs?: number
}

const eventText = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const NOTICES = eventText('notices', {})
/** Of a line that was opened and not greeted yet. */
const NOT_GREETED = ''

/**
 * Tells everyone who listens, and whose rights have changed, that they have, and those for whom something has come that
 * it has; nobody else, and nothing more.
 */
export function createEventHub({ fingerprint, sees, heartbeatMs = HEARTBEAT_MS }: HubOptions): EventHub {
  const prints = new Map<Listener, string>()
  /** Who listens, as they were last looked at. */
  const actors = new Map<Listener, Actor>()
  const ofPerson = new Map<string, Set<Listener>>()
  let gathering: NodeJS.Timeout | null = null
  let looking = false
  let again = false

  const told = atMostEvery(CALM_MS, userId => {
    for (const listener of ofPerson.get(userId) ?? []) listener.send(NOTICES)
  })

  const lists = gatherNews(news => {
    const text = eventText('lists', news)
    for (const [listener, actor] of actors) if (sees?.(actor, news.list)) listener.send(text)
  })

  const add = (listener: Listener) => {
    prints.set(listener, NOT_GREETED)
    const others = ofPerson.get(listener.userId)
    if (others) others.add(listener)
    else ofPerson.set(listener.userId, new Set([listener]))
  }
  const drop = (listener: Listener) => {
    prints.delete(listener)
    actors.delete(listener)
    const others = ofPerson.get(listener.userId)
    if (others?.delete(listener) && others.size === 0) ofPerson.delete(listener.userId)
  }

  async function lookAt(listener: Listener, printOf: (actor: Actor) => string): Promise<void> {
    const actor = await listener.who()
    if (!actor) {
      drop(listener)
      listener.end()
      return
    }
    sayPrint(listener, actor, printOf(actor))
  }

  /** The greeting comes first, by whichever way the print was found, and after it what has changed. */
  function sayPrint(listener: Listener, actor: Actor, print: string): void {
    const before = prints.get(listener)
    if (before === undefined) return
    actors.set(listener, actor)
    if (before === print) return
    prints.set(listener, print)
    listener.send(eventText(before === NOT_GREETED ? 'hello' : 'rights', { print }))
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
      if ((ofPerson.get(listener.userId)?.size ?? 0) >= STREAMS_PER_PERSON) throw slowDown(COME_BACK_SECONDS)
      add(listener)
      const print = (await fingerprint())(actor)
      // Whoever was greeted meanwhile was looked at later than this one asked.
      if (prints.get(listener) === NOT_GREETED) sayPrint(listener, actor, print)
    },
    close: drop,
    news: () => {
      if (prints.size === 0) return
      gathering ??= setTimeout(() => {
        gathering = null
        void look()
      }, GATHERED_MS)
    },
    tell: people => {
      if (people === null) for (const listener of prints.keys()) listener.send(NOTICES)
      else for (const userId of people) told.call(userId)
    },
    listNews: news => lists.add(news),
    stop: () => {
      clearInterval(beat)
      told.stop()
      lists.stop()
      if (gathering) clearTimeout(gathering)
      for (const listener of prints.keys()) listener.end()
      prints.clear()
      actors.clear()
      ofPerson.clear()
    },
  }
}
