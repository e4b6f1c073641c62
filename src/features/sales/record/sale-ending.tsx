import { parseMoney } from '@contract/kernel/money'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { DefinitionList, type Definition } from '@/shared/ui/definition-list'

export type SaleEndingProps = { row: SaleRow; detail: SaleDetail; status: 'cancelled' | 'forfeited' }

/** How a sale ended: when, why and by whom, and what became of the reservation fee. */
export function SaleEnding({ row, detail, status }: SaleEndingProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const { cancelled_at, cancel_kind, cancel_reason_code, cancel_note } = row
  const ending = detail.events.findLast(({ to_status }) => to_status === status)
  const note = cancel_note ?? ending?.note ?? null
  const parts = (['rf_refunded', 'rf_forfeited'] as const).filter(part => parseMoney(row[part]) > 0n)
  const facts: Definition[] = [
    [
      t('ending.reason'),
      cancel_kind &&
        cancel_reason_code &&
        `${t(`values.cancel_kind.${cancel_kind}`)} · ${t(`values.cancel_reason_code.${cancel_reason_code}`)}`,
    ],
    [t('fields.cancel_note'), note && <bdi key="note">{note}</bdi>],
    [t('ending.by'), ending?.by && <bdi key="by">{ending.by}</bdi>],
    ...parts.map((part): Definition => [
      t(`ending.${part}`),
      <Ltr key={part}>{formats.amount(row[part])}</Ltr>,
    ]),
    [t('fields.reservation_fee'), parts.length === 0 && t('ending.fee_carried_over')],
  ]
  return (
    <Card title={t(`ending.${status}`, { date: cancelled_at ? formats.shortDate(cancelled_at) : '–' })}>
      <DefinitionList definitions={facts} />
    </Card>
  )
}
