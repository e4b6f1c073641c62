import type { ReactNode } from 'react'
import { useGetOpenQuotesQuery, useGetOwnHoldsQuery } from '@/features/sales/start/start.api'
import { useTakeQuote } from '@/features/sales/start/use-take-quote'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type KnownUnitsProps = { wizard: Wizard }

/** Before all others: what was quoted to the lead of this sale, and what one holds. */
export function KnownUnits({ wizard }: KnownUnitsProps) {
  const t = usePhrases('sale-wizard')
  const formats = useFormats()
  const can = useCan()
  const { fields } = wizard.form
  const leadId = wizard.values.lead_id
  const takeQuote = useTakeQuote(wizard)
  const holds = useGetOwnHoldsQuery(undefined, {
    skip: !can('property.reserved.hold') || !can('property.reserved.view'),
    refetchOnMountOrArgChange: true,
  }).data
  const quotes = useGetOpenQuotesQuery(leadId ?? '', {
    skip: leadId === null || !can('sales.record.view'),
  }).data
  return (
    <>
      {quotes && quotes.length > 0 && (
        <section aria-labelledby="known-quotes">
          <h3 className="known-title" id="known-quotes">
            {t('unit.quotes')}
          </h3>
          <ul className="pick-items">
            {quotes.map(({ id, quote_no, unit_code, tcp }) => (
              <KnownUnit key={id} code={unit_code} price={tcp} onTake={() => void takeQuote(id)}>
                <span className="text-muted small">
                  <Ltr>{quote_no}</Ltr>
                </span>
              </KnownUnit>
            ))}
          </ul>
        </section>
      )}
      {holds && holds.length > 0 && (
        <section aria-labelledby="known-holds">
          <h3 className="known-title" id="known-holds">
            {t('unit.own_holds')}
          </h3>
          <ul className="pick-items">
            {holds.map(({ id, unit_id, unit_code, project_label, for_whom, deadline_at, list_price }) => (
              <KnownUnit
                key={id}
                code={unit_code}
                price={list_price}
                onTake={() => fields.setValue('unit_id', unit_id, { shouldDirty: true })}
              >
                <span className="pick-line text-muted small">
                  <bdi>{[project_label, for_whom].filter(Boolean).join(' · ')}</bdi>
                  {deadline_at && <span>{t('unit.held_until', { time: formats.instant(deadline_at) })}</span>}
                </span>
              </KnownUnit>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type KnownUnitProps = { code: string; price: string; onTake: () => void; children: ReactNode }

/** A unit with its price; below it, why it is known. */
function KnownUnit({ code, price, onTake, children }: KnownUnitProps) {
  const formats = useFormats()
  return (
    <li>
      <button type="button" className="pick-item" onClick={onTake}>
        <span className="pick-facts">
          <span className="pick-line">
            <span className="pick-name">
              <Ltr>{code}</Ltr>
            </span>
            <span className="pick-price">
              <Ltr>{formats.amount(price)}</Ltr>
            </span>
          </span>
          {children}
        </span>
      </button>
    </li>
  )
}
