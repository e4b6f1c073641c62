import { businessDate } from '@contract/kernel/dates'
import { useGetPickedUnitQuery } from '@/features/sales/pick.api'
import { leadOf, type SaleStart } from '@/features/sales/start/start-values'
import {
  useGetHoldToSellQuery,
  useGetLeadToSellQuery,
  useGetNewSaleQuery,
  useGetQuoteToSellQuery,
} from '@/features/sales/start/start.api'
import type { Arrival } from '@/features/sales/wizard/wizard-values'
import { useCan } from '@/shared/access/use-can'

type QueryState = { currentData?: unknown; error?: unknown }
const isSettled = ({ currentData, error }: QueryState, isSkipped: boolean) =>
  isSkipped || currentData !== undefined || error !== undefined

/** Where one came from, with all that hangs on it; null while it is read. What cannot be read is typed. */
export function useSaleStart(arrival: Arrival, quoteId: string | null, skip: boolean) {
  const can = useCan()
  const noQuote = skip || quoteId === null
  const quoted = useGetQuoteToSellQuery(quoteId ?? '', { skip: noQuote, refetchOnMountOrArgChange: true })
  const quote = quoted.currentData ?? null
  const unitId = quote?.unit_id ?? arrival.unit
  const noUnit = skip || unitId === null
  const holding = useGetHoldToSellQuery(unitId ?? '', { skip: noUnit || !can('property.listing.view') })
  const unit = useGetPickedUnitQuery(unitId ?? '', {
    skip: noUnit || noQuote,
    refetchOnMountOrArgChange: true,
  })
  const usual = useGetNewSaleQuery(
    { ...(quoteId ? { quote_id: quoteId } : {}), ...(arrival.unit ? { unit_id: arrival.unit } : {}) },
    { skip, refetchOnMountOrArgChange: true },
  )
  const hold = holding.currentData?.hold ?? null
  const leadId = leadOf({ arrival, quote, hold })
  const noLead = skip || leadId === null || !can('buyer.lead.view')
  const lead = useGetLeadToSellQuery(leadId ?? '', { skip: noLead })
  const isReady =
    (noQuote || quote !== null) &&
    isSettled(holding, noUnit || !can('property.listing.view')) &&
    isSettled(unit, noUnit || noQuote) &&
    isSettled(usual, skip) &&
    isSettled(lead, noLead)
  const start: SaleStart | null = isReady
    ? {
        arrival,
        quote,
        lead: lead.currentData ?? null,
        hold,
        usual: usual.currentData ?? null,
        list_price: unit.currentData?.list_price ?? null,
        today: businessDate(new Date()),
      }
    : null
  return { start, quoted }
}
