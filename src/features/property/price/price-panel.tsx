import { useState } from 'react'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import type { PriceQuery } from '@contract/selling/property-unit.calls'
import { USUAL_DOWN_PAYMENT } from '@contract/selling/schedule.rules'
import { PriceSteps } from '@/features/property/price/price-steps'
import { useUnitPriceQuery } from '@/features/property/unit-commands.api'
import { FigureInput } from '@/shared/form/figure-input'
import { typedAmount, typedRate } from '@/shared/form/typed-figures'
import { shownRate } from '@/shared/format/shown-rate'
import { useDebounced } from '@/shared/form/use-debounced'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'
import { Field } from '@/shared/ui/field'
import { Skeleton } from '@/shared/ui/skeleton'

export type PricePanelProps = { unit: PropertyUnit }

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The total contract price on today's list, every step explained; another discount counts at once. */
export function PricePanel({ unit }: PricePanelProps) {
  const t = usePhrases('property')
  const [asked, setAsked] = useState<PriceQuery>({ dp_rate: USUAL_DOWN_PAYMENT })
  const settled = useDebounced(JSON.stringify(asked))
  // While one types, the price before stands.
  const price = useUnitPriceQuery({ id: unit.id, asked: JSON.parse(settled ?? '{}') as PriceQuery })
  const { error, isFetching } = price
  const failure = error ? toApiFailure(error) : null
  const set = (name: keyof PriceQuery) => (value: unknown) =>
    setAsked(before => {
      const { [name]: _was, ...others } = before
      const text = textOf(value)
      return text === undefined ? others : { ...others, [name]: text }
    })
  const rate = (value: unknown) => (typeof value === 'string' ? shownRate(value) : '')
  return (
    <section className="form-stack" aria-busy={isFetching}>
      <h3 className="section-title">{t('price.title')}</h3>
      <div className="price-asked">
        <Field label={t('price.discount')}>
          <FigureInput
            inputRef={null}
            value={asked.discount_rate ?? ''}
            read={typedRate}
            show={rate}
            onRead={set('discount_rate')}
          />
        </Field>
        <Field label={t('price.other')}>
          <FigureInput
            inputRef={null}
            value={asked.other_charges ?? ''}
            read={typedAmount}
            show={value => String(value ?? '')}
            onRead={set('other_charges')}
          />
        </Field>
        <Field label={t('price.down')}>
          <FigureInput
            inputRef={null}
            value={asked.dp_rate ?? ''}
            read={typedRate}
            show={rate}
            onRead={set('dp_rate')}
          />
        </Field>
      </div>
      {failure && failure.status < 500 && failure.status >= 400 ? (
        <Banner tone="warning">{failure.fields[0]?.message ?? failure.message}</Banner>
      ) : failure ? (
        <LoadFailed error={error} isBusy={isFetching} onRetry={() => void price.refetch()} />
      ) : price.data ? (
        <PriceSteps price={price.data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </section>
  )
}
