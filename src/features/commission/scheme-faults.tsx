import type { SchemeDetail } from '@contract/modules/commission/scheme.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type SchemeFaultsProps = { faults: Readonly<SchemeDetail['faults']> }

export function SchemeFaults({ faults }: SchemeFaultsProps) {
  const t = usePhrases('commission')
  return (
    <ul className="mb-0">
      {faults.map(fault => (
        <li key={fault}>{t(`faults.${fault}`)}</li>
      ))}
    </ul>
  )
}
