import type { CommissionView } from '@contract/selling/commission.calls'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/shared/selling/selling.scss'
import { Badge } from '@/shared/ui/badge'

export type CommissionSharesProps = { view: CommissionView }

/** Who earns what and when: each seller with the tranches that add up to what stands in the head. */
export function CommissionShares({ view }: CommissionSharesProps) {
  const t = usePhrases('selling')
  const formats = useFormats()
  const isLost = (status: string) => status === 'reversed'
  const amountOf = (amount: string, lost: boolean) => {
    const figure = <Ltr>{formats.amount(amount)}</Ltr>
    return lost ? <del>{figure}</del> : figure
  }
  const isAllLost = view.tranches.length > 0 && view.tranches.every(({ status }) => isLost(status))
  return (
    <ul className="shares" aria-label={t('commission.shares')}>
      {view.sellers.map(({ id, name, level, amount, is_own }) => (
        <li key={id}>
          <div className="shares-head">
            <span>
              <bdi>{name}</bdi> <span className="text-muted small">{t(`levels.${level}`)}</span>{' '}
              {is_own && <Badge tone="accent">{t('commission.you')}</Badge>}
            </span>
            <strong>{amountOf(amount, isAllLost)}</strong>
          </div>
          <ol className="shares-parts">
            {view.tranches.map(({ seq, status, expected_on, eligible_on, shares }) => {
              const date = eligible_on ?? expected_on
              const when = date
                ? t(eligible_on ? 'commission.since' : 'commission.from', { date: formats.shortDate(date) })
                : t('commission.no_date')
              return (
                <li key={seq}>
                  <span className="text-muted small">{isLost(status) ? t('commission.reversed') : when}</span>
                  {amountOf(shares.find(share => share.id === id)?.amount ?? '0.00', isLost(status))}
                </li>
              )
            })}
          </ol>
        </li>
      ))}
    </ul>
  )
}
