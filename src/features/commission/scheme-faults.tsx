import { usePhrases } from '@/shared/i18n/use-phrases'

/** All that may keep a draft from being published, by the codes of the rules. */
const SCHEME_FAULTS = [
  ...(['levels_above_company_rate', 'level_twice', 'level_missing'] as const),
  ...(['tranches_missing', 'tranches_not_whole', 'triggers_not_rising', 'trigger_out_of_range'] as const),
  ...(['dates_reversed', 'version_too_early', 'version_reaches_back', 'validity_overlaps'] as const),
]
type Fault = (typeof SCHEME_FAULTS)[number]

export type SchemeFaultsProps = { faults: readonly string[] }

export function SchemeFaults({ faults }: SchemeFaultsProps) {
  const t = usePhrases('commission')
  const known = SCHEME_FAULTS.filter((fault): fault is Fault => faults.includes(fault))
  return (
    <ul className="mb-0">
      {known.map(fault => (
        <li key={fault}>{t(`faults.${fault}`)}</li>
      ))}
    </ul>
  )
}
