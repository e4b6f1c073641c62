import { namesOf } from '@contract/kernel/records'
import { REMEDIES, toldAs, type Obstacle } from '@server/commands/distribute/obstacle'

/** Kind by kind, with what is done about it and where. */
export function linesOf(obstacles: readonly Obstacle[]): string[] {
  return namesOf(REMEDIES).flatMap(kind => {
    const found = obstacles.filter(obstacle => obstacle.kind === kind)
    if (found.length === 0) return []
    return [`${kind} (${found.length}): ${REMEDIES[kind]}`, ...found.map(one => `  ${toldAs(one)}`)]
  })
}
