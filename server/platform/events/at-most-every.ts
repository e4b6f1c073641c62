export type Calm = { call(key: string): void; stop(): void }

/** At once when it was quiet; what comes within the time after it is done once, at its end. */
export function atMostEvery(ms: number, work: (key: string) => void): Calm {
  const waiting = new Map<string, { timer: NodeJS.Timeout; again: boolean }>()

  const begin = (key: string) => {
    work(key)
    const timer = setTimeout(() => {
      const again = waiting.get(key)?.again
      waiting.delete(key)
      if (again) begin(key)
    }, ms)
    timer.unref()
    waiting.set(key, { timer, again: false })
  }

  return {
    call: key => {
      const known = waiting.get(key)
      if (known) known.again = true
      else begin(key)
    },
    stop: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
