import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { isEnded } from '@contract/modules/sales/sale-status'
import { parseMoney, moneyText } from '@contract/kernel/money'
import { today } from '@/features/sales/record/today'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

export type KeyFiguresProps = { row: SaleRow; detail: SaleDetail }

type Figure = {
  key: 'tcp' | 'collected' | 'left' | 'next_due'
  value: string
  note: string | null
  late: boolean
}

/** What one looks for first: the price, what is paid and, while it runs, what is left and what comes next. */
export function KeyFigures({ row, detail }: KeyFiguresProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const collected = detail.paid.collected_principal
  const left = moneyText(parseMoney(row.tcp) - parseMoney(collected))
  const { next_due_on, next_due_amount } = row
  const figures: Figure[] = [
    { key: 'tcp', value: row.tcp, note: null, late: false },
    { key: 'collected', value: collected, note: null, late: false },
    ...(isEnded(row.status) ? [] : [{ key: 'left' as const, value: left, note: null, late: false }]),
    ...(next_due_on !== null && next_due_amount !== null
      ? [
          {
            key: 'next_due' as const,
            value: next_due_amount,
            note: formats.shortDate(next_due_on),
            late: next_due_on < today(),
          },
        ]
      : []),
  ]
  return (
    <dl className="key-figures">
      {figures.map(({ key, value, note, late }) => (
        <div key={key} className={classNames('key-figure', late && 'key-figure-late')}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd>
            <Ltr>{formats.amount(value)}</Ltr>
            {note && (
              <span className="key-figure-note">
                {late ? t('figures.late', { date: note }) : t('figures.due', { date: note })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
