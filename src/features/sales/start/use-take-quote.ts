import { businessDate } from '@contract/kernel/dates'
import { useLazyGetPickedUnitQuery } from '@/features/sales/pick.api'
import { valuesOfStart } from '@/features/sales/start/start-values'
import { useLazyGetQuoteToSellQuery } from '@/features/sales/start/start.api'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { failureText, toApiFailure } from '@/shared/http/api-failure'
import { error as failed } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

const QUOTED = ['unit_id', 'quote_id', 'price', 'terms', 'reservation_fee'] as const

/** A quote that is taken on the way brings its terms; whoever buys and sells stays. */
export function useTakeQuote({ form: { fields } }: Pick<Wizard, 'form'>): (id: string) => Promise<void> {
  const dispatch = useAppDispatch()
  const [findQuote] = useLazyGetQuoteToSellQuery()
  const [findUnit] = useLazyGetPickedUnitQuery()
  return async id => {
    try {
      const quote = await findQuote(id).unwrap()
      const { list_price } = await findUnit(quote.unit_id).unwrap()
      const values = valuesOfStart({
        arrival: { unit: null, buyer: null, lead: null },
        quote,
        lead: null,
        hold: null,
        usual: null,
        list_price,
        today: businessDate(new Date()),
      })
      for (const name of QUOTED) fields.setValue(name, values[name], { shouldDirty: true })
    } catch (error) {
      dispatch(failed(failureText(toApiFailure(error))))
    }
  }
}
