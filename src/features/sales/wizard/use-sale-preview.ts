import { skipToken } from '@reduxjs/toolkit/query/react'
import type { PreviewSale } from '@contract/selling/sale.calls'
import type { SalePreview } from '@contract/modules/sales/sale.views'
import { usePreviewSaleQuery } from '@/features/sales/sales.api'
import { previewOf, type WizardValues } from '@/features/sales/wizard/wizard-values'
import { useDebounced } from '@/shared/form/use-debounced'

export type AskedPreview = {
  /** As it was told last, until it is told anew. */
  data: SalePreview | undefined
  /** The server has not answered yet for what stands in the form. */
  isOld: boolean
  error: unknown
  retry: () => void
}

/** What the draft comes to, reckoned by the server with the rules it will be kept by, whenever typing pauses. */
export function useSalePreview(values: WizardValues, saleId: string | null): AskedPreview {
  const asked = previewOf(values, saleId)
  const text = asked && JSON.stringify(asked)
  const settled = useDebounced(text)
  const call = settled === null ? null : (JSON.parse(settled) as PreviewSale)
  const preview = usePreviewSaleQuery(call ?? skipToken)
  return {
    data: values.unit_id ? preview.data : undefined,
    isOld: text !== settled || preview.currentData === undefined,
    error: preview.currentData ? undefined : preview.error,
    retry: () => void preview.refetch(),
  }
}
