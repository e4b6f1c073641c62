import { formatAmount } from '@contract/kernel/money'
import type { Receivables } from '@contract/modules/collection/receivables'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DefinitionList } from '@/shared/ui/definition-list'

/** The same figure as the books have it. */
export function TieOut({ aging: { control, difference } }: { aging: Receivables }) {
  const t = usePhrases('collection')
  const agrees = difference === '0.00'
  return (
    <DefinitionList
      definitions={[
        [t('receivables.tie_out'), <Ltr key="control">{formatAmount(control)}</Ltr>],
        [
          t('receivables.difference'),
          agrees ? (
            t('receivables.agrees')
          ) : (
            <span key="off" className="text-danger">
              <Ltr>{formatAmount(difference)}</Ltr>
            </span>
          ),
        ],
      ]}
    />
  )
}
