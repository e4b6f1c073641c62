import type { ListedPropertyUnit } from '@contract/modules/property/property-unit.resource'
import type { PhraseParams } from '@/shared/i18n/use-phrases'

type Places = Pick<ListedPropertyUnit, 'phase' | 'block' | 'lot' | 'tower' | 'floor' | 'unit_no'>
const PARTS = ['phase', 'block', 'lot', 'tower', 'floor', 'unit_no'] as const
type Say = (key: `place.${(typeof PARTS)[number]}` | 'place.both', params: PhraseParams) => string

/** "Block 4, Lot 12" or "Tower 1, Floor 7, Unit 702": as people speak of it. */
export function placeText(unit: Places, say: Say): string {
  return PARTS.flatMap(part =>
    unit[part] === null ? [] : [say(`place.${part}`, { value: unit[part] })],
  ).reduce((first, rest) => (first === '' ? rest : say('place.both', { first, rest })), '')
}
