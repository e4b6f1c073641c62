import type { ListedPropertyUnit } from '@contract/modules/property/property-unit.resource'
import type { PhraseParams } from '@/shared/i18n/use-phrases'

type Places = Pick<ListedPropertyUnit, 'phase' | 'block' | 'lot' | 'tower' | 'floor' | 'unit_no'>
const PARTS = ['phase', 'block', 'lot', 'tower', 'floor', 'unit_no'] as const
type Say = (key: `place.${(typeof PARTS)[number]}`, params: PhraseParams) => string

/** "Block 4, lot 12" or "Tower 1, floor 7, unit 702": as people speak of it. */
export function placeText(unit: Places, say: Say, comma: string): string {
  return PARTS.flatMap(part =>
    unit[part] === null ? [] : [say(`place.${part}`, { value: unit[part] })],
  ).join(comma)
}
