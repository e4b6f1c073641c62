import { formatAmount } from '@contract/kernel/money'
import type { DocumentRow } from '@/shared/document/document-row'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What is open of an advance that was paid out, and by when it is to be settled. */
export function AdvanceFigures({ row }: { row: DocumentRow }) {
  const t = usePhrases('cash-advance')
  const formats = useFormats()
  const figures = [
    [t('figures.balance'), formatAmount(row['balance'])],
    [t('figures.released'), formatAmount(row['amount'])],
    [t('figures.due'), formats.shortDate(String(row['liquidation_due']))],
  ] as const
  return (
    <dl className="advance-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Ltr>{value}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
