import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import { oneOf } from '@contract/kernel/one-of'
import type { RecordFigure } from '@contract/modules/commission/seller-record.rules'
import type { ShareState } from '@contract/modules/commission/transaction.resource'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

/** In which states the shares behind a figure are; a partly collected one is a part of two figures. */
const STATES: Partial<Record<RecordFigure, readonly ShareState[]>> = {
  projected: ['projected'],
  locked: ['locked'],
  eligible: ['eligible'],
  billed: ['billed', 'partly_collected'],
  collected: ['partly_collected', 'collected'],
  on_hold: ['on_hold'],
}

export type FigureLinkProps = {
  figure: RecordFigure
  amount: string
  /** Whose shares; null for a sum of all. */
  of: { seller_id: string; ou_id?: string } | null
}

/** A figure that leads to its shares, where they are a list of their own. */
export function FigureLink({ figure, amount, of }: FigureLinkProps) {
  const t = usePhrases('commission-record')
  const can = useCan()
  const states = STATES[figure]
  const shown = <Ltr>{formatAmount(amount)}</Ltr>
  if (!states || !of || amount === '0.00' || !can('commission.transaction.view')) return shown
  const filter = {
    seller_id: oneOf(of.seller_id),
    state: oneOf(...states),
    ...(of.ou_id && { ou_id: oneOf(of.ou_id) }),
  }
  return (
    <Link
      to={listPath('/commission/transaction', { filter })}
      className="record-link"
      title={t('record.rows_of')}
    >
      {shown}
    </Link>
  )
}
