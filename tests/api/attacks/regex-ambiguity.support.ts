import { positionsOf, type Positions } from '@tests/api/attacks/regex-positions.support'

export type Ambiguity = 'exponential' | 'polynomial'

/**
 * Whether a text exists that an expression must try in very many ways before it can say no: exponential where one
 * loop reads a text in two ways, polynomial where two loops, one after the other, could share it out between them.
 */
export function ambiguityOf(source: string, flags: string): Ambiguity | null {
  const positions = positionsOf(source, flags)
  if (hasTwoWaysInLoop(positions)) return 'exponential'
  return hasLoopAfterLoop(positions) ? 'polynomial' : null
}

type Steps = (state: readonly number[]) => number[][]

/** All places move on by one and the same character. */
function together({ takes, follow }: Positions): Steps {
  const share = (chars: Set<string>, more: Set<string> | undefined) =>
    new Set([...chars].filter(char => more?.has(char)))
  const steps = (state: readonly number[]): number[][] => {
    let found: { chars: Set<string> | null; next: number[] }[] = [{ chars: null, next: [] }]
    for (const place of state)
      found = found.flatMap(({ chars, next }) =>
        [...(follow[place]?.keys() ?? [])].flatMap(to => {
          const both = chars === null ? (takes[to] ?? new Set<string>()) : share(chars, takes[to])
          return both.size > 0 ? [{ chars: both, next: [...next, to] }] : []
        }),
      )
    return found.map(({ next }) => next)
  }
  const known = new Map<string, number[][]>()
  return state => {
    const key = state.join()
    const ready = known.get(key) ?? steps(state)
    known.set(key, ready)
    return ready
  }
}

function reachable(from: readonly number[], steps: Steps): Map<string, number[]> {
  const seen = new Map<string, number[]>()
  const waiting = [...steps(from)]
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (seen.has(state.join())) continue
    seen.set(state.join(), state)
    waiting.push(...steps(state))
  }
  return seen
}

/** Once it could have ended, an expression has something to fall back on: it fails nowhere behind such a place. */
function placesThatCanFail({ first, last, follow }: Positions): Set<number> {
  const found = new Set<number>()
  const waiting = [...first]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place) || last.includes(place)) continue
    found.add(place)
    waiting.push(...(follow[place]?.keys() ?? []))
  }
  return found
}

function hasTwoWaysInLoop(positions: Positions): boolean {
  const steps = together(positions)
  return [...placesThatCanFail(positions)].some(place => {
    const pairs = reachable([place, place], steps)
    if (!pairs.has(`${place},${place}`)) return false
    const returning = [...pairs.values()].filter(pair => reachable(pair, steps).has(`${place},${place}`))
    const twofold = (a: number) =>
      [...(positions.follow[a] ?? [])].some(
        ([b, ways]) => ways > 1 && returning.some(([c, d]) => c === b && d === b),
      )
    return returning.some(([a, b]) => a !== b || twofold(a ?? 0))
  })
}

function hasLoopAfterLoop(positions: Positions): boolean {
  const steps = together(positions)
  const loops = [...placesThatCanFail(positions)].filter(place =>
    reachable([place], steps).has(String(place)),
  )
  return loops.some(one =>
    loops.some(
      other =>
        one !== other &&
        reachable([one], steps).has(String(other)) &&
        reachable([one, one, other], steps).has(`${one},${other},${other}`),
    ),
  )
}
