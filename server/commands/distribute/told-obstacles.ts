import { REMEDIES, toldAs, type Obstacle, type ObstacleKind } from '@server/commands/distribute/obstacle'

/** Kind by kind, with what is done about it and where. */
export function linesOf(obstacles: readonly Obstacle[]): string[] {
  return (Object.keys(REMEDIES) as ObstacleKind[]).flatMap(kind => {
    const found = obstacles.filter(obstacle => obstacle.kind === kind)
    if (found.length === 0) return []
    return [`${kind} (${found.length}): ${REMEDIES[kind]}`, ...found.map(one => `  ${toldAs(one)}`)]
  })
}
