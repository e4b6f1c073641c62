const HOUR_S = 3_600

/**
 * The clock of the run as it stood an hour ago, for processes that write what later runs use too: runs at a named moment
 * begin at the same one, and what they find must not be from their future. Nothing where the clock is the machine's.
 */
export function earlierClock(): Record<string, string> {
  const offset = process.env['FAKETIME']
  if (offset === undefined) return {}
  return { FAKETIME: `+${Math.max(0, Number(offset) - HOUR_S)}` }
}

/** Starts processes that inherit the environment of this one, with that clock. */
export async function onEarlierClock<T>(start: () => Promise<T>): Promise<T> {
  const own = process.env['FAKETIME']
  Object.assign(process.env, earlierClock())
  try {
    return await start()
  } finally {
    if (own !== undefined) process.env['FAKETIME'] = own
  }
}
