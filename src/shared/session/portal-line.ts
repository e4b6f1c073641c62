import { LIVE_LISTS } from '@contract/access/live-lists'
import { onBackOnline } from '@/shared/http/connection'
import { toApiFailure } from '@/shared/http/api-failure'
import { openStream } from '@/shared/http/open-stream'

const PATH = '/api/v1/events'
const NAME = 'portal-rights'
const FIRST_PAUSE_MS = 1_000
/** Where something between keeps what the server says, whoever waits for the line asks without it. */
const PATIENCE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
/** A line that held so long was a good one: the next pause is a short one again. */
const GOOD_AFTER_MS = 10_000

/** Rows of a list that were touched; none named: any may have been. */
export type ListNews = { list: string; ids: readonly string[] | null }
/** A fingerprint of what one may, the word that something has come, or that rows of a list have changed. */
type Message = { print: string } | { notices: true } | { news: ListNews }

export type LineListeners = {
  onRights: () => void
  onNotices: () => void
  onLists: (news: ListNews) => void
  /** Once: the line stands, or does not for now. What is asked for from here on misses nothing. */
  onSettled?: () => void
}

function newsIn(block: string): Message | null {
  const said = /^data: (\{.*\})$/m.exec(block)?.[1]
  return said ? { news: JSON.parse(said) as ListNews } : null
}

function messageOf(block: string): Message | null {
  const print = /^data: \{"print":"([\w-]+)"\}$/m.exec(block)?.[1]
  if (print) return { print }
  if (/^event: notices$/m.test(block)) return { notices: true }
  return /^event: lists$/m.test(block) ? newsIn(block) : null
}

/** What the server says as it goes; ends when the line does. */
async function* messages(signal: AbortSignal): AsyncGenerator<Message> {
  const headers = { Accept: 'text/event-stream' }
  const reader = (await openStream(PATH, { headers, signal })).getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = messageOf(block)
        if (message) yield message
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Resolves after the time, when the line is back, or when nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const wake = () => {
      clearTimeout(timer)
      stopWaiting()
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    const stopWaiting = onBackOnline(wake)
    signal.addEventListener('abort', wake)
  })
}

/**
 * Listens while somebody is signed in, one tab for all of this browser: a line a tab would soon leave none for the
 * calls. What it hears the others hear by a channel. Whoever takes over from a tab that was closed may have missed
 * something, and asks.
 */
export function listenToPortal({ onRights, onNotices, onLists, onSettled }: LineListeners): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)
  let known: string | null = null
  let isSettled = !onSettled

  const hear = (print: string, isNews: boolean) => {
    if (isNews) onRights()
    known = print
  }
  const handleMessage = ({ data }: MessageEvent<Message>) => {
    if ('notices' in data) onNotices()
    else if ('news' in data) onLists(data.news)
    else hear(data.print, data.print !== known)
  }
  const tellNotices = () => {
    channel?.postMessage({ notices: true } satisfies Message)
    onNotices()
  }
  const settle = () => {
    if (!isSettled) onSettled?.()
    isSettled = true
  }
  const tellNews = (news: ListNews) => {
    channel?.postMessage({ news } satisfies Message)
    onLists(news)
  }
  const tellLists = () => {
    for (const list of Object.keys(LIVE_LISTS)) tellNews({ list, ids: null })
  }
  const patience = setTimeout(settle, PATIENCE_MS)
  channel?.addEventListener('message', handleMessage)

  async function keepLine(tookOver: boolean): Promise<void> {
    let isFirst = !tookOver
    let hadLine = tookOver
    for (let failures = 0; !signal.aborted; failures += 1) {
      const began = Date.now()
      try {
        let isNew = true
        for await (const message of messages(signal)) {
          if (signal.aborted) return
          if (isNew) {
            // What came while there was no line was said to nobody; whoever waited for the first one asks from here on.
            if (isSettled) tellNotices()
            else channel?.postMessage({ notices: true } satisfies Message)
            settle()
            if (hadLine) tellLists()
          }
          hadLine = true
          isNew = false
          if ('notices' in message) {
            tellNotices()
            continue
          }
          if ('news' in message) {
            tellNews(message.news)
            continue
          }
          const { print } = message
          const isNews = print !== known && !(isFirst && known === null)
          isFirst = false
          if (print !== known) channel?.postMessage({ print } satisfies Message)
          hear(print, isNews)
        }
      } catch (error) {
        settle()
        // The session is over; whoever listens next does so as somebody.
        if (toApiFailure(error).status === 401) return
      }
      if (Date.now() - began > GOOD_AFTER_MS) failures = 0
      const ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.75 + Math.random() / 4)
      await pause(ms, signal)
    }
  }

  // Only a page from a safe address has locks.
  if (typeof navigator.locks === 'undefined') void keepLine(false)
  else {
    let tookOver = true
    void navigator.locks
      .request(NAME, { ifAvailable: true }, lock => {
        if (!lock) return settle()
        tookOver = false
        return keepLine(false)
      })
      .then(() => {
        if (!tookOver || signal.aborted) return undefined
        return navigator.locks.request(NAME, { signal }, () => keepLine(true))
      })
      .catch(settle)
  }
  return () => {
    clearTimeout(patience)
    settle()
    stop.abort()
    channel?.close()
  }
}
