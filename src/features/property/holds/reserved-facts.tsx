import type { ReactNode } from 'react'
import { lastDay } from '@contract/modules/property/last-day.rules'
import type { ReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { UnitHoldBox } from '@/features/property/holds/unit-hold-box'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'

export type ReservedFactsProps = { row: ReservedUnit }

export function ReservedFacts({ row }: ReservedFactsProps) {
  const t = usePhrases('holds')
  const formats = useFormats()
  const until = (deadline: string) =>
    row.status === 'on_hold' ? formats.instant(deadline) : formats.date(lastDay(deadline))
  const facts: [string, ReactNode][] = [
    [t('fields.project_id'), <bdi key="p">{row.project_label}</bdi>],
    [t('fields.holder_name'), <bdi key="h">{row.holder_name}</bdi>],
    [t('fields.for_whom'), row.for_whom && <bdi key="w">{row.for_whom}</bdi>],
    [t('fields.since'), <Ltr key="s">{formats.date(row.since)}</Ltr>],
    [t('fields.deadline_at'), row.deadline_at && <Ltr key="d">{until(row.deadline_at)}</Ltr>],
    [t('fields.next_due_on'), row.next_due_on && <Ltr key="n">{formats.date(row.next_due_on)}</Ltr>],
    [t('fields.list_price'), <Ltr key="l">₱ {formats.amount(row.list_price)}</Ltr>],
    [t('fields.sale_no'), row.sale_no && <bdi key="o">{row.sale_no}</bdi>],
  ]
  return (
    <div className="stack">
      {row.hold_id && (
        <UnitHoldBox unit={{ id: row.unit_id, unit_code: row.unit_code, status: row.status }} />
      )}
      <dl className="reserved-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div>
        <ButtonLink to={`/property/list?record=${row.unit_id}`} icon="building">
          {t('hold.open_unit')}
        </ButtonLink>
      </div>
    </div>
  )
}
