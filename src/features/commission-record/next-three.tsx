import { formatAmount } from '@contract/kernel/money'
import type { NextMoney, NextMoneyRow } from '@contract/modules/commission/next-money'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/features/commission-record/commission-record.scss'

const NEXT = 3

/** The first amounts that have a day: what a seller wants to know on a phone. */
export function NextThree({ next }: { next: NextMoney }) {
  const t = usePhrases('commission-record')
  const dated = next.rows.filter(({ cash_on }) => cash_on !== null).slice(0, NEXT)
  if (dated.length === 0) return null
  return (
    <section className="next-three">
      <h3 className="section-title">{t('next.next_three')}</h3>
      <NextAmounts rows={dated} />
    </section>
  )
}

export function NextAmounts({ rows }: { rows: readonly NextMoneyRow[] }) {
  const t = usePhrases('commission-record')
  const formats = useFormats()
  return (
    <ol className="next-amounts">
      {rows.map(row => (
        <li key={`${row.share_id} ${String(row.is_paid)}`}>
          <span>
            {row.is_paid ? t('next.paid') : row.cash_on && formats.shortDate(row.cash_on)}
            <small className="text-muted d-block">
              <bdi>{row.buyer_name}</bdi> · <Ltr>{row.unit_code}</Ltr> · {t('next.tranche', { seq: row.seq })}
            </small>
          </span>
          <strong>
            <Ltr>{formatAmount(row.net)}</Ltr>
          </strong>
        </li>
      ))}
    </ol>
  )
}
