import type { ProtectedNumber } from '@contract/modules/people/protected-numbers'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { NumberRows } from '@/shared/record/number-rows'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type ProtectedNumbersProps = {
  /** Where one of them is revealed. */
  url: string
  row: ResourceRow
  names: readonly ProtectedNumber[]
}

/** What is on file, by the last digits; shown whole to whom it may be. */
export function ProtectedNumbers({ url, row, names }: ProtectedNumbersProps) {
  const t = usePhrases('people')
  const mayReveal = useCan()('hr.employee.reveal_pii')
  return (
    <section className="form-stack" aria-label={t('sections.numbers')}>
      <h3 className="section-title">{t('sections.numbers')}</h3>
      <dl className="number-list">
        <NumberRows url={url} row={row} names={names} namespace="people" mayReveal={mayReveal} />
      </dl>
    </section>
  )
}
