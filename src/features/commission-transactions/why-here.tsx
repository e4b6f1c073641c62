import { Link } from 'react-router-dom'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import type { ExplainedShare } from '@/features/commission-transactions/commission-transactions.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DefinitionList } from '@/shared/ui/definition-list'

/** What the tranche needs beside what there is, and the figures of this share. */
export function WhyHere({ share }: { share: ExplainedShare }) {
  const t = usePhrases('commission-transactions')
  const formats = useFormats()
  const { reason } = share
  if (!reason) return null
  const money = (amount: string) => <Ltr>{formatAmount(amount)}</Ltr>
  const missing = parseMoney(reason.trigger_amount) - parseMoney(reason.collected)
  const waits = reason.waits_for.map(condition => t(`conditions.${condition}`))
  const isIncentive = share.incentive !== null
  const name = share.incentive ?? reason.tranche_name ?? String(share.seq)
  return (
    <>
      <DefinitionList
        definitions={[
          [t('fields.seller_id'), <bdi key="seller">{share.seller_label ?? t('transactions.company')}</bdi>],
          [t('fields.level'), share.level && t(`values.level.${share.level}`)],
          [isIncentive ? t('fields.incentive') : t('fields.seq'), <bdi key="tranche">{name}</bdi>],
          [t('fields.amount'), money(share.amount)],
          [t('fields.releasable_amount'), money(share.releasable_amount)],
          [t('fields.released_amount'), money(share.released_amount)],
          [t('fields.clawed_back_amount'), money(share.clawed_back_amount)],
        ]}
      />
      <h3 className="section-title">{t('why.title')}</h3>
      <DefinitionList
        definitions={[
          [t('why.hold'), reason.hold_reason && <bdi key="hold">{reason.hold_reason}</bdi>],
          [t('why.trigger'), !isIncentive && money(reason.trigger_amount)],
          [t('why.collected'), !isIncentive && money(reason.collected)],
          [t('why.missing'), !isIncentive && missing > 0n && money(moneyText(missing))],
          [t('why.waits_for'), waits.length > 0 ? waits.join(', ') : t('why.nothing')],
          [t('fields.eligible_on'), reason.eligible_at && formats.date(reason.eligible_at.on)],
          [t('why.eligible'), !isIncentive && reason.eligible_at && money(reason.eligible_at.collected)],
          [t('fields.expected_on'), share.expected_on && formats.date(share.expected_on)],
          [t('why.buyer'), <bdi key="buyer">{reason.buyer_name}</bdi>],
          [t('why.unit'), <bdi key="unit">{reason.unit_code}</bdi>],
        ]}
      />
      <Link to={`/sales/record?record=${share.sale_id}`} className="record-link">
        {t('why.open_sale')}
      </Link>
    </>
  )
}
