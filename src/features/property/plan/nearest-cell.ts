const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
export type PlanArrow = keyof typeof STEPS

export const isPlanArrow = (key: string): key is PlanArrow => Object.hasOwn(STEPS, key)

type Spot = { left: number; top: number }

/** The next cell in the direction of the arrow as one sees it, whichever way the page reads. */
export function nearestCell(from: Spot, spots: readonly Spot[], arrow: PlanArrow): number {
  const [x, y] = STEPS[arrow]
  let best = -1
  let least = Infinity
  for (const [index, spot] of spots.entries()) {
    const [across, down] = [spot.left - from.left, spot.top - from.top]
    const ahead = across * x + down * y
    if (ahead < 1) continue
    // Off the line costs more than far away on it.
    const aside = Math.abs(x === 0 ? across : down)
    const cost = ahead + aside * 4
    if (cost < least) [best, least] = [index, cost]
  }
  return best
}
